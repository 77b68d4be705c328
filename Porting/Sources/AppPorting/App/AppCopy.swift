internal import SwiftSyntax

/// The rewritten files of an app.
public struct AppCopy: Sendable {
  /// The texts by the name of the copy.
  public private(set) var files: [String: String] = [:]
  /// The number of the app's files among them.
  public private(set) var count = 0
  /// The files that are not included.
  public private(set) var leftOut: [LeftOut] = []
  /// The folders whose files are not read: those of dependencies, built products and ports, and
  /// linked ones.
  public private(set) var skipped: [String] = []
  /// The parts whose meaning changes.
  public private(set) var notes: [PortNote] = []
  /// The modules that the app imports and Linux does not have.
  public private(set) var stubs: [String] = []
  /// The cells and headers, as code that creates the items of an audit.
  public private(set) var cells: [String] = []
  /// The absolute paths of the files on which the copies depend.
  private(set) var inputs: [String] = []
  /// The names of types by the file that declares them.
  private(set) var declared: [String: [String]] = [:]

  /// Reads and rewrites the files.
  ///
  /// - Parameter isList: A Boolean value that indicates whether the files are not rewritten, so
  ///   that the texts are empty and their notes are missing.
  /// - Throws: ``PortError`` if the folder can't be read or has no Swift files.
  /// - Complexity: O(*n* log *n*) in the size of the files.
  public init(_ configuration: PortConfiguration, isList: Bool = false) throws(PortError) {
    let folder = try AppFolder(configuration)
    guard !folder.sources.isEmpty || folder.leftOut.contains(where: { $0.file.hasSuffix(".swift") }) else {
      throw PortError("\(configuration.folder) has no Swift files. Give the folder with the app's Swift files.")
    }
    leftOut = folder.leftOut
    skipped = folder.skipped
    inputs = folder.sources.map(\.path) + folder.nibs.map(\.path)
    let scan = NibScan()
    folder.nibs.forEach(scan.read)
    take(folder.sources, scan, configuration, isList)
    let failed = Dictionary(configuration.leftOut.map { ($0.file, $0) }) { first, _ in first }
    leftOut += folder.sources.compactMap { failed[$0.name] }
    leftOut.sort { $0.file < $1.file }
    notes.sort { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
  }

  private mutating func take(_ all: [SourceFile], _ scan: NibScan, _ configuration: PortConfiguration, _ isList: Bool) {
    let failed = Set(configuration.leftOut.map(\.file))
    let conditions = BuildConditions()
    var found: [FileIndexer] = []
    for file in all {
      let one = FileIndexer(file, conditions)
      if let module = one.imports.first(where: { KnownModules.tests.contains($0.module) })?.module {
        leftOut.append(LeftOut(file.name, "it is a test, which imports \(module)"))
      } else {
        found.append(one)
        for type in one.declared { declared[type, default: []].append(file.name) }
      }
    }
    // Those of files that do not compile as well, so that stubs for them can be filled.
    let imports = found.flatMap(\.imports).filter { !$0.isConditional }
    stubs = Set(imports.map(\.module)).subtracting(KnownModules.available)
      .subtracting(KnownModules.onOtherSystems).subtracting([configuration.name]).sorted()
    found.removeAll { failed.contains($0.file.name) }
    var index = AppIndex(found)
    index.nibAttributes = scan.attributes
    var names = CopyNames()
    for file in found.map(\.file) {
      let (text, notes) =
        isList ? ("", []) : FileRewriter.rewritten(file, index, conditions, marksViews: configuration.audits)
      files[names.name(for: file.name)] = text
      self.notes += notes
    }
    count = found.count
    files["PortedApp+Members.swift"] = Registration(index, scan).text
    if configuration.audits {
      let audited = AuditedCells(index, scan)
      cells = audited.items
      notes += audited.notes
    }
  }
}

/// The names of the copies, which are in one folder.
private struct CopyNames {
  private var used: Set<String> = []

  /// Returns the name for a file: the last part of its path, with a number if that is taken. It
  /// differs from the original's, because the compiler makes one `#fileID` of the name.
  mutating func name(for path: String) -> String {
    let last = (path.split(separator: "/").last ?? "File.swift").dropLast(".swift".count)
    var (name, number) = ("\(last).copy.swift", 2)
    while !used.insert(name.lowercased()).inserted {
      name = "\(last).copy\(number).swift"
      number += 1
    }
    return name
  }
}
