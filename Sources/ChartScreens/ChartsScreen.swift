import Interface

/// The charts of the statistics, below one another.
struct ChartsScreen: View {
  let model: ChartsModel

  var body: some View {
    VStack(spacing: .large) { TrendCard(model: model) }
  }
}
