import Persistence

func threads(_ store: Store, _ visit: Visit) throws {
  try store.write { tx in
    // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure [#SendingClosureRisksDataRace]
    Task { try tx.insert(visit) }
  }
}
