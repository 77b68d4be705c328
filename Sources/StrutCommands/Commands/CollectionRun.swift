import ArgumentParser
import Queries
import Strut

/// A run of `strut table` for a document of a collection view.
struct CollectionRun {
  let session: CollectionSession
  let categories: [ContentSizeCategory]
  /// The files of the picture.
  let files: [(path: String, format: PictureFormat)]
  let json: Bool

  /// Lays out the collection view, draws it and prints the report.
  ///
  /// - Returns: The layouts, and true if there are findings or an item could not be read.
  func run() throws -> (layouts: [MeasuredCollection], hasFindings: Bool) {
    var progress = Progress(unit: "items", total: categories.count * session.itemCount)
    defer { progress.hide() }
    let laid = try categories.enumerated().map { index, category in
      try session.layOut(at: category) { progress.update(index * session.itemCount + $0) }
    }
    progress.hide()
    try draw(laid)
    try report(laid)
    let problems = laid.reduce(into: [CellDocumentError]()) { all, one in
      all += one.problems.filter { !all.contains($0) }
    }
    if !json { problems.forEach { Console.error($0.description) } }
    return (laid.map(\.layout), !problems.isEmpty || laid.contains { !$0.layout.findings.isEmpty })
  }

  private func draw(_ laid: [LaidCollection]) throws {
    guard !files.isEmpty else { return }
    let collections = try laid.map { try session.picture(at: $0.layout.contentSizeCategory) }
    let picture = collections.count == 1 ? collections[0].picture : try SizesPicture(collections).picture
    for file in files { try picture.write(to: file.path, as: file.format) }
    let most = TableSession.greatestPictureHeight
    let isAcross = session.document.collection?.scrollDirection == .horizontal
    let lengths = laid.map(\.layout.contentSize).map { Double(isAcross ? $0.width : $0.height) }
    guard let longest = lengths.max(), longest > most else { return }
    Console.error(
      """
      the picture shows the first \(Values.text(most)) of \(Values.text(longest)) points; strut audit --format html \
      --draw all draws every item.
      """)
  }

  private func report(_ laid: [LaidCollection]) throws {
    guard json else { return Console.print(CollectionReportText.text(laid)) }
    let reports = laid.map(CollectionReport.init)
    if let only = reports.first, reports.count == 1 {
      try Console.print(json: only)
    } else {
      try Console.print(json: CollectionReports(collections: reports))
    }
  }
}
