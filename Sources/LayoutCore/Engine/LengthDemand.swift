/// What is asked of a length of the view that is being laid out.
enum LengthDemand: Hashable {
  /// It has this length, in points.
  case exactly(Double)
  /// It comes as near to this length as its content allows.
  case target(Double, LayoutPriority)

  /// How much weaker a target is than content of the same priority.
  ///
  /// At a tie the content wins (measured: Facts.md#auto-layout). UIKit's priorities are `Float`s and nobody sets them a
  /// thousandth apart.
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

/// What is asked of both lengths.
struct SizeDemand: Hashable {
  var width: LengthDemand
  var height: LengthDemand

  init(width: LengthDemand, height: LengthDemand) { (self.width, self.height) = (width, height) }

  /// What a layout asks of an outermost view: the size it has, or none where constraints are to give it one.
  init(layingOut root: View) {
    let size = root.state.bounds.size
    self =
      root.isSizedByConstraints
      ? SizeDemand(width: .target(0, .weakest), height: .target(0, .weakest))
      : SizeDemand(width: .exactly(Double(size.width)), height: .exactly(Double(size.height)))
  }

  /// Whether both ask for the same width, and for a height in the same way.
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
  /// Whether layout gives an outermost view its size: whether it stands alone, and neither its frame nor a container places it.
  var isSizedByConstraints: Bool {
    superview == nil && !state.translatesAutoresizingMask && state.containerRule == nil
  }
}

extension LayoutPriority {
  /// Weaker than whatever else has a say.
  fileprivate static let weakest = LayoutPriority(1)
}
