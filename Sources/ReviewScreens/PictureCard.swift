import Catalogue
import CivilTime
import Interface
import PageModel
import Reviews
import Wire

/// The week as a picture, to save or to share.
struct PictureCard: View {
  let model: ReviewModel
  let summary: WeekSummary

  var body: some View {
    let texts = model.texts.review
    let path = API.reviewPicture.address(ReviewQuery(from: model.start))
    CardHeading(sentence: texts[.keepWeek], note: texts[.pictureNote])
    Element(.div, [.attribute(.dataStyle, "week-picture")]) {
      Image(path: path, label: texts[.weekPicture, model.days, model.sentence(summary)])
    }
    Spacer()
    HStack(spacing: .medium) {
      Link(texts[.savePicture], path: path)
      Spacer()
      if model.browser.sharesPictures {
        Button(texts[.sharePicture]) {
          model.browser.share(path: path, as: "proba-" + model.start.iso + ".png")
        }
      }
    }
    .styleName("card-footer")
  }
}
