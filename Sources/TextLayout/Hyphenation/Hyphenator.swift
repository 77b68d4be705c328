internal import BundledFonts
internal import BundledHyphenation
internal import FoundationEssentials
internal import Threads

/// Finds the hyphenation points of words: at soft hyphens, and with the patterns of a language.
///
/// ```swift
/// let hyphenator = try Hyphenator.bundled()
/// hyphenator.points(in: "Silbentrennung", language: "de-AT")     // [3, 6, 10]: Sil-ben-tren-nung
/// hyphenator.availability(for: "tr")                             // there are no patterns for "tr"
/// ```
/// The patterns are LibreOffice's, applied by libhyphen with each language's minimum numbers of
/// letters before and after a hyphen. A point at which the spelling would change, as in Hungarian
/// (`asszony`, `asz-szony`), is omitted. A word with more than 100 letters, with a digit, or with a
/// mark that does not compose is not hyphenated: Strut's rules.
///
/// Thread-safe. A language's patterns are read on first use and kept.
public final class Hyphenator: Sendable {
  private enum Patterns: Sendable {
    case usable(PatternDictionary)
    case flawed(String)
  }

  private let directory: String
  private let manifest: HyphenationManifest
  private let opened = Locked<[String: Patterns]>([:])

  /// Returns a hyphenator with the bundled patterns, or with those of the folder in the environment
  /// variable `STRUT_HYPHENATION`.
  ///
  /// - Throws: ``HyphenationError`` if they are missing.
  public static func bundled() throws(HyphenationError) -> Hyphenator {
    switch BundledFolder.hyphenation.locate() {
    case .success(let directory): return try Hyphenator(directory: directory)
    case .failure(let failure): throw .notFound(places: failure.places)
    }
  }

  /// The bundled patterns, which a process reads once. Engines that share the patterns of a
  /// language keep one copy.
  package static let shared = Result { () throws(HyphenationError) in try bundled() }

  /// Creates a hyphenator with the patterns of a folder, which has a `manifest.json` like
  /// `Hyphenation/Files`.
  ///
  /// - Throws: ``HyphenationError`` if there is no such manifest.
  public init(directory: String) throws(HyphenationError) {
    self.directory = directory
    manifest = try HyphenationManifest(directory: directory)
  }

  /// The languages with patterns, as lowercase BCP 47 tags, sorted.
  public var languages: [String] { manifest.dictionaries.flatMap(\.languages).sorted() }

  /// Identifiers of the patterns, one line per file. Results may differ between hyphenators whose
  /// lines differ. A file is identified by its checksum in the manifest, or else by its folder.
  package var fingerprint: [String] {
    manifest.dictionaries.map { dictionary in
      "patterns \(dictionary.file) \(dictionary.languages) \(dictionary.sha256 ?? directory)"
    }
  }

  /// Returns the patterns for a language, and reads them if necessary.
  ///
  /// - Parameter language: A BCP 47 tag. The patterns of a more general tag apply too, such as
  ///   German for `de-AT`.
  public func availability(for language: String?) -> HyphenationAvailability {
    guard let language, !language.isEmpty else { return .noLanguage }
    guard let dictionary = manifest.dictionary(for: language) else { return .noPatterns(language: language) }
    switch patterns(dictionary) {
    case .usable: return .patterns(dictionary.name)
    case .flawed(let reason): return .unusable(dictionary.name, reason: reason)
    }
  }

  /// Returns the UTF-16 offsets in a string before which a line may start, with a hyphen at the end
  /// of the previous line, in order. In a word with soft hyphens only those count, as in CSS.
  ///
  /// - Parameters:
  ///   - text: One or more words.
  ///   - language: A BCP 47 tag. Without a tag or patterns, only soft hyphens count.
  /// - Complexity: O(n).
  public func points(in text: String, language: String?) -> [Int] {
    let units = Array(text.utf16)
    return points(in: units, range: 0..<units.count, language: language)
  }

  /// Returns the hyphenation points in a range of text, which is clamped to the text.
  package func points(in units: [UInt16], range: Range<Int>, language: String?) -> [Int] {
    let dictionary = language.flatMap { manifest.dictionary(for: $0) }
    var points: [Int] = []
    for word in HyphenationLetters.words(in: units, range: range) {
      if !word.softHyphens.isEmpty {
        points += word.softHyphens.filter { $0 < range.upperBound }
      } else if word.isWord, let dictionary, case .usable(let patterns) = patterns(dictionary) {
        let allowed = patterns.points(in: word.scalars)
        points += word.offsets.indices.dropFirst().filter { allowed[$0 - 1] }.map { word.offsets[$0] }
      }
    }
    return points
  }

  /// The file is read outside of the lock. If two threads read the same file, the first result is
  /// kept.
  private func patterns(_ dictionary: HyphenationManifest.Dictionary) -> Patterns {
    if let known = opened.withLock({ $0[dictionary.file] }) { return known }
    let read = read(dictionary)
    return opened.withLock { opened in
      if let known = opened[dictionary.file] { return known }
      opened[dictionary.file] = read
      return read
    }
  }

  private func read(_ dictionary: HyphenationManifest.Dictionary) -> Patterns {
    let path = directory + "/" + dictionary.file
    guard let data = FileManager.default.contents(atPath: path) else { return .flawed("\(path) cannot be read") }
    do throws(PatternFile.Flaw) {
      let file = try PatternFile(checking: Array(data))
      return PatternDictionary(file).map(Patterns.usable) ?? .flawed("\(path): no memory")
    } catch {
      return .flawed("\(path), \(error)")
    }
  }
}
