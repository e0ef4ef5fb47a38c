internal import Quantities

/// Russian numbers in every case and gender, with common misspellings; ё is folded to е.
let russianNumberWords: [NumberWordGroup] = [
  NumberWordGroup(.unit(0), "ноль ноля нолю нолем ноле нуль нуля нулю нулем нуле"),
  NumberWordGroup(.unit(1), "один одна одно одну одного одной одному одним одною одном одни"),
  NumberWordGroup(.unit(2), "два две двух двум двумя двое двоих двоим двоими"),
  NumberWordGroup(.unit(3), "три трех трем тремя трое троих троим троими"),
  NumberWordGroup(.unit(4), "четыре четырех четырем четырьмя четверо четверых четверым"),
  NumberWordGroup(.unit(5), "пять пяти пятью пятеро пятерых"),
  NumberWordGroup(.unit(6), "шесть шести шестью шестеро"),
  NumberWordGroup(.unit(7), "семь семи семью семеро"),
  NumberWordGroup(.unit(8), "восемь восьми восемью восьмью"),
  NumberWordGroup(.unit(9), "девять девяти девятью"),
  NumberWordGroup(.unit(10), "десять десяти десятью"),
  NumberWordGroup(.unit(11), "одиннадцать одиннадцати одиннадцатью одинадцать"),
  NumberWordGroup(.unit(12), "двенадцать двенадцати двенадцатью"),
  NumberWordGroup(.unit(13), "тринадцать тринадцати тринадцатью"),
  NumberWordGroup(.unit(14), "четырнадцать четырнадцати четырнадцатью"),
  NumberWordGroup(.unit(15), "пятнадцать пятнадцати пятнадцатью"),
  NumberWordGroup(.unit(16), "шестнадцать шестнадцати шестнадцатью"),
  NumberWordGroup(.unit(17), "семнадцать семнадцати семнадцатью"),
  NumberWordGroup(.unit(18), "восемнадцать восемнадцати восемнадцатью"),
  NumberWordGroup(.unit(19), "девятнадцать девятнадцати девятнадцатью"),
  NumberWordGroup(.ten(20), "двадцать двадцати двадцатью"),
  NumberWordGroup(.ten(30), "тридцать тридцати тридцатью"),
  NumberWordGroup(.ten(40), "сорок сорока"),
  NumberWordGroup(.ten(50), "пятьдесят пятидесяти пятьюдесятью"),
  NumberWordGroup(.ten(60), "шестьдесят шестидесяти шестьюдесятью"),
  NumberWordGroup(.ten(70), "семьдесят семидесяти семьюдесятью семидесят"),
  NumberWordGroup(.ten(80), "восемьдесят восьмидесяти восемьюдесятью восьмьюдесятью"),
  NumberWordGroup(.ten(90), "девяносто девяноста"),
  NumberWordGroup(.hundred(100), "сто ста"),
  NumberWordGroup(.hundred(200), "двести двухсот двумстам двумястами двухстах"),
  NumberWordGroup(.hundred(300), "триста трехсот тремстам тремястами трехстах"),
  NumberWordGroup(.hundred(400), "четыреста четырехсот четыремстам четырьмястами четырехстах"),
  NumberWordGroup(.hundred(500), "пятьсот пятисот пятистам пятьюстами пятистах"),
  NumberWordGroup(.hundred(600), "шестьсот шестисот шестистам шестьюстами шестистах"),
  NumberWordGroup(.hundred(700), "семьсот семисот семистам семьюстами семистах"),
  NumberWordGroup(
    .hundred(800), "восемьсот восьмисот восьмистам восемьюстами восьмьюстами восьмистах"),
  NumberWordGroup(.hundred(900), "девятьсот девятисот девятистам девятьюстами девятистах"),
  NumberWordGroup(
    .scale(Rational(1000)),
    "тысяча тысячи тысяче тысячу тысячей тысячею тысячью тысяч тысячам тысячами тысячах тыс тыщ тыща"
  ),
  NumberWordGroup(
    .scale(Rational(1_000_000)),
    "лям ляма лямов миллион миллиона миллиону миллионом миллионе миллионы миллионов миллионам миллионами миллионах млн"
  ),
  NumberWordGroup(
    .scale(Rational(1_000_000_000)),
    "миллиард миллиарда миллиарду миллиардом миллиарде миллиарды миллиардов миллиардам миллиардами"),
  NumberWordGroup(.scale(Rational(1_000_000_000)), "миллиардах млрд"),
  NumberWordGroup(
    .scale(Rational(10).power(12)),
    "триллион триллиона триллиону триллионом триллионе триллионы триллионов трлн"),
  NumberWordGroup(.whole(Rational(3, over: 2)), "полтора полторы полутора полуторы"),
  NumberWordGroup(.whole(Rational(150)), "полтораста полутораста"),
  NumberWordGroup(.whole(Rational(2)), "пара пары паре пару парой парочка парочку"),
  NumberWordGroup(
    .whole(Rational(10)), "десяток десятка десятку десятком десятке десятки десятков"),
  NumberWordGroup(.whole(Rational(12)), "дюжина дюжины дюжине дюжину дюжиной дюжин"),
  NumberWordGroup(.whole(Rational(100)), "сотня сотни сотне сотню сотней сотен сотням сотнями"),
  NumberWordGroup(
    .part(Rational(1, over: 2)), "половина половины половине половину половиной пол"),
  NumberWordGroup(.part(Rational(1, over: 3)), "треть трети третью третей третья третьих"),
  NumberWordGroup(
    .part(Rational(1, over: 4)), "четверть четверти четвертью четвертей четвертая четвертых"),
  NumberWordGroup(.part(Rational(1, over: 5)), "пятая пятых пятую пятой"),
  NumberWordGroup(.part(Rational(1, over: 6)), "шестая шестых шестую шестой"),
  NumberWordGroup(.part(Rational(1, over: 7)), "седьмая седьмых седьмую седьмой"),
  NumberWordGroup(.part(Rational(1, over: 8)), "восьмая восьмых восьмую восьмой"),
  NumberWordGroup(.part(Rational(1, over: 9)), "девятая девятых девятую девятой"),
  NumberWordGroup(.part(Rational(1, over: 10)), "десятая десятых десятую десятой"),
  NumberWordGroup(.part(Rational(1, over: 100)), "сотая сотых сотую сотой"),
  NumberWordGroup(.part(Rational(1, over: 1000)), "тысячная тысячных тысячную тысячной"),
]
