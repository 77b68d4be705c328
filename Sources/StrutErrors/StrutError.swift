public import FoundationEssentials

/// An error of Strut, with its kind, its subject and a message for people.
///
///     do {
///       _ = try fonts.font(named: "Palatno", size: 17)
///     } catch let error as any StrutError {
///       error.code.rawValue   // "font-not-found"
///       error.subject         // "Palatno"
///       error.message         // no font named "Palatno". Did you mean "Palatino"?
///     }
public protocol StrutError: LocalizedError, CustomStringConvertible, Sendable {
  /// The kinds of failure. The raw values are stable: they are in JSON output, and programs may
  /// compare them.
  associatedtype Code: RawRepresentable<String> & Hashable & Sendable

  /// The kind of failure.
  var code: Code { get }

  /// The subject of the failure without a sentence around it: a file, a face, a key, a constraint;
  /// nil if there is no single subject.
  var subject: String? { get }

  /// The message, with the subject, the problem and, if it is known, the cure.
  var message: String { get }
}

extension StrutError {
  /// The ``message``, unless the error has a longer description.
  public var description: String { message }

  /// The description, which is also Foundation's `localizedDescription`.
  public var errorDescription: String? { description }
}
