import Foundation
import LayoutPictures
import TextLayout
import ViewTree

#if Pango
  import PangoCairo
#endif

extension Options {
  /// What measures texts.
  var textMeasurer: any TextMeasurer {
    #if Pango
      if wantsPNG { return PangoTextMeasurer() }
    #endif
    return LayoutEnvironment.systemFontMeasurer
  }
}

extension FeedReport {
  /// The screen in pixels and as a page, with their names, if they are wanted.
  func drawnFiles(_ options: Options) throws(OutputError) -> [(String, Data)] {
    #if Pango
      guard options.wantsPNG else { return [] }
      do throws(PictureError) {
        let png = try PNGPicture(of: table, scale: options.scale)
        let pdf = try PDFPicture(of: table)
        return [("feed.png", Data(png.png)), ("feed.pdf", Data(pdf.pdf))]
      } catch {
        throw OutputError(description: "the feed is not drawn: \(error)")
      }
    #else
      return []
    #endif
  }
}
