public import LayoutCore

/// A controller that creates its view on demand and is notified when the view appears, is laid out
/// and disappears.
public typealias UIViewController = ViewController
/// The outermost view, which displays a controller's view.
public typealias UIWindow = Window
