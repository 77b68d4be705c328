/// How much a task matters: a module that a program of its own might have.
public enum Priority { case low, high }

/// Something with a value.
public struct Variable {
  /// The value.
  public var value: Int

  /// Something with a value.
  public init(value: Int) { self.value = value }
}

/// How two people are related.
public enum Relation { case parent, child }
