import Foundation

/// Computes margins and safe areas from the positions of views, during and after layout.
package struct MarginFinder {
  /// Returns the frames of a view and its superview in common coordinates.
  package let frames: (_ view: View, _ superview: View) -> (inner: Frame, outer: Frame)
  /// Returns the width of a view.
  package let width: (View) -> Double
  /// A cache of computed insets, or nil to compute all of them.
  var memory: InsetMemory?

  package init(
    frames: @escaping (_ view: View, _ superview: View) -> (inner: Frame, outer: Frame),
    width: @escaping (View) -> Double
  ) {
    (self.frames, self.width) = (frames, width)
  }

  /// A finder that uses the current layout without considering ancestors.
  package static var asLaidOut: MarginFinder {
    MarginFinder { view, superview in
      (Frame(view.unroundedFrame), Frame(superview.state.bounds.origin, superview.unroundedFrame.size))
    } width: {
      Double($0.unroundedFrame.width)
    }
  }

  /// Returns the margins of a view.
  ///
  /// - Complexity: O(*d*) for *d* ancestors that are not cached.
  package func margins(of view: View) -> EdgeInsets {
    if let known = memory?.margins[ObjectIdentifier(view)] { return known }
    guard view.preservesSuperviewLayoutMargins, view.superview != nil else {
      let safe = view.state.addsSafeAreaToMargins ? safeArea(of: view) : .zero
      return remember(ownMargins(of: view, safeArea: safe), view)
    }
    return reachingMargins(of: view)
  }

  /// Returns the margins of a view that preserves its superview's margins, starting from the
  /// outermost relevant ancestor.
  private func reachingMargins(of view: View) -> EdgeInsets {
    var chain = [view]
    while let superview = chain[chain.count - 1].superview {
      guard superview.preservesSuperviewLayoutMargins, superview.superview != nil, !isKnown(superview) else { break }
      chain.append(superview)
    }
    guard var outer = chain.last?.superview else { return .zero }
    var (margins, safe) = (margins(of: outer), safeArea(of: outer))
    for view in chain.reversed() {
      safe = remember(safeArea: safeArea(of: view, in: outer, of: safe), view)
      let own = ownMargins(of: view, safeArea: view.state.addsSafeAreaToMargins ? safe : .zero)
      margins = remember(own.enlarged(to: reaching(margins, of: outer, into: view)), view)
      outer = view
    }
    return margins
  }

  private func isKnown(_ view: View) -> Bool { memory?.margins[ObjectIdentifier(view)] != nil }

  private func remember(_ margins: EdgeInsets, _ view: View) -> EdgeInsets {
    memory?.margins[ObjectIdentifier(view)] = margins
    return margins
  }

  private func remember(safeArea: EdgeInsets, _ view: View) -> EdgeInsets {
    memory?.safeAreas[ObjectIdentifier(view)] = safeArea
    return safeArea
  }

  /// Returns the margins of a view without those of its superview.
  private func ownMargins(of view: View, safeArea: EdgeInsets) -> EdgeInsets {
    var result = own(of: view)
    result.top += safeArea.top
    result.left += safeArea.left
    result.bottom += safeArea.bottom
    result.right += safeArea.right
    return result
  }

  private func own(of view: View) -> EdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    guard let minimum = minimum(of: view) else {
      return view.state.margins?.sides(in: direction)
        ?? EdgeInsets(view.defaultMargins(width: width), direction: direction)
    }
    var margins = view.state.margins?.sides(in: direction) ?? .zero
    let least = EdgeInsets(minimum, direction: direction)
    margins.left = max(margins.left, least.left)
    margins.right = max(margins.right, least.right)
    return margins
  }

  /// Returns the minimum margins of a controller's view, or nil for another view or a controller
  /// that does not respect them.
  private func minimum(of view: View) -> DirectionalEdgeInsets? {
    view.viewOwner?.leastMargins(width: width(view))
  }

  /// Returns the safe area of a view.
  ///
  /// - Complexity: O(*d*) for *d* ancestors that are not cached.
  func safeArea(of view: View) -> EdgeInsets {
    if let known = memory?.safeAreas[ObjectIdentifier(view)] { return known }
    guard memory != nil || view.isWithinSafeArea else { return .zero }
    var chain = [view]
    var known: EdgeInsets?
    while known == nil, let superview = chain[chain.count - 1].superview {
      known = memory?.safeAreas[ObjectIdentifier(superview)]
      chain.append(superview)
    }
    if known != nil { chain.removeLast() }
    var safe = known ?? .zero
    for view in chain.reversed() { safe = remember(safeArea: safeArea(of: view, in: view.superview, of: safe), view) }
    return safe
  }

  /// Returns the safe area of a view in a superview with a given safe area.
  private func safeArea(of view: View, in superview: View?, of outer: EdgeInsets) -> EdgeInsets {
    let own = ownSafeArea(of: view, in: superview, of: outer)
    guard let added = view.viewOwner?.additionalSafeAreaInsets, added != .zero else { return own }
    return EdgeInsets(
      top: max(0, own.top + added.top), left: max(0, own.left + added.left), bottom: max(0, own.bottom + added.bottom),
      right: max(0, own.right + added.right))
  }

  private func ownSafeArea(of view: View, in superview: View?, of outer: EdgeInsets) -> EdgeInsets {
    guard let superview else { return view.state.rootSafeArea }
    guard outer != .zero else { return .zero }
    return EdgeInsets.zero.enlarged(to: reaching(outer, of: superview, into: view))
  }

  /// Returns the part of a superview's insets that extends into a view.
  private func reaching(_ insets: EdgeInsets, of superview: View, into view: View) -> EdgeInsets {
    let (inner, outer) = frames(view, superview)
    let left = insets.left - CGFloat(inner.left - outer.left)
    let right = insets.right - CGFloat(outer.right - inner.right)
    // The height of a cell follows from its content, so its last frame does not determine the
    // extent of margins into it.
    if view.fillsHeight { return EdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right) }
    return EdgeInsets(
      top: insets.top - CGFloat(inner.top - outer.top), left: left,
      bottom: insets.bottom - CGFloat(outer.bottom - inner.bottom), right: right)
  }
}

/// A cache of margins and safe areas that is valid until a view moves.
final class InsetMemory {
  var margins: [ObjectIdentifier: EdgeInsets] = [:]
  var safeAreas: [ObjectIdentifier: EdgeInsets] = [:]

  /// Removes all entries.
  func forget() {
    margins.removeAll(keepingCapacity: true)
    safeAreas.removeAll(keepingCapacity: true)
  }
}

extension EdgeInsets {
  /// Returns the larger of two insets on each side.
  fileprivate func enlarged(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
