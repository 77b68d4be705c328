import ArgumentParser
import Foundation
import Queries
import Recorder
import Strut

/// `--calibration`: numbers of a device in place of Strut's own.
struct CalibrationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use a device's numbers: a recording, or a part of Strut's layout metrics as JSON.", valueName: "file"))
  var calibration: String?

  /// These metrics with a device's in their place; the same without the option.
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
  /// A recorded number; nil where its text size is none.
  init?(_ value: RecordedValue) {
    guard let category = ContentSizeCategory.allCases.first(where: { $0.shortName == value.category }) else {
      return nil
    }
    self.init(
      quantity: value.quantity, category: category, displayScale: value.scale, width: value.width, value: value.value)
  }
}
