import ArgumentParser
import Queries

/// The options of `strut measure`: those of the option table, read by the same rules as the keys of
/// a record.
///
/// ArgumentParser finds options among the children of a mirror, so they need no properties.
struct MeasureArguments: ParsableArguments, CustomReflectable {
  private let options: [(option: MeasureOption, argument: Option<String?>)]

  init() { options = MeasureOption.all.map { ($0, Option($0)) } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    options = try MeasureOption.all.map { ($0, try container.decode(Option<String?>.self, forKey: Key($0.key))) }
  }

  var customMirror: Mirror {
    Mirror(self, children: options.map { Mirror.Child(label: "_\($0.option.key)", value: $0.argument) })
  }

  /// Returns the argument of an option.
  subscript(_ key: String) -> String? { options.first { $0.option.key == key }?.argument.wrappedValue }

  func settings() throws -> MeasureSettings {
    var settings = MeasureSettings()
    for (option, argument) in options {
      if let value = argument.wrappedValue { try option.set(&settings, .string(value)) }
    }
    return settings
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

extension Option<String?> {
  /// Creates an option of the table. A value that begins with a minus sign is accepted. The
  /// language also has the name that it has in other commands.
  fileprivate init(_ option: MeasureOption) {
    self.init(
      name: option.key == "lang" ? [.long, .customLong("locale")] : .long,
      parsing: option.mayBeginWithMinus ? .unconditional : .next,
      help: ArgumentHelp(option.summary, valueName: option.valueName))
  }
}
