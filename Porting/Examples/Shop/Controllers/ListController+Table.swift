import UIKit

// Objective-C lets an extension override methods.
extension ListController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    (cell as? ProductCell)?.delegate = self
    return cell
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @objc private func refresh() { log.append("refreshed") }
}

extension ListController: ProductCellDelegate {
  func productCellDidAdd(_ cell: ProductCell) { log.append("added \(cell.count)") }
}
