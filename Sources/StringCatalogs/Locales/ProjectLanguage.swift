/// The names that Xcode has for languages, in folders and project files.
package enum ProjectLanguage {
  /// The language tag of a name as `.lproj` folders and `developmentRegion` have it: `de`, or `German` from before there
  /// were language tags. Any other name is returned as it is.
  package static func tag(of name: String) -> String { former[name] ?? name }

  private static let former = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
  ]
}
