package import Strut

/// A kind of device that strings have texts for, by the word that requests have for it.
package enum TextDevice: String, CaseIterable, Sendable {
  case phone
  case pad

  /// The device of a word.
  package static func named(_ word: String) throws(RequestFailure) -> TextDevice {
    guard let device = TextDevice(rawValue: word) else {
      throw .usage("a device is phone or pad, not \"\(word)\".")
    }
    return device
  }

  /// What string catalogs call it.
  package var family: DeviceFamily {
    switch self {
    case .phone: .iPhone
    case .pad: .iPad
    }
  }
}
