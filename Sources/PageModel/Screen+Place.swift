public import Interface
public import Wire

extension Screen: Place {}

extension PeriodChoice.Kind: IdentityKey {}
