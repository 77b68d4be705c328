internal import LayoutCore
public import StrutErrors

extension HeightsFileError: StrutError {
  /// The kinds of failure: one for each case.
  public enum Code: String, CaseIterable, Sendable {
    /// ``HeightsFileError/foreign``.
    case foreign = "heights-foreign"
    /// ``HeightsFileError/version(_:)``.
    case version = "heights-version"
    /// ``HeightsFileError/damaged``.
    case damaged = "heights-damaged"
    /// ``HeightsFileError/outdated``.
    case outdated = "heights-outdated"
  }

  /// Which case it is.
  public var code: Code {
    switch self {
    case .foreign: .foreign
    case .version: .version
    case .damaged: .damaged
    case .outdated: .outdated
    }
  }

  /// The version that the heights were saved in; nil for what is wrong with them as a whole.
  public var subject: String? { if case .version(let version) = self { "\(version)" } else { nil } }

  /// What is wrong, in a sentence.
  public var message: String { description }
}

extension HeightMeasurementError: StrutError {
  /// The kinds of failure. Of a layout that failed it is the name of the `LayoutError.Code`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as it stands in JSON, such as `heights-canceled`.
    public let rawValue: String
    /// Makes a code; unknown ones are kept as they are.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``HeightMeasurementError/canceled``.
    public static let canceled = Code(rawValue: "heights-canceled")
  }

  /// The kind of failure.
  public var code: Code {
    switch self {
    case .canceled: .canceled
    case .layout(let error): Code(rawValue: error.code.rawValue)
    }
  }

  /// What the layout's error is about; nil for a task that was canceled.
  public var subject: String? { if case .layout(let error) = self { error.subject } else { nil } }

  /// What happened, in a sentence.
  public var message: String { description }
}
