/// The distance that Apple adds after every letter of a system font, by point size: the tracking
/// tables of the Human Interface Guidelines, Typography (December 2025 and June 2023 agree).
///
///     TrackingTable.sfPro.tracking(pointSize: 17)   // -0.43
///     TrackingTable.sfPro.tracking(pointSize: 55)   // 0.31: between the entries of 54 and 56
public struct TrackingTable: Hashable, Sendable {
  /// Returns the tracking at a size, in points; negative values are tighter.
  ///
  /// It is linear between two entries, and constant beyond the first and the last (Strut's rule; it
  /// has not been measured).
  ///
  /// - Complexity: O(*n*) in the number of entries.
  public func tracking(pointSize: Double) -> Double {
    guard let next = entries.firstIndex(where: { $0.pointSize > pointSize }) else { return entries.last?.tracking ?? 0 }
    guard next > 0 else { return entries[0].tracking }
    let (low, high) = (entries[next - 1], entries[next])
    let share = (pointSize - low.pointSize) / (high.pointSize - low.pointSize)
    return low.tracking + (high.tracking - low.tracking) * share
  }

  /// The tracking that Apple published for exactly this size, in points; nil for a size without an
  /// entry.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  package func entry(pointSize: Double) -> Double? { entries.first { $0.pointSize == pointSize }?.tracking }

  /// SF Pro on iOS.
  public static let sfPro = TrackingTable(proEntries)

  /// SF Pro on macOS and tvOS, where the entries for 52 and 53 points are exchanged.
  public static let sfProMac = TrackingTable(
    proEntries.map { size, tracking in
      switch size {
      case 52: (size, 0.31)
      case 53: (size, 0.33)
      default: (size, tracking)
      }
    })

  /// SF Compact, on watchOS.
  public static let sfCompact = TrackingTable(compactEntries)

  /// SF on iOS 11 to 13, as in labels of that time: the currently published values below 20 points
  /// except at 17 points, and from there on the currently published values for SF Pro Rounded,
  /// which match within 0.03 points.
  static let sfProBeforeiOS14 = TrackingTable(
    proEntries.filter { $0.pointSize <= 20 }.map { ($0, $0 == 17 ? -0.388 : $1) } + roundedEntries)

  private struct Entry: Hashable { let pointSize, tracking: Double }

  private let entries: [Entry]

  private init(_ entries: [(pointSize: Double, tracking: Double)]) {
    self.entries = entries.map { Entry(pointSize: $0.pointSize, tracking: $0.tracking) }
  }

  // swift-format-ignore
  private static let proEntries: [(pointSize: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0),
  ]

  // swift-format-ignore
  private static let roundedEntries: [(pointSize: Double, tracking: Double)] = [
    (20, 0.36), (21, 0.35), (22, 0.34), (23, 0.35), (24, 0.35), (25, 0.35), (26, 0.36), (27, 0.36), (28, 0.36),
    (29, 0.37), (30, 0.37), (31, 0.36), (32, 0.38), (33, 0.39), (34, 0.38), (35, 0.38), (36, 0.39), (37, 0.38),
    (38, 0.39), (39, 0.38), (40, 0.39), (41, 0.38), (42, 0.39), (43, 0.38), (44, 0.37), (45, 0.37), (46, 0.36),
    (47, 0.37), (48, 0.35), (49, 0.36), (50, 0.34), (51, 0.32), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3),
    (58, 0.25), (60, 0.23), (62, 0.21), (64, 0.19), (66, 0.16), (68, 0.13), (70, 0.14), (72, 0.11), (76, 0.07),
    (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  // swift-format-ignore
  private static let compactEntries: [(pointSize: Double, tracking: Double)] = [
    (6, 0.29), (7, 0.21), (8, 0.23), (9, 0.26), (10, 0.29), (11, 0.26), (12, 0.23), (13, 0.2), (14, 0.19),
    (15, 0.06), (16, 0), (17, -0.07), (18, -0.14), (19, -0.22), (20, 0), (21, -0.04), (22, -0.09), (23, -0.13),
    (24, -0.19), (25, -0.24), (26, -0.28), (27, -0.3), (28, -0.34), (29, -0.38), (30, -0.42), (31, -0.45),
    (32, -0.5), (33, -0.55), (34, -0.6), (35, -0.63), (36, -0.69), (37, -0.72), (38, -0.74), (39, -0.76),
    (40, -0.78), (41, -0.8), (42, -0.82), (43, -0.84), (44, -0.86), (45, -0.88), (46, -0.92), (47, -0.94),
    (48, -0.96), (49, -1.0), (50, -1.03), (51, -1.05), (52, -1.07), (53, -1.11), (54, -1.13), (56, -1.2),
    (58, -1.25), (60, -1.32), (62, -1.36), (64, -1.44), (66, -1.51), (68, -1.56), (70, -1.64), (72, -1.69),
    (76, -1.86), (80, -1.99), (84, -2.13), (88, -2.28), (92, -2.47), (96, -2.62),
  ]
}
