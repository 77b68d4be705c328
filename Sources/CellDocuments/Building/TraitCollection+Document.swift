package import FontMetrics
package import LayoutCore

extension TraitCollection {
  /// Returns these traits with a document's iOS release, which replaces the current one and its
  /// measurements, and with tall lines if either requests them.
  package func described(era: Era?, hasTallLines: Bool) -> TraitCollection {
    var traits = self
    if let era, era != traits.layoutMetrics.era { traits.layoutMetrics = LayoutMetrics(era: era) }
    traits.hasTallLines = traits.hasTallLines || hasTallLines
    return traits
  }
}
