import Interface

/// The values of a chart as a table.
struct ChartTable: View {
  /// A row with its header.
  struct Row {
    let number: Int
    let name: String
    let cells: [String]
  }

  let label: String
  /// The column headers, starting with that of the row headers.
  let heads: [String]
  let rows: [Row]
  /// Whether the table is visible, rather than for screen readers only.
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
