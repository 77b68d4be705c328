import Foundation
import Testing
import XCTest

/// Where an expectation stands.
struct ExpectationPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the test that runs: one of Swift Testing, or else one of XCTest.
  func fail(_ message: String) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}
