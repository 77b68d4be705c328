import Strut
import Testing
import UserNames

/// A name that both `Strut` and another module export is ambiguous, and this file does not compile.
@Suite("One import")
struct UmbrellaTests {
  @Test("The names of the solver are free for modules of a program")
  func freeNames() {
    let names: (Priority, Variable, Relation) = (.high, Variable(value: 3), .child)
    #expect(names.0 == .high && names.1.value == 3 && names.2 == .child)
  }

  @Test("Errors of all modules are caught as one type")
  func errors() throws {
    let fonts = try FontCatalog.bundled()
    let calls: [() throws -> Void] = [
      { _ = try fonts.match("Palatno") },
      { _ = try TextStyle.named("heading") },
      { _ = try FontScaler().scaledValue(.nan, category: .large, displayScale: 3) },
      { _ = try CellDocument(text: "schema: 1\nviews: { a: { lable: {} } }") },
    ]
    let errors = calls.compactMap { call -> (any StrutError)? in
      do {
        try call()
        return nil
      } catch {
        return error as? any StrutError
      }
    }
    let codes = errors.map { error -> String in error.code.rawValue }
    #expect(codes == ["font-not-found", "unknown-name", "value-not-finite", "unknown-key"])
    #expect(errors.map { $0.subject } == ["Palatno", "heading", "nan", "cell.yaml:2:15"])
    #expect(errors.map { $0.errorDescription } == errors.map { $0.description })
    for error in errors { #expect(error.description.hasSuffix(error.message) && !error.message.isEmpty) }
  }

  @Test("Errors of cases have a code for each")
  func codes() {
    let heights: [HeightsFileError] = [.foreign, .version(3), .damaged, .outdated]
    #expect(heights.map(\.code) == HeightsFileError.Code.allCases)
    #expect(heights.map(\.subject) == [nil, "3", nil, nil])
    let layout = LayoutError(code: .invalidSize, subject: "-1", message: "A width is not -1")
    let measurements: [HeightMeasurementError] = [.canceled, .layout(layout)]
    #expect(measurements.map(\.code.rawValue) == ["heights-canceled", "invalid-size"])
    #expect(measurements.map(\.subject) == [nil, "-1"])
    #expect(HyphenationError.malformedManifest(path: "a.json").subject == "a.json")
    #expect(HyphenationError.notFound(places: ["a"]).code.rawValue == "bundled-patterns-missing")
  }
}
