private import Arguments
private import Catalogue
private import CivilTime
private import JSON
private import QuantityReading
private import Wire

/// `proba rates`: fetches exchange rates now.
struct RatesCommand: PlainCommand {
  let call: Call
  let output: Output

  func run() throws(Failure) -> Outcome {
    let (fetched, troubles) = try call.rateFetcher().fetch()
    guard let rates = fetched else { throw .rates(troubles) }
    for trouble in troubles { output.remark("proba: \(call.words.sentence(for: trouble))\n") }
    let latest = rates.latestDate?.iso
    if output.isJSON {
      output.print(
        .object([
          "currencies": .array(rates.codes.map { .string($0) }),
          "latest": latest.map { .string($0) } ?? .null,
        ]))
    } else {
      output.printSentence(call.words.rates.stored("\(rates.codes.count)", latest ?? "–"))
    }
    return .done
  }
}

extension Call {
  /// Returns a fetcher that stores rates in the file beside the database, from the addresses that
  /// `--rate-source` names or from those of banks.
  func rateFetcher() throws(Failure) -> RateFetcher {
    let sources = strings(\.rateSource)
    for source in sources where !["http://", "https://"].contains(where: source.hasPrefix) {
      throw .usage(
        .invalidArgument(
          name: spelling(\.rateSource), value: source, mustBe: .oneOf(["http://…", "https://…"])))
    }
    return RateFetcher(
      sources: sources.isEmpty ? RateFetcher.banks : sources, path: try ratesPath())
  }

  /// Returns the path of the file with the fetched rates, beside the database.
  func ratesPath() throws(Failure) -> String { try databasePath() + ".rates" }
}
