import CodeAudit
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import Synchronization
import Testing
import UIKitNames

private let living = Atomic(0)

/// A cell that counts its objects.
private final class CountedCell: UITableViewCell {
  let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    living.add(1, ordering: .relaxed)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  deinit { living.subtract(1, ordering: .relaxed) }
}

@Suite("The life of cells in an audit")
struct HeldCellTests {
  @Test("No cell outlives its audit")
  func released() async throws {
    let report = try await CodeCellTests.report([CodeCell(CountedCell.self, file: "App/CountedCell.swift", line: 9)])
    #expect(report.layoutCount == 2)
    #expect(living.load(ordering: .relaxed) == 0)
  }
}
