import Interface

/// What a chart says, to be read one by one.
struct ChartTable: View {
  /// A row under its name.
  struct Row {
    let number: Int
    let name: String
    let cells: [String]
  }

  let label: String
  /// The names of the columns, that of the rows' names first.
  let heads: [String]
  let rows: [Row]

  var body: some View {
    Box {
      Table(label) {
        TableRow {
          ForEach(heads.indices) { TableHeader(heads[$0], along: .vertical) }
        }
        ForEach(rows, id: { $0.number }) { row in
          TableRow {
            TableHeader(row.name, along: .horizontal)
            ForEach(row.cells.indices) { cell in TableCell { Text(row.cells[cell]) } }
          }
        }
      }
      .captionHidden()
    }
    .scrollsHorizontally(label: label)
  }
}
