/// A value that is written as `null` when it is missing; a plain optional's key would be left out.
@propertyWrapper
struct Nullable<Value> {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

// Not demanded of every value: each such demand is looked up at run time among all the conformances of the program.
extension Nullable: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension Nullable: Sendable where Value: Sendable {}
