public import FontMetrics
internal import Foundation

/// The metrics of UIKit's cells, tables, margins and controls in a release of iOS.
///
/// Every number that Apple does not publish has a name here and is read from nowhere else, so that
/// a measurement on a phone can replace it (``applying(_:)``). Facts.md lists the confidence of
/// each. The comments contain its letter: A measured on UIKit, B documented by Apple, C one
/// third-party measurement, D Strut's rule, U unconfirmed.
///
/// ```swift
/// var traits = TraitCollection()
/// traits.layoutMetrics.cell.minimumHeight         // 44
/// traits.layoutMetrics = LayoutMetrics(era: .iOS26)
/// traits.layoutMetrics.list.cell.margins.top      // 15
/// ```
/// A value with one reference, so that copying is cheap. In points unless noted.
public struct LayoutMetrics: Sendable {
  private var values: Values

  /// Creates the metrics of a release.
  public init(era: Era = .standard) { values = Values.standard(era) }

  private init(_ contents: Contents) { values = Values(contents) }

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents = values.contents
    body(&contents)
    values = Values(contents)
  }

  /// The release on which the metrics are based.
  public var era: Era { values.contents.era }

  /// The metrics of table rows.
  public var cell: CellMetrics {
    get { values.contents.cell }
    set { change { $0.cell = newValue } }
  }

  /// The metrics of accessories.
  public var accessory: AccessoryMetrics {
    get { values.contents.accessory }
    set { change { $0.accessory = newValue } }
  }

  /// The margins of views other than cells, and the readable width.
  public var margins: MarginMetrics {
    get { values.contents.margins }
    set { change { $0.margins = newValue } }
  }

  /// The metrics of headers, footers and sections.
  public var table: TableMetrics {
    get { values.contents.table }
    set { change { $0.table = newValue } }
  }

  /// The metrics of system spacing.
  public var spacing: SpacingMetrics {
    get { values.contents.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// The metrics of list contents in cells, headers and footers.
  public var list: ListMetrics {
    get { values.contents.list }
    set { change { $0.list = newValue } }
  }

  /// The sizes of controls.
  public var control: ControlMetrics {
    get { values.contents.control }
    set { change { $0.control = newValue } }
  }
}

extension LayoutMetrics: Hashable {
  /// Returns `true` if all metrics are equal.
  public static func == (a: LayoutMetrics, b: LayoutMetrics) -> Bool {
    a.values === b.values || a.values.contents == b.values.contents
  }
  /// Hashes all metrics.
  public func hash(into hasher: inout Hasher) { hasher.combine(values.contents) }
}

extension LayoutMetrics: Codable {
  /// Decodes all metrics as ``encode(to:)`` wrote them. Metrics that an earlier version of Strut
  /// did not encode have the values of the release. For a partial document use ``applying(_:)``,
  /// whose errors name the invalid value.
  public init(from decoder: any Decoder) throws { self = try LayoutMetrics().applying(MetricTree(from: decoder)) }

  /// Decodes all metrics.
  init(allFrom document: Data) throws { self.init(try JSONDecoder().decode(Contents.self, from: document)) }

  /// Encodes all metrics under the names of the properties.
  public func encode(to encoder: any Encoder) throws { try values.contents.encode(to: encoder) }
}

extension LayoutMetrics {
  /// The stored metrics.
  struct Contents: Hashable, Sendable, Codable {
    var era: Era
    var cell: CellMetrics
    var accessory: AccessoryMetrics
    var margins: MarginMetrics
    var spacing: SpacingMetrics
    var table: TableMetrics
    var list: ListMetrics
    var control: ControlMetrics
  }

  /// A box for the metrics, so that traits stay small and copies compare quickly.
  final class Values: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    private static let standards = Era.allCases.map { Values(Contents($0)) }

    static func standard(_ era: Era) -> Values {
      // One value per release, in their order.
      standards[Era.allCases.firstIndex(of: era) ?? 0]
    }
  }
}

extension LayoutMetrics.Contents {
  init(_ era: Era) {
    self.era = era
    cell = CellMetrics(era)
    accessory = AccessoryMetrics(era)
    margins = MarginMetrics(era)
    spacing = SpacingMetrics(era: era)
    table = TableMetrics(era)
    list = ListMetrics(era)
    control = ControlMetrics(era)
  }
}
