package import CHarfBuzz

/// What measuring asks of the clusters of a text, at the first unit of each; for one run after the other.
package struct ShapedClusters: Sendable {
  /// What is noted of a cluster.
  package struct Marks: OptionSet, Sendable {
    package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may be broken before the cluster.
    @inlinable package static var safeToBreak: Self { Self(rawValue: UInt8(STRUT_CLUSTER_SAFE_TO_BREAK)) }
    /// Text put before or after the cluster may change what is on its other side.
    @inlinable package static var unsafeToConcat: Self { Self(rawValue: UInt8(STRUT_CLUSTER_UNSAFE_TO_CONCAT)) }
    /// Its glyphs are several, or one that is moved.
    @inlinable package static var isComposed: Self { Self(rawValue: UInt8(STRUT_CLUSTER_IS_COMPOSED)) }
    /// There is one.
    @inlinable package static var hasGlyph: Self { Self(rawValue: UInt8(STRUT_CLUSTER_HAS_GLYPH)) }
  }

  /// The sum of the advances of each cluster's glyphs, in design units; 0 for units that start none.
  package var advances: [Int] = []
  package var marks: [Marks] = []
  /// The last glyph of each cluster.
  package var glyphs: [UInt32] = []

  package init() {}

  /// Empties it, for a text of so many units.
  package mutating func reset(_ count: Int) {
    advances.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    advances.append(contentsOf: repeatElement(0, count: count))
    marks.append(contentsOf: repeatElement([], count: count))
    glyphs.append(contentsOf: repeatElement(0, count: count))
  }
}

extension ShapingFont {
  /// Shapes one run and adds what is measured of it to the clusters of its text; false when HarfBuzz runs out of memory or gives up
  /// on the font.
  ///
  /// - Complexity: About linear in the run, as the font's rules allow.
  package func shape(_ request: ShapingRequest, into clusters: inout ShapedClusters) -> Bool {
    guard canMeasureGlyphs, clusters.advances.count == request.text.count else { return false }
    let count = UInt32(clamping: request.text.count)
    return withShaped(request) { buffer in
      unsafe clusters.marks.withUnsafeMutableBytes { marks in
        unsafe strut_hb_read_clusters(
          buffer.raw, count, &clusters.advances, marks.assumingMemoryBound(to: UInt8.self).baseAddress,
          &clusters.glyphs) != 0
      }
    } ?? false
  }
}
