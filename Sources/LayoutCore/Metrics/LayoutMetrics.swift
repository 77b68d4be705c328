public import FontMetrics
internal import Foundation

/// The numbers of UIKit's cells, tables, margins and controls, for one era of iOS.
///
/// Every number that Apple does not publish is here, under a name, and is read from nowhere else: whoever has measured a
/// phone puts a better one in its place (``applying(_:)``). Facts.md says how sure each is; the comments of the parts have
/// its mark: A measured on UIKit, B documented by Apple, C one third party's measurement, D Strut's rule, U unconfirmed.
///
/// ```swift
/// var traits = TraitCollection()
/// traits.layoutMetrics.cell.minimumHeight         // 44
/// traits.layoutMetrics = LayoutMetrics(era: .iOS26)
/// traits.layoutMetrics.list.cell.margins.top      // 15
/// ```
/// A value of one reference: copying it costs nothing. Points, unless a name says otherwise.
public struct LayoutMetrics: Sendable {
  private var values: Values

  /// The numbers of a release.
  public init(era: Era = .standard) { values = Values.standard(era) }

  private init(_ contents: Contents) { values = Values(contents) }

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents = values.contents
    body(&contents)
    values = Values(contents)
  }

  /// The release that the numbers started from.
  public var era: Era { values.contents.era }

  /// Rows of tables.
  public var cell: CellMetrics {
    get { values.contents.cell }
    set { change { $0.cell = newValue } }
  }

  /// What stands at a cell's trailing end.
  public var accessory: AccessoryMetrics {
    get { values.contents.accessory }
    set { change { $0.accessory = newValue } }
  }

  /// Margins of views that are no cells, and the width of comfortable reading.
  public var margins: MarginMetrics {
    get { values.contents.margins }
    set { change { $0.margins = newValue } }
  }

  /// Headers, footers and sections of tables.
  public var table: TableMetrics {
    get { values.contents.table }
    set { change { $0.table = newValue } }
  }

  /// The numbers in the rules of system spacing.
  public var spacing: SpacingMetrics {
    get { values.contents.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Contents of cells, headers and footers.
  public var list: ListMetrics {
    get { values.contents.list }
    set { change { $0.list = newValue } }
  }

  /// Sizes of controls.
  public var control: ControlMetrics {
    get { values.contents.control }
    set { change { $0.control = newValue } }
  }
}

extension LayoutMetrics: Hashable {
  /// Whether all numbers are the same.
  public static func == (a: LayoutMetrics, b: LayoutMetrics) -> Bool {
    a.values === b.values || a.values.contents == b.values.contents
  }
  /// Hashes all numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(values.contents) }
}

extension LayoutMetrics: Codable {
  /// Reads what ``encode(to:)`` wrote: all numbers. What an earlier version of Strut did not write is the release's. For a few numbers
  /// there is ``applying(_:)``, which names what it cannot read.
  public init(from decoder: any Decoder) throws { self = try LayoutMetrics().applying(MetricTree(from: decoder)) }

  /// Reads all numbers.
  init(allFrom document: Data) throws { self.init(try JSONDecoder().decode(Contents.self, from: document)) }

  /// Writes all numbers, under the names of the properties.
  public func encode(to encoder: any Encoder) throws { try values.contents.encode(to: encoder) }
}

extension LayoutMetrics {
  /// All numbers.
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

  /// Holds the numbers, so that traits stay small and two of one origin compare at once.
  final class Values: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    private static let standards = Era.allCases.map { Values(Contents($0)) }

    static func standard(_ era: Era) -> Values {
      // One for each release, in their order.
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
