internal import CHarfBuzz

/// The measurements of a grapheme cluster, at its first unit.
public struct ShapedCluster: Equatable, Sendable {
  /// The sum of the advances of its glyphs, in design units; 0 for units that start no cluster.
  public var advance = 0
  /// The last glyph of the cluster.
  public var glyph: UInt32 = 0
  /// The marks of the cluster.
  public var marks: Marks = []

  /// The marks of a cluster.
  public struct Marks: OptionSet, Sendable {
    /// The bits of the marks.
    public let rawValue: UInt8

    /// Creates marks from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may be broken before the cluster.
    @inlinable public static var safeToBreak: Self { Self(rawValue: 1) }
    /// Text that is added before or after the cluster may change the text on its other side.
    @inlinable public static var unsafeToConcat: Self { Self(rawValue: 2) }
    /// The cluster has several glyphs, or a glyph with an offset.
    @inlinable public static var isComposed: Self { Self(rawValue: 4) }
    /// The cluster has a glyph.
    @inlinable public static var hasGlyph: Self { Self(rawValue: 8) }
  }

  /// A cluster without a glyph.
  @inlinable public init() {}
}

extension ShapedCluster {
  /// True if the layouts are the same, so that C may write to the Swift array.
  static var isLaidOutAsInC: Bool {
    MemoryLayout<Self>.stride == MemoryLayout<StrutCluster>.stride
      && MemoryLayout<Self>.offset(of: \.advance) == MemoryLayout<StrutCluster>.offset(of: \.advance)
      && MemoryLayout<Self>.offset(of: \.glyph) == MemoryLayout<StrutCluster>.offset(of: \.glyph)
      && MemoryLayout<Self>.offset(of: \.marks) == MemoryLayout<StrutCluster>.offset(of: \.marks)
  }
}

extension ShapingFont {
  /// Shapes a run and adds its measurements to the clusters of its text, one for each unit. Returns
  /// false if HarfBuzz runs out of memory or gives up on the font.
  ///
  /// - Complexity: About linear in the run, if the font's rules permit it.
  package func shape(_ request: ShapingRequest, into clusters: inout [ShapedCluster]) -> Bool {
    assert(ShapedCluster.isLaidOutAsInC)
    guard clusters.count == request.text.count else { return false }
    return withShaped(request) { buffer in
      unsafe clusters.withUnsafeMutableBytes { bytes in
        unsafe strut_hb_read_clusters(
          buffer.raw, UInt32(clamping: request.text.count), bytes.assumingMemoryBound(to: StrutCluster.self).baseAddress
        )
          != 0
      }
    } ?? false
  }
}
