import Charts
import Interface

/// Buttons equivalent to the gestures.
struct LineChartControls: View {
  let model: LineChartModel
  let label: String
  let words: ChartWords
  let showsTable: Binding<Bool>

  var body: some View {
    // Buttons that arrive with the figures come last, and in a row of their own on a narrow page,
    // so that they move no other button.
    FlowStack(spacing: .tiny) {
      HStack(spacing: .tiny) {
        Button("+") { model.zoom(by: 1.5) }.accessibilityLabel(words.zoomIn)
          .help(words.zoomIn)
        Button("−") { model.zoom(by: 1 / 1.5) }.accessibilityLabel(words.zoomOut)
          .help(words.zoomOut)
        Button("⤢") { model.showAll() }.accessibilityLabel(words.showAll).help(words.showAll)
        Button(words.showTable) { showsTable.wrappedValue.toggle() }
          .buttonStyle(.plain).expanded(showsTable.wrappedValue).font(.caption)
          .accessibilityLabel(words.showTable + ": " + label)
      }
      // A range without a use is not offered.
      if let use = model.onUse {
        HStack(spacing: .tiny) {
          Button(words.select) {
            model.isSelecting.toggle()
            if !model.isSelecting { model.range.selection = nil }
          }
          .buttonStyle(.plain).pressed(model.isSelecting).font(.caption)
          if let chosen = model.range.selection {
            Button(words.use) {
              model.isSelecting = false
              model.range.selection = nil
              use(min(chosen.start, chosen.end), max(chosen.start, chosen.end))
            }
            .font(.caption)
          }
        }
      }
    }
  }
}

/// The visible values as a table.
struct LineChartTable: View {
  let model: LineChartModel
  let label: String
  let words: ChartWords

  /// More rows are of no use; of more values an evenly spaced selection is shown, and labelled as
  /// such.
  private static let most = 200

  var body: some View {
    let choice = model.figure.map { $0.places(in: model.range.viewport, most: Self.most) }
    VStack(spacing: .small) {
      if let choice, choice.step > 1 {
        Text(words.thinned(choice.step)).foregroundStyle(.secondary)
      }
      ChartTable(
        label: label, heads: [words.place] + (0..<lines).map { name(of: $0) },
        rows: rows(at: choice?.places ?? []))
    }
  }

  private var lines: Int { model.figure.map { $0.series.count } ?? 0 }

  private func name(of line: Int) -> String {
    let name = model.figure.map { $0.series[line].name } ?? ""
    return name.utf8.isEmpty ? label : name
  }

  private func rows(at places: [Double]) -> [ChartTable.Row] {
    guard let figure = model.figure else { return [] }
    return places.enumerated().map { number, place in
      var cells = [String](repeating: "–", count: figure.series.count)
      if let reading = figure.reading(at: place) {
        // In the column of the line that the blank steps interrupt.
        if reading.isBlank, !cells.isEmpty { cells[0] = figure.blankName }
        for entry in reading.values {
          cells[entry.line] = figure.words(of: entry.value, entry.interval)
        }
      }
      return ChartTable.Row(number: number, name: figure.placeName(place), cells: cells)
    }
  }
}
