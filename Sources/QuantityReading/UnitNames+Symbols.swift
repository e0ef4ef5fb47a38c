/// Symbols and abbreviations in Latin letters, which all languages share, in the format of
/// ``Lexicon``:
/// `id=form|form`, with the cost of the reading before the identifier if it is not zero, and with `!`
/// before a form whose case matters.
let unitSymbols = """
  meter=m|mtr|mtrs
  1 minute=m|′
  7 mile=m
  foot=ft|feet|foot|'|′|ft.
  1 arc-minute='|′
  2 minute='
  inch=in|"|″|''|″
  1 arc-second="|″|''
  2 second="|''
  yard=yd|yds
  mile=mi|mls
  nautical-mile=nmi|!NM|nm mile|sm nautical
  nanometer=nm
  2 nautical-mile=nm
  newton-meter=!Nm|!N m|n·m|n m
  3 newton-meter=nm
  micrometer=um|μm|mcm|micron|microns
  kilometer=km|kms|kilometre|k m|klick|klicks
  centimeter=cm|cms
  millimeter=mm|mms
  decimeter=dm
  angstrom=!Å|!å|!Å|!Å|!å|!A|ang
  astronomical-unit=au|ua
  light-year=ly|lyr
  parsec=pc
  mil=mil|mils|thou
  point=pt|pts
  1 pint=pt|pts
  kilogram=kg|kgs|k g|kilo|kilos|kgm
  gram=g|gm|gms|gr
  3 g-force=g
  milligram=mg|mgs
  microgram=ug|μg|mcg
  pound=lb|lbs|lb.|#
  ounce=oz|ozs
  4 fluid-ounce=oz
  stone=st|sts
  tonne=t|mt|!T
  long-ton=lt
  carat=ct|cts
  6 hundredweight=cwt
  ounce-troy=ozt|t oz|oz t
  dalton=!Da|amu|!u
  liter=l|ltr|ltrs|lt
  milliliter=ml|mls|mil liter|cc
  1 cubic-centimeter=cc|ccm|!cm3
  deciliter=dl
  centiliter=cl
  hectoliter=hl
  fluid-ounce=fl oz|floz|fl ozs|oz fl
  gallon=gal|gals|us gal
  gallon-imperial=imp gal|uk gal
  quart=qt|qts
  cup=cup
  tablespoon=tbsp|tbsps|tbs|tblsp|!T|tbl
  teaspoon=tsp|tsps|!t
  barrel=bbl|bbls
  second=s|sec|secs
  minute=min|mins
  hour=h|hr|hrs
  day=d|dy
  week=wk|wks|w
  month=mo|mos|mth|mths
  year=yr|yrs|y|yo
  millisecond=ms|msec
  microsecond=us|μs|usec
  nanosecond=ns
  hectare=ha
  acre=ac
  square-meter=sqm|sq m|m sq|qm
  square-kilometer=sqkm|sq km
  square-centimeter=sqcm
  square-foot=sqft|sf
  square-inch=sqin
  square-mile=sqmi
  square-yard=sqyd
  cubic-meter=cum|cbm
  cubic-foot=cuft|cf
  cubic-inch=cuin|ci
  cubic-yard=cuyd
  celsius=c|C|° c|deg c|degc|degs c|degree c|degrees c|℃|* c
  3 coulomb=!C
  fahrenheit=f|F|° f|deg f|degf|degree f|degrees f|℉
  3 farad=!F
  kelvin=!K|° k|deg k|degrees k
  9 kelvin=k
  rankine=° r|deg r
  celsius=°|deg|degs
  1 degree=°|deg|degs
  kilometer-per-hour=kph|kmh|kmph|km h|kmhr
  mile-per-hour=mph|mi h|miles ph
  meter-per-second=mps
  foot-per-second=fps
  knot=kn|kt|kts|kns
  mach=mach|ma
  g-force=gs
  newton=!N|n
  kilonewton=!kN
  pound-force=lbf|lb f
  kilogram-force=kgf|kg f|kp
  dyne=dyn
  poundal=pdl
  pascal=!Pa|pa
  hectopascal=hpa
  kilopascal=kpa
  megapascal=mpa
  bar=bar
  millibar=mbar|mb
  atmosphere=atm|atms
  technical-atmosphere=!at
  pound-force-per-square-inch=psi|lbf in2|lb in2|lbs in2|ppsi|psig|psia
  millimeter-ofhg=mmhg|mm hg|mm of mercury
  inch-ofhg=inhg|in hg|inches of mercury|inch of mercury
  torr=torr|torrs
  joule=!J|j
  foodcalorie=!Cal|!Cals
  calorie=cal|cals
  1 foodcalorie=cal
  kilocalorie=kcal|kcals|kilo calories|kilo cal
  british-thermal-unit=btu|btus
  electronvolt=ev
  erg=erg|ergs
  watt=!W
  kilowatt-hour=kwh|kw h|kw hr|kwhr|kilowatt hour|kilowatt hours
  watt-hour=!Wh|wh|w h
  megawatt-hour=!MWh|mwh
  gigawatt-hour=gwh
  milliampere-hour=mah|ma h
  ampere-hour=!Ah|ah
  horsepower=hp|bhp
  horsepower-metric=ps|cv|pk
  pound-force-foot=ft lb|ft lbs|lb ft|lbs ft|ftlb|ft lbf|lbf ft|foot pound|foot pounds|pound feet|pound foot
  decibel-milliwatt=dbm
  decibel-watt=dbw
  decibel=db
  ampere=!A|amp|amps
  volt=!V|v
  ohm=ω|ohm|ohms
  siemens=!S
  farad=!F
  henry=!H
  tesla=!T
  weber=!Wb
  coulomb=!C
  hertz=hz
  revolution-per-minute=rpm
  radian=rad|rads
  gradian=gon|grad
  arc-minute=arcmin
  arc-second=arcsec
  mole=mol|mols
  becquerel=!Bq|bq
  curie=!Ci
  gray=!Gy|gy
  sievert=!Sv|sv
  candela=!cd|cd
  lumen=lm
  lux=lx
  mile-per-gallon=mpg
  mile-per-gallon-imperial=mpg imp|mpg uk|imp mpg|uk mpg
  liter-per-100-kilometer=l 100km|l 100 km|lhk
  kilometer-per-liter=kpl|kml
  bit=!b|bit|bits
  1 byte=b
  byte=!B|byte|bytes
  kilobyte=kb|!KB|!kB
  1 kilobit=!kb|!Kb
  megabyte=mb|!MB
  megabit=!Mb
  gigabyte=gb|!GB|gigs|gig
  gigabit=!Gb
  terabyte=tb|!TB
  petabyte=pb|!PB
  kibibyte=KiB
  mebibyte=MiB
  gibibyte=GiB
  tebibyte=TiB
  bit-per-second=bps|!b/s
  byte-per-second=!Bps
  kilobit-per-second=kbps|kbit s
  megabit-per-second=mbps|mbit s
  gigabit-per-second=gbps|gbit s
  megabyte-per-second=!MBps
  gigabyte-per-second=!GBps
  kilobyte-per-second=!KBps|!kBps
  dot-per-inch=dpi
  pixel-per-inch=ppi
  pixel=px
  megapixel=mp
  em=em
  percent=%
  permille=‰
  permyriad=‱|bp|bps points
  permillion=ppm
  part-per-billion=ppb
  karat=kt
  milligram-ofglucose-per-deciliter=mg dl glucose
  USD=$|!USD|usd|us $|u s $|us$|!US$
  EUR=€|!EUR|eur
  GBP=£|!GBP|gbp
  UAH=₴|!UAH|uah
  RUB=₽|!RUB|rub
  JPY=¥|!JPY|jpy
  CHF=!CHF|chf
  PLN=!PLN|pln|zł
  CZK=!CZK|czk
  CAD=!CAD|cad
  AUD=!AUD|aud
  CNY=!CNY|cny
  TRY=₺|!TRY
  INR=₹|!INR|inr
  KZT=₸|!KZT|kzt
  SEK=!SEK|sek
  NOK=!NOK|nok
  DKK=!DKK|dkk
  HUF=!HUF|huf
  RON=!RON
  BGN=!BGN|bgn
  """

