import JSONText
import TextLayout

/// One text that a user can see for a string, with the choices that lead to it.
public struct StringVariant: Hashable, Sendable {
  /// The text, with every placeholder filled.
  public let text: String
  /// The choices, such as `count=few` and `device=ipad`, in text order.
  public let choices: [String]
}

/// The arguments of placeholders, and the variants to generate.
public struct VariantOptions: Hashable, Sendable {
  /// The devices to generate variants for; if empty, that of the catalog, ``StringCatalog/device``.
  public var devices: [DeviceFamily]
  /// Arguments by number from 1, or by name: that of a placeholder, of a variable in a
  /// `.stringsdict` file, or of a substitution. The number of a plural that shows none is `#` or
  /// the first argument. An argument determines plural forms and `select` branches. All forms are
  /// generated for sample arguments.
  public var arguments: [String: String]
  /// The default maximum number of variants.
  public static let usualLimit = 500

  /// The maximum number of variants.
  public var limit: Int

  /// Creates options; without arguments, the variants for the catalog's device with sample
  /// arguments.
  public init(
    devices: [DeviceFamily] = [], arguments: [String: String] = [:], limit: Int = VariantOptions.usualLimit
  ) {
    self.devices = devices
    self.arguments = arguments
    self.limit = limit
  }
}

extension StringLookup {
  /// Returns every distinct text that a user can see: one for each plural category of the language,
  /// each branch of a `select`, each width and each requested device, with placeholders filled with
  /// long samples in the locale's format.
  ///
  /// An argument has one value throughout a string: two choices that depend on the same number
  /// agree. Numbers match their category: `%d` is never in a category that only numbers with
  /// decimals have.
  ///
  /// Throws an error with the position of the text if there are more than `options.limit` variants,
  /// or if an argument has no matching form.
  /// - Complexity: O(*n*) in the size of the variants.
  public func variants(_ options: VariantOptions = VariantOptions()) throws(CellDocumentErrors) -> [StringVariant] {
    let writer = VariantWriter(
      samples: .known(for: locale), rules: .known(for: textLocale.shapingLanguage, number: samples.number),
      options: options, values: samples, locale: locale, devices: options.devices.isEmpty ? [device] : options.devices)
    guard let variants = writer.variants(of: string.pattern) else {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .tooLarge, file: string.file, position: string.position,
          message:
            "\(Wording.quoted(key.name)) has more than \(options.limit) variants; give arguments, or split it"))
    }
    if variants.isEmpty, let value = writer.valueWithoutForm {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .missingKey, file: string.file, position: string.position,
          message:
            "\(Wording.quoted(key.name)) has no form for \(Wording.quoted(value)) in \(Wording.quoted(textLocale.tag)); add \"other\""
        ))
    }
    return variants
  }

  /// Returns the longest variant, in characters; the first if several are equally long.
  public func longestVariant(_ options: VariantOptions = VariantOptions()) throws(CellDocumentErrors) -> StringVariant {
    try greatestVariant(options) { Double($0.count) }
  }

  /// Returns the variant whose text is greatest by a measure; the first if several are equal. If
  /// there is only one, nothing is measured.
  package func greatestVariant(
    _ options: VariantOptions = VariantOptions(), by measure: (String) -> Double
  ) throws(CellDocumentErrors) -> StringVariant {
    let variants = try variants(options)
    guard variants.count > 1 else { return variants.first ?? StringVariant(text: "", choices: []) }
    var (greatest, size) = (variants[0], measure(variants[0].text))
    for variant in variants.dropFirst() {
      let next = measure(variant.text)
      if next > size { (greatest, size) = (variant, next) }
    }
    return greatest
  }
}

/// Generates the variants of a pattern.
private final class VariantWriter {
  private let samples: LocaleSamples
  private let rules: PluralRulesPair
  private let options: VariantOptions
  private let values: SampleArguments
  private let devices: [DeviceFamily]
  /// The text for words and names; nil for the locale's sample.
  private let text: String?
  /// The given arguments, by number and by name.
  private var arguments: [String: String] = [:]
  /// The samples to show if nothing is given or chosen; they determine no form.
  private var shownSamples: [String: String] = [:]
  /// The names of numbered arguments, by number.
  private var namesOfNumbers: [String: String] = [:]
  /// The arguments that are integers wherever they are shown.
  private var integers: Set<String> = []
  /// A given argument that has no matching form.
  private(set) var valueWithoutForm: String?

