import FontMetrics
import LayoutCore
import StringCatalogs
import TextLayout
import Yams

extension DocumentReader {
  /// Reads a label. An invalid value is logged and replaced with the default.
  func label(_ mapping: MappingReader, at position: SourcePosition) -> LabelDescription {
    let font = font(mapping)
    return LabelDescription(
      text: text(mapping["text"]) ?? "", font: font ?? .default, isFontNamed: font != nil,
      numberOfLines: mapping.count("lines") ?? 1,
      lineBreakMode: mapping.choice(
        "breakMode", kind: "line break mode", names: LineBreakMode.allCases.map(\.rawValue), member: LineBreakMode.init)
        ?? .byTruncatingTail,
      alignment: mapping.textAlignment("alignment") ?? .natural, textColor: mapping.color("textColor"),
      adjustsFontForContentSizeCategory: mapping.flag("adjustsFontForContentSizeCategory") ?? true,
      fontPosition: fontPosition(mapping) ?? position)
  }

  /// Returns the position of the font's name; nil if the font is not named.
  func fontPosition(_ mapping: MappingReader) -> SourcePosition? {
    (mapping["font"] ?? mapping["textStyle"] ?? mapping["weight"] ?? mapping["size"])?.value.position
  }

  /// Reads text; returns nil if there is none or if it is a string key.
  func text(_ entry: MappingReader.Entry?) -> String? {
    guard let entry, !TextReference.isMeant(by: entry) else { return nil }
    return read.text(entry.value, entry.key)
  }

  /// Reads the font that the keys describe; returns nil if there are none of them.
  func font(_ mapping: MappingReader) -> FontDescription? {
    guard ViewKind.font.contains(where: { mapping[$0] != nil }) else { return nil }
    let style = mapping.choice(
      "textStyle", kind: "text style", names: TextStyle.allCases.map(\.name), member: TextStyle.init(name:))
    let weight = mapping.choice(
      "weight", kind: "font weight", names: FontWeight.standard.map(\.description), member: FontWeight.init(name:))
    let (name, size) = (mapping.text("font"), mapping.pointSize("size"))
    let maximum = mapping.pointSize("maximumPointSize")
    checkFont(mapping)
    let face = name.map(FontDescription.Face.named) ?? .system(weight ?? .regular)
    switch (style, size) {
    case (let style?, let size?): return .scaled(face, size: size, style, maximumPointSize: maximum)
    case (let style?, nil): return .preferred(style)
    case (nil, let size?): return .plain(face, size: size)
    case (nil, nil): return .plain(face, size: FontDescription.defaultSize)
    }
  }

  /// Logs keys of a font that cannot be combined.
  private func checkFont(_ mapping: MappingReader) {
    if let font = mapping["font"], mapping["size"] == nil {
      log.report(.missingKey, at: font.position, "\"font\" requires a \"size\", in points at L; add one")
    }
    if let weight = mapping["weight"] {
      if mapping["font"] != nil {
        log.report(
          .invalidValue, at: weight.position,
          "\"weight\" applies only to the system font; specify the face in \"font\" instead")
      } else if mapping["textStyle"] != nil, mapping["size"] == nil {
        log.report(
          .invalidValue, at: weight.position,
          "a text style has its own weight; add a \"size\" or remove \"weight\"")
      }
    }
    if let maximum = mapping["maximumPointSize"], mapping["size"] == nil || mapping["textStyle"] == nil {
      log.report(
        .invalidValue, at: maximum.position,
        "\"maximumPointSize\" limits a scaled font; it requires \"size\" and \"textStyle\"")
    }
  }
}
