private import Arguments
private import Catalogue
private import CivilTime
private import JSON
private import QuantityReading
private import Wire

/// `proba rates`: fetches exchange rates now.
struct RatesCommand {
  let call: Call

  init(_ call: Call) { self.call = call }

  func run(_ output: Output) throws(Failure) -> Outcome {
    let fetcher = try call.rateFetcher()
    let rates: ExchangeRates
    do throws(RateFetcher.Trouble) {
      let fetched = try fetcher.fetch()
      rates = fetched.rates
      for trouble in fetched.troubles {
        output.remark("proba: \(call.words.sentence(for: trouble))\n")
      }
    } catch {
      throw .rates(error)
    }
    let date = rates.date() ?? ""
    if output.isJSON {
      output.print(
        .object([
          "currencies": .array(rates.codes.map { .string($0) }), "oldest": .string(date),
        ]))
    } else {
      output.printSentence(call.words.rates.stored("\(rates.codes.count)", date))
    }
    return .done
  }
}

extension Call {
  /// What fetches rates into the file beside the database, from the addresses that `--source` names or from banks.
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

  /// The file beside the database with the rates that were fetched.
  func ratesPath() throws(Failure) -> String { try databasePath() + ".rates" }
}
