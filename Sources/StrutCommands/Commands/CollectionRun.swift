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
  /// - Returns: The layouts, and true if an item could not be read.
  func run() throws -> (layouts: [MeasuredCollection], hasProblems: Bool) {
    let laid = try categories.map { try session.layOut(at: $0) }
    try draw(laid)
    try report(laid)
    let problems = laid.reduce(into: [CellDocumentError]()) { all, one in
      all += one.problems.filter { !all.contains($0) }
    }
    if !json { problems.forEach { Console.error($0.description) } }
    return (laid.map(\.layout), !problems.isEmpty)
  }

  private func draw(_ laid: [LaidCollection]) throws {
    guard !files.isEmpty else { return }
    let collections = try laid.map { try session.picture(of: $0) }
    let picture = collections.count == 1 ? collections[0].picture : try SizesPicture(collections).picture
    for file in files { try picture.write(to: file.path, as: file.format) }
    let most = TableSession.greatestPictureHeight
    guard let highest = laid.map({ Double($0.layout.contentSize.height) }).max(), highest > most else { return }
    Console.error("the picture shows the first \(Values.text(most)) of \(Values.text(highest)) points.")
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
