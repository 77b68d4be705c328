import FontMetrics
import Foundation
import LayoutCore
import Synchronization
import UIKitNames

/// Surroundings with a catalog of their own, without installed fonts, and a log to read.
final class FontSurroundings: Sendable {
  let fonts: FontCatalog
  private let typesetting: Typesetting
  private let lines = Mutex<[String]>([])

  init() throws {
    fonts = try FontCatalog.bundled(sources: .own)
    typesetting = Typesetting(fonts: fonts)
  }

  var log: [String] { lines.withLock { $0 } }

  func run<Result>(_ change: (inout TraitCollection) -> Void = { _ in }, _ body: () throws -> Result) rethrows -> Result
  {
    var traits = TraitCollection(
      typesetting: typesetting, log: LayoutLog { message in self.lines.withLock { $0.append(message) } })
    change(&traits)
    return try traits.performAsCurrent(body)
  }

  /// A font of the tests of FontMetrics.
  static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FontMetricsTests/Resources/Catalog/" + name)
  }

  /// Returns the width of a string in a label, in points.
  @MainActor static func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }
}
