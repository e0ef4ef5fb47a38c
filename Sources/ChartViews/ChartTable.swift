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
  /// Whether it is for those who see, too.
  var isSeen = true

  var body: some View {
    if isSeen {
      Box { table }.scrollsHorizontally(label: label)
    } else {
      Box { table }.visuallyHidden()
    }
  }

  private var table: Table {
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
}
