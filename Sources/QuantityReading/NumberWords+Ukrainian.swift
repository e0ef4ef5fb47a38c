internal import Quantities

/// Ukrainian numbers in every case and gender; apostrophes are folded away.
let ukrainianNumberWords: [NumberWordGroup] = [
  NumberWordGroup(.unit(0), "нуль нуля нулю нулеві нулем нулі ноль"),
  NumberWordGroup(
    .unit(1),
    "один одна одно одне одну одного одної одній одному одним одною одні однім однієї однією"),
  NumberWordGroup(.unit(2), "два дві двох двом двома двоє"),
  NumberWordGroup(.unit(3), "три трьох трьом трьома троє"),
  NumberWordGroup(.unit(4), "чотири чотирьох чотирьом чотирма четверо"),
  NumberWordGroup(.unit(5), "пять пяти пятьох пятьом пятьма пятьома пятеро"),
  NumberWordGroup(.unit(6), "шість шести шістьох шістьом шістьма шістьома шестеро"),
  NumberWordGroup(.unit(7), "сім семи сімох сімом сьома сімома семеро"),
  NumberWordGroup(.unit(8), "вісім восьми вісьмох вісьмом вісьма вісьмома"),
  NumberWordGroup(.unit(9), "девять девяти девятьох девятьом девятьма девятьома"),
  NumberWordGroup(.unit(10), "десять десяти десятьох десятьом десятьма десятьома"),
  NumberWordGroup(
    .unit(11), "одинадцять одинадцяти одинадцятьох одинадцятьом одинадцятьма одинадцятьома"),
  NumberWordGroup(
    .unit(12), "дванадцять дванадцяти дванадцятьох дванадцятьом дванадцятьма дванадцятьома"),
  NumberWordGroup(
    .unit(13), "тринадцять тринадцяти тринадцятьох тринадцятьом тринадцятьма тринадцятьома"),
  NumberWordGroup(
    .unit(14),
    "чотирнадцять чотирнадцяти чотирнадцятьох чотирнадцятьом чотирнадцятьма чотирнадцятьома"),
  NumberWordGroup(
    .unit(15), "пятнадцять пятнадцяти пятнадцятьох пятнадцятьом пятнадцятьма пятнадцятьома"),
  NumberWordGroup(
    .unit(16), "шістнадцять шістнадцяти шістнадцятьох шістнадцятьом шістнадцятьма шістнадцятьома"),
  NumberWordGroup(
    .unit(17), "сімнадцять сімнадцяти сімнадцятьох сімнадцятьом сімнадцятьма сімнадцятьома"),
  NumberWordGroup(
    .unit(18),
    "вісімнадцять вісімнадцяти вісімнадцятьох вісімнадцятьом вісімнадцятьма вісімнадцятьома"),
  NumberWordGroup(
    .unit(19),
    "девятнадцять девятнадцяти девятнадцятьох девятнадцятьом девятнадцятьма девятнадцятьома"),
  NumberWordGroup(.ten(20), "двадцять двадцяти двадцятьох двадцятьом двадцятьма двадцятьома"),
  NumberWordGroup(.ten(30), "тридцять тридцяти тридцятьох тридцятьом тридцятьма тридцятьома"),
  NumberWordGroup(.ten(40), "сорок сорока"),
  NumberWordGroup(
    .ten(50), "пятдесят пятдесяти пятдесятьох пятдесятьом пятдесятьма пятдесятьома пятидесяти"),
  NumberWordGroup(
    .ten(60),
    "шістдесят шістдесяти шістдесятьох шістдесятьом шістдесятьма шістдесятьома шестидесяти"),
  NumberWordGroup(
    .ten(70), "сімдесят сімдесяти сімдесятьох сімдесятьом сімдесятьма сімдесятьома семидесяти"),
  NumberWordGroup(
    .ten(80), "вісімдесят вісімдесяти вісімдесятьох вісімдесятьом вісімдесятьма вісімдесятьома"),
  NumberWordGroup(.ten(90), "девяносто девяноста"),
  NumberWordGroup(.hundred(100), "сто ста"),
  NumberWordGroup(.hundred(200), "двісті двохсот двомстам двомастами двохстах"),
  NumberWordGroup(.hundred(300), "триста трьохсот трьомстам трьомастами трьохстах"),
  NumberWordGroup(
    .hundred(400), "чотириста чотирьохсот чотирьомстам чотирмастами чотирьохстах чотирьомастами"),
  NumberWordGroup(
    .hundred(500), "пятсот пятисот пятистам пятьмастами пятьомастами пятистах"),
  NumberWordGroup(.hundred(600), "шістсот шестисот шестистам шістьмастами шістьомастами шестистах"),
  NumberWordGroup(.hundred(700), "сімсот семисот семистам сьомастами сімомастами семистах"),
  NumberWordGroup(
    .hundred(800), "вісімсот восьмисот восьмистам вісьмастами вісьмомастами восьмистах"),
  NumberWordGroup(
    .hundred(900), "девятсот девятисот девятистам девятьмастами девятьомастами девятистах"),
  NumberWordGroup(
    .scale(Rational(1000)), "тисяча тисячі тисячу тисячею тисяч тисячам тисячами тисячах тис"),
  NumberWordGroup(
    .scale(Rational(1_000_000)),
    "мільйон мільйона мільйону мільйонові мільйоном мільйоні мільйони мільйонів мільйонам мільйонами"
  ),
  NumberWordGroup(.scale(Rational(1_000_000)), "мільйонах млн"),
  NumberWordGroup(
    .scale(Rational(1_000_000_000)),
    "мільярд мільярда мільярду мільярдові мільярдом мільярді мільярди мільярдів мільярдам мільярдами"
  ),
  NumberWordGroup(.scale(Rational(1_000_000_000)), "мільярдах млрд"),
  NumberWordGroup(
    .scale(Rational(10).power(12)), "трильйон трильйона трильйону трильйони трильйонів трлн"),
  NumberWordGroup(.whole(Rational(3, over: 2)), "півтора півтори"),
  NumberWordGroup(.whole(Rational(150)), "півтораста"),
  NumberWordGroup(.whole(Rational(2)), "пара пари парі пару парою"),
  NumberWordGroup(
    .whole(Rational(10)), "десяток десятка десятку десятком десятки десятків"),
  NumberWordGroup(.whole(Rational(12)), "дюжина дюжини дюжині дюжину дюжиною дюжин"),
  NumberWordGroup(.whole(Rational(100)), "сотня сотні сотню сотнею сотень"),
  NumberWordGroup(
    .part(Rational(1, over: 2)), "половина половини половині половину половиною пів"),
  NumberWordGroup(
    .part(Rational(1, over: 3)), "третина третини третині третину третиною третя третіх третин"),
  NumberWordGroup(
    .part(Rational(1, over: 4)), "чверть чверті чвертю чвертей четверта четвертих четверту"),
  NumberWordGroup(.part(Rational(1, over: 5)), "пята пятих пяту пятої"),
  NumberWordGroup(.part(Rational(1, over: 6)), "шоста шостих шосту"),
  NumberWordGroup(.part(Rational(1, over: 7)), "сьомих сьому"),
  NumberWordGroup(.part(Rational(1, over: 8)), "восьма восьмих восьму"),
  NumberWordGroup(.part(Rational(1, over: 9)), "девята девятих девяту"),
  NumberWordGroup(.part(Rational(1, over: 10)), "десята десятих десяту"),
  NumberWordGroup(.part(Rational(1, over: 100)), "сота сотих соту"),
  NumberWordGroup(.part(Rational(1, over: 1000)), "тисячна тисячних тисячну"),
]
