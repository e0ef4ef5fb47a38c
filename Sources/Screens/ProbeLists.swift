import Catalogue
internal import Components
import Interface
import Tracking
internal import Wire

/// The probes that nobody has answered, each with a button that opens the form for it.
struct UnfilledList: View {
  let model: HomeModel

  var body: some View {
    // Nothing to say while the only open question is the one asked above.
    if model.overview?.unfilledCount == 0 || !model.unfilledRows.isEmpty {
      ProbeSection(
        title: model.texts[.unfilled], probes: model.unfilledRows,
        nothing: model.texts[.noneUnfilled], model: model
      ) { probe in
        let moment = model.moment(of: probe)
        Text(moment)
        Spacer()
        Button(model.texts[.fillInShort]) { model.choose(probe, from: .fillIn) }
          .accessibilityLabel(model.texts[.fillIn, moment])
          .id(FormButton.fillIn.id(of: probe))
      }
      if model.hiddenCount > 0 {
        FlowStack(spacing: .medium) {
          Text(model.texts[.andMore, count: model.hiddenCount]).foregroundStyle(.secondary)
          if model.canShowMore {
            Button(model.texts[.showMore]) { model.showMore() }
          }
        }
      }
    }
  }
}

/// A heading and a list of probes, each with the dot of its state, or a word where there are none.
struct ProbeSection<Row: View>: View {
  let title: String
  let probes: [Probe]
  let nothing: String
  let model: HomeModel
  /// What stands between the heading and the list.
  var tools = EmptyView().part
  @ViewBuilder let row: (Probe) -> Row

  var body: some View {
    Region(.section, label: title) {
      VStack(spacing: .small) {
        Text(title).heading(.section)
        tools
        if probes.isEmpty {
          Text(nothing).foregroundStyle(.secondary)
        } else {
          List {
            ForEach(probes, id: { $0.moment }) { probe in
              ListItem {
                HStack(spacing: .small) {
                  StateDot(state: probe.state)
                  Text(model.texts.name(of: probe.state)).visuallyHidden()
                  row(probe)
                }
              }
              .enterTransition()
              .seenOff()
            }
          }
        }
      }
    }
  }
}
