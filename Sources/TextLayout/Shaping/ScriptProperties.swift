internal import FontInterop
internal import FontMetrics
internal import Threads

/// The language and features of text by script in HarfBuzz's form, because language tags take long
/// to parse. `RunShaper` stores one for each, and each context has its own.
final class ScriptProperties: Sendable {
  private let settings: ShapingSettings
  /// The properties of left-to-right runs.
  private let known = Locked<[(script: Script, properties: ShapingProperties)]>([])

  /// The maximum number of examined scripts.
  private static let scriptLimit = 64

  init(_ settings: ShapingSettings) { self.settings = settings }

  /// The properties of a run.
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
  /// Returns these settings for a script, in HarfBuzz's form.
  fileprivate func properties(_ script: Script) -> ShapingProperties {
    let tag = script.tag
    return ShapingProperties(
      script: OpenTypeTag(parsing: tag) ?? "Zzzz", language: language.map { FontLanguage.shapingTag($0, script: tag) },
      features: features.compactMap(\.requested))
  }
}

extension FontFeature {
  /// The tag in HarfBuzz's form; nil for a tag that no font can have.
  fileprivate var requested: (tag: OpenTypeTag, value: UInt32)? {
    OpenTypeTag(parsing: tag).map { ($0, UInt32(clamping: value)) }
  }
}
