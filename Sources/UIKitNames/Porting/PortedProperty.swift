internal import Foundation

/// Values of nibs for properties of an app's classes.
@MainActor @preconcurrency public enum PortedProperty {
  /// Sets a property to a value, if it is of the type. Returns `false` if it is not.
  ///
  /// A number fits each type of numbers, as in Objective-C.
  @discardableResult public static func set<Value>(_ property: inout Value, to value: Any?) -> Bool {
    guard let value = converted(value, to: Value.self) else { return false }
    property = value
    return true
  }

  /// Sets an outlet collection. Returns `false` if one of the objects is not of the type.
  @discardableResult public static func set<Element>(_ property: inout [Element], to value: Any?) -> Bool {
    guard let elements = elements(value, of: Element.self) else { return false }
    property = elements
    return true
  }

  /// Sets an outlet collection. Returns `false` if one of the objects is not of the type.
  @discardableResult public static func set<Element>(_ property: inout [Element]?, to value: Any?) -> Bool {
    guard let elements = elements(value, of: Element.self) else { return false }
    property = elements
    return true
  }

  private static func elements<Element>(_ value: Any?, of type: Element.Type) -> [Element]? {
    guard let objects = value as? [AnyObject] else { return nil }
    let elements = objects.compactMap { $0 as? Element }
    return elements.count == objects.count ? elements : nil
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let number = (value as? Double) ?? (value as? Int).map(Double.init) {
      return Self.number(number, for: type) as? Value
    }
    if let name = value as? String, let image = UIImage(named: name) { return image as? Value }
    return nil
  }

  private static func number(_ number: Double, for type: Any.Type) -> Any? {
    switch type {
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number)
    case is Double.Type, is Double?.Type: number
    case is Float.Type, is Float?.Type: Float(number)
    case is Int.Type, is Int?.Type: Int(exactly: number.rounded(.towardZero))
    case is UInt.Type, is UInt?.Type: UInt(exactly: number.rounded(.towardZero))
    case is Bool.Type, is Bool?.Type: number != 0
    case is NSNumber.Type, is NSNumber?.Type: NSNumber(value: number)
    case let integer as any FixedWidthInteger.Type: integer.init(exactly: number.rounded(.towardZero))
    default: nil
    }
  }
}

/// Runtime attributes that an app adds to UIKit's classes in extensions, by their key paths.
///
/// ```swift
/// extension UIView {
///   var cornerRadius: CGFloat {
///     get { layer.cornerRadius }
///     set { layer.cornerRadius = newValue }
///   }
/// }
/// AddedAttributes.add("cornerRadius", to: UIView.self) { view, value in
///   PortedProperty.set(&view.cornerRadius, to: value)
/// }
/// ```
@MainActor @preconcurrency public enum AddedAttributes {
  private typealias Setter = @MainActor (AnyObject, Any?) -> Bool

  private static var setters: [String: [(type: ObjectIdentifier, set: Setter)]] = [:]

  /// Adds an attribute to a class and its subclasses. It replaces one of the same name and class.
  ///
  /// - Parameter set: Sets the attribute of an object, and returns `false` if the value does not
  ///   fit.
  public static func add<Object: AnyObject>(
    _ keyPath: String, to type: Object.Type, _ set: @escaping @MainActor (Object, Any?) -> Bool
  ) {
    var all = setters[keyPath] ?? []
    all.removeAll { $0.type == ObjectIdentifier(type) }
    all.append((ObjectIdentifier(type), { object, value in (object as? Object).map { set($0, value) } ?? false }))
    setters[keyPath] = all
  }

  /// Sets the attribute of an object. Returns `false` if none was added for its class.
  static func set(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject?) -> Bool {
    guard let object else { return false }
    return (setters[keyPath] ?? []).contains { $0.set(object, value) }
  }
}
