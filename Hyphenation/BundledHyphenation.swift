public import BundledFonts

extension BundledFolder {
  /// Where the bundled hyphenation patterns are on this machine.
  public static let hyphenation = BundledFolder(
    environmentVariable: "STRUT_HYPHENATION", sharedName: "hyphenation", target: "BundledHyphenation")
}
