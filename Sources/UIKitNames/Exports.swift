// A file that imports UIKit also sees Foundation, and so does a file that imports UIKitNames.
@_exported public import Foundation
