import LayoutCore
import Yams

/// The kinds of views.
private enum ViewKind {
  static let supported = ["label", "spacer", "view"]
  static let later = ["image", "textView", "switch", "button", "stack"]
}

extension DocumentReader {
  /// The views that could be read.
  ///
  /// - Complexity: O(*n*) in the length of the document; reading stops when the log is full.
  func views(_ entries: [MappingReader.Entry]) -> [ViewDescription] {
    if entries.count > DocumentLimits.views {
      let excess = entries[DocumentLimits.views]
      log.report(
        .tooLarge, at: excess.position, "\(entries.count) views in one cell; \(DocumentLimits.views) are the most")
    }
    return entries.compactMap { log.hasOverflowed ? nil : view($0) }
  }

  /// A view; nil when something keeps it from being one, which is then in the log.
  private func view(_ entry: MappingReader.Entry) -> ViewDescription? {
    let subject = "view \(Wording.quoted(entry.key))"
    let isNamed = isValidName(entry.key, of: "view", at: entry.position)
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return nil }
    let kinds = mapping.entries.filter { (ViewKind.supported + ViewKind.later).contains($0.key) }
    checkKinds(kinds, in: mapping, of: subject, at: entry.position)
    guard isNamed, let kind = kinds.first, ViewKind.supported.contains(kind.key) else { return nil }
    return kind.key == "label" ? label(kind, of: entry) : plain(kind, of: entry)
  }

  /// Notes every key that is no kind, kinds that are not supported yet, and more or fewer kinds than one.
  private func checkKinds(
    _ kinds: [MappingReader.Entry], in mapping: MappingReader, of subject: String, at position: SourcePosition
  ) {
    for entry in mapping.entries {
      let key = Wording.quoted(entry.key)
      if ViewKind.later.contains(entry.key) {
        let cure = "use \(Wording.list(ViewKind.supported, "or"))"
        log.report(.notSupported, at: entry.position, "\(key) (of \(subject)) is not supported yet; \(cure)")
      } else if LabelKeys.known.contains(entry.key) {
        log.report(
          .unknownKey, at: entry.position, "\(key) of \(subject) belongs inside its kind: label: { \(entry.key): … }")
      } else if !ViewKind.supported.contains(entry.key) {
        let suggestion = Wording.suggestion(
          for: entry.key, among: ViewKind.supported + ViewKind.later, listing: "kinds")
        log.report(.unknownKey, at: entry.position, "unknown kind \(key) of \(subject)\(suggestion)")
      }
    }
    if kinds.count > 1 {
      let names = Wording.list(kinds.map { Wording.quoted($0.key) })
      log.report(.invalidValue, at: kinds[1].position, "\(subject) has more than one kind, \(names); keep one")
    } else if mapping.entries.isEmpty {
      log.report(
        .missingKey, at: position, "\(subject) has no kind; write one of \(Wording.list(ViewKind.supported)) in it")
    }
  }

  private func plain(_ kind: MappingReader.Entry, of entry: MappingReader.Entry) -> ViewDescription? {
    guard let mapping = MappingReader(kind.value, kind.key, log: log) else { return nil }
    mapping.checkKeys(of: "\(kind.key) \(Wording.quoted(entry.key))", known: ["hugging", "compression"])
    return described(entry, as: .plain, mapping)
  }

  private func label(_ kind: MappingReader.Entry, of entry: MappingReader.Entry) -> ViewDescription? {
    guard let mapping = MappingReader(kind.value, kind.key, log: log) else { return nil }
    mapping.checkKeys(of: "label \(Wording.quoted(entry.key))", known: LabelKeys.known, later: LabelKeys.later)
    return described(entry, as: .label(label(mapping, at: kind.position)), mapping)
  }

  private func described(
    _ entry: MappingReader.Entry, as content: ViewDescription.Content, _ mapping: MappingReader
  ) -> ViewDescription {
    ViewDescription(
      name: entry.key, content: content, hugging: priorities(mapping["hugging"]),
      compression: priorities(mapping["compression"]), position: entry.position)
  }

  /// A priority for both axes, or `{ horizontal: …, vertical: … }`.
  private func priorities(_ entry: MappingReader.Entry?) -> AxisPriorities? {
    guard let entry else { return nil }
    guard case .mapping = entry.value, let mapping = MappingReader(entry.value, entry.key, log: log) else {
      return priority(entry).map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    mapping.checkKeys(of: Wording.quoted(entry.key), known: ["horizontal", "vertical"])
    return AxisPriorities(
      horizontal: mapping["horizontal"].flatMap(priority), vertical: mapping["vertical"].flatMap(priority))
  }

  /// A number above 0 and at most 1000, or a name.
  private func priority(_ entry: MappingReader.Entry) -> LayoutPriority? {
    if let name = entry.value.scalar?.string, let named = PriorityName(rawValue: name) { return named.priority }
    let wanted = "a number above 0 and at most 1000, or \(Wording.list(PriorityName.allNames, "or"))"
    let number = read.number(entry.value, entry.key, wanted: wanted) { PriorityName.priority($0) != nil }
    return number.flatMap(PriorityName.priority)
  }
}
