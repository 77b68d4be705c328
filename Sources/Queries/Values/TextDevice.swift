package import Strut

/// A device for which strings may vary, with its name in requests.
package enum TextDevice: String, CaseIterable, Sendable {
  case phone
  case pad

  /// Returns the device with a name.
  package static func named(_ word: String) throws(RequestFailure) -> TextDevice {
    guard let device = TextDevice(rawValue: word) else {
      throw .usage("a device must be phone or pad, not \"\(word)\".")
    }
    return device
  }

  /// The name in string catalogs.
  package var family: DeviceFamily {
    switch self {
    case .phone: .iPhone
    case .pad: .iPad
    }
  }
}
