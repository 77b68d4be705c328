internal import FontMetrics
public import Foundation
internal import InterfaceBuilder

/// The content of a nib: a `.xib` file in the folders of ``AppResources``.
///
/// ```swift
/// UINib.register(PersonCell.self, named: "PersonCell")
/// let objects = UINib(nibName: "PersonCell", bundle: nil).instantiate(withOwner: nil)
/// objects.first is PersonCell                                     // true
/// ```
@MainActor @preconcurrency open class UINib {
  /// The options of loading a nib.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects for the placeholders of external objects, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let content: NibObjects?
  private let name: String

  /// Creates the nib with a name. A nib that can't be read stops the program when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    content = NibFiles.content(named: name, "xib", in: bundleOrNil)
  }

  /// Creates a nib from the content of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    content = NibFiles.content(of: data)
  }

  /// Makes a class of views or controllers known by its name in Interface Builder, for classes that
  /// are not found in the module of the file or in `AppResources.current.modules`.
  public static func register(_ type: UIResponder.Type, named name: String) { NibClasses.register(type, named: name) }

  /// Makes a class of layouts of collection views known by its name in Interface Builder.
  public static func register(_ type: UICollectionViewLayout.Type, named name: String) {
    NibClasses.register(type, named: name)
  }

  /// Makes a class of other objects known by its name in Interface Builder.
  ///
  /// - Parameter making: Creates an object of the class.
  public static func register(named name: String, making: @escaping @MainActor () -> AnyObject?) {
    NibClasses.register(named: name, making)
  }

  /// Creates the objects of the nib, connects them and calls `awakeFromNib()` on them. Returns the
  /// top-level objects.
  ///
  /// Stops the program with UIKit's message if there is no nib of the name.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let content = checkedContent
    let loader = NibLoader(content)
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var owner: String?
    for object in content.topLevel.compactMap({ content.objects[$0] }) {
      guard let place = object.attributes["placeholderIdentifier"] else { continue }
      if place == "IBFilesOwner" {
        owner = object.id
        loader.take(ownerOrNil.map { $0 as AnyObject }, as: object.id)
      } else if let other = others[place] {
        loader.take(other as AnyObject, as: object.id)
      }
    }
    let objects = content.topLevel.compactMap { loader.topLevelObject($0) }
    let holder = objects.lazy.compactMap { $0 as? UIView }.first
    loader.finish(holder: holder, others: ownerOrNil == nil ? [] : [owner].compactMap(\.self))
    return objects
  }

  private var checkedContent: NibObjects {
    guard let content else { NibFiles.stop(without: name) }
    return content
  }

  /// Creates the only object of the nib, a view for an identifier. Stops the program with UIKit's
  /// message if the nib has another number of objects, or another kind of object.
  ///
  /// - Parameter kind: The class of UIKit that the message names.
  final func onlyView<Kind: UIView>(for identifier: String, owner: AnyObject?, as kind: Kind.Type) -> Kind {
    let objects = instantiate(withOwner: owner, options: nil)
    guard objects.count == 1, let view = objects[0] as? Kind else {
      stopAsUIKit(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(kind) instance")
    }
    return view
  }
}

extension NibLoader {
  /// Creates a top-level object, or returns nil for a placeholder.
  func topLevelObject(_ id: String) -> AnyObject? {
    guard let object = file.objects[id], object.attributes["placeholderIdentifier"] == nil else { return nil }
    if let source = file.cell(id) { return cell(source) }
    if let source = file.views[id] { return view(source) }
    if NibClasses.controllers[object.element] != nil || object.element == "tableViewController" {
      return controller(object, in: nil)
    }
    return makeObject(object)
  }
}

extension Bundle {
  /// Creates the objects of a nib. See ``UINib/instantiate(withOwner:options:)``.
  @MainActor @preconcurrency @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
