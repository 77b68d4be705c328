import CellDocuments
import LayoutCore
import StringCatalogs
import XMLInterop

extension NibElement {
  /// Reads the view with its descendants.
  ///
  /// - Parameter cellID: For a content view, the object ID of its cell, which constraints use if
  ///   the content view has no ID.
  func view(in cellID: String? = nil) throws(NibError) -> NibView {
    try reading.count(self)
    let id = id == nil && cellID != nil ? "" : try reading.context.ownID(of: self)
    var view = try NibView(id: id, element: name, content: content(), position: position)
    try readCommon(into: &view)
    try readLayout(into: &view)
    view.constraints = try constraints(heldBy: id.isEmpty ? cellID ?? "" : id)
    view.subviews = try subviews()
    return view
  }

  /// Returns a nested cell as a box, because it is read separately.
  private func innerCell() throws(NibError) -> NibView {
    try reading.count(self)
    var view = try NibView(id: reading.context.ownID(of: self), element: name, content: .box, position: position)
    try readCommon(into: &view)
    try readLayout(into: &view)
    return view
  }

  /// Reads the common properties of views.
  private func readCommon(into view: inout NibView) throws(NibError) {
    view.key = attribute("key")
    view.userLabel = attribute("userLabel")
    view.customClass = attribute("customClass")
    view.userComments = try userComments()
    view.isHidden = flag("hidden")
    view.backgroundColor = try color("backgroundColor")
    view.semanticContentAttribute = word(
      "semanticContentAttribute", Set(SemanticContentAttribute.allCases.map { "\($0)" }))
    view.runtimeAttributes = try runtimeAttributes()
    view.accessibility = accessibility()
    view.outlets = reading.context.outlets[view.id] ?? []
  }

  /// Reads the layout properties of views.
  private func readLayout(into view: inout NibView) throws(NibError) {
    view.frame = try rect("frame")
    if view.frame == nil { view.frame = try insetFrame() }
    view.translatesAutoresizingMask = flag("translatesAutoresizingMaskIntoConstraints")
    view.isFixedFrame = flag("fixedFrame")
    view.isAmbiguous = flag("ambiguous")
    view.isMisplaced = flag("misplaced")
    view.autoresizing = autoresizing()
    view.hugging = try priorities("HuggingPriority")
    view.compression = try priorities("CompressionResistancePriority")
    view.layoutMargins = try edgeInsets("layoutMargins")
    view.directionalLayoutMargins = try directionalInsets("directionalLayoutMargins")
    view.preservesSuperviewLayoutMargins = flag("preservesSuperviewLayoutMargins")
    view.followsReadableWidth = flag("layoutMarginsFollowReadableWidth")
    view.insetsLayoutMarginsFromSafeArea = flag("insetsLayoutMarginsFromSafeArea")
    view.guides = try guides()
  }

  private func guides() throws(NibError) -> [NibGuide] {
    var guides: [NibGuide] = []
    for guide in elements("viewLayoutGuide") {
      guides.append(try NibGuide(id: reading.context.ownID(of: guide), key: guide.attribute("key") ?? ""))
    }
    return guides
  }

  /// Reads the subviews, without those that a variation excludes; for a visual effect view, its
  /// content view.
  private func subviews() throws(NibError) -> [NibView] {
    reading.removedIDs.formUnion(removedIDs)
    var views: [NibView] = []
    for part in parts(of: "subviews") where ElementTable.isView(part.name) {
      let element = NibElement(part, in: reading)
      views.append(CellReader.kinds[part.name] == nil ? try element.view() : try element.innerCell())
    }
    if name == "visualEffectView" {
      for part in keyedViews { views.append(try NibElement(part, in: reading).view(in: id)) }
    }
    return views
  }

  /// Reads the properties that are specific to the kind of view.
  private func content() throws(NibError) -> NibContent {
    switch name {
    case "label": .label(try label())
    case "imageView": .image(try imageView())
    case "button": .button(try button())
    case "stackView": .stack(try stack())
    case "textField": .textField(try textField())
    case "textView": .textView(try textView())
    case "switch": .switch(isOn: flag("on"))
    case "slider", "stepper", "progressView": NibControl(rawValue: name).map { .control($0) } ?? .box
    case "pageControl": .pages(try count("numberOfPages", atMost: NibContent.largestNumberOfPages))
    case "activityIndicatorView":
      .indicator(
        style: word("style", ["white", "whiteLarge", "gray", "medium", "large"]),
        hidesWhenStopped: flag("hidesWhenStopped"), animates: flag("animating"))
    case "segmentedControl": .segments(try segments())
    case "scrollView": .scroll
    case "visualEffectView": .effect
    default: ElementTable.isBox(name) ? .box : .view
    }
  }
}
