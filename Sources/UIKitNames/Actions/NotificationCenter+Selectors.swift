public import Foundation
internal import Threads

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name, or any for nil, that an object
  /// posts, or any for nil. The observer is referenced weakly, and conforms to
  /// ``SelectorPerforming``.
  ///
  /// The method runs where the notification is posted, if that is the main actor, and otherwise
  /// later on the main actor.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let registration = SelectorObservers.Registration(observer as AnyObject, self, aName, anObject)
    registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak registration] notification in
      registration?.call(aSelector, notification)
    }
    SelectorObservers.add(registration)
  }

  /// Ends all observations of an object.
  public func removeObserver<Observer: SelectorPerforming>(_ observer: Observer) {
    SelectorObservers.remove { $0.observer === observer && $0.center === self }
  }

  /// Ends the observations of an object for a name, or all names for nil, and the object that
  /// posts, or any for nil.
  public func removeObserver<Observer: SelectorPerforming>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.remove { registration in
      registration.observer === observer && registration.center === self
        && (aName == nil || registration.name == aName) && (object == nil || registration.object === object)
    }
  }
}

/// The observations by selector of all centers.
private enum SelectorObservers {
  /// An observation. It is sendable, because it is complete before it is added, and the observer is
  /// used on the main actor only.
  final class Registration: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?) {
      self.observer = observer
      self.center = center
      self.name = name
      self.object = object.map { $0 as AnyObject }
    }

    func call(_ selector: Selector, _ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      if MainQueue.isCurrent {
        onMain { unsafe send(selector, notification) }
      } else {
        Task { @MainActor in unsafe send(selector, notification) }
      }
    }

    @MainActor private func send(_ selector: Selector, _ notification: Notification) {
      guard let observer else { return }
      if let performer = observer as? any SelectorPerforming {
        if performer.perform(selector, with: notification, for: nil) { return }
        UIKitLog.once("\(type(of: observer)) does not perform \"\(selector.name)\" for a notification.")
      } else {
        UIKitLog.once(
          """
          \(type(of: observer)) does not conform to SelectorPerforming, so \"\(selector.name)\" is not performed \
          for a notification.
          """)
      }
    }

    func end() { if let token { center?.removeObserver(token) } }
  }

  private static let all = Locked<[Registration]>([])

  /// Adds an observation, and ends those whose observers are gone.
  static func add(_ registration: Registration) {
    remove { $0.observer == nil }
    all.withLock { $0.append(registration) }
  }

  static func remove(where condition: (Registration) -> Bool) {
    let ended = all.withLock { all in
      let ended = all.filter(condition)
      all.removeAll(where: condition)
      return ended
    }
    for registration in ended { registration.end() }
  }
}
