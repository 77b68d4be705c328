// A single import for all modules: fonts, text, cells, strings, pictures and audits.

@_exported public import CellDocuments
@_exported public import Drawing
@_exported public import FontComparing
@_exported public import FontMetrics
@_exported public import InterfaceBuilder
@_exported public import LayoutAudit
@_exported public import LayoutCore
@_exported public import StringCatalogs
@_exported public import StrutErrors
@_exported public import TableLayout
@_exported public import TextLayout
