public import CivilTime

// The figures of a period as files.

extension API {
  /// The report on a period.
  public static var report: Endpoint<ChangesQuery, NoBody, FileBody> {
    Endpoint(
      .get, "report", "Returns a report on a period to print, compared with another one if given.",
      query: ChangesQuery.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "application/pdf"), "The report.")
    )
    .refusing(404, "The period has no probes.")
    .refusing(503, "The machine lacks the libraries or fonts that draw pictures.")
  }

  /// A chart of a period.
  public static var chart: Endpoint<ChartQuery, NoBody, FileBody> {
    Endpoint(
      .get, "chart", "Returns a chart of a period as a drawing.", query: ChartQuery.self,
      body: NoBody(), reply: .ok(FileBody(mediaType: "image/svg+xml"), "The chart.")
    )
    .refusing(404, "The period has no answers.")
    .refusing(503, "The machine lacks the libraries or fonts that draw pictures.")
  }

  /// The figures of all tags in a period, as a table.
  public static var statisticsTable: Endpoint<Period, NoBody, FileBody> {
    Endpoint(
      .get, "stats/table", "Returns the figures of all tags in a period as comma-separated values.",
      query: Period.self, body: NoBody(),
      reply: .ok(FileBody(mediaType: "text/csv"), "The table."))
  }
}
