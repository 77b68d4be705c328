/// Something that was asked of a font and that the one found does not have. Nothing is synthesized in its place.
public struct FontShortfall: Hashable, Sendable {
  /// What was asked for. Open: later versions may know more.
  public struct Property: RawRepresentable, Hashable, Sendable {
    /// The name that JSON output carries.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = Property(rawValue: "weight")
    /// The width.
    public static let width = Property(rawValue: "width")
    /// The slant.
    public static let slant = Property(rawValue: "slant")
    /// That all advances are alike.
    public static let monospaced = Property(rawValue: "monospaced")
  }

  /// What was asked for.
  public let property: Property
  /// A sentence that says what was asked for and what is there.
  public let message: String
}

extension FontShortfall {
  /// What a face lacks of a wish.
  static func list(_ face: FontFace, width: FontWidth, _ wish: StyleWish) -> [FontShortfall] {
    var list: [FontShortfall] = []
    if let weight = wish.weight, face.weight != weight {
      list.append(.init(property: .weight, message: "The nearest weight to \(weight) that it has is \(face.weight)."))
    }
    if let wanted = wish.width, abs(width.rawValue - wanted.rawValue) > 0.01 {
      list.append(
        .init(property: .width, message: "The nearest width to \(wanted) % that it has is \(width) %."))
    }
    if let slant = wish.slant, face.slant != slant {
      list.append(.init(property: .slant, message: "It has no \(slant.rawValue) here; it is \(face.slant.rawValue)."))
    }
    if wish.isMonospaced, !face.isFixedPitch {
      list.append(.init(property: .monospaced, message: "Its advances differ."))
    }
    return list
  }
}

/// What is asked of a style; `nil` where the face named, or what is normal, decides.
struct StyleWish: Hashable, Sendable {
  var weight: FontWeight?
  var width: FontWidth?
  var slant: FontSlant?
  var isMonospaced = false

  /// What is asked for, filled up from a face, or with what is normal.
  func wanted(from own: CatalogFace? = nil) -> WantedStyle {
    let plain = WantedStyle()
    return WantedStyle(
      weight: weight ?? own?.weights.nearest(to: .regular) ?? plain.weight,
      width: width ?? own?.widths.nearest(to: .normal) ?? plain.width,
      slant: slant ?? own?.slants.sorted().first ?? plain.slant, isMonospaced: isMonospaced)
  }

  /// Whether nothing is asked for.
  var isEmpty: Bool { weight == nil && width == nil && slant == nil && !isMonospaced }

  /// What is asked for here, else there.
  func filled(from other: StyleWish) -> StyleWish {
    StyleWish(
      weight: weight ?? other.weight, width: width ?? other.width, slant: slant ?? other.slant,
      isMonospaced: isMonospaced || other.isMonospaced)
  }
}

extension FontSlant: Comparable {
  /// Upright before oblique before italic.
  public static func < (left: FontSlant, right: FontSlant) -> Bool { left.order < right.order }

  private var order: Int { self == .upright ? 0 : self == .oblique ? 1 : 2 }
}

extension StyleWish {
  /// What a descriptor asks of a style: its own words before its traits.
  init(_ descriptor: FontDescriptor) {
    let traits = descriptor.traits
    weight = descriptor.weight ?? (traits.contains(.bold) ? .bold : nil)
    width = descriptor.width
    if width == nil, traits.contains(.condensed) != traits.contains(.expanded) {
      width = traits.contains(.condensed) ? .condensed : .expanded
    }
    slant = descriptor.slant ?? (traits.contains(.italic) ? .italic : nil)
    isMonospaced = traits.contains(.monospaced)
  }
}
