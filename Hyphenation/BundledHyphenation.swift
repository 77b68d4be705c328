public import BundledFonts

extension BundledFolder {
  /// The location of the bundled hyphenation patterns on this machine.
  public static let hyphenation = BundledFolder(
    environmentVariable: "STRUT_HYPHENATION", sharedName: "hyphenation", target: "BundledHyphenation")
}
