public import Foundation

/// The Swift package with the copy of an app.
public struct PortPackage {
  /// The folder of the package.
  public let folder: URL
  private let configuration: PortConfiguration
  private let tool: URL

  /// Creates the description of a package.
  ///
  /// - Parameter tool: The program `strut-port`, which writes the copies before each build.
  public init(_ folder: URL, _ configuration: PortConfiguration, tool: URL) {
    (self.folder, self.configuration, self.tool) = (folder, configuration, tool)
  }

  /// Writes the package. The copies themselves are written by its build.
  ///
  /// Files that may be changed by hand, those of stubs and the first test, are written once.
  /// - Throws: ``PortError`` if a file can't be written.
  public func write(_ copy: AppCopy) throws(PortError) {
    try configuration.write(to: folder)
    let name = configuration.name
    var files = [
      "Package.swift": manifest(copy), "Sources/UIKit/UIKit.swift": "@_exported import UIKitNames\n",
      "Sources/\(name)/PortedApp.swift": PackageTexts.app(configuration),
      "Plugins/CopyApp/CopyApp.swift": PackageTexts.plugin,
      "strut-port.artifactbundle/info.json": PackageTexts.bundle(triples: Self.triples),
      "strut-port.artifactbundle/strut-port": PackageTexts.script(tool),
    ]
    if configuration.audits {
      files["Sources/audit/main.swift"] = PackageTexts.audit(configuration, leftOut: copy.leftOut.count)
    }
    for (path, text) in files { try writeIfChanged(text, to: folder.appendingPathComponent(path)) }
    removeEmptyStubs(except: copy.stubs)
    for stub in copy.stubs { try writeOnce(PackageTexts.stub(stub), "Sources/\(stub)/\(stub).swift") }
    try writeOnce(PackageTexts.test(name), "Tests/\(name)Tests/PortTests.swift")
    try link()
    do {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.appendingPathComponent("strut-port.artifactbundle/strut-port").path)
    } catch { throw PortError("the plugin's tool can't be made executable: \(error.localizedDescription)") }
  }

  /// Links the app's folder into the target, so that a build notices added and removed files.
  private func link() throws(PortError) {
    let link = folder.appendingPathComponent("Sources/\(configuration.name)/Original")
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == configuration.folder { return }
    do {
      try? manager.removeItem(at: link)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: configuration.folder)
    } catch { throw PortError("\(link.path) can't be written: \(error.localizedDescription)") }
  }

  /// Removes the stubs without names of modules that the app no longer imports. Others stay,
  /// because people filled them.
  private func removeEmptyStubs(except stubs: [String]) {
    let sources = folder.appendingPathComponent("Sources")
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: sources.path)) ?? [] where !stubs.contains(name) {
      let stub = sources.appendingPathComponent(name)
      let files = try? manager.contentsOfDirectory(atPath: stub.path)
      guard files == ["\(name).swift"], PackageTexts.isEmptyStub(name, in: folder) else { continue }
      // A folder that stays is no target.
      try? manager.removeItem(at: stub)
    }
  }

  private func writeOnce(_ text: String, _ path: String) throws(PortError) {
    let file = folder.appendingPathComponent(path)
    if !FileManager.default.fileExists(atPath: file.path) { try writeIfChanged(text, to: file) }
  }

  private static let triples = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]

  private func manifest(_ copy: AppCopy) -> String {
    let name = configuration.name
    let stubs = copy.stubs.map { "    .target(name: \"\($0)\", dependencies: [\"UIKit\"]),\n" }.joined()
    let dependencies = (["UIKit"] + copy.stubs).map { "\"\($0)\"" }.joined(separator: ", ")
    // A change of the manifest makes SwiftPM list the files again.
    let leftOut = configuration.leftOut.map { "// Left out: \($0.file)\n" }.joined()
    let audit =
      configuration.audits
      ? """
          .executableTarget(
            name: "audit", dependencies: ["\(name)", "UIKit", .product(name: "StrutCommands", package: "Strut")],
            swiftSettings: withoutOverlays, plugins: ["CopyApp"]),

      """ : ""
    return """
      // swift-tools-version: 6.2
      // Written by strut-port.
      \(leftOut)
      import PackageDescription

      // Swift Testing has an overlay for Apple's UIKit, which Linux lacks.
      let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

      let package = Package(
        name: "\(name)Port",
        dependencies: [\(PackageTexts.dependency(configuration.strut))],
        targets: [
          .target(name: "UIKit", dependencies: [.product(name: "UIKitNames", package: "Strut")]),
      \(stubs)    .target(
            name: "\(name)", dependencies: [\(dependencies)], exclude: ["Original"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["CopyApp"]),
      \(audit)    .testTarget(name: "\(name)Tests", dependencies: ["\(name)", "UIKit"], swiftSettings: withoutOverlays),
          .plugin(name: "CopyApp", capability: .buildTool(), dependencies: ["strut-port"]),
          .binaryTarget(name: "strut-port", path: "strut-port.artifactbundle"),
        ]
      )

      """
  }
}
