import Interface
import Lists

/// The content of a list: the number of rows, their identities, and their views.
///
/// There is one for each value of the data, so that rows made from different values differ.
final class RowSource {
  let count: Int
  let identity: (Int) -> Identity
  let row: (Int) -> Part
  /// The object that edits the list and reports its changes, if there is one.
  let origin: RowOrigin?

  init(
    count: Int, origin: RowOrigin? = nil, identity: @escaping (Int) -> Identity,
    row: @escaping (Int) -> Part
  ) {
    self.count = count
    self.origin = origin
    self.identity = identity
    self.row = row
  }

  /// The identities of the rows, for computing differences.
  var keys: ListKeys<Identity> {
    ListKeys(count: count, hash: { $0.hash }, key: identity)
  }
}

/// An observable list that reports its changes.
final class RowOrigin {
  /// The object that is the list.
  let object: AnyObject
  /// The current content of the list.
  let source: () -> RowSource
  let connect: (ListController) -> Void
  let disconnect: (ListController) -> Void

  init(
    _ object: AnyObject, source: @escaping () -> RowSource,
    connect: @escaping (ListController) -> Void, disconnect: @escaping (ListController) -> Void
  ) {
    self.object = object
    self.source = source
    self.connect = connect
    self.disconnect = disconnect
  }
}

/// An identity as the key of a row.
struct SlotKey: IdentityKey {
  let identity: Identity
}

extension RowSource {
  /// The rows of a collection.
  convenience init<Data: RandomAccessCollection, Key: IdentityKey>(
    _ data: Data, id: @escaping (Data.Element) -> Key, content: @escaping (Data.Element) -> Part
  ) {
    let element = { (index: Int) in data[data.index(data.startIndex, offsetBy: index)] }
    self.init(
      count: data.count, identity: { id(element($0)).identity }, row: { content(element($0)) })
  }

  /// Returns the rows of a list that reports its changes.
  static func following<Element, Key: IdentityKey>(
    _ list: ListAdapter<Element>, id: @escaping (Element) -> Key,
    content: @escaping (Element) -> Part
  ) -> RowSource {
    let origin = RowOrigin(list) {
      following(list, id: id, content: content)
    } connect: {
      list.connect($0)
    } disconnect: {
      list.disconnect($0)
    }
    let elements = list.elements
    return RowSource(count: elements.count, origin: origin) {
      id(elements[$0]).identity
    } row: {
      content(elements[$0])
    }
  }
}
