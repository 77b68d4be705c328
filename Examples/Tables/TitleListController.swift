import Foundation
import UIKitNames

/// A list whose first row has a large title and two lines of text; all other rows have the Basic
/// style. The code for the estimate of the first row is from Apple's article "Estimating the height
/// of a table's scrolling area".
final class TitleListController: UITableViewController {
  let titles: [String]
  let cellMarginSize: CGFloat = 4.0

  init(titles: [String]) {
    self.titles = titles
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("The controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Basic")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Basic", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    // Choose an appropriate default cell size.
    var cellSize = UITableView.automaticDimension

    // The first cell is always a title cell. Other cells use the Basic style.
    if indexPath.row == 0 {
      //Title cells consist of one large title row and two body text rows.
      let largeTitleFont = UIFont.preferredFont(forTextStyle: .largeTitle)
      let bodyFont = UIFont.preferredFont(forTextStyle: .body)

      // Get the height of a single line of text in each font.
      let largeTitleHeight = largeTitleFont.lineHeight + largeTitleFont.leading
      let bodyHeight = bodyFont.lineHeight + bodyFont.leading

      // Sum the line heights plus top and bottom margins to get the final height.
      let titleCellSize = largeTitleHeight + (bodyHeight * 2.0) + (cellMarginSize * 2)

      // Update the estimated cell size.
      cellSize = titleCellSize
    }

    return cellSize
  }
}
