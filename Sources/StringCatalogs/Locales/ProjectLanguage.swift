/// Xcode's names for languages, in folders and project files.
package enum ProjectLanguage {
  /// Returns the language tag for a name in an `.lproj` folder or in `developmentRegion`: `de`, or
  /// the former name `German`. Other names are returned unchanged.
  package static func tag(of name: String) -> String { former[name] ?? name }

  private static let former = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
  ]
}
