import UIKit

class ListController: UITableViewController {
  @IBOutlet weak var countLabel: UILabel!
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "ProductCell", bundle: nil), forCellReuseIdentifier: "product")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
    NotificationCenter.default.addObserver(
      self, selector: #selector(stockChanged(note:)), name: Notification.Name("stock"), object: nil)
    #if os(iOS)
      log.append("iOS")
    #endif
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailController else { return }
    detail.product = "Lamp"
    log.append(segue.identifier ?? "")
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) { log.append("back") }

  @objc func stockChanged(note: NSNotification) { log.append(note.name.rawValue) }
}
