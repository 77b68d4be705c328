import LayoutCore
import StringCatalogs
import Yams

extension DocumentReader {
  /// Reads the views; returns those that are valid, and the names of all.
  ///
  /// - Complexity: O(*n*) in the length of the document; reading stops when the log is full.
  func views(_ entries: [MappingReader.Entry]) -> ViewCollection {
    var views = ViewCollection()
    for entry in entries { read(entry, into: &views) }
    if views.names.count <= DocumentLimits.views { checkArrangement(of: views) }
    return views
  }

  /// Reads a view, and the views in it if it is a stack. Errors are logged.
  func read(_ entry: MappingReader.Entry, into views: inout ViewCollection) {
    let subject = "view \(Wording.quoted(entry.key))"
    guard views.add(name: entry.key) else {
      return log.report(
        .duplicate, at: entry.position, "there is already a \(subject); choose another name")
    }
    if views.names.count == DocumentLimits.views + 1 {
      log.report(
        .tooLarge, at: entry.position,
        "the cell has more than \(DocumentLimits.views) views; split it into several cells")
    }
    if log.hasOverflowed { return }
    let isNamed = isValidName(entry.key, of: "view", at: entry.position)
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return }
    let kinds = mapping.entries.filter { ViewKind(rawValue: $0.key) != nil }
    checkKinds(kinds, in: mapping, of: subject, at: entry.position)
    guard isNamed, let kind = kinds.first else { return }
    read(kind, of: entry, into: &views)
  }

  /// Logs keys that are not kinds of views, and a number of kinds other than one.
  private func checkKinds(
    _ kinds: [MappingReader.Entry], in mapping: MappingReader, of subject: String, at position: SourcePosition
  ) {
    let named = kinds.first.flatMap { ViewKind(rawValue: $0.key) } ?? .label
    for entry in mapping.entries where ViewKind(rawValue: entry.key) == nil {
      let key = Wording.quoted(entry.key)
      if named.keys.contains(entry.key) {
        log.report(
          .unknownKey, at: entry.position,
          "\(key) of \(subject) belongs inside its kind: \(named.rawValue): { \(entry.key): … }")
      } else {
        let suggestion = Wording.suggestion(for: entry.key, among: ViewKind.allNames, listing: "kinds")
        log.report(.unknownKey, at: entry.position, "unknown kind \(key) of \(subject)\(suggestion)")
      }
    }
    if kinds.count > 1 {
      let names = Wording.list(kinds.map { Wording.quoted($0.key) })
      log.report(.invalidValue, at: kinds[1].position, "\(subject) has more than one kind, \(names); keep one")
    } else if mapping.entries.isEmpty {
      log.report(
        .missingKey, at: position, "\(subject) has no kind; add one of \(Wording.list(ViewKind.allNames))")
    }
  }

  private func read(_ kind: MappingReader.Entry, of entry: MappingReader.Entry, into views: inout ViewCollection) {
    guard let viewKind = ViewKind(rawValue: kind.key), let mapping = MappingReader(kind.value, kind.key, log: log)
    else { return }
    mapping.checkKeys(
      of: "\(kind.key) \(Wording.quoted(entry.key))", known: viewKind.keys, later: viewKind.laterKeys)
    var nested: [MappingReader.Entry] = []
    let content: ViewDescription.Content =
      switch viewKind {
      case .label: .label(label(mapping, at: kind.position))
      case .image: .image(image(mapping))
      case .textView: .textView(textView(mapping, at: kind.position))
      case .switch: .switch(isOn: mapping.flag("on") ?? false)
      case .button: .button(button(mapping, at: kind.position))
      case .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicator, .textField,
        .searchBar:
        .control(control(viewKind, mapping, at: kind.position))
      case .stack: .stack(stack(mapping, named: entry.key, nested: &nested))
      case .spacer, .view: .plain
      }
    views.add(described(entry, as: content, mapping))
    for view in nested { read(view, into: &views) }
  }

  private func described(
    _ entry: MappingReader.Entry, as content: ViewDescription.Content, _ mapping: MappingReader
  ) -> ViewDescription {
    ViewDescription(
      name: entry.key, content: content, hugging: priorities(mapping["hugging"]),
      compression: priorities(mapping["compression"]), isHidden: mapping.flag("hidden") ?? false,
      backgroundColor: mapping.color("backgroundColor"), position: entry.position,
      textReference: TextReference(content.textKey.flatMap { mapping[$0] }, log: log))
  }

  /// Reads a priority for both axes, or `{ horizontal: …, vertical: … }`.
  private func priorities(_ entry: MappingReader.Entry?) -> AxisPriorities? {
    guard let entry else { return nil }
    guard case .mapping = entry.value, let mapping = MappingReader(entry.value, entry.key, log: log) else {
      return priority(entry).map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    mapping.checkKeys(of: Wording.quoted(entry.key), known: ["horizontal", "vertical"])
    return AxisPriorities(
      horizontal: mapping["horizontal"].flatMap(priority), vertical: mapping["vertical"].flatMap(priority))
  }

  /// Reads a number greater than 0 and at most 1000, or a name.
  private func priority(_ entry: MappingReader.Entry) -> LayoutPriority? {
    if let name = entry.value.scalar?.string, let named = PriorityName(rawValue: name) { return named.priority }
    let wanted = "a number greater than 0 and at most 1000, or \(Wording.list(PriorityName.allNames, "or"))"
    let number = read.number(entry.value, entry.key, wanted: wanted) { PriorityName.priority($0) != nil }
    return number.flatMap(PriorityName.priority)
  }
}
