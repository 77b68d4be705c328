import LayoutCore

extension CellAssembly {
  /// Creates a control from its description.
  func control(_ description: ControlDescription) -> View {
    switch description {
    case .slider(let value): slider(value)
    case .stepper: Stepper()
    case .segmentedControl(let titles): SegmentedControl(items: titles)
    case .pageControl(let pages): pageControl(pages)
    case .progressView(let progress): progressView(progress)
    case .activityIndicator(let style): activityIndicator(style)
    case .searchBar(let description): searchBar(description)
    case .textField(let description): textField(description)
    }
  }

  private func slider(_ value: Double) -> Slider {
    let slider = Slider()
    slider.value = Float(value)
    return slider
  }

  private func pageControl(_ pages: Int) -> PageControl {
    let control = PageControl()
    control.numberOfPages = pages
    return control
  }

  private func progressView(_ progress: Double) -> ProgressView {
    let view = ProgressView()
    view.progress = Float(progress)
    return view
  }

  /// Creates an activity indicator that spins; otherwise it would be hidden.
  private func activityIndicator(_ style: ActivityIndicatorView.Style) -> ActivityIndicatorView {
    let view = ActivityIndicatorView(style: style)
    view.startAnimating()
    return view
  }

  private func searchBar(_ description: SearchBarDescription) -> SearchBar {
    let bar = SearchBar()
    (bar.text, bar.placeholder) = (description.text, description.placeholder)
    return bar
  }

  private func textField(_ description: TextFieldDescription) -> TextField {
    let field = TextField()
    if let font = font(description.font, at: description.fontPosition) { field.font = font }
    field.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    (field.text, field.placeholder, field.borderStyle) =
      (description.text, description.placeholder, description.borderStyle)
    return field
  }
}
