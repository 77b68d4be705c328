/// A file or bytes whose faces are registered with a catalog.
public struct FontRegistration: Hashable, Sendable, Identifiable {
  /// A number that is unique in the catalog. Later registrations have greater numbers.
  public let id: Int
  /// The path, or the name of the bytes.
  public let path: String
  /// The faces, in the order of the file.
  public let faces: [CatalogFace]
  /// The faces that can't be opened, with errors, in the order of the file.
  public let failures: [Failure]

  /// A face that could not be opened.
  public struct Failure: Hashable, Sendable {
    /// The index of the face in the file; for faces beyond the thousandth, which are not opened,
    /// the first of them.
    public let faceIndex: Int
    /// The error.
    public let error: FontError
  }
}

/// The result of registering a folder.
public struct FontFolderRegistration: Hashable, Sendable {
  /// The files that are registered, including those registered earlier, sorted by path.
  public let registrations: [FontRegistration]
  /// The files that can't be registered, with errors, sorted by path.
  public let failures: [Failure]

  /// A file that could not be registered.
  public struct Failure: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The error.
    public let error: FontError
  }
}

extension FontError.Code {
  /// The catalog has the maximum number of registered faces.
  public static let registrationLimit = FontError.Code(rawValue: "font-registration-limit")
}
