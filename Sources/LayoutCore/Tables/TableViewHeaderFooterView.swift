public import Foundation

/// STUB
open class TableViewHeaderFooterView: View {
  public enum Position: Int, Hashable, Sendable, CaseIterable {
    case plainHeader, plainFooter, groupedFirstHeader, groupedHeader, groupedFooter
  }
  public let reuseIdentifier: String?
  public private(set) lazy var contentView: View = View()
  public var position = Position.plainHeader
  private let label = Label()
  public var textLabel: Label? { label }
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}

extension CellSizing {
  public static func headerFooterHeight(for view: TableViewHeaderFooterView, width: Double) throws(LayoutError) -> Double {
    28
  }
}
