private import HostSystem
public import Settings

extension SettingsThreading {
  /// Any thread may use the store.
  public static var locked: SettingsThreading {
    SettingsThreading {
      let monitor = Monitor(())
      return { body in monitor.withLock { _ in body() } }
    }
  }
}
