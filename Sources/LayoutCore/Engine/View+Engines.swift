extension View {
  /// The solver's view of the tree below this view as it is laid out, made when first asked for.
  var layoutEngine: LayoutEngine {
    if let engine = links.layout { return engine }
    let engine = LayoutEngine(root: self, conflicts: conflictLog)
    links.layout = engine
    return engine
  }

  /// The solver's view of the tree below this view as it is asked for sizes that fit: neither
  /// question undoes what the other found.
  var fittingEngine: LayoutEngine {
    if let engine = links.fitting { return engine }
    let engine = LayoutEngine(root: self, conflicts: conflictLog)
    links.fitting = engine
    return engine
  }

  private var conflictLog: ConflictLog { (links.layout ?? links.fitting)?.conflictLog ?? ConflictLog() }

  /// A Boolean value that indicates whether the view is retained while it is measured repeatedly
  /// with other contents.
  package var isHeldWhileFitted: Bool {
    get { fittingEngine.holdsViews }
    set { fittingEngine.holdsViews = newValue }
  }
}
