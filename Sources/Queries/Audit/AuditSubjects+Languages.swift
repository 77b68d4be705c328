import Strut

extension AuditSubjects {
  /// Returns a sentence about the languages that were named although Interface Builder files have
  /// no strings in them; nil if they have.
  func missingLanguages(_ named: [String]) -> String? {
    let missing = named.map { TextLocale($0) }.filter { $0.pseudolanguage == nil }.map { locale in
      (tag: locale.tag, files: files(without: locale))
    }.filter { !$0.files.isEmpty }
    guard !missing.isEmpty else { return nil }
    let total = Set(ofFiles.keys.map { file(of: all[$0]) }).count
    let counts = missing.map { "\($0.tag) (\($0.files.count) of \(AuditText.counted(total, "file")))" }
    return "Interface Builder files without strings in \(Wording.list(counts)) are laid out with their own text"
  }

  /// Returns the Interface Builder files that have no strings in a language or in a more general
  /// one.
  private func files(without locale: TextLocale) -> Set<String> {
    Set(
      ofFiles.filter { _, spoken in !spoken.contains { $0.map(locale.isServed) == true } }.keys.map {
        file(of: all[$0])
      })
  }

  /// The languages of Interface Builder files, without those of classes in code.
  private var ofFiles: [Int: [String?]] { languages.filter { !(all[$0.key] is ClassSubject) } }

  private func file(of subject: any AuditSubject) -> String {
    subject.name.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
