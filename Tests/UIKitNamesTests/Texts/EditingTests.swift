import Testing
import UIKitNames

@MainActor @Suite("Text fields, text views and search bars, as a person edits them")
struct EditingTests {
  private final class Log: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UISearchResultsUpdating {
    private var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      lines.append("shouldBegin \(textField.tag)")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin \(textField.tag)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      lines.append("shouldEnd \(textField.tag)")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd \(textField.tag)") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("\(range.location),\(range.length) \(string)")
      return string != "3"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("return")
      return textField.resignFirstResponder()
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      lines.append("clear")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "\n"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("change \(textView.text ?? "")") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("bar begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("bar \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      lines.append("search")
      searchBar.resignFirstResponder()
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("bar end") }

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
  }

  @Test("Two fields hand over the editing in UIKit's order")
  func order() {
    let (log, first, second) = (Log(), UITextField(), UITextField())
    (first.tag, second.tag) = (1, 2)
    (first.delegate, second.delegate) = (log, log)
    first.becomeFirstResponder()
    #expect(log.take() == ["shouldBegin 1", "didBegin 1"])
    second.becomeFirstResponder()
    #expect(log.take() == ["shouldBegin 2", "shouldEnd 1", "didEnd 1", "didBegin 2"])
    #expect(!first.isEditing && second.isEditing)
    second.resignFirstResponder()
    #expect(log.take() == ["shouldEnd 2", "didEnd 2"])
  }

  @Test("Typing, deleting, clearing and returning ask the delegate, with ranges in UTF-16")
  func typing() {
    let (log, field) = (Log(), UITextField())
    field.delegate = log
    field.asUser.type("a1👍🏽3b")
    #expect(log.take().dropFirst(2) == ["0,0 a", "1,0 1", "2,0 👍🏽", "6,0 3", "6,0 b"])
    #expect(field.text == "a1👍🏽b")
    field.asUser.delete(times: 2)
    #expect(log.take() == ["6,1 ", "2,4 "] && field.text == "a1")
    field.clearButtonMode = .whileEditing
    #expect(field.asUser.clear() && field.text == "" && log.take() == ["clear"])
    field.asUser.type("x\n")
    #expect(log.take() == ["0,0 x", "return", "shouldEnd 0", "didEnd 0"] && !field.isEditing)
    field.isEnabled = false
    #expect(!field.asUser.type("y") && field.text == "x")
  }

  @Test("A field sends the events of editing to its actions")
  func events() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEndOnExit, "exit"),
      (.editingDidEnd, "ended"),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    #expect(field.asUser.tap() && field.isEditing)
    field.asUser.type("hi\n")
    #expect(events == ["began", "changed", "changed", "exit", "ended"] && !field.isEditing)
  }

  @Test("A view at the side makes the field wider, and is on the other side in right-to-left layouts")
  func sides() {
    let field = UITextField()
    field.text = "Hello"
    let width = field.intrinsicContentSize.width
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 16))
    field.leftView = icon
    #expect(field.intrinsicContentSize.width == width && icon.superview == nil)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 30 && icon.superview === field)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 12, width: 30, height: 16))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 170, y: 12, width: 30, height: 16))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 40))
  }

  @Test("A text view asks and tells its delegate, which is that of a scroll view")
  func textViews() {
    let (log, view) = (Log(), UITextView())
    view.delegate = log
    #expect((view as UIScrollView).delegate === log)
    view.asUser.type("ab\nc")
    view.asUser.delete()
    view.asUser.endEditing()
    #expect(view.text == "ab" && log.take() == ["begin", "change a", "change ab", "change abc", "change ab", "end"])
  }

  @Test("A text view has a size of its own only where it does not scroll")
  func textViewSizes() {
    let view = UITextView()
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "a"
    let padded = view.intrinsicContentSize
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(padded.height - view.intrinsicContentSize.height - 16) < 0.4)
    #expect(abs(padded.width - view.intrinsicContentSize.width - 10) < 0.4)
    view.text = "The quick brown fox jumps over the lazy dog"
    let all = view.sizeThatFits(CGSize(width: 60, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height < all)
  }

  @Test("Search bars and search controllers tell of what is typed")
  func search() {
    let (log, bar) = (Log(), UISearchBar())
    bar.delegate = log
    bar.asUser.type("ab")
    bar.asUser.pressSearch()
    #expect(bar.text == "ab" && log.take() == ["bar begin", "bar a", "bar ab", "search", "bar end"])
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = log
    controller.searchBar.asUser.type("q")
    controller.searchBar.asUser.cancel()
    #expect(log.take() == ["update true ", "update true q", "update false "])
  }
}
