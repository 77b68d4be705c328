internal import FontInterop

/// A face that the catalog can open, with all of its names.
struct CatalogEntry: Sendable {
  var face: CatalogFace
  /// All family names in every known language; the first is `face.family`.
  var families: [String]
  var fullNames: [String] = []
  var postScriptNames: [String] = []
  /// The open face of bytes in memory, or `nil` for a file, which is opened on demand.
  var memory: FontFile?
  /// The key of cached data about the face. Two registrations of the same file have different keys.
  var key: Key
  /// The index of the named instance that the entry represents, or `nil` for the face.
  var namedInstance: Int?
  /// The known axis values of the named instance that the entry represents.
  var coordinates: [String: Double] = [:]

  struct Key: Hashable, Sendable {
    var path: String
    var faceIndex: Int
    /// The registration, or 0 for fonts that are not registered.
    var registration = 0
  }

  init(face: CatalogFace, families: [String], key: Key) {
    self.face = face
    self.families = families
    self.key = key
  }
}

extension CatalogEntry {
  /// Creates the entry of an open face from its tables.
  init(_ face: FontFace, source: FontSource, registration: Int = 0) {
    let names = face.names
    let weight = FontWeight(rawValue: face.tablesWeight)
    let width = face.tablesWidth
    var description = CatalogFace(
      source: source, path: face.path, faceIndex: face.faceIndex, family: names.family ?? names.fullName ?? face.path,
      fullName: names.fullName, postScriptName: names.postScriptName, weights: weight...weight, widths: width...width,
      slants: face.slants)
    for axis in face.axes {
      let (least, greatest) = (axis.range.lowerBound, axis.range.upperBound)
      if axis.tag == "wght" { description.weights = FontWeight(least)...FontWeight(greatest) }
      if axis.tag == "wdth" { description.widths = FontWidth(rawValue: least)...FontWidth(rawValue: greatest) }
    }
    description.isMonospaced = face.isFixedPitch
    description.isColor = !face.colorFormats.isEmpty
    description.axes = face.axes.map(\.tag)
    self.init(
      face: description, families: face.familyNames,
      key: Key(path: face.path, faceIndex: face.faceIndex, registration: registration))
    fullNames = [names.fullName].compactMap { $0 }
    postScriptNames = [names.postScriptName].compactMap { $0 }
  }

  /// Returns the entries of a face's named instances. The PostScript name is that of `fvar`, or,
  /// after TN 5902, the prefix (name ID 25, or else the family), a hyphen and the letters and
  /// digits of the instance's name. Derived names are accepted in both cases.
  ///
  /// - Parameter aliases: Other names of the family, under which the instances are known too.
  func instances(of face: FontFace, aliases: [String] = []) -> [CatalogEntry] {
    let families = (families + aliases).filter { $0.utf8.count <= Self.nameLimit }
    let prefixes = [face.file.openType.name(25)].compactMap { $0 }.filter { $0.utf8.count <= Self.nameLimit } + families
    return face.namedInstances.prefix(Self.instanceLimit).enumerated().compactMap { index, instance in
      guard let name = instance.name, name.utf8.count <= Self.nameLimit else { return nil }
      var entry = self
      entry.namedInstance = index
      entry.coordinates = Dictionary(instance.coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { $1 })
      entry.fullNames = families.map { $0 + " " + name }
      let declared = instance.postScriptName.flatMap { $0.utf8.count <= Self.nameLimit ? $0 : nil }
      entry.postScriptNames =
        [declared].compactMap { $0 } + prefixes.map { FontFace.postScriptName(prefix: $0, instance: name) }
      entry.face.fullName = entry.fullNames.first
      entry.face.postScriptName = entry.postScriptNames.first
      entry.face.narrow(to: entry.coordinates)
      return entry
    }
  }

  /// No harmless face has as many named instances, or names with as many bytes; each is stored
  /// several times.
  private static let instanceLimit = 1000
  private static let nameLimit = 256
}

extension CatalogFace {
  /// Narrows the ranges of the style axes to one location.
  fileprivate mutating func narrow(to coordinates: [String: Double]) {
    if let weight = coordinates["wght"].map(FontWeight.init) { weights = weight...weight }
    if let width = coordinates["wdth"].map(FontWidth.init) { widths = width...width }
    if let italic = coordinates["ital"] { slants = [italic >= 0.5 ? .italic : .upright] }
    if let slant = coordinates["slnt"], coordinates["ital"].map({ $0 < 0.5 }) ?? true, slants != [.italic] {
      slants = [slant < 0 ? .oblique : .upright]
    }
  }
}

extension String {
  /// The ASCII letters and digits of a name, which remain in a derived PostScript name.
  var postScriptPart: String {
    String(unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) })
  }
}

extension FontWeight {
  /// Creates a weight from an axis value, rounded and clamped to 0 to 65535, the range of `OS/2`.
  init(_ value: Double) {
    self.init(rawValue: value.isFinite ? Int(min(max(value, 0), 65535).rounded()) : FontWeight.regular.rawValue)
  }
}
