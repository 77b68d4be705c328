internal import JSONText

// Every initializer returns nil if a member is missing or has another type. Decodable would
// instantiate dozens of generic types, for which every start of the command would wait
// (Documentation/Decisions/0019).

extension FontManifest {
  init?(_ tree: JSONTree) {
    guard let schema = tree.whole("schema"), let families = tree.list("families", Family.init),
      let aliases = tree.list("aliases", Alias.init), let fallback = tree.list("fallback", Fallback.init)
    else { return nil }
    (self.schema, self.families, self.aliases, self.fallback) = (schema, families, aliases, fallback)
  }
}

extension FontManifest.Family {
  init?(_ tree: JSONTree) {
    guard let family = tree.string("family"), let version = tree.string("version"), let origin = tree.string("origin"),
      let license = tree.string("license"), let files = tree.list("files", FontManifest.File.init)
    else { return nil }
    self.init(family: family, version: version, origin: origin, license: license, files: files)
  }
}

extension FontManifest.File {
  init?(_ tree: JSONTree) {
    guard let path = tree.string("path"), let sha256 = tree.string("sha256"),
      let faces = tree.list("faces", FontManifest.Face.init)
    else { return nil }
    self.init(path: path, sha256: sha256, faces: faces)
  }
}

extension FontManifest.Face {
  init?(_ tree: JSONTree) {
    guard let faceIndex = tree.whole("faceIndex"), let fullName = tree.string("fullName"),
      let postScriptName = tree.string("postScriptName"), let subfamily = tree.string("subfamily"),
      let weight = tree.whole("weight"), let width = tree.number("width"), let italic = tree.flag("italic"),
      case let axes = tree.list("axes", FontManifest.Axis.init), axes != nil || !tree.has("axes")
    else { return nil }
    self.init(
      faceIndex: faceIndex, fullName: fullName, postScriptName: postScriptName, subfamily: subfamily, weight: weight,
      width: width, italic: italic, axes: axes)
  }
}

extension FontManifest.Axis {
  init?(_ tree: JSONTree) {
    guard let tag = tree.string("tag"), let minimum = tree.number("minimum"), let maximum = tree.number("maximum")
    else {
      return nil
    }
    self.init(tag: tag, minimum: minimum, maximum: maximum)
  }
}

extension FontManifest.Alias {
  init?(_ tree: JSONTree) {
    guard let name = tree.string("name"), let family = tree.string("family"), let note = tree.string("note"),
      case let metrics = tree["metrics"].flatMap(FontManifest.Metrics.init), metrics != nil || !tree.has("metrics"),
      case let widths = tree.string("widths"), widths != nil || !tree.has("widths")
    else { return nil }
    self.init(name: name, family: family, note: note, metrics: metrics, widths: widths)
  }
}

extension FontManifest.Metrics {
  init?(_ tree: JSONTree) {
    guard let unitsPerEm = tree.whole("unitsPerEm"), let ascender = tree.number("ascender"),
      let descender = tree.number("descender"), let lineGap = tree.number("lineGap"),
      case let capHeight = tree.number("capHeight"), capHeight != nil || !tree.has("capHeight"),
      case let xHeight = tree.number("xHeight"), xHeight != nil || !tree.has("xHeight"),
      let source = tree.string("source")
    else { return nil }
    self.init(
      unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, lineGap: lineGap, capHeight: capHeight,
      xHeight: xHeight, source: source)
  }
}

extension FontManifest.Fallback {
  init?(_ tree: JSONTree) {
    guard let scripts = tree.list("scripts", { $0.string }), let family = tree.string("family") else { return nil }
    self.init(scripts: scripts, family: family)
  }
}
