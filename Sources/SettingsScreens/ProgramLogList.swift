import Answering
import Catalogue
import Interface
import Wire

/// The recent problems of the program, and a link that saves them.
struct ProgramLogList: View {
  let model: ProgramLogModel

  var body: some View {
    let settings = model.home.texts.settings
    VStack(spacing: .medium) {
      Text(settings[.programLogNote]).foregroundStyle(.secondary)
      if let records = model.records {
        if records.isEmpty {
          Text(settings[.programLogEmpty])
        } else {
          HStack { Link(settings[.saveAsFile], path: API.programLogFile.address(NoQuery())) }
          List(spacing: .none) {
            ForEach(records.indices, id: { $0 }) { place in
              ListItem { ProgramLogLine(model: model, record: records[place]) }
            }
          }
        }
      }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
    }
    .styleName("program-log")
  }
}

/// The time of a record, its level and its source, and below them its message.
private struct ProgramLogLine: View {
  let model: ProgramLogModel
  let record: LogRecord

  var body: some View {
    VStack(spacing: .none) {
      FlowStack(spacing: .small) {
        Text(model.time(of: record)).foregroundStyle(.secondary).font(.caption)
        Text(model.home.texts.settings[record.level.text])
          .foregroundStyle(record.level.color).font(.caption)
        Text(record.label).foregroundStyle(.secondary).font(.caption)
      }
      Text(record.message).font(.monospaced)
    }
  }
}

extension LogRecord.Level {
  /// The name of the level.
  fileprivate var text: SettingsText {
    switch self {
    case .notice: .levelNotice
    case .warning: .levelWarning
    case .error: .levelError
    case .critical: .levelCritical
    }
  }

  /// The colour of the name.
  fileprivate var color: Color {
    switch self {
    case .notice: .secondary
    case .warning: .warning
    case .error, .critical: .danger
    }
  }
}
