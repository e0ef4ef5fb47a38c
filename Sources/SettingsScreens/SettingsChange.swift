import Answering
import Catalogue
import Interface
import Preferences
import Requests
import TextBytes
import Wire

/// Changes of the settings on this page: applied at once, and sent to the server.
final class SettingsChange {
  /// The reason why the last change was not kept, in the person's language.
  @Observed private(set) var problem = ""

  private let home: HomeModel
  private let keeper: SettingsKeeper
  /// The settings that the person has chosen; nil once the server has them.
  private var wanted: PersonalSettings?

  init(home: HomeModel, keeper: SettingsKeeper) { (self.home, self.keeper) = (home, keeper) }

  /// Changes settings: here at once, and on other pages once they are kept.
  func make(_ body: (inout PersonalSettings) -> Void) {
    let old = wanted ?? keeper.stored
    var new = old
    body(&new)
    guard new != old else { return }
    problem = ""
    let isSending = keeper.isChanging
    wanted = new
    keeper.isChanging = true
    // A new language reloads the page, which would restore the old one while the change is not kept.
    if new.language == keeper.current.language { keeper.apply(new) }
    if !isSending { send(new) }
  }

  /// Says that there is no zone of a name.
  func refuse(zone name: String) { problem = home.texts.settings[.noZone, name] }

  /// Sends settings; one request at a time, so that none overtakes another.
  private func send(_ sent: PersonalSettings) {
    home.cache.send(API.newSettings, sent, revision: { $0.revision }) { [self] result in
      switch result {
      case .success:
        home.cache.keep(sent, as: API.settings, NoQuery())
        keeper.stored = sent
        if let wanted, wanted != sent { return send(wanted) }
        // It has the person's clock, by which the page writes times.
        home.load()
      case .failure(let failure):
        if failure.problem?.code.isSame(as: "noZone") ?? false {
          refuse(zone: sent.zone.word)
        } else {
          problem = home.sentence(for: failure)
        }
      }
      wanted = nil
      keeper.isChanging = false
      keeper.apply(keeper.stored)
    }
  }
}
