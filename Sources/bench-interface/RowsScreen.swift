import Interface

/// Buttons above a long table.
struct RowsScreen: View {
  let store: RowStore

  var body: some View {
    Region(.main) {
      Text("Rows").heading(.page)
      FlowStack {
        Button("Create 1,000") { store.create(1_000) }.id("create")
        Button("Create 10,000") { store.create(10_000) }.id("create-many")
        Button("Append 1,000") { store.append(1_000) }.id("append")
        Button("Update every tenth") { store.updateEveryTenth() }.id("update")
        Button("Swap") { store.swapRows() }.id("swap")
        Button("Clear") { store.clear() }.id("clear")
      }
      RowTable(store: store)
    }
  }
}

struct RowTable: View {
  let store: RowStore

  var body: some View {
    Table("Rows") {
      ForEach(store.rows) { RowView(row: $0, store: store) }
    }
    .captionHidden()
  }
}

struct RowView: View {
  let row: Row
  let store: RowStore

  var body: some View {
    TableRow {
      TableHeader(String(row.id), along: .horizontal)
      TableCell {
        Button(row.$label) { store.select(row) }.buttonStyle(.plain)
      }
      TableCell {
        Button("×") { store.remove(row) }.accessibilityLabel("Remove")
      }
    }
    .selected(row.$isSelected)
  }
}
