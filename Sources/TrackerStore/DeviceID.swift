internal import Persistence

/// What tells one device from another in the store, from 1.
struct DeviceID: RawRepresentable, Hashable, StoredValue {
  let rawValue: Int64
}
