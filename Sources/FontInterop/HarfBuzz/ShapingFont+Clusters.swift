internal import CHarfBuzz

/// What measuring asks of one grapheme cluster, at its first unit.
public struct ShapedCluster: Equatable, Sendable {
  /// The sum of its glyphs' advances, in design units; 0 for units that start no cluster.
  public var advance = 0
  /// The last of its glyphs.
  public var glyph: UInt32 = 0
  /// What is noted of it.
  public var marks: Marks = []

  /// What may be noted of a cluster.
  public struct Marks: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// Bits as they are kept.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may be broken before it.
    @inlinable public static var safeToBreak: Self { Self(rawValue: 1) }
    /// Text put before or after it may change what is on its other side.
    @inlinable public static var unsafeToConcat: Self { Self(rawValue: 2) }
    /// Its glyphs are several, or one that is moved.
    @inlinable public static var isComposed: Self { Self(rawValue: 4) }
    /// There is one.
    @inlinable public static var hasGlyph: Self { Self(rawValue: 8) }
  }

  /// No glyph yet.
  @inlinable public init() {}
}

extension ShapedCluster {
  /// Whether C may write to it as to its own.
  static var isLaidOutAsInC: Bool {
    MemoryLayout<Self>.stride == MemoryLayout<StrutCluster>.stride
      && MemoryLayout<Self>.offset(of: \.advance) == MemoryLayout<StrutCluster>.offset(of: \.advance)
      && MemoryLayout<Self>.offset(of: \.glyph) == MemoryLayout<StrutCluster>.offset(of: \.glyph)
      && MemoryLayout<Self>.offset(of: \.marks) == MemoryLayout<StrutCluster>.offset(of: \.marks)
  }
}

extension ShapingFont {
  /// Shapes one run and adds what is measured of it to the clusters of its text, one for each unit; false when HarfBuzz runs out of
  /// memory or gives up on the font.
  ///
  /// - Complexity: About linear in the run, as the font's rules allow.
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
