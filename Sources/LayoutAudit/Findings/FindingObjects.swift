/// The objects of an Interface Builder file that a finding is about.
///
/// Their ids stay as they are while lines move and names change, so that a baseline still has the finding then.
public struct FindingObjects: Hashable, Sendable {
  /// The cell or the table, with its file: `App/Main.storyboard/Kx1-aB-3Cd`. An id alone may be that of many cells.
  public var subject: String
  /// The object id of the element; that of the cell for a finding about the cell itself.
  public var element: String
  /// The object id of the other element, where there are two.
  public var other: String?

  /// The objects of a finding.
  public init(subject: String, element: String, other: String? = nil) {
    self.subject = subject
    self.element = element
    self.other = other
  }
}
