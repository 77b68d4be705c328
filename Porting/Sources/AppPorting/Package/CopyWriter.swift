public import Foundation

/// The files that a build of the package compiles: the copies, or the list of the audit's cells.
public struct CopyWriter {
  private let files: [String: String]
  private let inputs: [String]
  private let folder: URL

  /// The kinds of files.
  public enum Kind {
    /// The copies of the app's files.
    case copies
    /// The list of the cells that the audit makes.
    case cells
  }

  /// Creates the files.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - isList: A Boolean value that indicates whether the files are only listed.
  /// - Throws: ``PortError`` if a folder can't be read.
  public init(_ kind: Kind, package: URL, to folder: URL, isList: Bool = false) throws(PortError) {
    let configuration = try PortConfiguration(package: package)
    let copy = try AppCopy(configuration, isList: isList || kind == .cells)
    self.folder = folder
    // Another strut-port may write other copies.
    let tool = [Bundle.main.executablePath].compactMap(\.self)
    inputs = tool + [package.appendingPathComponent(PortConfiguration.fileName).path] + copy.inputs
    switch kind {
    case .copies: files = copy.files
    case .cells: files = ["AuditedCells.swift": PackageTexts.cells(copy.cells, configuration.name)]
    }
  }

  /// Writes the files, those that changed, and empties the copies of files that the app no longer
  /// has.
  ///
  /// - Throws: ``PortError`` if a file can't be written.
  public func write() throws(PortError) {
    for (name, text) in files { try writeIfChanged(text, to: folder.appendingPathComponent(name)) }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // A build that was planned before still names them.
    for name in old where files[name] == nil { try writeIfChanged("", to: folder.appendingPathComponent(name)) }
  }

  /// Returns the paths of the files that are read and written, as JSON, for the plugin.
  public func list() throws -> String {
    let list = ["inputs": inputs, "outputs": files.keys.sorted().map { folder.appendingPathComponent($0).path }]
    return String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
  }
}
