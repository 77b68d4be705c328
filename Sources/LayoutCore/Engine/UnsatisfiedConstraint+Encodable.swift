/// As `strut layout --json` has it.
extension UnsatisfiedConstraint: Encodable {
  private enum CodingKeys: CodingKey { case constraint, conflictsWith }

  /// Encodes the constraint by its identifier, or by its equation where it has none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier ?? equation, forKey: .constraint)
    try container.encode(conflictsWith, forKey: .conflictsWith)
  }
}
