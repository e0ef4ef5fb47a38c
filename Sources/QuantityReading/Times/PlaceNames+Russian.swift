/// Cities, countries and regions in Russian that no zone of the tz database is named after, other
/// names of
/// those that have one, and irregular forms: `zone=name|name…;`.
let ownPlacesRussian = """
  America/New_York=Вашингтон|Бостон|Майами|Атланта|Филадельфия|Орландо|Питтсбург|Кливленд|Балтимор|Флорида|\
  Манхэттен|Манхеттен|Бруклин|НЙ;\
  America/Chicago=Даллас|Хьюстон|Остин|Техас|Иллинойс|Миннеаполис|Новый Орлеан|Канзас-Сити|Сент-Луис|\
  Нашвилл|Мемфис;America/Denver=Солт-Лейк-Сити|Колорадо;America/Phoenix=Аризона;\
  America/Los_Angeles=Сан-Франциско|Сан-Диего|Сан-Хосе|Сиэтл|Портленд|Лас-Вегас|Вегас|Калифорния|Голливуд|\
  Сакраменто|Окленд Калифорния|Кремниевая долина|ЛА;\
  America/Anchorage=Аляска;Pacific/Honolulu=Гавайи;America/Toronto=Оттава|Монреаль|Квебек;\
  America/Edmonton=Калгари;America/Mexico_City=Мексика|Гвадалахара;America/Argentina/Buenos_Aires=Аргентина;\
  America/Sao_Paulo=Рио-де-Жанейро|Рио|Бразилиа|Бразилия;America/Guayaquil=Кито;America/Bogota=Медельин;\
  Europe/London=Англия|Британия|Шотландия|Уэльс|Соединенное Королевство|Манчестер|Ливерпуль|Эдинбург|Глазго|\
  Бирмингем|Оксфорд|Кембридж|Бристоль|Белфаст;Europe/Lisbon=Порту;\
  Europe/Madrid=Барселона|Валенсия|Севилья|Малага|Бильбао;Atlantic/Canary=Канары|Тенерифе;\
  Europe/Paris=Лион|Марсель|Ницца|Тулуза|Бордо|Страсбург|Лилль|Канны;Europe/Berlin=Мюнхен|Гамбург|Франкфурт|\
  Кельн|Штутгарт|Дюссельдорф|Лейпциг|Дрезден|Ганновер|Нюрнберг|Бонн|Бремен;\
  Europe/Amsterdam=Голландия|Роттердам|Гаага|Утрехт|Эйндховен;Europe/Brussels=Антверпен|Брюгге|Гент;\
  Europe/Zurich=Женева|Базель|Берн|Лозанна|Давос;Europe/Vienna=Зальцбург|Грац|Инсбрук|Линц;\
  Europe/Rome=Милан|Венеция|Флоренция|Неаполь|Турин|Болонья|Палермо|Сицилия;\
  Europe/Warsaw=Краков|Вроцлав|Гданьск|Познань|Лодзь|Люблин;Europe/Prague=Брно;\
  Europe/Sofia=Варна|Пловдив|Бургас;Europe/Athens=Салоники|Крит;Asia/Nicosia=Кипр|Лимасол|Лимассол|Ларнака|\
  Пафос;Europe/Zagreb=Сплит|Дубровник;Europe/Stockholm=Гетеборг|Мальмё;Europe/Oslo=Берген;\
  Europe/Tallinn=Таллинн|Тарту;Europe/Vilnius=Каунас;Europe/Istanbul=Анкара|Измир|Анталья|Анталия;\
  Europe/Chisinau=Молдавия;Europe/Copenhagen=Орхус;Europe/Podgorica=Будва;\
  Europe/Kyiv=Львов|Львова|Львову|Львовом|Львове|Харьков|Одесса|Днепр|Днепропетровск|Винница|Винницу|\
  Ивано-Франковск|Черновцы|Черновцов|Черновцах|Черновцам|Тернополь|Луцк|Ровно|Житомир|Хмельницкий|Полтава|\
  Сумы|Чернигов|Черкассы|Кропивницкий|Николаев|Херсон|Кривой Рог|Мариуполь|Кременчуг|Белая Церковь|Донецк|\
  Луганск|Буча|Ирпень;\
  Europe/Minsk=Белоруссия|Брест|Гродно|Гомель|Витебск;\
  Europe/Moscow=МСК|Мск|Санкт-Петербург|Петербург|Питер|СПб|Казань|Сочи|Нижний Новгород|Новгород|Ростов|\
  Ростов-на-Дону|Ростове-на-Дону|Ростова-на-Дону|Ростову-на-Дону|Воронеж|Краснодар|Мурманск|Крым|Крыму|\
  Тула|Тверь|Ярославль|Рязань|Белгород|Курск|Архангельск|Смоленск|Кремль;\
  Asia/Yekaterinburg=Уфа|Пермь|Челябинск|Тюмень|Екб|Оренбург|Сургут;Europe/Samara=Ижевск|Тольятти;\
  Asia/Sakhalin=Южно-Сахалинск;Asia/Kamchatka=Камчатка|Петропавловске-Камчатском;\
  Asia/Vladivostok=Хабаровск;Asia/Irkutsk=Улан-Удэ|Байкал;Asia/Krasnoyarsk=Кемерово|Норильск;\
  Asia/Novokuznetsk=Кузбасс;Asia/Almaty=Алма-Ата|Алмата|Астана|Нур-Султан|Казахстан|Шымкент;\
  Asia/Bishkek=Кыргызстан;Asia/Tbilisi=Батуми;Asia/Ulaanbaatar=Монголия;Asia/Ashgabat=Туркмения;\
  Asia/Dubai=Абу-Даби|Эмираты|Арабские Эмираты|Объединенные Арабские Эмираты|Шарджа;Asia/Qatar=Доха;\
  Asia/Riyadh=Мекка|Медина|Джидда;Asia/Jerusalem=Тель-Авив|Хайфа;Asia/Hebron=Палестина;\
  Asia/Karachi=Исламабад|Лахор;Asia/Kolkata=Дели|Нью-Дели|Мумбаи|Бомбей|Бангалор|Ченнаи|Мадрас|Хайдарабад|\
  Гоа|Пуна;Asia/Yangon=Бирма;Asia/Bangkok=Пхукет|Паттайя|Тайланд;Asia/Ho_Chi_Minh=Ханой|Сайгон|Нячанг;\
  Asia/Makassar=Бали|Денпасар;Asia/Kuala_Lumpur=Пенанг;\
  Asia/Shanghai=Пекин|Шэньчжэнь|Шеньчжень|Гуанчжоу|Ухань|Чэнду|Харбин|Чунцин;Asia/Taipei=Тайбей|Тайпей;\
  Asia/Tokyo=Осака|Киото|Йокогама|Нагоя|Саппоро|Фукуока|Кобе|Хиросима|Нагасаки|Окинава;\
  Asia/Seoul=Корея|Южная Корея|Пусан|Инчхон;Asia/Pyongyang=Северная Корея;\
  Australia/Sydney=Канберра;Australia/Perth=Перт|Перте;Pacific/Auckland=Веллингтон|Крайстчерч;\
  Africa/Johannesburg=Кейптаун|Претория|Дурбан|ЮАР|Южная Африка;Africa/Cairo=Александрия|Гиза|Хургада;\
  Africa/Casablanca=Рабат|Марракеш|Танжер;Africa/Lagos=Абуджа;Africa/Dar_es_Salaam=Занзибар;\
  Africa/Brazzaville=Конго;Africa/Abidjan=Кот-д'Ивуар|Берег Слоновой Кости;Indian/Mahe=Сейшелы|Сейшелах;\
  Africa/Algiers=Алжир;Atlantic/Azores=Азоры;Atlantic/Bermuda=Бермуды;Atlantic/Canary=Канарские острова;\
  Europe/Prague=Чехия|Чешская Республика;Europe/Rome=Риме|Рима|Риму;\
  Asia/Hong_Kong=Гонконг|ГК;Asia/Sakhalin=Сахалин;Europe/Moscow=Москов~;\
  Europe/Prague=Праж~;Europe/Riga=Риж~;Asia/Baku=Бакин~;Asia/Tokyo=Токий~;Asia/Almaty=Алматин~;\
  Europe/Kyiv=Украин~;Asia/Kolkata=Индий~;Asia/Shanghai=Китай~;GMT=Гринвич;
  """
