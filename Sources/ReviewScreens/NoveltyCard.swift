import Catalogue
import CivilTime
import Interface
import PageModel
import Reviews
import Sampling
import Tracking
internal import Wire

/// A tag that is new, is back, or took more time than ever before.
struct NoveltyCard: View {
  let model: ReviewModel
  let novelty: Novelty
  /// The hours of the week in which the person was asked.
  let askedHours: Double

  var body: some View {
    let texts = model.texts
    CardHeading(sentence: model.sentence(novelty))
    Element(.div, [.attribute(.dataStyle, "one-figure")]) {
      model.label(of: novelty.tag)
      Text(model.hours(novelty.tag.hours.value)).styleName("large-figure")
      Text(model.figures.interval(novelty.tag.hours)).foregroundStyle(.secondary)
      Text(texts[.answersCount, count: novelty.count, as: model.figures.count(novelty.count)])
        .font(.caption).foregroundStyle(.secondary)
    }
    Spacer()
    CardFooter(
      model: model,
      note: texts.review[.scaledToAsked, model.hours(askedHours)] + " "
        + texts.review[.intervalsNote],
      link: (texts.review[.openDay], DaysPlace(novelty.day).screen))
  }

}

/// A tag that follows another more often than the time of day explains.
struct SuccessionCard: View {
  let model: ReviewModel
  let succession: Succession

  var body: some View {
    let texts = model.texts
    let occasions = Double(max(succession.occasions, 1))
    CardHeading(
      sentence: model.sentence(succession),
      note: texts.review[
        .followedTimes, count: succession.occasions, as: model.figures.count(succession.occasions),
        model.figures.count(succession.count)])
    Element(
      .div,
      [
        .attribute(.dataStyle, "two-bars"),
        .style(.tint, Color.tag(succession.second.color).css),
      ]
    ) {
      bar(texts.review[.observedShare], Double(succession.count) / occasions)
      bar(texts.review[.expectedShare], succession.expected / occasions)
    }
    Spacer()
    CardFooter(
      model: model, note: texts.review[.tenthIsChance],
      link: (succession.second.name, model.page(of: succession.second.name)))
  }

  private func bar(_ label: String, _ share: Double) -> Element {
    Element(.div, []) {
      HStack {
        Text(label).font(.caption).foregroundStyle(.secondary)
        Spacer()
        Text(model.figures.percent(share)).font(.headline)
      }
      Element(.div, [.attribute(.dataStyle, "bar"), .attribute(.ariaHidden, "true")]) {
        Element(.span, [.style(.inlineSize, percent(min(share, 1)))])
      }
    }
  }
}
