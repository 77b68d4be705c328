internal import FontMetrics
internal import FuzzSupport

/// Registers a font, finds it by its own names, and unregisters it.
struct CatalogTrial {
  private let bytes: [UInt8]
  private let names: [String]

  init(_ bytes: [UInt8], names: FontNames) {
    self.bytes = bytes
    self.names = [names.family, names.fullName, names.postScriptName].compactMap { $0 }
  }

  func run() {
    let catalog = Surroundings.catalog
    do throws(FontError) {
      let registration = try catalog.register(data: bytes, name: "fuzzed")
      for name in names { FuzzRun.use(catalog.explain(name).description) }
      FuzzRun.require(catalog.unregister(registration), "a registered font cannot be taken away")
    } catch { FuzzRun.require(!error.message.isEmpty, "an error says nothing") }
  }
}
