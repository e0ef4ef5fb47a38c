public import Interface
public import Wire

extension Screen: Place {}

extension PeriodChoice.Kind: IdentityKey {}

/// Raw values are whole numbers, which identify.
extension ComparedPeriod.Kind: IdentityKey {}
