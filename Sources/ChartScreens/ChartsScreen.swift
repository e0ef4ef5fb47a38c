import Interface

/// The charts of a tag, below one another.
struct ChartsScreen: View {
  let model: ChartsModel

  var body: some View {
    VStack(spacing: .large) {
      TrendCard(model: model)
      WeekCard(model: model)
    }
  }
}
