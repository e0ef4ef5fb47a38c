public import Persistence

/// The error that `body` throws, or nil.
public func failure(_ body: () throws(StoreError) -> Void) -> StoreError? {
  do throws(StoreError) {
    try body()
    return nil
  } catch {
    return error
  }
}