  /// The choices made so far.
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

  /// The remaining pieces, with the offset to subtract from their number.
  private struct Work {
    var pieces: ArraySlice<MessagePattern.Piece>
    var offset: Double
  }

  init(
    samples: LocaleSamples, rules: PluralRulesPair, options: VariantOptions, values: SampleArguments,
    locale: TextLocale, devices: [DeviceFamily]
  ) {
    (self.samples, self.rules, self.options, self.values) = (samples, rules, options, values)
    self.devices = devices
    text = values.text(in: locale)
  }

  /// Returns the variants of a pattern; nil if there are too many.
  func variants(of pattern: MessagePattern) -> [StringVariant]? {
    let placeholders = pattern.placeholders
    integers = Set(placeholders.filter { $0.kind == .integer }.map(\.argument))
    namesOfNumbers = Dictionary(pattern.names.map { ($0.value, $0.key) }) { min($0, $1) }
    arguments = Self.resolved(options.arguments, placeholders, pattern.names)
    shownSamples = Self.resolved(values.arguments, placeholders, pattern.names)
    var found: [StringVariant] = []
    var seen: Set<String> = []
    var waiting: [(path: Path, work: [Work])] = [(Path(), [Work(pieces: pattern.pieces[...], offset: 0)])]
    // The number of steps is also limited: many choices may lead to few variants.
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

  /// Returns the arguments by the names that choices and placeholders use.
  private static func resolved(
    _ given: [String: String], _ placeholders: [Placeholder], _ names: [String: String]
  ) -> [String: String] {
    if given.isEmpty { return given }
    var arguments = given
    for (name, number) in names where arguments[number] == nil { arguments[number] = given[name] }
    // The first argument is also the number of a plural that shows none.
    guard let first = given["1"], !placeholders.contains(where: { $0.argument == "1" }) else { return arguments }
    for name in ["#", "n"] where arguments[name] == nil { arguments[name] = first }
    return arguments
  }

  private enum Step {
    case done(Path)
    case split([(path: Path, work: [Work])])
  }

  /// Continues to the next open choice, or to the end.
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
    case .device: return deviceOptions(choice, path)
    case .width: return choice.branches.map { named($0, "width", path) }
    case .select(let argument):
      if let word = path.words[argument] ?? arguments[argument] {
        return only(choice[word] ?? choice["other"], for: word, path)
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

  /// Returns the option that matches a value; empty if there is no form for it.
  private func only(_ pattern: MessagePattern?, for value: String, _ path: Path, offset: Double = 0) -> [Option] {
    guard let pattern else {
      valueWithoutForm = valueWithoutForm ?? value
      return []
    }
    return [Option(path: path, pattern: pattern, offset: offset)]
  }

  private func written(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private func named(_ branch: MessageChoice.Branch, _ what: String, _ path: Path) -> Option {
    var path = path
    path.choices.append("\(what)=\(branch.name)")
    return Option(path: path, pattern: branch.pattern)
  }

  private func deviceOptions(_ choice: MessageChoice, _ path: Path) -> [Option] {
    devices.compactMap { device in
      let branch =
        choice.branches.first { $0.name == device.rawValue } ?? choice.branches.first { $0.name == "other" }
        ?? choice.branches.first
      return branch.map { named($0, "device", path) }
    }
  }

  private func number(of argument: String, _ path: Path) -> Double? {
    path.numbers[argument]
      ?? arguments[argument].flatMap { Double(decimal: $0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the argument that selects a plural's form. If the forms show only text, and no number
  /// is given for the plural's argument, it is the first of their text arguments for which a number
  /// is given.
  private func decider(_ argument: String, of choice: MessageChoice) -> String {
    let given = arguments[argument]
    guard given == nil ? argument == "#" : given.flatMap({ Double(decimal: $0) }) == nil else { return argument }
    let shown = (choice["other"] ?? choice.branches.first?.pattern)?.placeholders.filter { $0.kind == .text } ?? []
    guard argument == "#" || shown.contains(where: { $0.argument == argument }) else { return argument }
    return shown.first { arguments[$0.argument].flatMap { Double(decimal: $0) } != nil }?.argument ?? "#"
  }

  private func plurals(
    _ choice: MessageChoice, _ argument: String, _ kind: MessageChoice.PluralKind, _ offset: Double, _ path: Path
  ) -> [Option] {
    let argument = decider(argument, of: choice)
    let rules = kind == .ordinal ? self.rules.ordinal : self.rules.cardinal
    if let number = number(of: argument, path) {
      let exact = choice.branches.first { branch in
        PluralNames.number(branch.name) == number || (kind == .cardinalWithZero && number == 0 && branch.name == "zero")
      }
      let pattern = exact?.pattern ?? choice[rules.category(of: number - offset).rawValue] ?? choice["other"]
      return only(pattern, for: written(number), path, offset: offset)
    }
    let samples = kind == .ordinal ? self.rules.ordinalSamples : self.rules.cardinalSamples
    var found = choice.branches.compactMap { branch in
      PluralNames.number(branch.name).map { (name: branch.name, number: $0, pattern: branch.pattern) }
    }
    for category in PluralCategory.allCases {
      let own = samples.number(category, mayHaveFraction: !integers.contains(argument))
      let isAppleZero = kind == .cardinalWithZero && category == .zero && choice["zero"] != nil
      guard let sample = own ?? (isAppleZero ? 0 : nil),
        let pattern = choice[category.rawValue] ?? choice["other"]
      else { continue }
      found.append((category.rawValue, sample + offset, pattern))
    }
    if found.isEmpty, let first = choice.branches.first {
      found.append((first.name, samples.usual + offset, first.pattern))
    }
    return found.map { form in
      var option = Option(path: path, pattern: form.pattern, offset: offset)
      option.path.numbers[argument] = form.number
      option.path.choices.append("\(namesOfNumbers[argument] ?? argument)=\(form.name)")
      return option
    }
  }

  private func gettextForms(
    _ choice: MessageChoice, _ argument: String, _ expression: PluralExpression, _ path: Path
  ) -> [Option] {
    if let number = number(of: argument, path) {
      let index = Self.form(of: number, in: choice, expression)
      return only(choice["\(index)"], for: written(number), path)
    }
    let forms = choice.branches.compactMap { branch -> Option? in
      // A form that matches no number is never shown.
      let numbers = rules.cardinalSamples.numbers
      guard let number = numbers.first(where: { "\(Self.form(of: $0, in: choice, expression))" == branch.name }) else {
        return nil
      }
      var option = named(branch, argument, path)
      option.path.numbers[argument] = number
      return option
    }
    return forms.isEmpty ? choice.branches.prefix(1).map { named($0, argument, path) } : forms
  }

  /// Returns the index of the form for a number; the first if that form does not exist, as in
  /// gettext.
  private static func form(of number: Double, in choice: MessageChoice, _ expression: PluralExpression) -> Int {
    let index = Int(exactly: number.rounded()).flatMap { expression.form(of: $0) } ?? 0
    return choice.branches.contains { $0.name == "\(index)" } ? index : 0
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
    let digits = placeholder.precision.flatMap { number(of: $0, path) }.flatMap { Int(exactly: $0) }
    let precision = digits.flatMap { $0 < 0 ? nil : $0 }
    var placeholder = placeholder
    if let precision, case .decimal = placeholder.kind {
      placeholder.kind = .decimal(fractionDigits: min(precision, 20))
    }
    let text = filled(placeholder, offset, path)
    guard let precision, placeholder.kind == .text else { return text }
    return String(text.prefix(precision))
  }

  private func filled(_ placeholder: Placeholder, _ offset: Double, _ path: Path) -> String {
    let argument = placeholder.argument
    if let number = number(of: argument, path) {
      return samples.text(for: placeholder, number: number - offset)
    }
    if let word = arguments[argument] ?? path.words[argument] { return word }
    if let sample = shownSamples[argument] {
      guard let number = Double(decimal: sample) else { return sample }
      let shown = placeholder.kind == .integer ? number.rounded(.towardZero) : number
      return samples.text(for: placeholder, number: shown - offset)
    }
    return samples.text(for: placeholder, number: nil, usual: values.number, text: text)
  }
}
