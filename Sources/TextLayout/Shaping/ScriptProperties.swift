internal import FontInterop
internal import FontMetrics
internal import Threads

/// The language and features of texts by script, as HarfBuzz takes them: language tags take long to read. `RunShaper` keeps one for each
/// of them, and each context has that of its own.
final class ScriptProperties: Sendable {
  private let settings: ShapingSettings
  /// Of left-to-right runs.
  private let known = Locked<[(script: Script, properties: ShapingProperties)]>([])

  /// How many scripts are looked through.
  private static let scriptLimit = 64

  init(_ settings: ShapingSettings) { self.settings = settings }

  /// Those of a run.
  subscript(run: ShapedRun) -> ShapingProperties {
    var found = known.withLock { known in known.first { $0.script == run.script }?.properties } ?? made(run.script)
    found.isRightToLeft = run.isRightToLeft
    found.goesOnWithCluster = run.goesOnWithCluster
    return found
  }

  private func made(_ script: Script) -> ShapingProperties {
    let made = settings.properties(script)
    known.withLock { known in
      if known.count < Self.scriptLimit { known.append((script, made)) }
    }
    return made
  }
}

extension ShapingSettings {
  /// These settings for a script, as HarfBuzz takes them.
  fileprivate func properties(_ script: Script) -> ShapingProperties {
    let tag = script.tag
    return ShapingProperties(
      script: OpenTypeTag(parsing: tag) ?? "Zzzz", language: language.map { FontLanguage.shapingTag($0, script: tag) },
      features: features.compactMap(\.requested))
  }
}

extension FontFeature {
  /// As HarfBuzz takes it; nil for a tag that no font can have.
  fileprivate var requested: (tag: OpenTypeTag, value: UInt32)? {
    OpenTypeTag(parsing: tag).map { ($0, UInt32(clamping: value)) }
  }
}
