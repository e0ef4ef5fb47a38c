internal import Persistence

/// The identifier of a device in the store, counted from 1.
struct DeviceID: RawRepresentable, Hashable, StoredValue {
  let rawValue: Int64
}
