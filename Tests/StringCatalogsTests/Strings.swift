import StringCatalogs

/// Files by their paths, read in order, with what is wrong with them line by line.
func reading(
  _ files: KeyValuePairs<String, String>, source: String? = nil
) -> (catalog: StringCatalog, problems: [String]) {
  var reader = StringCatalogReader()
  for (path, text) in files { reader.add(bytes: Array(text.utf8), path: path) }
  return (reader.catalog(sourceLocale: source), reader.problems.map(\.description))
}

extension StringCatalog {
  /// Every text of a key in a locale; empty when there is none.
  func texts(_ key: String, _ locale: String, devices: [DeviceFamily] = [.iPhone], _ arguments: [String: String] = [:])
    -> [String]
  {
    let options = VariantOptions(devices: devices, arguments: arguments)
    return (try? lookUp(key, in: locale)?.variants(options).map(\.text)) ?? []
  }

  /// Returns the state of a key in a locale.
  func status(_ key: String, _ locale: String) -> StringLookup.Status? { lookUp(key, in: locale)?.status }
}

/// A stringUnit of `.xcstrings`.
func unit(_ value: String, _ state: String = "translated") -> String {
  "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
}

/// A `.stringsdict` or `.strings` in XML with this in its dictionary.
func propertyList(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0"><dict>
  \(content)
  </dict></plist>
  """
}

/// A variable of a `.stringsdict` with its forms.
func variable(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
  "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
}
