internal import CivilTime

/// A moment of the universal schedule at which a walk may begin: every 8,192nd until 2041.
///
/// A walk from 2007 to today has some hundred thousand steps, and every program that asks makes it at its start.
struct Milestone {
  let moment: Moment
  /// The state of the generator at the moment.
  let state: Int64

  /// All milestones, the earliest first.
  static let all = table.map {
    Milestone(moment: Moment(secondsSince1970: $0.seconds), state: $0.state)
  }

  /// Returns the last milestone of a schedule before a moment; nil if there is none.
  ///
  /// The schedules of all families with the mean gap of the universal one have them, from their start on.
  static func last(before moment: Moment, of schedule: Schedule) -> Milestone? {
    guard schedule.meanGap == Schedule.universal.meanGap, ScheduleFamily(of: schedule) != nil
    else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].moment < moment { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all[low - 1].moment > schedule.start else { return nil }
    return all[low - 1]
  }

  /// The moments in seconds since 1970, and the states.
  private static let table: [(seconds: Int64, state: Int64)] = [
    (1_205_838_275, 409_433_803), (1_228_216_203, 1_366_349_627),
    (1_250_398_920, 810_243_153), (1_272_754_395, 35_176_403),
    (1_295_066_243, 1_080_353_426), (1_316_976_971, 1_697_353_914),
    (1_339_051_177, 1_072_951_989), (1_360_847_274, 659_859_906),
    (1_382_926_828, 1_099_979_921), (1_405_032_327, 1_611_709_999),
    (1_427_081_353, 1_272_014_276), (1_449_186_451, 1_888_970_139),
    (1_471_035_798, 1_705_601_462), (1_492_764_215, 715_190_311),
    (1_515_014_715, 1_620_812_544), (1_537_090_989, 2_113_978_299),
    (1_558_878_668, 1_671_404_860), (1_581_368_631, 724_108_018),
    (1_603_562_968, 1_564_975_376), (1_625_690_818, 1_376_977_043),
    (1_648_419_770, 2_112_888_741), (1_670_613_657, 2_070_479_532),
    (1_692_664_459, 1_640_392_826), (1_714_266_384, 1_408_697_471),
    (1_736_107_045, 1_345_846_957), (1_758_509_928, 775_190_478),
    (1_780_837_302, 1_906_763_361), (1_802_889_816, 794_464_564),
    (1_825_255_650, 809_046_132), (1_847_242_187, 1_093_674_274),
    (1_869_206_887, 1_605_984_818), (1_891_548_363, 749_327_714),
    (1_913_604_829, 1_468_335_786), (1_935_750_457, 631_867_251),
    (1_958_171_947, 715_748_768), (1_980_158_375, 1_769_825_412),
    (2_002_421_254, 341_846_693), (2_024_742_771, 1_030_326_621),
    (2_046_665_916, 842_715_800), (2_068_491_388, 758_076_661),
    (2_090_550_126, 1_265_415_709), (2_112_634_509, 1_546_509_825),
    (2_134_641_617, 1_783_623_734), (2_157_165_156, 1_630_697_560),
    (2_179_655_454, 1_419_199_638), (2_201_589_323, 832_173_803),
    (2_223_569_313, 878_825_088), (2_246_155_643, 1_315_162_988),
  ]
}
