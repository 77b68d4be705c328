/// The JSON output of `strut inspect` for faces that are collected before they are printed.
package struct FacesDocument: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var faces: [InspectDocument.Entry]

  package init(_ faces: [InspectDocument.Entry]) { self.faces = faces }
}
