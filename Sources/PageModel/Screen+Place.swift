public import Interface
public import Wire

extension Screen: Place {}

extension PeriodChoice.Kind: IdentityKey {}

/// Raw values are integers, which serve as identities.
extension ComparedPeriod.Kind: IdentityKey {}
