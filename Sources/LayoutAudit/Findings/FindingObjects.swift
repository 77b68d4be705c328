/// The objects of a finding in an Interface Builder file.
///
/// Their IDs stay the same when lines move and names change, so that a baseline still matches the
/// finding.
public struct FindingObjects: Hashable, Sendable {
  /// The cell or the table, with its file: `App/Main.storyboard/Kx1-aB-3Cd`. An ID alone could be
  /// that of many cells.
  public var subject: String
  /// The other names of the cell or the table, with its file, for suppressions.
  package var subjectNames: [String] = []
  /// The object ID of the element; that of the cell for a finding about the cell itself.
  public var element: String
  /// The object ID of the other element, if there are two.
  public var other: String?

  /// Creates the objects of a finding, with the names of the subject.
  init(subject: String, subjectNames: [String], element: String, other: String? = nil) {
    self.init(subject: subject, element: element, other: other)
    self.subjectNames = subjectNames
  }

  /// Creates the objects of a finding.
  public init(subject: String, element: String, other: String? = nil) {
    self.subject = subject
    self.element = element
    self.other = other
  }
}