/// The symbols of each prefix, Latin and Cyrillic.
let prefixSymbols: [(id: String, symbols: [String])] = [
  ("kilo", ["k", "к"]), ("mega", ["M", "М"]), ("giga", ["G", "Г"]), ("tera", ["T", "Т"]),
  ("peta", ["P", "П"]), ("milli", ["m", "м"]), ("micro", ["μ", "u", "мк"]), ("nano", ["n", "н"]),
  ("pico", ["p", "п"]), ("femto", ["f", "ф"]), ("centi", ["c", "с"]), ("deci", ["d", "д"]),
  ("deka", ["da", "да"]), ("hecto", ["h", "г"]), ("exa", ["E", "Э", "Е"]), ("zetta", ["Z"]),
  ("yotta", ["Y"]), ("kibi", ["Ki", "Ки", "Кі"]), ("mebi", ["Mi", "Ми", "Мі"]),
  ("gibi", ["Gi", "Ги", "Гі"]), ("tebi", ["Ti", "Ти", "Ті"]), ("pebi", ["Pi"]),
]

/// The words for each prefix, folded.
let prefixWords: [(id: String, words: [String])] = [
  ("kilo", ["kilo", "кило", "кіло"]), ("mega", ["mega", "мега"]),
  ("giga", ["giga", "гига", "гіга"]),
  ("tera", ["tera", "тера"]), ("peta", ["peta", "пета"]), ("exa", ["exa", "экса", "екса"]),
  ("milli", ["milli", "mili", "милли", "мили", "мілі"]), ("micro", ["micro", "микро", "мікро"]),
  ("nano", ["nano", "нано"]), ("pico", ["pico", "пико", "піко"]), ("femto", ["femto", "фемто"]),
  ("centi", ["centi", "санти"]), ("deci", ["deci", "деци"]), ("deka", ["deca", "deka", "дека"]),
  ("hecto", ["hecto", "гекто"]), ("kibi", ["kibi", "киби", "кібі"]),
  ("mebi", ["mebi", "меби", "мебі"]),
  ("gibi", ["gibi", "гиби", "гібі"]), ("tebi", ["tebi", "теби", "тебі"]), ("pebi", ["pebi"]),
]

/// Units that take prefixes.
let prefixableUnits = [
  "meter", "gram", "second", "ampere", "kelvin", "mole", "candela", "liter", "newton", "pascal",
  "joule",
  "watt", "volt", "ohm", "farad", "henry", "tesla", "weber", "siemens", "coulomb", "hertz",
  "becquerel",
  "gray", "sievert", "lumen", "lux", "katal", "bit", "byte", "calorie", "electronvolt", "bar",
  "parsec",
  "pixel", "tonne", "radian", "year", "watt-hour", "ampere-hour", "bit-per-second",
  "byte-per-second",
]
