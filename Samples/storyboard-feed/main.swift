// Lays the feed of microblog-feed out with the cell of a storyboard, prints the rows' heights, and
// says whether they are those of the cell that is declared in code.

import InterfaceBuilder
import LayoutGeometry
import MicroblogFeed
import StoryboardFeed
import Tables

let statuses = try StatusFile.bundled()
let size = Size(width: 375, height: 667)
let drawn = try FeedController.make(statuses, on: Screen(size: size, scale: 2)).table
let declared = Feed(statuses, way: .automatic, size: size, scale: 2).table
var areEqual = drawn != nil && drawn?.errors.isEmpty == true
for path in declared.indexPathsForVisibleRows {
  let expected = try declared.rectForRow(at: path)
  let found = try drawn?.rectForRow(at: path)
  print("row \(path.row): \(found?.height ?? 0) points")
  if found != expected { areEqual = false }
}
print("the storyboard's rows are \(areEqual ? "those" : "not those") of microblog-feed")
