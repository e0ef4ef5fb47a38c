#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Raises the number of files and sockets that the process may hold open, as far as the system allows.
///
/// - Parameter wanted: the number requested.
/// - Returns: the number allowed now.
func allowOpenFiles(_ wanted: Int) -> Int {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  var limit = rlimit()
  guard unsafe getrlimit(resource, &limit) == 0 else { return wanted }
  guard limit.rlim_cur < rlim_t(wanted) else { return wanted }
  var raised = limit
  raised.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
  return unsafe Int(clamping: setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
}
