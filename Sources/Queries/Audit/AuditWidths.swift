import Strut

/// The widths in which an audit lays cells out, in points.
package struct AuditWidths: Sendable {
  /// The widths of documents, and of Interface Builder files for phones.
  package let usual: [Double]
  /// The widths of files that are read for an iPad.
  package let ofPads: [Double]
  /// The widths of cells for phones that are others on an iPad, as iPads load them; none where they
  /// are not audited.
  package let ofPadVersions: [Double]

  /// The widths that were named, each once; nil for those of three phones, and of an iPad held
  /// upright and on its side.
  ///
  /// Named widths are those of all files. Cells have regular width, Strut assumes, at widths of 600
  /// points and more.
  package init(named: [Double]? = nil) {
    let pads = named ?? Audit.padWidths
    (usual, ofPads) = (named ?? Audit.phoneWidths, pads)
    ofPadVersions = pads.filter { $0 >= Self.leastRegular }
  }

  /// The least width of windows with regular width, in points (Strut's rule): half of the largest
  /// iPad has it, and half of a smaller one does not.
  private static let leastRegular = 600.0
}
