import FontMetrics
import LayoutCore
import StringCatalogs
import TableLayout

/// A cell while it is built, with the problems found so far.
struct CellAssembly {
  let document: CellDocument
  let traits: TraitCollection
  let log: ProblemLog
  /// The cell of a table or a collection view.
  let cell: View
  /// The superview of the document's views.
  let contentView: View
  private var items: [String: any LayoutItem]

  init(document: CellDocument, traits: TraitCollection, cell: View, contentView: View) {
    self.document = document
    self.traits = traits
    log = ProblemLog(file: document.file)
    (self.cell, self.contentView) = (cell, contentView)
    cell.backgroundColor = document.cell.backgroundColor
    contentView.preservesSuperviewLayoutMargins = document.cell.preservesSuperviewLayoutMargins
    items = [:]
    for item in ReservedItem.allCases { items[item.rawValue] = item.item(of: cell, contentView) }
  }

  /// Adds everything to the cell. Throws all problems at once.
  mutating func assemble() throws(CellDocumentErrors) {
    addViews()
    addGuides()
    activateConstraints()
    if let errors = log.errors { throw errors }
  }

  /// Adds the views, the first at the back. Arranged views are added to their stacks.
  private mutating func addViews() {
    guard document.cell.style == .custom else { return describeBuiltInViews() }
    var made: [String: View] = [:]
    for description in document.views {
      let view = view(description)
      made[description.name] = view
      items[description.name] = view
    }
    let arrangement = Arrangement(document.views, names: document.views.map(\.name))
    for problem in arrangement.problems { log.report(problem, suggestions: document.views.map(\.name)) }
    for description in document.views {
      guard let view = made[description.name] else { continue }
      if arrangement.stacks[description.name] == nil { contentView.addSubview(view) }
      guard case .stack(let stack) = description.content, let stackView = view as? StackView else { continue }
      arrange(stack.arranged.filter { arrangement.stacks[$0.name] == description.name }, in: stackView, made)
    }
  }

  /// Applies the document's descriptions to the views of a built-in style.
  private func describeBuiltInViews() {
    for description in document.views {
      if let problem = document.cell.style.problem(of: description) {
        log.report(.invalidValue, at: description.position, problem)
        continue
      }
      guard let view = (cell as? TableViewCell)?.builtInView(named: description.name) else { continue }
      switch (description.content, view) {
      case (.label(let described), let label as Label): describe(label, described, keepsFont: !described.isFontNamed)
      case (.image(let described), let imageView as ImageView): describe(imageView, described)
      default: continue
      }
      describe(view, description)
    }
  }

  private func arrange(_ items: [StackDescription.Item], in stack: StackView, _ views: [String: View]) {
    for item in items {
      guard let view = views[item.name] else { continue }
      stack.addArrangedSubview(view)
      guard let spacing = item.customSpacing?.points, isInRange(spacing, at: item.position) else { continue }
      stack.setCustomSpacing(spacing, after: view)
    }
  }

  private func view(_ description: ViewDescription) -> View {
    let view = view(description.content)
    view.translatesAutoresizingMaskIntoConstraints = false
    describe(view, description)
    return view
  }

  /// Applies the properties that all kinds of views have.
  private func describe(_ view: View, _ description: ViewDescription) {
    if let reference = description.textReference, reference.lookup == nil {
      log.report(.missingStrings, at: reference.position, reference.withoutStrings)
    }
    view.accessibilityIdentifier = description.name
    view.isHidden = description.isHidden
    view.backgroundColor = description.backgroundColor
    for axis in LayoutAxis.allCases {
      if let hugging = priority(description.hugging?[axis], description) {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      if let compression = priority(description.compression?[axis], description) {
        view.setContentCompressionResistancePriority(compression, for: axis)
      }
    }
  }

  /// Returns the priority if it is valid; an invalid one is logged.
  private func priority(_ priority: LayoutPriority?, _ description: ViewDescription) -> LayoutPriority? {
    guard let priority, PriorityName.priority(Double(priority.rawValue)) == nil else { return priority }
    log.report(
      .invalidValue, at: description.position,
      "a priority of \(Wording.quoted(description.name)) is \(priority.rawValue); it must be greater than 0 and at most 1000"
    )
    return nil
  }

  /// Adds the declared guides.
  private mutating func addGuides() {
    for name in document.guides {
      let guide = LayoutGuide()
      guide.identifier = name
      contentView.addLayoutGuide(guide)
      items[name] = guide
    }
  }

  /// Creates and activates the constraints.
  private func activateConstraints() {
    for sentence in document.constraints {
      do throws(LayoutError) {
        guard let constraint = try constraint(sentence) else { continue }
        constraint.identifier = sentence.text
        try constraint.setPriority(sentence.priority)
        try constraint.activate()
      } catch {
        log.report(.invalidConstraint, at: sentence.position, error.message)
      }
    }
  }

  /// Creates the constraint of a sentence; returns nil if it refers to an item that does not exist,
  /// which is logged.
  private func constraint(_ sentence: ConstraintSentence) throws(LayoutError) -> LayoutConstraint? {
    let (first, relation) = (sentence.first, sentence.relation)
    guard let item = item(first, sentence) else { return nil }
    switch sentence.second {
    case .number(let number):
      return try LayoutConstraint(item, first.attribute, relation, constant: number)
    case .place(let place, let multiplier, let constant):
      guard let other = self.item(place, sentence) else { return nil }
      return try LayoutConstraint(
        item, first.attribute, relation, to: other, place.attribute, multiplier: multiplier, constant: constant)
    case .systemSpacing(let multiplier, _, let place):
      guard let other = self.item(place, sentence) else { return nil }
      return try LayoutConstraint(
        item, first.attribute, relation, systemSpacing: multiplier, from: other, place.attribute)
    }
  }

  private func item(_ place: ConstraintSentence.Place, _ sentence: ConstraintSentence) -> (any LayoutItem)? {
    if let item = items[place.item] { return item }
    let names = SentenceChecker.suggestions(views: document.views.map(\.name), guides: document.guides)
    log.report(
      .unknownName, at: sentence.position,
      "unknown view \(Wording.quoted(place.item))" + Wording.suggestion(for: place.item, among: names, listing: "names")
    )
    return nil
  }
}

extension ReservedItem {
  /// Returns the item with this name in a cell.
  fileprivate func item(of cell: View, _ contentView: View) -> any LayoutItem {
    switch self {
    case .content: contentView
    case .margins: contentView.layoutMarginsGuide
    case .cellMargins: cell.layoutMarginsGuide
    case .readable: contentView.readableContentGuide
    case .safeArea: contentView.safeAreaLayoutGuide
    }
  }
}

extension AxisPriorities {
  /// Returns the priority for an axis.
  fileprivate subscript(_ axis: LayoutAxis) -> LayoutPriority? { axis == .horizontal ? horizontal : vertical }
}
