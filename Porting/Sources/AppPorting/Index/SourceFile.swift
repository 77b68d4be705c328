internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file of an app.
public struct SourceFile: Sendable {
  /// The path from the app's folder.
  public let name: String
  /// The absolute path, which messages of the compiler name.
  public let path: String
  /// The content, in UTF-8.
  let bytes: [UInt8]
  /// The syntax of the content.
  let tree: SourceFileSyntax

  /// Creates a file from its content.
  public init(name: String, path: String, text: String) {
    (self.name, self.path) = (name, path)
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
  }

  /// Reads a file.
  ///
  /// - Throws: ``LeftOut`` if it can't be read, is not in UTF-8, or is larger than ``limit``.
  public init(name: String, path: String) throws(LeftOut) {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw LeftOut(name, "it can't be read: \(error.localizedDescription)")
    }
    guard data.count <= Self.limit else { throw LeftOut(name, "it has more than \(Self.limit / 1_000_000) MB") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LeftOut(name, "it is not in UTF-8; convert it")
    }
    self.init(name: name, path: path, text: text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
  }

  /// The maximum size, in bytes.
  public static let limit = 4_000_000
}

/// A file of the app that the copy does not contain, and the reason.
public struct LeftOut: Error, Hashable, Sendable, Codable {
  /// The path from the app's folder.
  public let file: String
  /// The reason, without a period.
  public let reason: String

  /// Creates the record.
  public init(_ file: String, _ reason: String) { (self.file, self.reason) = (file, reason) }
}

/// A part of a file whose meaning changes, at a place.
public struct PortNote: Hashable, Sendable, Codable {
  /// The path from the app's folder.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The change, a sentence without a period.
  public let text: String
}
