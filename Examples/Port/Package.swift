// swift-tools-version: 6.2
import PackageDescription

// Files that say `import UIKit`, laid out on Linux. The target named UIKit is in a package of its
// own, because `canImport(UIKit)` is true for every target of a package that has one. The files are
// as apps have them: where no nib creates a view, `init(coder:)` stops, as Xcode writes it.
let package = Package(
  name: "Port",
  dependencies: [.package(name: "Strut", path: "../..", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "UIKitNames", package: "Strut")]),
    // As most apps: Swift 5, in which UIKit's classes are on the main actor all the same.
    .target(name: "Cells", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Swift Testing has an overlay for Apple's UIKit, which Linux lacks.
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "UIKit"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
