import Foundation
import TestSupport
import UIKitNames

/// The files of an app, in a temporary folder of ``AppResources`` while a test runs.
///
/// All readers of the shared resources are on the main actor here, so tests cannot meet.
@MainActor enum AppFiles {
  static func with<Result>(_ files: [String: Data], _ body: () throws -> Result) throws -> Result {
    try withFolder(ofData: files) { folder in
      let former = AppResources.current
      defer { AppResources.current = former }
      (AppResources.current.folders, AppResources.current.modules) = ([folder], ["UIKitNamesTests"])
      return try body()
    }
  }

  static func with<Result>(texts files: [String: String], _ body: () throws -> Result) throws -> Result {
    try with(files.mapValues { Data($0.utf8) }, body)
  }
}

/// A target that notes which of its methods were called.
@MainActor final class NotingTarget: SelectorPerforming {
  private let known: Set<String>
  private(set) var calls: [String] = []
  private(set) var senders: [Any?] = []

  init(_ known: String...) { self.known = Set(known) }

  func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    guard known.contains(selector.name) else { return false }
    calls.append(selector.name)
    senders.append(sender)
    return true
  }
}
