import Interface

/// A row that is on the page, and the gap before it.
struct RowSlot: Equatable {
  var index: Int
  /// The distance from the previous slot, or from the beginning of the list, in hundredths of a
  /// pixel.
  var gap: Int64
  /// Whether the row was inserted while the list was visible.
  var isNew: Bool
}

/// All rows on the page, and the length of the list.
struct MountedRows: Equatable {
  var slots: [RowSlot] = []
  /// The length of the whole list, in hundredths of a pixel.
  var length: Int64 = 0
}

/// The rows of a list, in a box as long as the list.
struct LazyRows: View {
  let controller: ListController
  let label: String

  var body: some View {
    let rows = controller.rows
    let source = controller.source
    let axis = controller.axis
    var list = Box {
      ForEach(rows.slots, id: { SlotKey(identity: source.identity($0.index)) }) { slot in
        LazySlot(controller: controller, source: source, axis: axis, slot: slot)
      }
    }
    list.apply(.look(.lazyRows))
    list.apply(.attribute(.role, Role.list.rawValue))
    for feature in controller.features { feature.dress(list: &list, label) }
    list.apply(.style(axis == .vertical ? .blockSize : .inlineSize, pixels(rows.length)))
    return list
  }
}

/// One row with its place in the list.
private struct LazySlot: View {
  let controller: ListController
  let source: RowSource
  let axis: Axis
  let slot: RowSlot

  var body: some View {
    var item = Box { source.row(slot.index) }
    for feature in controller.features {
      item = feature.content(item, at: slot.index, in: controller)
    }
    item.apply(.attribute(.role, Role.listitem.rawValue))
    item.apply(.attribute(.ariaPosinset, String(slot.index + 1)))
    item.apply(.attribute(.ariaSetsize, String(source.count)))
    item.apply(
      .style(axis == .vertical ? .marginBlockStart : .marginInlineStart, pixels(slot.gap)))
    if slot.isNew { item.apply(.look(.enter)) }
    for feature in controller.features {
      feature.dress(&item, at: slot.index, in: controller)
    }
    return item
  }
}

/// Hundredths of a pixel in CSS; printing doubles would cost 8 kB.
func pixels(_ hundredths: Int64) -> String {
  let rest = hundredths.magnitude % 100
  let sign = hundredths < 0 ? "-" : ""
  return sign + String(hundredths.magnitude / 100) + (rest < 10 ? ".0" : ".") + String(rest) + "px"
}
