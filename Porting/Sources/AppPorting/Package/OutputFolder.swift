public import Foundation

extension PortConfiguration {
  /// Checks that the package may be written to a folder.
  ///
  /// - Throws: ``PortError`` if the folder is that of the app, has files of others, or has the port of
  ///   another app.
  public func checkOutput(_ output: URL) throws(PortError) {
    let cure = "Give another folder with --output."
    if Self.isSame(output.path, folder) {
      throw PortError("\(output.path) is the folder of the app. \(cure)")
    }
    guard FileManager.default.fileExists(atPath: output.path) else { return }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: output.path) } catch {
      throw PortError("\(output.path) is not a folder that can be read. \(cure)")
    }
    if names.contains(PortConfiguration.fileName) {
      let other = try PortConfiguration(package: output).folder
      guard Self.isSame(other, folder) else {
        throw PortError("\(output.path) has the port of another app, \(other). \(cure)")
      }
    } else if let first = names.filter({ !$0.hasPrefix(".") }).min() {
      throw PortError("\(output.path) has files that strut-port did not write, such as \(first). \(cure)")
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let paths = [one, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
    return paths[0] == paths[1]
  }
}
