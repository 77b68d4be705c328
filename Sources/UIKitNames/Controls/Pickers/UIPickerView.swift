public import Foundation

/// The source of the rows of a picker.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate for the content of a picker's rows and for selections. All methods have a default.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component, in points; by default the components share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows, in points; 32 by default (not measured).
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; nil by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes; nil by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row; by default a label with its title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after a person selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0: the components share the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0: the default height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    nil
  }
  /// Returns a label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels with rows. In each component, one row is selected.
///
/// Its rows are not laid out: it is a box of 320 by 216 points, as recorded by Interface Builder.
/// `asUser.select(_:in:)` selects a row as a person does.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// The source of the rows, or nil.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, or nil.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean value that had an effect before iOS 7. It is recorded.
  open var showsSelectionIndicator = true
  private final var rowCounts: [Int]?
  private final var selectedRows: [Int: Int] = [:]

  /// Creates a picker without rows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = Self.size }
  }

  /// Creates a picker as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let size = CGSize(width: 320, height: 216)

  /// The size of the picker: 320 by 216 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of the picker: 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private final var counts: [Int] {
    if let rowCounts { return rowCounts }
    guard let dataSource else { return [] }
    let counts = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    rowCounts = counts
    return counts
  }

  /// The number of components.
  open var numberOfComponents: Int { counts.count }
  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// Asks the source for the numbers of components and rows again.
  open func reloadAllComponents() { rowCounts = nil }
  /// Asks the source for the number of rows of a component again.
  open func reloadComponent(_ component: Int) { rowCounts = nil }

  /// Selects a row. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectedRows[component] = row
  }

  /// Returns the selected row of a component, or -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(selectedRows[component] ?? 0, count - 1) : -1
  }

  /// Returns the size of a component's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)), height: height > 0 ? height : 32)
  }

  /// Returns the view of a row from the delegate, or nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
}

extension AsUser where Subject: UIPickerView {
  /// Turns a wheel to a row and notifies the delegate. Returns `false` if the row does not exist.
  @discardableResult public func select(_ row: Int, in component: Int = 0) -> Bool {
    guard subject.isTouchable, (0..<subject.numberOfRows(inComponent: component)).contains(row) else { return false }
    subject.selectRow(row, inComponent: component, animated: true)
    subject.delegate?.pickerView(subject, didSelectRow: row, inComponent: component)
    return true
  }
}
