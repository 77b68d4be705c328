/// The importance of a task, in a module that a program might have.
public enum Priority { case low, high }

/// An item with a value.
public struct Variable {
  /// The value.
  public var value: Int

  /// An item with a value.
  public init(value: Int) { self.value = value }
}

/// The relationship of two people.
public enum Relation { case parent, child }
