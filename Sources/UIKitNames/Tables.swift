public import LayoutCore
public import TableLayout

// UIKit's names of tables, and of what rows, headers and footers hold.

/// A view that shows a part of a larger content.
public typealias UIScrollView = ScrollView
/// What is told when content scrolls.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// A list of rows in sections.
public typealias UITableView = TableView
/// What a table shows.
public typealias UITableViewDataSource = TableViewDataSource
/// What a table asks about heights, and tells of what it shows.
public typealias UITableViewDelegate = TableViewDelegate
/// A controller whose view is a table.
public typealias UITableViewController = TableViewController
/// What stands above or below a section.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// What can make a view that shows it.
public typealias UIContentConfiguration = ContentConfiguration
/// A view that shows a configuration.
public typealias UIContentView = ContentView
/// A picture and two texts, with their places, for a cell, a header or a footer.
public typealias UIListContentConfiguration = ListContentConfiguration
/// The view of a picture and two texts.
public typealias UIListContentView = ListContentView
