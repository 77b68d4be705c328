internal import LayoutCore
public import StrutErrors

extension HeightsFileError: StrutError {
  /// The codes of the error, one per case.
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

  /// The code of the case.
  public var code: Code {
    switch self {
    case .foreign: .foreign
    case .version: .version
    case .damaged: .damaged
    case .outdated: .outdated
    }
  }

  /// The version with which the heights were saved, or nil for errors that concern all of them.
  public var subject: String? { if case .version(let version) = self { "\(version)" } else { nil } }

  /// A description of the error.
  public var message: String { description }
}

extension HeightMeasurementError: StrutError {
  /// The codes of the error. For a failed layout, it is the name of the `LayoutError.Code`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code in JSON, such as `heights-canceled`.
    public let rawValue: String
    /// Creates a code. Unknown codes are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``HeightMeasurementError/canceled``.
    public static let canceled = Code(rawValue: "heights-canceled")
  }

  /// The code of the error.
  public var code: Code {
    switch self {
    case .canceled: .canceled
    case .layout(let error): Code(rawValue: error.code.rawValue)
    }
  }

  /// The subject of the layout's error, or nil for a canceled task.
  public var subject: String? { if case .layout(let error) = self { error.subject } else { nil } }

  /// A description of the error.
  public var message: String { description }
}
