internal import Catalogue
internal import HostSystem
internal import QuantityReading

/// Fetches exchange rates that banks publish, with `curl`, into the file beside the database.
struct RateFetcher: Sendable {
  /// The addresses of the European Central Bank and of the National Bank of Ukraine.
  static let banks = [
    "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
    "https://bank.gov.ua/NBUStatService/v1/statdirectory/exchange?json",
  ]
  /// The maximum number of bytes of a table of rates, which has some thousand.
  private static let largestTable = 1_000_000
  /// The seconds after which a request fails.
  private static let timeout = "20"

  /// The reason why an address brought no rates.
  enum Trouble: Error {
    /// `curl` is not installed.
    case noCurl
    /// `curl` could not fetch the address, for this reason.
    case unreachable(String, String)
    /// The response of the address is not a table of rates.
    case noTable(String)
    /// The file cannot be written.
    case system(SystemError)
  }

  /// The addresses of tables; if two have the same currency, the first one's rate is taken.
  let sources: [String]
  /// The file with the rates.
  let path: String

  /// Fetches all tables, and stores the rates that are new.
  ///
  /// A table that could not be fetched is left out, and the rates that were stored before stay, as
  /// each has its own day.
  ///
  /// - Returns: the rates that are stored now, nil if none could be fetched, and the reasons why
  ///   some could not.
  func fetch() -> (rates: ExchangeRates?, troubles: [Trouble]) {
    var fetched: ExchangeRates?
    var troubles: [Trouble] = []
    for source in sources {
      do throws(Trouble) {
        let table = try table(at: source)
        fetched = fetched?.completed(by: table) ?? table
      } catch {
        troubles.append(error)
      }
    }
    guard var rates = fetched else { return (nil, troubles) }
    // A table of another base is replaced.
    if let stored = try? ExchangeRates(file: path), stored.isPerEuro {
      rates = stored.updated(with: rates)
    }
    do {
      try Paths.makeFolder(Paths.folder(of: path))
      let lines = ["# Units of each currency for one euro."] + rates.lines
      try Paths.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
    } catch { return (nil, troubles + [.system(error)]) }
    return (rates, troubles)
  }

  private func table(at source: String) throws(Trouble) -> ExchangeRates {
    let words = [
      // First, so that no file of the person's changes the behaviour of the rest.
      "curl", "--disable", "--silent", "--show-error", "--fail", "--location", "--max-redirs", "3",
      "--proto", "=http,https", "--proto-redir", "=https", "--globoff",
      "--max-time", Self.timeout, "--user-agent", "Proba",
      "--url", source,
    ]
    guard let (bytes, ending) = ChildProcess.output(of: words, atMost: Self.largestTable) else {
      throw .noCurl
    }
    guard bytes.count <= Self.largestTable else { throw .noTable(source) }
    guard ending.code == 0 else {
      throw .unreachable(source, ending.error.split(separator: "\n").first.map(String.init) ?? "")
    }
    guard let rates = ExchangeRates(published: bytes) else { throw .noTable(source) }
    return rates
  }
}

extension ExchangeRates {
  /// Reads the rates of a file; nil if it has none.
  init?(file path: String) throws(SystemError) {
    var lines: [String] = []
    var reader = try LineReader(path: path)
    while let bytes = try reader.next() { lines.append(String(decoding: bytes, as: UTF8.self)) }
    self.init(lines: lines)
  }
}

extension CommandPhrases {
  /// Returns the sentence that reports rates that could not be fetched to a person.
  func sentence(for trouble: RateFetcher.Trouble) -> String {
    switch trouble {
    case .noCurl: rates.noCurl
    case .unreachable(let source, let reason): rates.unreachable(source, reason)
    case .noTable(let source): rates.noTable(source)
    case .system(let error): troubles.sentence(for: error)
    }
  }
}
