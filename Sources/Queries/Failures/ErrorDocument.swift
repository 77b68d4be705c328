/// What stdout holds when a failure leaves nothing else to report.
package struct ErrorDocument: Encodable {
  package var schema = 1
  package var error: ErrorDescription

  package init(error: ErrorDescription) { self.error = error }
}

/// A failure as JSON has it, alone or in the place of the record it befell.
package struct ErrorDescription: Encodable {
  package var code: String
  package var message: String

  package init(_ failure: RequestFailure) {
    code = failure.code
    message = failure.message
  }
}
