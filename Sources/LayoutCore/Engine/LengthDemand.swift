/// The requirement for a length of the outermost view.
enum LengthDemand: Hashable {
  /// It has this length, in points.
  case exactly(Double)
  /// It comes as near to this length as its content allows.
  case target(Double, LayoutPriority)

  /// The amount by which a target is weaker than content of the same priority.
  ///
  /// At equal priority, the content takes precedence (measured: Facts.md#auto-layout). UIKit's
  /// priorities are `Float`s, and no program sets them a thousandth apart.
  static let concession = 0.001

  var length: Double {
    switch self {
    case .exactly(let length), .target(let length, _): length
    }
  }

  init(_ length: Double, _ priority: LayoutPriority) {
    self = priority >= .required ? .exactly(length) : .target(length, priority)
  }
}

/// The requirements for both lengths.
struct SizeDemand: Hashable {
  var width: LengthDemand
  var height: LengthDemand

  init(width: LengthDemand, height: LengthDemand) { (self.width, self.height) = (width, height) }

  /// Creates the demand for laying out an outermost view: its size, or none if constraints
  /// determine it.
  init(layingOut root: View) {
    let size = root.state.bounds.size
    self =
      root.isSizedByConstraints
      ? SizeDemand(width: .target(0, .weakest), height: .target(0, .weakest))
      : SizeDemand(width: .exactly(Double(size.width)), height: .exactly(Double(size.height)))
  }

  /// Returns `true` if both have the same width and the same kind of height.
  func differsByHeightAlone(from other: SizeDemand) -> Bool {
    guard width == other.width else { return false }
    return switch (height, other.height) {
    case (.exactly, .exactly): true
    case (.target(_, let priority), .target(_, let otherPriority)): priority == otherPriority
    default: false
    }
  }
}

extension View {
  /// A Boolean value that indicates whether constraints determine the size of an outermost view: it
  /// has no superview, and neither its frame nor a container positions it.
  var isSizedByConstraints: Bool {
    superview == nil && !state.translatesAutoresizingMask && state.containerRule == nil
  }
}

extension LayoutPriority {
  /// Weaker than everything else.
  fileprivate static let weakest = LayoutPriority(1)
}
