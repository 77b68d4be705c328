package import FontMetrics
package import LayoutCore

extension TraitCollection {
  /// These traits with what a document says of the release and of lines: its release takes the place of another, with its numbers, and its
  /// tall lines count beside those that were asked for already.
  package func described(era: Era?, hasTallLines: Bool) -> TraitCollection {
    var traits = self
    if let era, era != traits.layoutMetrics.era { traits.layoutMetrics = LayoutMetrics(era: era) }
    traits.hasTallLines = traits.hasTallLines || hasTallLines
    return traits
  }
}
