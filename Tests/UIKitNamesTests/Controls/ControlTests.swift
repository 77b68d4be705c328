import Testing
import UIKitNames

@MainActor @Suite("Controls, as a program and as a person change them")
struct ControlTests {
  @Test("A program's change sends nothing, and a person's sends valueChanged")
  func values() {
    let target = NotingTarget("changed:")
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    let (segments, pages) = (UISegmentedControl(items: ["A", "B", "C"]), UIPageControl())
    for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
      control.addTarget(target, action: "changed:", for: .valueChanged)
    }
    (stepper.maximumValue, pages.numberOfPages) = (1, 3)
    segments.setEnabled(false, forSegmentAt: 2)
    toggle.setOn(true, animated: false)
    slider.value = 0.5
    (stepper.value, segments.selectedSegmentIndex, pages.currentPage) = (0, 0, 1)
    #expect(target.calls.isEmpty)
    let acts: [(String, Bool, @MainActor () -> Bool)] = [
      ("tap", true, { toggle.asUser.tap() }), ("turn on", true, { toggle.asUser.turn(on: true) }),
      ("slide", true, { slider.asUser.move(to: 5) }),
      ("step", true, { stepper.asUser.increase() }), ("beyond the maximum", false, { stepper.asUser.increase() }),
      ("segment", true, { segments.asUser.select(1) }), ("disabled segment", false, { segments.asUser.select(2) }),
      ("page", true, { pages.asUser.turn(to: 2) }), ("no such page", false, { pages.asUser.turn(to: 3) }),
    ]
    for (name, isPossible, act) in acts {
      let before = target.calls.count
      #expect(act() == isPossible, "\(name)")
      #expect(target.calls.count == before + (isPossible ? 1 : 0), "\(name)")
    }
    #expect(toggle.isOn && slider.value == 1 && stepper.value == 1)
    #expect(segments.selectedSegmentIndex == 1 && pages.currentPage == 2)
    let calls = target.calls.count
    #expect(toggle.asUser.turn(on: true) && target.calls.count == calls)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test("A person uses no control that is disabled, hidden or in a view without touches")
  func unusable() {
    let (root, button) = (UIView(), UIButton(type: .system))
    root.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    for change: @MainActor (Bool) -> Void in [
      { button.isEnabled = $0 }, { button.isHidden = !$0 }, { root.isUserInteractionEnabled = $0 },
      { root.alpha = $0 ? 1 : 0 },
    ] {
      change(false)
      #expect(!button.asUser.tap())
      change(true)
    }
    #expect(taps == 0 && button.asUser.tap() && taps == 1)
  }

  @Test("Events come in UIKit's order, and a button is highlighted while it is pressed")
  func events() {
    final class Pill: UIButton {
      var log: [Bool] = []
      override var isHighlighted: Bool { didSet { log.append(isHighlighted) } }
    }
    let button = Pill(type: .custom)
    var order: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
      (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { _ in order.append(name) }, for: event)
    }
    button.asUser.tap()
    #expect(button.log == [true, false])
    button.asUser.press()
    #expect(button.isHighlighted && button.state == .highlighted)
    button.asUser.drag(inside: false)
    button.asUser.lift()
    button.asUser.press()
    button.asUser.cancel()
    #expect(order == ["down", "up", "primary", "down", "outside", "down", "cancel"] && !button.isHighlighted)
  }

  @Test("An action of an identifier replaces the former one")
  func identifiers() {
    let (control, name) = (UIControl(), UIAction.Identifier("x"))
    var calls: [String] = []
    control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in calls.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["new"])
  }

  // Sizes that UIKit documents or that are known from devices.
  @Test("Controls have their sizes")
  func sizes() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    let sizes: [(UIView, CGSize)] = [
      (UISwitch(), CGSize(width: 49, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
      (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
      (picker, CGSize(width: 320, height: 216)), (UIPickerView(), CGSize(width: 320, height: 216)),
      (UIButton(type: .infoLight), CGSize(width: 22, height: 22)),
    ]
    for (view, size) in sizes { #expect(view.intrinsicContentSize == size, "\(type(of: view))") }
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "T"))
    bar.pushItem(item, animated: false)
    #expect(bar.topItem === item && bar.intrinsicContentSize.height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 49))
  }

  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 + component }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen = [row, component]
    }
  }

  @Test("Pickers, menus, bars and refresh controls do what a person chooses")
  func choices() {
    let (rows, picker) = (Rows(), UIPickerView())
    (picker.dataSource, picker.delegate) = (rows, rows)
    #expect(picker.asUser.select(3, in: 1) && rows.chosen == [3, 1] && !picker.asUser.select(3))
    let dates = UIDatePicker()
    dates.maximumDate = Date(timeIntervalSince1970: 0)
    #expect(!dates.asUser.choose(Date(timeIntervalSince1970: 60)))
    #expect(dates.asUser.choose(Date(timeIntervalSince1970: -60)) && dates.date == Date(timeIntervalSince1970: -60))
    var chosen: [String] = []
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [
      UIAction(title: "A") { _ in chosen.append("A") },
      UIMenu(title: "Sub", children: [UIAction(title: "B") { _ in chosen.append("B") }]),
    ])
    #expect(button.asUser.choose("B") && !button.asUser.choose("C") && chosen == ["B"])
    let (target, refresh) = (NotingTarget("refresh", "tap:"), UIRefreshControl())
    refresh.addTarget(target, action: "refresh", for: .valueChanged)
    #expect(refresh.asUser.pull() && refresh.isRefreshing && !refresh.asUser.pull())
    let item = UIBarButtonItem(title: "T", style: .plain, target: target, action: "tap:")
    #expect(item.asUser.tap() && target.calls == ["refresh", "tap:"])
    #expect(target.senders.last as? UIBarButtonItem === item)
  }

  @Test("Segments keep their selection, and can have the widths of their titles")
  func segments() {
    let segments = UISegmentedControl(items: ["A", "Long title", "B"])
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    let width = segments.intrinsicContentSize.width
    segments.apportionsSegmentWidthsByContent = true
    #expect(segments.intrinsicContentSize.width < width)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 0 && segments.titleForSegment(at: 0) == "Long title")
  }
}
