import Lists

// The code of the article "Sharing a list", verbatim.

func openInbox() -> (list: ListAdapter<String>, messages: ListSlice<String>) {
  let list = ListAdapter(["Inbox", "That is all."])
  let messages = list[1..<1]
  return (list, messages)
}

func load(_ loaded: [String], into messages: ListSlice<String>) {
  messages.replaceSubrange(0..., with: loaded)
}

func replaceOldest(in messages: ListSlice<String>, with newest: String) {
  messages.performBatch { batch in
    batch.remove(at: messages.count - 1)
    batch.insert(newest, at: 0)
  }
}
