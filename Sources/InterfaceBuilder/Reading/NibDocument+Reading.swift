import CellDocuments
import StringCatalogs
import XMLInterop

extension NibDocument {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of a `.xib` or `.storyboard`.
  ///   - sizeClasses: The size classes that select variations; nil for those of an iPad if the
  ///     file's `targetRuntime` is for it, otherwise for those of a phone.
  /// - Throws: The first error in the file, with its position. ``NibError/isSkipped`` is true if
  ///   the file is for another platform.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  public init(path: String, sizeClasses: NibSizeClasses? = nil) throws(NibError) {
    let bytes: [UInt8]
    do throws(CellDocumentErrors) {
      bytes = try DocumentFile.bytes(atPath: path)
    } catch {
      throw NibError(.unreadableFile, file: error.first.file, at: nil, error.first.message)
    }
    try self.init(bytes: bytes, file: path, sizeClasses: sizeClasses)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `.xib` or `.storyboard`.
  ///   - file: The name of the file in messages.
  ///   - sizeClasses: The size classes that select variations, as in ``init(path:sizeClasses:)``.
  /// - Throws: The first error in the file, with its position. ``NibError/isSkipped`` is true if
  ///   the file is for another platform.
  /// - Complexity: O(*n* log *n*) in the number of bytes.
  public init(bytes: [UInt8], file: String, sizeClasses: NibSizeClasses? = nil) throws(NibError) {
    let root = try Self.checkedRoot(of: bytes, file)
    try self.init(root: root, Self.context(of: root, file, sizeClasses))
  }

  /// Returns the state for reading a parsed file.
  static func context(
    of root: XMLElement, _ file: String, _ sizeClasses: NibSizeClasses?
  ) throws(NibError) -> ReadingContext {
    let sizeClasses = sizeClasses ?? (RootKind.isForPad(root) ? .pad : .phone)
    let resources = try NibResources(
      of: root,
      NibReading(ReadingContext(file: file, sizeClasses: sizeClasses, resources: NibResources(), outlets: [:])))
    return ReadingContext(
      file: file, sizeClasses: sizeClasses, resources: resources, outlets: OutletTable.outlets(of: root))
  }

  /// Reads a parsed file with the state for the entire document.
  init(root: XMLElement, _ context: ReadingContext) throws(NibError) {
    let (file, sizeClasses, reading) = (context.file, context.sizeClasses, NibReading(context))
    var walk = DocumentWalk(reading)
    try walk.walk(root)
    self.init(
      file: file, isStoryboard: root.attributes["type"]?.contains("Storyboard") ?? false,
      toolsVersion: root.attributes["toolsVersion"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil },
      usesAutolayout: root.attributes["useAutolayout"] == "YES",
      usesSafeAreas: root.attributes["useSafeAreas"] == "YES",
      isLaunchScreen: root.attributes["launchScreen"] == "YES", customFonts: NibResources.customFonts(of: root),
      cells: walk.cells, tables: walk.tables, collections: walk.collections, notes: reading.notes,
      objectIDs: root.allIDs, variations: walk.variations)
    self.sizeClasses = sizeClasses
  }

  /// Parses a file within the limits, and returns its root element if it is for iOS.
  static func checkedRoot(of bytes: [UInt8], _ file: String) throws(NibError) -> XMLElement {
    let root = try root(of: bytes, file)
    try RootKind.check(root, file)
    return root
  }

  /// Parses a file within the limits and returns its root element.
  private static func root(of bytes: [UInt8], _ file: String) throws(NibError) -> XMLElement {
    guard bytes.count <= DocumentLimits.bytes else {
      throw NibError(.tooLarge, file: file, at: .start, "the file is larger than \(DocumentLimits.bytes >> 20) MiB")
    }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw NibError(
        .notInterfaceBuilder, file: file, at: .start,
        "the file is a compiled nib; use the .xib that it was compiled from")
    }
    do throws(XMLError) {
      let limits = XMLLimits(depth: 256, elements: DocumentLimits.nodes, textBytes: DocumentLimits.bytes)
      return try XMLElement(parsing: bytes, limits: limits)
    } catch {
      throw NibError(error.kind == .tooLarge ? .tooLarge : .syntax, file: file, at: error.position, error.cure)
    }
  }
}
