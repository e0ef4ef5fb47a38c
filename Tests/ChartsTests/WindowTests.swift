import Charts
import Testing

@Suite struct `A window on a stream` {
  @Test func `holds the last values, as an array would`() {
    var window = Window(count: 50, filledWith: 0)
    var array = Array(repeating: 0, count: 50)
    for value in 1...240 {
      array.append(value)
      #expect(window.push(value) == array.removeFirst())
      #expect(Array(window) == array && window.last == value)
    }
  }

  @Test func `takes a value equal to the last one too`() {
    var window = Window(count: 2, filledWith: 1)
    window.push(3)
    window.push(3)
    #expect(Array(window) == [3, 3])
    #expect(Array(Window(count: 0, filledWith: 4)) == [4])
  }
}
