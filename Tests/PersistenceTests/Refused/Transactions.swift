import Persistence

func transactions(_ store: Store, _ visit: Visit, table: String) throws {
  // error: cannot pass function of type '(Transaction) async throws -> ()' to parameter expecting synchronous function type
  try store.write { tx in
    await Task.yield()
    try tx.insert(visit)
  }
  try store.read { tx in
    // error: value of type 'Snapshot' has no member 'insert'
    try tx.insert(visit)
  }
  try store.write { tx in
    // error: cannot convert value of type 'String' to expected argument type 'StaticString'
    try tx.execute("DELETE FROM \(table)")
  }
  try store.write { tx in
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    try tx.update(Visit.all, .set(\.minutes, "many"))
  }
  _ = try store.read { tx in
    // error: cannot convert value of type 'String' to expected argument type 'Int64'
    try tx.find(Visit.self, "one")
  }
  _ = try store.read { tx in
    // error: instance method 'sum' requires that 'String' conform to 'NumericPrimitive'
    try tx.sum(\.tag, Visit.all)
  }
}
