public import StringCatalogs

/// The settings for texts that come from code.
public struct NibTextOptions: Sendable {
  /// What is shown for a text from code.
  public var placeholder: NibPlaceholder
  /// The texts that `strut-nib.yaml` gives.
  public var settings: NibSettings
  /// The strings in which keys of `strut-nib.yaml` are looked up; nil for none.
  public var strings: StringCatalog?

  /// Settings; without arguments, the texts of the file with samples in place of placeholders.
  public init(
    placeholder: NibPlaceholder = .fitting, settings: NibSettings = NibSettings(), strings: StringCatalog? = nil
  ) {
    self.placeholder = placeholder
    self.settings = settings
    self.strings = strings
  }
}
