public import Foundation
public import LayoutCore

// There is no time in layout: what UIKit animates happens at once.
extension View {
  /// Makes the changes at once: layout knows only where views come to be, not how they get there.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once, as without this.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
