/// Returns true when a condition becomes true: it is checked whenever other tasks have run, up to a
/// deadline.
///
/// Nothing tells of the conditions that tests wait for, such as how many wait in a line of work:
/// only the code under test could, which would then carry callbacks for tests alone. So they are
/// looked at again and again. No look sleeps, so a test ends as soon as its condition holds; the
/// deadline is there for one that never does.
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
