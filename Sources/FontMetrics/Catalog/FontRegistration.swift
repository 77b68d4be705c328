/// A file or bytes whose faces a catalog was told of.
public struct FontRegistration: Hashable, Sendable, Identifiable {
  /// A number that no other registration of the catalog has or had; later ones are greater.
  public let id: Int
  /// The path, or the name that the bytes were given.
  public let path: String
  /// Its faces, in the order of the file.
  public let faces: [CatalogFace]
  /// The faces that cannot be opened, and why, in the order of the file.
  public let failures: [Failure]

  /// A face that could not be opened.
  public struct Failure: Hashable, Sendable {
    /// Which face of the file, from 0; the first of all beyond the thousandth, which are not opened.
    public let faceIndex: Int
    /// Why not.
    public let error: FontError
  }
}

/// What came of registering a folder.
public struct FontFolderRegistration: Hashable, Sendable {
  /// The files that are registered now, those that were before too, by path.
  public let registrations: [FontRegistration]
  /// The files that are not, by path, and why.
  public let failures: [Failure]

  /// A file that could not be registered.
  public struct Failure: Hashable, Sendable {
    /// The file.
    public let path: String
    /// Why not.
    public let error: FontError
  }
}

extension FontError.Code {
  /// The catalog has as many registered faces as it takes.
  public static let registrationLimit = FontError.Code(rawValue: "font-registration-limit")
}
