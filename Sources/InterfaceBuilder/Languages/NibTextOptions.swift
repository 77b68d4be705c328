public import StringCatalogs

/// The options for text that is set in code.
public struct NibTextOptions: Sendable {
  /// The sample to show.
  public var placeholder: NibPlaceholder
  /// The settings in `strut-nib.yaml`, with text.
  public var settings: NibSettings
  /// The strings for keys in `strut-nib.yaml`; nil for none.
  public var strings: StringCatalog?

  /// Creates options; without arguments, the text in the file with samples instead of placeholders.
  public init(
    placeholder: NibPlaceholder = .fitting, settings: NibSettings = NibSettings(), strings: StringCatalog? = nil
  ) {
    self.placeholder = placeholder
    self.settings = settings
    self.strings = strings
  }
}
