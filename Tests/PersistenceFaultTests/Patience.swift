import Foundation

/// A factor for the number of attempts in this module's tests: 1, or more for `make soak`.
let patience = ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 1
