import JSONText
import TextLayout

/// A text that a person could see for a key, with what led to it.
public struct StringVariant: Hashable, Sendable {
  /// The text, every placeholder filled.
  public let text: String
  /// What was chosen, such as `count=few` and `device=ipad`, in the order of the text.
  public let choices: [String]
}

/// What is put into placeholders, and which of several texts are wanted.
public struct VariantOptions: Hashable, Sendable {
  /// The devices whose texts are wanted.
  public var devices: [DeviceFamily]
  /// Arguments by name, or by number from 1. One that is given decides plural forms and `select` branches; others are long samples, and
  /// every form is wanted.
  public var arguments: [String: String]
  /// The most texts that are asked for where nobody says how many.
  public static let usualLimit = 500

  /// The most texts.
  public var limit: Int

  /// Options; without arguments, an iPhone's texts with samples.
  public init(
    devices: [DeviceFamily] = [.iPhone], arguments: [String: String] = [:], limit: Int = VariantOptions.usualLimit
  ) {
    self.devices = devices
    self.arguments = arguments
    self.limit = limit
  }
}

extension StringLookup {
  /// Every distinct text that a person could see: one for each plural category that the language has, each branch of a `select`, each
  /// width and each device that is wanted, placeholders filled with long samples as the locale writes them.
  ///
  /// An argument has one value in a text: where two choices go by the same number, they agree. Numbers belong to their
  /// category: `%d` never takes one that only numbers with decimals have.
  ///
  /// Throws an error with the text's place when there are more than `options.limit`.
  /// - Complexity: O(*n*) in the texts.
  public func variants(_ options: VariantOptions = VariantOptions()) throws(CellDocumentErrors) -> [StringVariant] {
    let writer = VariantWriter(
      samples: .known(for: locale), rules: .known(for: textLocale.shapingLanguage), options: options)
    guard let variants = writer.variants(of: string.pattern) else {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .tooLarge, file: string.file, position: string.position,
          message:
            "\(Wording.quoted(key.name)) stands for more than \(options.limit) texts; give arguments, or split it"))
    }
    return variants
  }

  /// The longest of the variants, in characters; the first of several.
  public func longestVariant(_ options: VariantOptions = VariantOptions()) throws(CellDocumentErrors) -> StringVariant {
    let variants = try variants(options)
    var longest = variants.first ?? StringVariant(text: "", choices: [])
    for variant in variants where variant.text.count > longest.text.count { longest = variant }
    return longest
  }
}

/// Writes the texts of a pattern.
private final class VariantWriter {
  private let samples: LocaleSamples
  private let rules: PluralRulesPair
  private let options: VariantOptions
  /// Arguments that are whole numbers wherever they are shown.
  private var integers: Set<String> = []

  /// What was chosen so far.
  private struct Path {
    var text: [Segment] = []
    var numbers: [String: Double] = [:]
    var words: [String: String] = [:]
    var choices: [String] = []
  }

  private enum Segment {
    case literal(String)
    case placeholder(Placeholder, offset: Double)
  }

  /// What is left to do: pieces with the number that is taken off before they are shown.
  private struct Work {
    var pieces: ArraySlice<MessagePattern.Piece>
    var offset: Double
  }

  init(samples: LocaleSamples, rules: PluralRulesPair, options: VariantOptions) {
    (self.samples, self.rules, self.options) = (samples, rules, options)
  }

  /// Nil when there are too many.
  func variants(of pattern: MessagePattern) -> [StringVariant]? {
    integers = Set(pattern.placeholders.filter { $0.kind == .integer }.map(\.argument))
    var found: [StringVariant] = []
    var seen: Set<String> = []
    var waiting: [(path: Path, work: [Work])] = [(Path(), [Work(pieces: pattern.pieces[...], offset: 0)])]
    // What is visited is bounded as well: many choices may lead to few texts.
    var budget = 64 * min(max(1, options.limit), 100_000)
    while let next = waiting.popLast() {
      budget -= 1
      guard budget > 0 else { return nil }
      switch advance(next.path, next.work) {
      case .done(let path):
        let text = fill(path)
        guard seen.insert(text).inserted else { continue }
        guard found.count < options.limit else { return nil }
        found.append(StringVariant(text: text, choices: path.choices))
      case .split(let paths): waiting += paths.reversed()
      }
    }
    return found
  }

  private enum Step {
    case done(Path)
    case split([(path: Path, work: [Work])])
  }

  /// Goes on to the next choice that is open, or to the end.
  private func advance(_ path: Path, _ work: [Work]) -> Step {
    var (path, work) = (path, work)
    while var current = work.popLast() {
      guard let piece = current.pieces.popFirst() else { continue }
      work.append(current)
      switch piece {
      case .literal(let text): path.text.append(.literal(text))
      case .placeholder(let placeholder):
        path.text.append(.placeholder(placeholder, offset: placeholder.source == "#" ? current.offset : 0))
      case .choice(let choice):
        let options = self.options(for: choice, path)
        let paths = options.map { option in
          (path: option.path, work: work + [Work(pieces: option.pattern.pieces[...], offset: option.offset)])
        }
        guard paths.count != 1 else {
          (path, work) = paths[0]
          continue
        }
        return .split(paths)
      }
    }
    return .done(path)
  }

