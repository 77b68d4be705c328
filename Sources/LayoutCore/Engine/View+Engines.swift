extension View {
  /// The engine for the layout of the tree below this view, created on first use.
  var layoutEngine: LayoutEngine {
    if let engine = links.layout { return engine }
    let engine = LayoutEngine(root: self, conflicts: conflictLog)
    links.layout = engine
    return engine
  }

  /// The engine for the fitting sizes of the tree below this view, so that neither request discards
  /// the other's result.
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
