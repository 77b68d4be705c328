import LayoutCore
import StringCatalogs
import Yams

extension DocumentReader {
  /// Reads a control with few properties. An invalid value is logged and replaced with the default.
  func control(_ kind: ViewKind, _ mapping: MappingReader, at position: SourcePosition) -> ControlDescription {
    switch kind {
    case .slider: .slider(value: part(mapping, "value"))
    case .segmentedControl: .segmentedControl(titles: titles(mapping))
    case .pageControl: .pageControl(pages: mapping.count("pages") ?? 0)
    case .progressView: .progressView(progress: part(mapping, "progress"))
    case .activityIndicator:
      .activityIndicator(mapping.member("style", kind: "style", of: ActivityIndicatorView.Style.allCases) ?? .medium)
    case .textField: .textField(textField(mapping, at: position))
    case .searchBar:
      .searchBar(SearchBarDescription(text: text(mapping["text"]) ?? "", placeholder: mapping.text("placeholder")))
    default: .stepper
    }
  }

  /// Reads a number from 0 to 1; returns 0 if there is none.
  private func part(_ mapping: MappingReader, _ key: String) -> Double {
    mapping[key].flatMap { read.number($0.value, key, wanted: "a number from 0 to 1") { (0...1).contains($0) } } ?? 0
  }

  private func titles(_ mapping: MappingReader) -> [String] {
    let nodes = mapping["titles"].flatMap { read.list($0.value, "titles") } ?? []
    return nodes.compactMap { read.text($0, "a title") }
  }

  private func textField(_ mapping: MappingReader, at position: SourcePosition) -> TextFieldDescription {
    TextFieldDescription(
      text: text(mapping["text"]) ?? "", placeholder: mapping.text("placeholder"),
      borderStyle: mapping.member("borderStyle", kind: "border style", of: TextField.BorderStyle.allCases) ?? .none,
      font: font(mapping), adjustsFontForContentSizeCategory: mapping.flag("adjustsFontForContentSizeCategory") ?? true,
      fontPosition: fontPosition(mapping) ?? position)
  }
}
