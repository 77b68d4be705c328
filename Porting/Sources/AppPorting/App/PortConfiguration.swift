public import Foundation

/// The settings of a package with the copy of an app, in its file `port.json`.
public struct PortConfiguration: Codable, Sendable {
  /// The absolute path of the app's folder.
  public var folder: String
  /// The name of the module with the app's files.
  public var name: String
  /// The dependency on Strut: a path, or a URL.
  public var strut: String
  /// The files and folders that the user leaves out, as paths from the app's folder.
  public var excluded: [String]
  /// The files that do not compile, which a trial build found.
  public var leftOut: [LeftOut] = []
  /// A Boolean value that indicates whether the package has a program that audits the cells.
  public var audits: Bool

  /// Creates the settings.
  public init(folder: String, name: String, strut: String, excluded: [String], audits: Bool) {
    (self.folder, self.name, self.strut) = (folder, name, strut)
    (self.excluded, self.audits) = (excluded, audits)
  }

  /// Returns paths of files and folders to leave out, as paths from the app's folder.
  ///
  /// - Parameter paths: Absolute paths, or paths from the app's folder.
  /// - Throws: ``PortError`` if a path leads out of the folder, or to no file.
  public static func excluded(_ paths: [String], in folder: String) throws(PortError) -> [String] {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    var excluded: [String] = []
    for path in paths {
      let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
      let full = url.standardizedFileURL.path
      guard full.hasPrefix(root.path + "/") else {
        throw PortError("--exclude \(path): that is not in \(root.path). Give a path from that folder.")
      }
      guard FileManager.default.fileExists(atPath: full) else {
        throw PortError("--exclude \(path): \(full) does not exist. Give a path from the app's folder.")
      }
      excluded.append(String(full.dropFirst(root.path.count + 1)))
    }
    return excluded
  }

  /// The name of the file.
  static let fileName = "port.json"

  /// Reads the settings of a package.
  ///
  /// - Throws: ``PortError`` if the file is missing or is not in the format.
  public init(package: URL) throws(PortError) {
    let file = package.appendingPathComponent(Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw PortError("\(package.path) is not a package of strut-port; make one with strut-port make.")
    }
    do { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)) } catch {
      throw PortError(
        "\(file.path) does not have the settings of a port. Correct it, or make another package with strut-port make.")
    }
  }

  /// Writes the settings of a package.
  public func write(to package: URL) throws(PortError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      try writeIfChanged(text + "\n", to: package.appendingPathComponent(Self.fileName))
    } catch let error as PortError { throw error } catch {
      throw PortError("the settings can't be written: \(error.localizedDescription)")
    }
  }
}

/// An error that ends the command, with the cure.
public struct PortError: Error, CustomStringConvertible {
  /// The message.
  public let description: String
  /// Creates an error with a message.
  public init(_ description: String) { self.description = description }
}

/// Writes a file if its text is another one, so that builds stay incremental.
func writeIfChanged(_ text: String, to file: URL) throws(PortError) {
  let data = Data(text.utf8)
  do {
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  } catch { throw PortError("\(file.path) can't be written: \(error.localizedDescription)") }
}
