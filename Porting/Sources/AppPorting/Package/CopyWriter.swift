public import Foundation

/// Writes the files that a build of the package compiles.
public enum CopyWriter {
  /// Writes the copies of the app's files, those that changed, and deletes the copies of files that
  /// the app no longer has.
  ///
  /// - Throws: ``PortError`` if a folder can't be read or written.
  public static func writeCopies(of configuration: PortConfiguration, to folder: URL) throws(PortError) {
    try write(try AppCopy(configuration).files, to: folder)
  }

  /// Writes the list of the cells that the audit makes.
  ///
  /// - Throws: ``PortError`` if a folder can't be read or written.
  public static func writeCells(of configuration: PortConfiguration, to folder: URL) throws(PortError) {
    let copy = try AppCopy(configuration)
    try write(["AuditedCells.swift": PackageTexts.cells(copy.cells, configuration.name)], to: folder)
  }

  private static func write(_ files: [String: String], to folder: URL) throws(PortError) {
    for (name, text) in files { try writeIfChanged(text, to: folder.appendingPathComponent(name)) }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in old where files[name] == nil {
      do { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) } catch {
        throw PortError("the old copy \(name) can't be deleted: \(error.localizedDescription)")
      }
    }
  }
}
