public import LayoutCore

/// What makes a view when it is first needed, and is told when that view appears, is laid out and goes.
public typealias UIViewController = ViewController
/// The outermost view: it shows a controller's view in its whole size.
public typealias UIWindow = Window
