/// A transition from one controller to another.
@MainActor @preconcurrency open class UIStoryboardSegue {
  /// The name by which code performs the segue, or nil.
  open private(set) var identifier: String?
  /// The controller that performs the segue.
  open private(set) var source: UIViewController
  /// The controller that the segue shows.
  open private(set) var destination: UIViewController
  /// The closure that presents the destination, by the kind of segue.
  final var handler: (() -> Void)?

  /// Creates a segue.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Creates a segue with a closure that performs it.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler?() }
}
