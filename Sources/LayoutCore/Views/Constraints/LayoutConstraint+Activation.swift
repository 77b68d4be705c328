import Synchronization

extension LayoutConstraint {
  /// Whether the constraint takes part in layout: whether some view holds it.
  ///
  /// Activating stops with UIKit's message when the items have no common ancestor; ``activate()`` throws instead. A
  /// constraint with a guide that no view owns stays inactive (Facts.md#auto-layout).
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        stoppingAsUIKit { () throws(LayoutError) in try activate() }
      } else {
        deactivate()
      }
    }
  }

  /// Makes the constraint take part in layout. Twice is once. Throws when its items have no common ancestor.
  public func activate() throws(LayoutError) {
    guard holder == nil, first.isAlive, second.isAlive else { return }
    let owners = first.owners + second.owners
    let itemCount = [first, second].count { !$0.isNothing }
    guard var ancestor = owners.first, owners.count >= itemCount else { return }
    for owner in owners.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: owner) else {
        throw LayoutError(
          code: .noCommonAncestor,
          message: """
            Unable to activate constraint with anchors \(first.text) and \(second.text) because they have no common \
            ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
            """)
      }
      ancestor = common
    }
    ancestor.hold(self)
  }

  /// Takes the constraint out of layout; one that is not active is left alone.
  public func deactivate() { holder?.release([self]) }

  /// Activates each constraint in turn; where one is refused, those before it stay active, and it stops with UIKit's
  /// message.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each constraint.
  ///
  /// - Complexity: O(*n*) in all that the views hold which hold these.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for (_, held) in Dictionary(grouping: constraints, by: { $0.holder.map { ObjectIdentifier($0) } }) {
      held[0].holder?.release(held)
    }
  }
}

/// A number for each activation, rising within a process.
///
/// Only the order of numbers within one view tree is ever looked at, and a tree lives in one isolation domain; so results
/// do not depend on what other threads do.
enum ActivationOrder {
  private static let counter = Atomic<Int>(0)
  static func next() -> Int { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension View {
  /// Makes this view the holder of a constraint.
  func hold(_ constraint: LayoutConstraint) {
    guard constraint.holder == nil else { return }
    constraint.holder = self
    constraint.activationOrder = ActivationOrder.next()
    constraint.prepareMeantSides()
    var held: [LayoutConstraint] = []
    swap(&held, &heldConstraints)
    held.append(constraint)
    swap(&held, &heldConstraints)
    invalidateTree()
    lengthMayBeKept()
  }

  /// Lets a container that leaves hidden views out know that one may have another required length.
  func lengthMayBeKept() { if isHidden { superview?.visibilityChanged(of: self) } }

  /// Lets constraints go that this view holds.
  func release(_ constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    for constraint in constraints { constraint.holder = nil }
    var held: [LayoutConstraint] = []
    swap(&held, &heldConstraints)
    if constraints.count == 1 {
      // Looking for one thing is much faster than asking everything whether it is held.
      if let index = held.lastIndex(where: { $0 === constraints[0] }) { held.remove(at: index) }
    } else {
      let leaving = Set(constraints.map(ObjectIdentifier.init))
      held.removeAll { leaving.contains(ObjectIdentifier($0)) }
    }
    swap(&held, &heldConstraints)
    invalidateTree()
    lengthMayBeKept()
  }

  /// The constraints this view holds, in the order they were activated.
  public var constraints: [LayoutConstraint] { heldConstraints }

  /// Whether this view or one in it holds a constraint.
  package var holdsConstraints: Bool {
    // As of most views that are asked, without a list to walk.
    if !heldConstraints.isEmpty { return true }
    var pending = subviews
    while let view = pending.popLast() {
      if !view.heldConstraints.isEmpty { return true }
      pending.append(contentsOf: view.subviews)
    }
    return false
  }

  /// Makes this view hold a constraint; one that is active already stays where it is.
  public func addConstraint(_ constraint: LayoutConstraint) { hold(constraint) }

  /// Makes this view hold each constraint in turn.
  public func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(hold) }

  /// Lets a constraint go, if this view holds it.
  public func removeConstraint(_ constraint: LayoutConstraint) { removeConstraints([constraint]) }

  /// Lets those constraints go that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    release(constraints.filter { $0.holder === self })
  }
}
