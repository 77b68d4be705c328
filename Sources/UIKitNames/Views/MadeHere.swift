internal import LayoutCore

/// Records the place in the source at which code makes a view, and returns the view.
///
/// A ported app calls it for every view that it makes. Findings of an audit name the place, and the
/// property if the view has no accessibility identifier.
/// - Parameters:
///   - name: The property or variable that holds the view; nil if there is none.
@discardableResult @MainActor @preconcurrency public func madeHere<Made: UIView>(
  _ view: Made, named name: String? = nil, file: StaticString = #filePath, line: UInt = #line
) -> Made {
  view.strutView.origin = ViewOrigin(name: name, file: file.description, line: Int(line))
  return view
}
