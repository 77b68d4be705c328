internal import FontInterop

extension FontFile {
  /// The number of each glyph's correction in a model, which is that of the characters that the
  /// character map gives the glyph to: what a feature reaches has none.
  ///
  /// - Complexity: Linear in the characters of the face, the first time.
  func corrections(_ model: WidthModel) -> [UInt8] {
    knownCorrections.withLock { known in
      if let known, known.model === model { return known.numbers }
      let made = makeCorrections(model)
      known = (model, made)
      return made
    }
  }

  private func makeCorrections(_ model: WidthModel) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: openType.facts.glyphCount)
    openType.forEachCharacter { scalar, glyph in
      let number = model.number(scalar)
      if number > 0, Int(glyph) < numbers.count, numbers[Int(glyph)] == 0 { numbers[Int(glyph)] = number }
    }
    return numbers
  }
}
