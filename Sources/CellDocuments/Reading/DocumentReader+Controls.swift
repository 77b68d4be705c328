import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TextLayout
import Yams

extension DocumentReader {
  /// Reads an image view. An invalid value is logged and replaced with the default, here and below.
  func image(_ mapping: MappingReader) -> ImageDescription {
    let modes = ContentMode.allCases
    return ImageDescription(
      image: picture(mapping),
      contentMode: mapping.choice(
        "contentMode", kind: "content mode", names: modes.map { "\($0)" },
        member: { name in modes.first { "\($0)" == name } }) ?? .scaleToFill)
  }

  /// Reads a text view.
  func textView(_ mapping: MappingReader, at position: SourcePosition) -> TextViewDescription {
    TextViewDescription(
      text: text(mapping["text"]) ?? "", font: font(mapping), alignment: mapping.textAlignment("alignment") ?? .natural,
      textColor: mapping.color("textColor"), isScrollEnabled: mapping.flag("scrollEnabled") ?? false,
      adjustsFontForContentSizeCategory: mapping.flag("adjustsFontForContentSizeCategory") ?? true,
      fontPosition: fontPosition(mapping) ?? position)
  }

  /// Reads a button.
  func button(_ mapping: MappingReader, at position: SourcePosition) -> ButtonDescription {
    let kinds: [String: Button.Kind] = ["system": .system, "custom": .custom]
    let insets = mapping.insets("contentEdgeInsets", sides: ["top", "left", "bottom", "right"])
    let image = mapping["image"].flatMap { entry -> Image? in
      guard let picture = MappingReader(entry.value, "image", log: log) else { return nil }
      picture.checkKeys(of: "the button's image", known: ["size", "file"])
      return self.picture(picture)
    }
    return ButtonDescription(
      title: text(mapping["title"]) ?? "", image: image,
      kind: mapping.choice("type", kind: "button type", names: kinds.keys.sorted(), member: { kinds[$0] }) ?? .system,
      configuration: mapping.member("configuration", kind: "configuration", of: Button.Configuration.Style.allCases),
      font: font(mapping), textColor: mapping.color("textColor"),
      insets: insets.map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero,
      adjustsFontForContentSizeCategory: mapping.flag("adjustsFontForContentSizeCategory") ?? true,
      fontPosition: fontPosition(mapping) ?? position)
  }

  /// Reads an image by its `size` or `file`; returns nil if there is neither, or if the file cannot
  /// be read, which is logged.
  private func picture(_ mapping: MappingReader) -> Image? {
    if let file = mapping["file"], mapping["size"] != nil {
      log.report(.invalidValue, at: file.position, "an image has either a size or a file; remove one")
      return nil
    }
    if let size = mapping.size("size") { return Image(size: size) }
    guard let entry = mapping["file"], let name = read.text(entry.value, "file") else { return nil }
    guard log.namedFiles == .opened else {
      log.report(.unreadableFile, at: entry.value.position, NamedFiles.refusal(name))
      return nil
    }
    do throws(PictureFile.Failure) {
      return try PictureFile.image(path: DocumentPath.resolve(name, from: log.file))
    } catch {
      log.report(.unreadableFile, at: entry.value.position, "the image \(Wording.quoted(name)) \(error.message)")
      return nil
    }
  }
}
