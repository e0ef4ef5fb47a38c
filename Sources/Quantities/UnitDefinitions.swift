// Factors are facts of the International System of Units (BIPM, 9th edition), NIST Special
// Publications 811 and 1038, CODATA 2018 and, for old Russian measures, the law of 4 June 1899.
//
// A line has the form `name factor unit`, `name base` with the number of a base dimension,
// `name affine step zero unit` or `name log reference unit`.

/// The units without prefix and power, in the format of ``UnitTable``.
let unitDefinitions = """
  # Bases
  meter base 0
  kilogram base 1
  gram 0.001 kilogram
  second base 2
  ampere base 3
  kelvin base 4
  item base 5
  candela base 6
  revolution base 7
  bit base 8
  portion base 9
  pixel base 10
  em base 11
  # Length
  foot 0.3048 meter
  inch 1/12 foot
  yard 3 foot
  mile 5280 foot
  mil 0.001 inch
  hand 4 inch
  span 9 inch
  cubit 18 inch
  rod 16.5 foot
  chain 66 foot
  link 0.66 foot
  fathom 6 foot
  cable 0.1 nautical-mile
  furlong 660 foot
  league 3 mile
  nautical-mile 1852 meter
  mile-scandinavian 10000 meter
  point 1/72 inch
  pica 1/6 inch
  angstrom 1e-10 meter
  fermi 1e-15 meter
  micron 1e-6 meter
  earth-radius 6378100 meter
  solar-radius 695700000 meter
  astronomical-unit 149597870700 meter
  light-second 299792458 meter
  light-year 9460730472580800 meter
  parsec 30856775814913673 meter
  planck-length 1.616255e-35 meter
  smoot 67 inch
  # Length, old Russian and Ukrainian
  sazhen 7 foot
  verst 500 sazhen
  mile-russian 7 verst
  arshin 28 inch
  vershok 1.75 inch
  liniya 0.1 inch
  tochka 0.01 inch
  pyad 7 inch
  lokot 18 inch
  # Area
  are 100 square-meter
  hectare 100 are
  dunam 1000 square-meter
  acre 43560 square-foot
  rood 1/4 acre
  barn 1e-28 square-meter
  desyatina 2400 square-sazhen
  morgen-ukrainian 1/2 desyatina
  # Volume
  liter 0.001 cubic-meter
  gallon 231 cubic-inch
  quart 1/4 gallon
  pint 1/8 gallon
  cup 1/16 gallon
  gill 1/32 gallon
  fluid-ounce 1/128 gallon
  tablespoon 1/256 gallon
  dessert-spoon 1/384 gallon
  teaspoon 1/768 gallon
  dram 1/1024 gallon
  jigger 3/256 gallon
  pinch 1/16 teaspoon
  dash 1/8 teaspoon
  drop 1/73728 gallon
  minim 1/61440 gallon
  barrel 42 gallon
  beer-barrel 31 gallon
  hogshead 63 gallon
  firkin 9 gallon
  cord 128 cubic-foot
  board-foot 144 cubic-inch
  acre-foot 43560 cubic-foot
  stere 1 cubic-meter
  bushel 2150.42 cubic-inch
  peck 1/4 bushel
  dry-gallon 1/8 bushel
  dry-quart 1/32 bushel
  dry-pint 1/64 bushel
  gallon-imperial 4.54609 liter
  quart-imperial 1/4 gallon-imperial
  pint-imperial 1/8 gallon-imperial
  cup-imperial 1/16 gallon-imperial
  gill-imperial 1/32 gallon-imperial
  fluid-ounce-imperial 1/160 gallon-imperial
  tablespoon-imperial 5/8 fluid-ounce-imperial
  dessert-spoon-imperial 1/2560 gallon-imperial
  teaspoon-imperial 5/24 fluid-ounce-imperial
  bushel-imperial 8 gallon-imperial
  barrel-imperial 36 gallon-imperial
  cup-metric 250 milliliter
  pint-metric 500 milliliter
  glass 250 milliliter
  tablespoon-metric 15 milliliter
  dessert-spoon-metric 10 milliliter
  teaspoon-metric 5 milliliter
  shot 50 milliliter
  # Volume, old Russian and Ukrainian
  vedro 12.29941 liter
  shtof 0.1 vedro
  chetvert-vedro 1/4 vedro
  butylka-vodochnaya 1/20 vedro
  butylka-vinnaya 1/16 vedro
  charka 0.01 vedro
  shkalik 1/200 vedro
  bochka 40 vedro
  garnets 3.279842 liter
  chetverik 8 garnets
  chetvert 64 garnets
  # Mass
  metric-ton 1000 kilogram
  tonne 1000 kilogram
  quintal 100 kilogram
  centner-metric 100 kilogram
  carat 0.2 gram
  pound 0.45359237 kilogram
  ounce 1/16 pound
  dram-avoirdupois 1/256 pound
  grain 1/7000 pound
  stone 14 pound
  quarter-imperial 28 pound
  hundredweight 100 pound
  hundredweight-imperial 112 pound
  ton 2000 pound
  long-ton 2240 pound
  ounce-troy 480 grain
  pound-troy 5760 grain
  pennyweight 24 grain
  slug 1 pound-force-square-second-per-foot
  dalton 1.66053906660e-27 kilogram
  electron-mass 9.1093837015e-31 kilogram
  earth-mass 5.9722e24 kilogram
  solar-mass 1.98847e30 kilogram
  # Mass, old Russian and Ukrainian
  pood 40 pound-russian
  berkovets 10 pood
  pound-russian 0.40951241 kilogram
  lot 1/32 pound-russian
  zolotnik 1/96 pound-russian
  dolya 1/9216 pound-russian
  # Duration
  minute 60 second
  hour 60 minute
  day 24 hour
  week 7 day
  fortnight 14 day
  month 1/12 year
  # The mean tropical year, the one of almanacs.
  year 365.242198781 day
  decade 10 year
  century 100 year
  millennium 1000 year
  quarter 1/4 year
  year-julian 365.25 day
  year-sidereal 365.256363004 day
  shake 1e-8 second
  jiffy 0.01 second
  sidereal-day 86164.0905 second
  day-person 1 day
  week-person 1 week
  month-person 1 month
  year-person 1 year
  night 1 day
  # Speed and acceleration
  knot 1 nautical-mile-per-hour
  # In dry air of 0 °C at sea level.
  mach 331.46 meter-per-second
  speed-of-light 299792458 meter-per-second
  g-force 9.80665 meter-per-square-second
  gal 0.01 meter-per-square-second
  # Force and pressure
  newton 1 kilogram-meter-per-square-second
  dyne 1e-5 newton
  pound-force 9.80665 pound-meter-per-square-second
  ounce-force 1/16 pound-force
  kilogram-force 9.80665 newton
  gram-force 0.001 kilogram-force
  ton-force 1000 kilogram-force
  kip 1000 pound-force
  poundal 1 pound-foot-per-square-second
  pascal 1 newton-per-square-meter
  bar 100000 pascal
  barye 0.1 pascal
  atmosphere 101325 pascal
  technical-atmosphere 98066.5 pascal
  torr 1/760 atmosphere
  ofhg 133322.387415 pascal-per-meter
  ofwater 9806.65 pascal-per-meter
  # Energy and power
  joule 1 newton-meter
  erg 1e-7 joule
  calorie 4.184 joule
  foodcalorie 4184 joule
  calorie-it 4.1868 joule
  electronvolt 1.602176634e-19 joule
  british-thermal-unit 1055.05585262 joule
  therm-us 105480400 joule
  quad 1e15 british-thermal-unit
  ton-of-tnt 4.184e9 joule
  rydberg 2.1798723611035e-18 joule
  hartree 4.3597447222071e-18 joule
  watt 1 joule-per-second
  horsepower 550 foot-pound-force-per-second
  horsepower-metric 75 meter-kilogram-force-per-second
  ton-of-refrigeration 12000 british-thermal-unit-per-hour
  solar-luminosity 3.828e26 watt
  decibel-milliwatt log 0.001 watt
  decibel-watt log 1 watt
  decibel log 1 portion
  # Electricity and magnetism
  coulomb 1 ampere-second
  ampere-hour 3600 coulomb
  faraday 96485.33212 coulomb
  volt 1 watt-per-ampere
  ohm 1 volt-per-ampere
  siemens 1 ampere-per-volt
  farad 1 coulomb-per-volt
  henry 1 volt-second-per-ampere
  weber 1 volt-second
  maxwell 1e-8 weber
  tesla 1 weber-per-square-meter
  gauss 1e-4 tesla
  oersted 79.5774715459476679 ampere-per-meter
  # Temperature
  celsius affine 1 273.15 kelvin
  fahrenheit affine 5/9 45967/180 kelvin
  rankine 5/9 kelvin
  reaumur affine 5/4 273.15 kelvin
  # Angle and frequency
  degree 1/360 revolution
  arc-minute 1/60 degree
  arc-second 1/60 arc-minute
  gradian 1/400 revolution
  radian 0.15915494309189533576888376337251436203 revolution
  steradian 1 square-radian
  hertz 1 revolution-per-second
  # Amount, portion and concentration
  mole 6.02214076e23 item
  dozen 12 item
  score 20 item
  gross 144 item
  percent 0.01 portion
  permille 0.001 portion
  permyriad 0.0001 portion
  permillion 1e-6 portion
  part-per-billion 1e-9 portion
  karat 1/24 portion
  ofglucose 10000000/1801557 mole-per-kilogram
  katal 1 mole-per-second
  # Light and radiation
  lumen 1 candela-steradian
  lux 1 lumen-per-square-meter
  phot 10000 lux
  foot-candle 1 lumen-per-square-foot
  nit 1 candela-per-square-meter
  stilb 10000 nit
  becquerel 1 item-per-second
  curie 3.7e10 becquerel
  gray 1 joule-per-kilogram
  rad 0.01 gray
  sievert 1 joule-per-kilogram
  rem 0.01 sievert
  roentgen 2.58e-4 coulomb-per-kilogram
  # Viscosity, optics
  poise 0.1 pascal-second
  stokes 1e-4 square-meter-per-second
  diopter 1 item-per-meter
  # Data and graphics
  nibble 4 bit
  byte 8 bit
  dot 1 pixel
  """
