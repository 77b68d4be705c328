public import Foundation
internal import Threads

/// A group of changes of layers. Changes take effect at once; the completion of a group is called
/// when the group is committed.
open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static let groups = Locked<[Group]>([])

  /// Begins a group.
  open class func begin() { groups.withLock { $0.append(Group()) } }

  /// Ends the last group, and calls its completion. Without a group it has no effect.
  open class func commit() { groups.withLock { $0.popLast() }?.completion?() }

  /// Applies the changes. It has no effect, because they take effect at once.
  open class func flush() {}

  /// Returns the duration of animations in the group, in seconds. It is recorded.
  open class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets the duration of animations in the group, in seconds. It is recorded.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// Returns the pace of animations in the group, or nil. It is recorded.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.function }
  /// Sets the pace of animations in the group. It is recorded.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.function = function } }
  /// Returns `true` if changes are not animated. It is recorded.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Sets whether changes are not animated. It is recorded.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Returns the closure that is called when the group is committed, or nil.
  open class func completionBlock() -> (() -> Void)? { current.completion }
  /// Sets the closure that is called when the group is committed. Without a group it is called at
  /// once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let isOpen = groups.withLock { !$0.isEmpty }
    if isOpen { change { $0.completion = block } } else { block?() }
  }

  private static var current: Group { groups.withLock { $0.last } ?? Group() }

  private static func change(_ body: (inout Group) -> Void) {
    groups.withLock { groups in if let last = groups.indices.last { body(&groups[last]) } }
  }
}
