package import Answering
import Catalogue
import CivilTime
internal import Components
package import Interface
import PageModel
import Preferences
import Requests
import TextBytes
import Wire

/// The offer to count by the zone of the device, to a person who has chosen none.
package final class ZoneModel {
  /// The reason why no zone was chosen.
  @Observed fileprivate private(set) var problem = ""
  /// Whether a choice is on its way to the server.
  @Observed fileprivate private(set) var isSending = false
  let home: HomeModel
  private let keeper: SettingsKeeper

  /// Makes the model of the offer.
  ///
  /// - Parameters:
  ///   - home: the model that knows the zone of the server.
  ///   - settings: the keeper of the settings, which have the zone of the person.
  package init(home: HomeModel, settings: SettingsKeeper) {
    self.home = home
    keeper = settings
  }

  /// The zone of the device and that of the server, if the person has chosen none and they differ.
  var offer: (device: ZoneName, server: ZoneName)? {
    guard case .system = keeper.current.zone, let overview = home.overview,
      let server = overview.zone
    else { return nil }
    let browser = home.browser
    let name = browser.deviceZone
    guard let device = ZoneName(name), !name.isSame(as: browser.canonicalName(ofZone: server.text))
    else { return nil }
    return (device, server)
  }

  /// Chooses a zone.
  func choose(_ zone: ZoneName) {
    guard !isSending else { return }
    var settings = keeper.stored
    settings.zone = .fixed(zone)
    problem = ""
    isSending = true
    home.cache.send(API.newSettings, settings, revision: { $0.revision }) { [self] result in
      isSending = false
      switch result {
      case .success:
        home.cache.keep(settings, as: API.settings, NoQuery())
        keeper.receive(settings)
        home.browser.announce(home.texts.settings[.zoneChosen, zone.text])
        home.load()
      case .failure(let failure): problem = home.sentence(for: failure)
      }
    }
  }
}

/// A sentence that the clocks of the device and of the server differ, with a button for either.
package struct ZoneLine: View {
  private let model: ZoneModel

  /// Shows the offer.
  package init(model: ZoneModel) { self.model = model }

  /// A card, or nothing.
  package var body: some View {
    if let offer = model.offer {
      let settings = model.home.texts.settings
      VStack(spacing: .small) {
        Text(settings[.zonesDiffer, offer.device.text, offer.server.text])
        if !model.problem.utf8.isEmpty {
          Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
        }
        HStack(spacing: .small) {
          Button(settings[.useZone, offer.device.text]) { model.choose(offer.device) }
            .controlSize(.small).disabled(model.isSending, keepsFocus: true)
          Button(settings[.keepZone, offer.server.text]) { model.choose(offer.server) }
            .controlSize(.small).disabled(model.isSending, keepsFocus: true)
        }
      }
      .card()
      .styleName("zone")
    }
  }
}
