// A file that says `import UIKit` sees Foundation too; so does one that says `import UIKitNames`.
@_exported public import Foundation
