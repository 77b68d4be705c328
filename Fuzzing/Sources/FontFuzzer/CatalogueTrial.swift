internal import FontMetrics
internal import FuzzSupport

/// Registers a font, looks for it by its own names, and takes it away again.
struct CatalogueTrial {
  private let bytes: [UInt8]
  private let names: [String]

  init(_ bytes: [UInt8], names: FontNames) {
    self.bytes = bytes
    self.names = [names.family, names.fullName, names.postScriptName].compactMap { $0 }
  }

  func run() {
    let catalogue = Surroundings.catalogue
    do throws(FontError) {
      let registration = try catalogue.register(data: bytes, name: "fuzzed")
      for name in names { FuzzRun.use(catalogue.explain(name).description) }
      FuzzRun.require(catalogue.unregister(registration), "a registered font cannot be taken away")
    } catch { FuzzRun.require(!error.message.isEmpty, "an error says nothing") }
  }
}
