import Testing
import UIKitNames

/// A label as apps write it: it cannot be decoded.
private final class AppLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class AppCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class AppHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Appearances") @MainActor
struct ClassAppearanceTests {
  @Test("A class has one appearance, also if its objects cannot be decoded")
  func classes() {
    AppLabel.appearance().textColor = .red
    #expect(AppLabel.appearance().textColor == .red)
    #expect(AppLabel.appearance() !== UILabel.appearance())
    #expect(AppCell.appearance() === AppCell.appearance())
    #expect(AppHeader.appearance() === AppHeader.appearance())
  }
}
