/// The requested presentation of a grapheme cluster (UTS #51).
package enum GlyphPresentation: Hashable, Sendable {
  /// The text's own face.
  case text
  /// A color emoji face, if there is one.
  case emoji

  /// Creates the presentation of one grapheme cluster. It is emoji by default, or because of
  /// U+FE0F, a modifier, a keycap, or a joiner followed by another pictograph; U+FE0E makes it text
  /// again.
  package init(cluster: some Sequence<Unicode.Scalar>) {
    var first: CharacterProperties = []
    var isEmoji = false
    var isFirst = true
    var isJoined = false
    for scalar in cluster {
      if isFirst {
        if scalar.value < 0x80 && !Self.isKeycapBase(scalar) { break }
        first = scalar.characterProperties
        guard first.contains(.emoji) else { break }
        isEmoji = first.contains(.emojiPresentation)
        isFirst = false
        continue
      }
      switch scalar.value {
      case 0xFE0E:
        self = .text
        return
      case 0xFE0F, 0x20E3: isEmoji = true
      case 0x1F3FB...0x1F3FF: isEmoji = isEmoji || first.contains(.emojiModifierBase)
      case 0x200D: isJoined = first.contains(.extendedPictographic)
      default: isEmoji = isEmoji || (isJoined && scalar.characterProperties.contains(.extendedPictographic))
      }
    }
    self = isEmoji ? .emoji : .text
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || scalar == "#" || scalar == "*"
  }
}
