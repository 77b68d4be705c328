// CellDocuments
