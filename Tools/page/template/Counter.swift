import Interface

/// The content of the page.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Region(.main) {
      VStack {
        Text("{{title}}").heading(.page)
        Button("Counted \(count)") { count += 1 }.buttonStyle(.prominent)
      }
      .padding()
    }
  }
}
