public import Foundation
public import LayoutCore

extension UIImage {
  /// The traits that an image is made for. It changes only while it is created, and is therefore
  /// sendable.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits, or nil.
    public final fileprivate(set) var traitCollection: UITraitCollection?
    final var values = SymbolValues()

    /// Creates a configuration for the traits.
    public init(traitCollection: UITraitCollection? = nil) { self.traitCollection = traitCollection }

    /// Returns the configuration with the values of another one, which take precedence.
    public final func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return changed {
        $0.values = $0.values.overridden(by: other.values)
        $0.traitCollection = other.traitCollection ?? $0.traitCollection
      }
    }

    /// Returns the configuration for other traits.
    public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traitCollection = traitCollection }
    }

    /// Returns the configuration itself, which is immutable.
    public final func copy(with zone: NSZone? = nil) -> Any { self }

    fileprivate func changed(_ change: (Configuration) -> Void) -> Self {
      let copy = self is SymbolConfiguration ? SymbolConfiguration() : Configuration()
      (copy.traitCollection, copy.values) = (traitCollection, values)
      change(copy)
      return copy as? Self ?? self
    }

    /// Returns `true` if the object is a configuration with equal values.
    public final override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other.values == values && other.traitCollection == traitCollection
        && (other is SymbolConfiguration) == (self is SymbolConfiguration)
    }

    /// A hash value, equal for equal configurations.
    public final override var hash: Int { values.hashValue }
  }
}