  private struct Option {
    var path: Path
    var pattern: MessagePattern
    var offset = 0.0
  }

  private func options(for choice: MessageChoice, _ path: Path) -> [Option] {
    switch choice.selector {
    case .device: return devices(choice, path)
    case .width: return choice.branches.map { named($0, "width", path) }
    case .select(let argument):
      if let word = path.words[argument] ?? self.options.arguments[argument] {
        return (choice[word] ?? choice["other"]).map { [Option(path: path, pattern: $0)] } ?? []
      }
      return choice.branches.map { branch in
        var option = named(branch, argument, path)
        option.path.words[argument] = branch.name
        return option
      }
    case .plural(let argument, let kind, let offset): return plurals(choice, argument, kind, Double(offset), path)
    case .gettextPlural(let argument, let expression): return gettextForms(choice, argument, expression, path)
    }
  }

  private func named(_ branch: MessageChoice.Branch, _ what: String, _ path: Path) -> Option {
    var path = path
    path.choices.append("\(what)=\(branch.name)")
    return Option(path: path, pattern: branch.pattern)
  }

  private func devices(_ choice: MessageChoice, _ path: Path) -> [Option] {
    let wanted = options.devices.isEmpty ? [.iPhone] : options.devices
    return wanted.compactMap { device in
      let branch =
        choice.branches.first { $0.name == device.rawValue } ?? choice.branches.first { $0.name == "other" }
        ?? choice.branches.first
      return branch.map { named($0, "device", path) }
    }
  }

  private func number(of argument: String, _ path: Path) -> Double? {
    path.numbers[argument]
      ?? options.arguments[argument].flatMap { Double(decimal: $0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private func plurals(
    _ choice: MessageChoice, _ argument: String, _ kind: MessageChoice.PluralKind, _ offset: Double, _ path: Path
  ) -> [Option] {
    let rules = kind == .cardinal ? self.rules.cardinal : self.rules.ordinal
    if let number = number(of: argument, path) {
      let exact = choice.branches.first { PluralNames.number($0.name) == number }
      let pattern = exact?.pattern ?? choice[rules.category(of: number - offset).rawValue] ?? choice["other"]
      return pattern.map { [Option(path: path, pattern: $0, offset: offset)] } ?? []
    }
    let samples = kind == .cardinal ? self.rules.cardinalSamples : self.rules.ordinalSamples
    var found = choice.branches.compactMap { branch in
      PluralNames.number(branch.name).map { (name: branch.name, number: $0, pattern: branch.pattern) }
    }
    for category in PluralCategory.allCases {
      guard let sample = samples.number(category, mayHaveFraction: !integers.contains(argument)),
        let pattern = choice[category.rawValue] ?? choice["other"] ?? choice.branches.first?.pattern
      else { continue }
      found.append((category.rawValue, sample + offset, pattern))
    }
    return found.map { form in
      var option = Option(path: path, pattern: form.pattern, offset: offset)
      option.path.numbers[argument] = form.number
      option.path.choices.append("\(argument)=\(form.name)")
      return option
    }
  }

  private func gettextForms(
    _ choice: MessageChoice, _ argument: String, _ expression: PluralExpression, _ path: Path
  ) -> [Option] {
    if let number = number(of: argument, path) {
      let index = Int(exactly: number.rounded()).flatMap { expression.form(of: $0) } ?? 0
      return (choice["\(index)"] ?? choice.branches.last?.pattern).map { [Option(path: path, pattern: $0)] } ?? []
    }
    return choice.branches.compactMap { branch in
      // A form that no number has is never seen.
      guard let number = PluralSamples.integers.first(where: { expression.form(of: Int($0)) == Int(branch.name) })
      else { return nil }
      var option = named(branch, argument, path)
      option.path.numbers[argument] = number
      return option
    }
  }

  // MARK: Filling

  private func fill(_ path: Path) -> String {
    var text = ""
    for segment in path.text {
      switch segment {
      case .literal(let literal): text += literal
      case .placeholder(let placeholder, let offset): text += shown(placeholder, offset, path)
      }
    }
    return text
  }

  private func shown(_ placeholder: Placeholder, _ offset: Double, _ path: Path) -> String {
    let argument = placeholder.argument
    if let number = number(of: argument, path) {
      return samples.text(for: placeholder, number: number - offset)
    }
    return options.arguments[argument] ?? path.words[argument] ?? samples.text(for: placeholder, number: nil)
  }
}
