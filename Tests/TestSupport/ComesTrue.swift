/// Whether a condition comes to hold: it is looked at whenever other tasks have had their turn, up to a deadline.
public func comesTrue(
  within limit: Duration = .seconds(300), isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  let end = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
