internal import FontInterop

/// A face the catalog can open, with every name it answers to.
struct CatalogEntry: Sendable {
  var face: CatalogFace
  /// All family names, in every language known; the first is `face.family`.
  var families: [String]
  var fullNames: [String] = []
  var postScriptNames: [String] = []
  /// The open face of bytes in memory; `nil` for a file, which is opened when needed.
  var memory: FontFile?
  /// What is remembered of the face under this key; differs between two registrations of one file.
  var key: Key
  /// The named instance that the entry stands for, from 0; `nil` for the face.
  var namedInstance: Int?
  /// Values by axis tag of the named instance that the entry stands for, where they are known.
  var coordinates: [String: Double] = [:]

  struct Key: Hashable, Sendable {
    var path: String
    var faceIndex: Int
    /// 0 for what nobody registered.
    var registration = 0
  }

  init(face: CatalogFace, families: [String], key: Key) {
    self.face = face
    self.families = families
    self.key = key
  }
}

extension CatalogEntry {
  /// The entry of an open face, as its tables describe it.
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

  /// The entries of the locations that the designer of a face named. The PostScript name is the one that `fvar` gives the
  /// instance, else, after TN 5902, the prefix (name ID 25, else the family), a hyphen and the instance's name, of which letters
  /// and digits stay; the made names are answered to in both cases.
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

  /// No face has as many named instances, or names of as many bytes, unless to do harm: each is remembered several times.
  private static let instanceLimit = 1000
  private static let nameLimit = 256
}

extension CatalogFace {
  /// Sets the ranges of the style axes to one place of them.
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
  /// The letters and digits of ASCII, which are what a PostScript name made of names keeps.
  var postScriptPart: String {
    String(unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) })
  }
}

extension FontWeight {
  /// The weight of an axis's value, rounded, inside 0 to 65535, which is what `OS/2` can say.
  init(_ value: Double) {
    self.init(rawValue: value.isFinite ? Int(min(max(value, 0), 65535).rounded()) : FontWeight.regular.rawValue)
  }
}
