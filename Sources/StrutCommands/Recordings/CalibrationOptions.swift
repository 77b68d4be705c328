import ArgumentParser
import Foundation
import Queries
import Recorder
import Strut

/// `--calibration`, which replaces Strut's metrics with a device's.
struct CalibrationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the metrics of a device: a recording, or some or all of Strut's layout metrics as JSON.",
      valueName: "file"))
  var calibration: String?

  /// Returns the metrics with those of the device, or unchanged without the option.
  func applied(to metrics: LayoutMetrics) throws(RequestFailure) -> LayoutMetrics {
    guard let calibration else { return metrics }
    let data = try RecordingFile.contents(of: calibration)
    guard RecordingFile.isRecording(data) else { return try Self.applied(data, to: metrics, calibration) }
    return metrics.calibrated(with: try RecordingFile.read(data, calibration).values.compactMap(MeasuredNumber.init))
  }

  private static func applied(
    _ data: Data, to metrics: LayoutMetrics, _ path: String
  ) throws(RequestFailure) -> LayoutMetrics {
    do {
      return try metrics.applying(data)
    } catch {
      throw RequestFailure(status: .input, code: error.code.rawValue, message: "\(path): \(error.message)")
    }
  }
}

extension MeasuredNumber {
  /// Creates a number from a recorded value, or nil if its text size does not exist.
  init?(_ value: RecordedValue) {
    guard let category = ContentSizeCategory.allCases.first(where: { $0.shortName == value.category }) else {
      return nil
    }
    self.init(
      quantity: value.quantity, category: category, displayScale: value.scale, width: value.width, value: value.value)
  }
}
