public import LayoutCore
public import TableLayout

// UIKit's names of tables, and of the content of rows, headers and footers.

/// A view that displays a part of larger content.
public typealias UIScrollView = ScrollView
/// A delegate that is notified when content scrolls.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// A list of rows in sections.
public typealias UITableView = TableView
/// The source of a table's rows.
public typealias UITableViewDataSource = TableViewDataSource
/// A delegate for the heights and the display of rows, headers and footers.
public typealias UITableViewDelegate = TableViewDelegate
/// A controller whose view is a table.
public typealias UITableViewController = TableViewController
/// The header or footer of a section.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// A configuration that creates its view.
public typealias UIContentConfiguration = ContentConfiguration
/// A view that displays a configuration.
public typealias UIContentView = ContentView
/// The image and the two labels of a cell, header or footer, with their layout.
public typealias UIListContentConfiguration = ListContentConfiguration
/// The view of a list content configuration.
public typealias UIListContentView = ListContentView
