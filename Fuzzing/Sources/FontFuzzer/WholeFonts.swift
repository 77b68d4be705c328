internal import Foundation
internal import FuzzSupport

/// The unchanged bundled fonts: libFuzzer never keeps them, because they are slow to try, but the
/// mutator sometimes gets one.
enum WholeFonts {
  /// libFuzzer changes an input up to five times before it takes another: one in three hundred
  /// inputs is a whole font.
  private static let share = 1000

  private static let files: [[UInt8]] = {
    guard let folder = ProcessInfo.processInfo.environment["STRUT_FONTS"] else { return [] }
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    return paths.sorted().filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }.map { Array($0) }
  }()

  /// One of the bundled fonts, or in most cases the given font.
  static func inPlace(of bytes: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: ~seed)
    guard generator.oneIn(share), let font = files.randomElement(using: &generator), font.count <= limit else {
      return bytes
    }
    return font
  }
}
