/// A requested property that the font lacks. Nothing is synthesized instead.
public struct FontShortfall: Hashable, Sendable {
  /// The requested property. Later versions may add properties.
  public struct Property: RawRepresentable, Hashable, Sendable {
    /// The name in JSON.
    public let rawValue: String

    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = Property(rawValue: "weight")
    /// The width.
    public static let width = Property(rawValue: "width")
    /// The slant.
    public static let slant = Property(rawValue: "slant")
    /// Equal advances.
    public static let monospaced = Property(rawValue: "monospaced")
  }

  /// The requested property.
  public let property: Property
  /// A sentence with the requested and the available value.
  public let message: String
}

extension FontShortfall {
  /// Returns the requested properties that a face lacks.
  static func list(_ face: FontFace, width: FontWidth, _ wish: StyleWish) -> [FontShortfall] {
    var list: [FontShortfall] = []
    if let weight = wish.weight, face.weight != weight {
      list.append(.init(property: .weight, message: "The nearest weight to \(weight) is \(face.weight)."))
    }
    if let wanted = wish.width, abs(width.rawValue - wanted.rawValue) > 0.01 {
      list.append(
        .init(property: .width, message: "The nearest width to \(wanted) % is \(width) %."))
    }
    if let slant = wish.slant, face.slant != slant {
      list.append(
        .init(property: .slant, message: "It has no \(slant.rawValue) face; \(face.slant.rawValue) is used instead."))
    }
    if wish.isMonospaced, !face.isFixedPitch {
      list.append(.init(property: .monospaced, message: "Its advances differ."))
    }
    return list
  }
}

/// A requested style. `nil` means that of the requested face, or normal.
struct StyleWish: Hashable, Sendable {
  var weight: FontWeight?
  var width: FontWidth?
  var slant: FontSlant?
  var isMonospaced = false

  /// Returns the request completed with the style of a face or with normal values.
  func wanted(from own: CatalogFace? = nil) -> WantedStyle {
    let plain = WantedStyle()
    return WantedStyle(
      weight: weight ?? own?.weights.nearest(to: .regular) ?? plain.weight,
      width: width ?? own?.widths.nearest(to: .normal) ?? plain.width,
      slant: slant ?? own?.slants.sorted().first ?? plain.slant, isMonospaced: isMonospaced)
  }

  /// A Boolean value that indicates whether nothing is requested.
  var isEmpty: Bool { weight == nil && width == nil && slant == nil && !isMonospaced }

  /// Returns the request with missing values from another one.
  func filled(from other: StyleWish) -> StyleWish {
    StyleWish(
      weight: weight ?? other.weight, width: width ?? other.width, slant: slant ?? other.slant,
      isMonospaced: isMonospaced || other.isMonospaced)
  }
}

extension FontSlant: Comparable {
  /// Orders upright before oblique before italic.
  public static func < (left: FontSlant, right: FontSlant) -> Bool { left.order < right.order }

  private var order: Int { self == .upright ? 0 : self == .oblique ? 1 : 2 }
}

extension StyleWish {
  /// Creates the style of a descriptor, whose explicit values take precedence over its traits.
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
