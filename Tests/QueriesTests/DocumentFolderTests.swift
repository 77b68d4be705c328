import Foundation
import Queries
import Strut
import TestSupport
import Testing

@Suite("Documents in folders")
struct DocumentFolderTests {
  private static let cell = "schema: 1\nviews:\n  title: { label: { text: x } }\n"

  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"

  @Test(
    "A document is recognized by the keys of its root, in any style",
    arguments: [
      ("a.yaml", cell, true), ("UPPER.YAML", cell, true), ("a.Yml", cell, true), ("a.txt", cell, false),
      ("a.yaml", "\u{FEFF}" + cell, true), ("a.json", "\u{FEFF}{\"schema\": 1, \"views\": {}}", true),
      ("a.yaml", "{schema: 1, views: {a: {label: {text: it's}}}}", true),
      ("a.yaml", "# c\n%YAML 1.2\n--- # d\n{ \"schema\":1,\n  'views' : {} }", true),
      ("a.yaml", "---\n  schema: 1\n  \"views\" : {}\n", true), ("a.yaml", "schema: 1\r\nviews:\r\n", true),
      ("a.yaml", "schema: 1\nother:\n  views: {}\n", false), ("a.yaml", "# views:\nschema: 1\n", false),
      ("a.yaml", "views: [", true), ("a.yaml", "schema: 1\nviews: {\n  a: \"no end\n", true),
      ("a.yaml", "{views: [", true), ("a.yaml", "", false), ("a.yaml", "{", false), ("a.yaml", "\"views", false),
      ("a.json", #"{"schema": 1, "sections": [], "cells": {}}"#, true),
      ("a.json", #"{"schema":"1","views":{}}"#, true),
      ("a.json", #"{"views": "{n} views", "title": "x"}"#, false),
      ("a.json", #"{"schema": "Schema", "views": "{n} views"}"#, false),
      ("a.json", #"{"schema": {"views": "x"}, "views": {}}"#, false),
      ("a.json", #"{"schema": 1, "views": {"engines": {"label": {"text": "\"engines\": 3"}}}}"#, true),
      ("a.yaml", "schema: 1\nviews:\n  engines: { label: { text: '\"engines\"' } }\n", true),
      ("a.json", #"{"engines": {}, "schema": 1, "views": []}"#, false),
      ("a.json", #"[{"schema": 1, "views": {}}]"#, false), ("a.json", pointer, false), ("a.yaml", pointer, true),
    ])
  func keys(name: String, text: String, isDocument: Bool) throws {
    try withFolder(ofData: [name: Data(text.utf8)]) { folder in
      #expect(DocumentFolder.describesDocument(folder.appending(path: name).path) == isDocument)
    }
  }

  @Test("A document in UTF-16 is not skipped: its error is a request to save it as UTF-8")
  func utf16() throws {
    try withFolder(ofData: ["a.yaml": try #require(Self.cell.data(using: .utf16))]) { folder in
      let found = try DocumentFolder.documents([folder.path])
      #expect(found.count == 1)
      let error = #expect(throws: CellDocumentErrors.self) { try found.first?.read() }
      #expect(error?.message.contains("save the file as UTF-8") == true)
    }
  }

  @Test("Unreadable entries are reported, and the rest is found")
  func unreadable() throws {
    let deep = (1...34).map { "f\($0)" }.joined(separator: "/")
    let files = [
      "b.yaml": Data(Self.cell.utf8), "large.yaml": Data((Self.cell + String(repeating: "#", count: 17 << 20)).utf8),
      "large.json": Data(("{\"a\": \"" + String(repeating: "x", count: 17 << 20) + "\"}").utf8),
      "\(deep)/a.yaml": Data(Self.cell.utf8), "locked/a.yaml": Data(Self.cell.utf8),
    ]
    try withFolder(ofData: files) { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: folder.appending(path: "dead.yaml").path, withDestinationPath: "/nowhere/at all")
      try manager.createSymbolicLink(
        atPath: folder.appending(path: "dead").path, withDestinationPath: "/nowhere/at all")
      let locked = folder.appending(path: "locked").path
      try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
      defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked) }
      // Nothing is locked for the superuser.
      let isLocked = (try? manager.contentsOfDirectory(atPath: locked)) == nil
      let found = try DocumentFolder.documents([folder.path])
      var told: [String: String] = [:]
      for document in found {
        do throws(CellDocumentErrors) { _ = try document.read() } catch {
          told[String(document.path.dropFirst(folder.path.count + 1))] = error.message
        }
      }
      #expect(found.count == 5)
      #expect(told["dead.yaml"]?.contains("the link is broken; fix or remove it") == true)
      #expect(told["large.yaml"]?.contains("larger than the limit of 16777216 bytes") == true)
      #expect(told.values.contains { $0.contains("nested more than 32 levels deep") })
      #expect((told["locked"]?.contains("the folder cannot be read") == true) == isLocked)
      #expect(told.count == (isLocked ? 4 : 3))
    }
  }

  @Test("A file that is named as strings is not a document, and a file that is named as a document is")
  func strings() throws {
    try withFolder(ofData: ["b.json": Data(#"{"schema": 1, "views": {}}"#.utf8), "c.yaml": Data(Self.cell.utf8)]) {
      folder in
      let json = folder.appending(path: "b.json").path
      let found = try DocumentFolder.documents([folder.path], besides: ["\(folder.path)/./b.json"])
      #expect(found.map(\.path) == [folder.appending(path: "c.yaml").path])
      #expect(try DocumentFolder.documents([json], besides: [json]).map(\.path) == [json])
    }
  }
}
