import Synchronization

extension LayoutConstraint {
  /// A Boolean value that indicates whether the constraint is active, that is, whether a view holds
  /// it.
  ///
  /// Activating stops the program with UIKit's message if the items have no common ancestor;
  /// ``activate()`` throws an error instead. A constraint with a guide that no view owns stays
  /// inactive (Facts.md#auto-layout).
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

  /// Activates the constraint. Activating an active constraint has no effect. Throws an error if
  /// its items have no common ancestor.
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

  /// Deactivates the constraint if it is active.
  public func deactivate() { holder?.release([self]) }

  /// Activates each constraint in order. If one is rejected, the program stops with UIKit's
  /// message; those before it are active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each constraint.
  ///
  /// - Complexity: O(*n*) in the constraints of the views that hold these.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for (_, held) in Dictionary(grouping: constraints, by: { $0.holder.map { ObjectIdentifier($0) } }) {
      held[0].holder?.release(held)
    }
  }
}

/// The order of activations, with numbers that rise within a process.
///
/// Only the order within one view hierarchy matters, and a hierarchy is confined to one isolation
/// domain. Therefore other threads do not affect results.
enum ActivationOrder {
  private static let counter = Atomic<Int>(0)
  static func next() -> Int { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension View {
  /// Makes this view hold a constraint.
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

  /// Informs a container that omits hidden views that this one may have another required length.
  func lengthMayBeKept() { if isHidden { superview?.visibilityChanged(of: self) } }

  /// Releases constraints that this view holds.
  func release(_ constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    for constraint in constraints { constraint.holder = nil }
    var held: [LayoutConstraint] = []
    swap(&held, &heldConstraints)
    if constraints.count == 1 {
      // Searching for one constraint is much faster than testing each constraint.
      if let index = held.lastIndex(where: { $0 === constraints[0] }) { held.remove(at: index) }
    } else {
      let leaving = Set(constraints.map(ObjectIdentifier.init))
      held.removeAll { leaving.contains(ObjectIdentifier($0)) }
    }
    swap(&held, &heldConstraints)
    invalidateTree()
    lengthMayBeKept()
  }

  /// The constraints that this view holds, in the order of activation.
  public var constraints: [LayoutConstraint] { heldConstraints }

  /// A Boolean value that indicates whether this view or one of its descendants holds a constraint.
  package var holdsConstraints: Bool {
    // True for most views, without a list to iterate.
    if !heldConstraints.isEmpty { return true }
    var pending = subviews
    while let view = pending.popLast() {
      if !view.heldConstraints.isEmpty { return true }
      pending.append(contentsOf: view.subviews)
    }
    return false
  }

  /// Adds a constraint to this view. An active constraint stays with the view that holds it.
  public func addConstraint(_ constraint: LayoutConstraint) { hold(constraint) }

  /// Adds each constraint to this view.
  public func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(hold) }

  /// Removes a constraint if this view holds it.
  public func removeConstraint(_ constraint: LayoutConstraint) { removeConstraints([constraint]) }

  /// Removes the constraints that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    release(constraints.filter { $0.holder === self })
  }
}
