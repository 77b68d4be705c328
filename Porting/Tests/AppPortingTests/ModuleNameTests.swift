import Foundation
import Testing

@testable import AppPorting

@Suite("Names of modules")
struct ModuleNameTests {
  private static let strut = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  @Test("Names of folders become names of modules", arguments: [("My App", "My_App"), ("3D", "App3D"), ("Ü", "App_")])
  func folders(_ folder: String, _ name: String) { #expect(ModuleName.name(of: folder) == name) }

  @Test(
    "Names of Swift, Strut and the package are reserved",
    arguments: [
      "class", "Strut", "XCTest", "UIKit", "UIKitNames", "Foundation", "os", "audit", "LayoutCore",
    ])
  func reserved(_ name: String) {
    #expect { try ModuleName.check(name, strut: Self.strut) } throws: {
      "\($0)" == "The name \"\(name)\" is reserved. Give another one with --name."
    }
  }

  @Test("Other names are names of modules, or not")
  func others() throws {
    for name in ["Shop", "My_App2"] { try ModuleName.check(name, strut: Self.strut) }
    for name in ["", "a b", "2D", "é"] {
      #expect { try ModuleName.check(name, strut: Self.strut) } throws: { "\($0)".contains("can't be the name") }
    }
  }
}
