public import FoundationEssentials

/// An error of Strut: what kind it is, what failed, and a sentence for people.
///
///     do {
///       _ = try fonts.font(named: "Palatno", size: 17)
///     } catch let error as any StrutError {
///       error.code.rawValue   // "font-not-found"
///       error.subject         // "Palatno"
///       error.message         // no font named "Palatno". Did you mean "Palatino"?
///     }
public protocol StrutError: LocalizedError, CustomStringConvertible, Sendable {
  /// The kinds of failure. The raw value of each is stable: JSON output carries it, and programs may compare it.
  associatedtype Code: RawRepresentable<String> & Hashable & Sendable

  /// The kind of failure.
  var code: Code { get }

  /// What failed, without a sentence around it: a file, a face, a key, a constraint; nil where no single thing did.
  var subject: String? { get }

  /// What is wrong, with the subject in it, and what to do about it where that is known.
  var message: String { get }
}

extension StrutError {
  /// The ``message``, unless the error says more.
  public var description: String { message }

  /// The description, which Foundation's `localizedDescription` then is too.
  public var errorDescription: String? { description }
}
