// Names of cities and countries from CLDR 41, written by Tools/place-names.
//
// Copyright © 1991-2022 Unicode, Inc. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html (Unicode-DFS-2016): the notice is in UNICODE-LICENSE.txt.

/// The CLDR names of the places in each time zone, in Ukrainian: `zone=name|name…;`.
let cldrPlacesUkrainian = """
  Africa/Abidjan=Абіджан|Кот-д'Івуар;Africa/Accra=Аккра|Гана;\
  Africa/Addis_Ababa=Аддис-Абеба|Ефіопія;Africa/Algiers=Алжир;Africa/Asmara=Асмера|Еритрея;\
  Africa/Bamako=Бамако|Малі;Africa/Bangui=Банґі|Центральноафриканська Республіка;\
  Africa/Banjul=Банжул|Гамбія;Africa/Bissau=Бісау|Гвінея-Бісау;Africa/Blantyre=Блантайр|Малаві;\
  Africa/Brazzaville=Браззавіль|Конго – Браззавіль;Africa/Bujumbura=Бужумбура|Бурунді;\
  Africa/Cairo=Каїр|Єгипет;Africa/Casablanca=Касабланка|Марокко;Africa/Ceuta=Сеута;\
  Africa/Conakry=Конакрі|Гвінея;Africa/Dakar=Дакар|Сенегал;\
  Africa/Dar_es_Salaam=Дар-ес-Салам|Танзанія;Africa/Djibouti=Джібуті|Джибуті;\
  Africa/Douala=Дуала|Камерун;Africa/El_Aaiun=Ель-Аюн|Західна Сахара;\
  Africa/Freetown=Фрітаун|Сьєрра-Леоне;Africa/Gaborone=Ґабороне|Ботсвана;\
  Africa/Harare=Хараре|Зімбабве;Africa/Johannesburg=Йоганнесбурґ|Південно-Африканська Республіка;\
  Africa/Juba=Джуба|Південний Судан;Africa/Kampala=Кампала|Уганда;Africa/Khartoum=Хартум|Судан;\
  Africa/Kigali=Кігалі|Руанда;Africa/Kinshasa=Кіншаса;Africa/Lagos=Лаґос|Нігерія;\
  Africa/Libreville=Лібревіль|Габон;Africa/Lome=Ломе|Того;Africa/Luanda=Луанда|Ангола;\
  Africa/Lubumbashi=Лубумбаші;Africa/Lusaka=Лусака|Замбія;\
  Africa/Malabo=Малабо|Екваторіальна Гвінея;Africa/Maputo=Мапуту|Мозамбік;\
  Africa/Maseru=Масеру|Лесото;Africa/Mbabane=Мбабане|Есватіні;Africa/Mogadishu=Моґадішо|Сомалі;\
  Africa/Monrovia=Монровія|Ліберія;Africa/Nairobi=Найробі|Кенія;Africa/Ndjamena=Нджамена|Чад;\
  Africa/Niamey=Ніамей|Нігер;Africa/Nouakchott=Нуакшотт|Мавританія;\
  Africa/Ouagadougou=Уаґадуґу|Буркіна-Фасо;Africa/Porto-Novo=Порто-Ново|Бенін;\
  Africa/Sao_Tome=Сан-Томе|Сан-Томе і Принсіпі;Africa/Tripoli=Тріполі|Лівія;Africa/Tunis=Туніс;\
  Africa/Windhoek=Віндгук|Намібія;America/Adak=Адак;America/Anchorage=Анкоридж;\
  America/Anguilla=Анґілья|Ангілья;America/Antigua=Антиґуа|Антигуа і Барбуда;\
  America/Araguaina=Араґуаіна;America/Argentina/Buenos_Aires=Буенос-Айрес;\
  America/Argentina/Catamarca=Катамарка;America/Argentina/Cordoba=Кордова;\
  America/Argentina/Jujuy=Жужуй;America/Argentina/La_Rioja=Ла-Ріоха;\
  America/Argentina/Mendoza=Мендоса;America/Argentina/Rio_Gallegos=Ріо-Ґальєґос;\
  America/Argentina/Salta=Сальта;America/Argentina/San_Juan=Сан-Хуан;\
  America/Argentina/San_Luis=Сан-Луїс;America/Argentina/Tucuman=Тукуман;\
  America/Argentina/Ushuaia=Ушуая;America/Aruba=Аруба;America/Asuncion=Асунсьйон|Парагвай;\
  America/Atikokan=Атікокан;America/Bahia=Байя;America/Bahia_Banderas=Баїя Бандерас;\
  America/Barbados=Барбадос;America/Belem=Белен;America/Belize=Беліз;\
  America/Blanc-Sablon=Блан-Саблон;America/Boa_Vista=Боа-Віста;America/Bogota=Боґота|Колумбія;\
  America/Boise=Бойсе;America/Cambridge_Bay=Кеймбрідж-Бей;America/Campo_Grande=Кампу-Ґранді;\
  America/Cancun=Канкун;America/Caracas=Каракас|Венесуела;\
  America/Cayenne=Каєнна|Французька Гвіана;America/Cayman=Кайманові Острови;\
  America/Chicago=Чікаґо;America/Chihuahua=Чіуауа;America/Costa_Rica=Коста-Ріка|Коста-Рика;\
  America/Creston=Крестон;America/Cuiaba=Куяба;America/Curacao=Кюрасао;\
  America/Danmarkshavn=Денмарксхавн;America/Dawson=Доусон;America/Dawson_Creek=Доусон-Крік;\
  America/Denver=Денвер;America/Detroit=Детройт;America/Dominica=Домініка;\
  America/Edmonton=Єллоунайф|Едмонтон;America/Eirunepe=Ейрунепе;America/El_Salvador=Сальвадор;\
  America/Fort_Nelson=Форт Нельсон;America/Fortaleza=Форталеза;America/Glace_Bay=Ґлейс-Бей;\
  America/Goose_Bay=Ґус-Бей;America/Grand_Turk=Ґранд-Терк|Острови Теркс і Кайкос;\
  America/Grenada=Ґренада|Гренада;America/Guadeloupe=Ґваделупа|Гваделупа;\
  America/Guatemala=Ґватемала|Гватемала;America/Guayaquil=Ґуаякіль|Еквадор;\
  America/Guyana=Ґайана|Гаяна;America/Halifax=Галіфакс;America/Havana=Гавана|Куба;\
  America/Hermosillo=Ермосільйо;America/Indiana/Indianapolis=Індіанаполіс;\
  America/Indiana/Knox=Нокс;America/Indiana/Marengo=Маренго;America/Indiana/Petersburg=Пітерсберг;\
  America/Indiana/Tell_City=Телл-Сіті;America/Indiana/Vevay=Вівей;\
  America/Indiana/Vincennes=Вінсенс;America/Indiana/Winamac=Вінамак;America/Inuvik=Інувік;\
  America/Iqaluit=Ікалуїт|Панґніртанґ;America/Jamaica=Ямайка;America/Juneau=Джуно;\
  America/Kentucky/Louisville=Луїсвілл;America/Kentucky/Monticello=Монтіселло;\
  America/Kralendijk=Кралендейк|Карибські Нідерланди;America/La_Paz=Ла-Пас|Болівія;\
  America/Lima=Ліма|Перу;America/Los_Angeles=Лос-Анджелес;\
  America/Lower_Princes=Лоуер-Принсес-Квотер|Сінт-Мартен;America/Maceio=Масейо;\
  America/Managua=Манаґуа|Нікарагуа;America/Manaus=Манаус;America/Marigot=Маріґо|Сен-Мартен;\
  America/Martinique=Мартініка|Мартиніка;America/Matamoros=Матаморос;America/Mazatlan=Масатлан;\
  America/Menominee=Меноміні;America/Merida=Меріда;America/Metlakatla=Метлакатла;\
  America/Mexico_City=Мехіко;America/Miquelon=Мікелон|Сен-П'єр і Мікелон;America/Moncton=Монктон;\
  America/Monterrey=Монтерей;America/Montevideo=Монтевідео|Уругвай;America/Montserrat=Монтсеррат;\
  America/Nassau=Насау|Багамські Острови;America/New_York=Нью-Йорк;America/Nome=Ном;\
  America/Noronha=Норонья;America/North_Dakota/Beulah=Б'юла;America/North_Dakota/Center=Сентр;\
  America/North_Dakota/New_Salem=Нью-Салем;America/Nuuk=Нуук;America/Ojinaga=Охінаґа;\
  America/Panama=Панама;America/Paramaribo=Парамарибо|Суринам;America/Phoenix=Фінікс;\
  America/Port-au-Prince=Порт-о-Пренс|Гаїті;America/Port_of_Spain=Порт-оф-Спейн|Тринідад і Тобаго;\
  America/Porto_Velho=Порту-Велью;America/Puerto_Rico=Пуерто-Ріко|Пуерто-Рико;\
  America/Punta_Arenas=Пунта-Аренас;America/Rankin_Inlet=Ренкін-Інлет;America/Recife=Ресіфі;\
  America/Regina=Реджайна;America/Resolute=Резольют;America/Rio_Branco=Ріо-Бранко;\
  America/Santarem=Сантарен;America/Santiago=Сантьяґо|Чилі;\
  America/Santo_Domingo=Санто-Домінґо|Домініканська Республіка;America/Sao_Paulo=Сан-Паулу;\
  America/Scoresbysund=Іттоккортоорміут;America/Sitka=Сітка;America/St_Barthelemy=Сен-Бартелемі;\
  America/St_Johns=Сент-Джонс;America/St_Kitts=Сент-Кіттс|Сент-Кітс і Невіс;\
  America/St_Lucia=Сент-Люсія;America/St_Thomas=Сент-Томас|Віргінські Острови;\
  America/St_Vincent=Сент-Вінсент|Сент-Вінсент і Гренадіни;America/Swift_Current=Свіфт-Каррент;\
  America/Tegucigalpa=Теґусіґальпа|Гондурас;America/Thule=Туле;\
  America/Tijuana=Санта-Ісабель|Тіхуана;America/Toronto=Тандер-Бей|Ніпігон|Торонто;\
  America/Tortola=Тортола|Британські Віргінські острови;America/Vancouver=Ванкувер;\
  America/Whitehorse=Вайтгорс;America/Winnipeg=Вінніпеґ|Рейні-Рівер;America/Yakutat=Якутат;\
  Antarctica/Casey=Кейсі;Antarctica/Davis=Девіс;Antarctica/DumontDUrville=Дюмон-д'Юрвіль;\
  Antarctica/Macquarie=Маккуорі;Antarctica/Mawson=Моусон;Antarctica/McMurdo=Мак-Мердо;\
  Antarctica/Palmer=Палмер;Antarctica/Rothera=Ротера;Antarctica/Syowa=Сьова;\
  Antarctica/Troll=Тролл;Antarctica/Vostok=Восток;\
  Arctic/Longyearbyen=Лонг'їр|Шпіцберген та Ян-Маєн;Asia/Aden=Аден|Ємен;Asia/Almaty=Алмати;\
  Asia/Amman=Амман|Йорданія;Asia/Anadyr=Анадир;Asia/Aqtau=Актау;Asia/Aqtobe=Актобе;\
  Asia/Ashgabat=Ашгабат|Туркменістан;Asia/Atyrau=Атирау;Asia/Baghdad=Багдад|Ірак;\
  Asia/Bahrain=Бахрейн;Asia/Baku=Баку|Азербайджан;Asia/Bangkok=Бангкок|Таїланд;\
  Asia/Barnaul=Барнаул;Asia/Beirut=Бейрут|Ліван;Asia/Bishkek=Бішкек|Киргизстан;Asia/Brunei=Бруней;\
  Asia/Chita=Чита;Asia/Colombo=Коломбо|Шрі-Ланка;Asia/Damascus=Дамаск|Сирія;\
  Asia/Dhaka=Дакка|Бангладеш;Asia/Dili=Ділі|Тімор-Лешті;\
  Asia/Dubai=Дубай|Об'єднані Арабські Емірати;Asia/Dushanbe=Душанбе|Таджикистан;\
  Asia/Famagusta=Фамагуста;Asia/Gaza=Газа;Asia/Hebron=Хеврон;Asia/Ho_Chi_Minh=Хошимін|В'єтнам;\
  Asia/Hong_Kong=Гонконг;Asia/Hovd=Ховд;Asia/Irkutsk=Іркутськ;Asia/Jakarta=Джакарта;\
  Asia/Jayapura=Джайпур;Asia/Jerusalem=Єрусалим|Ізраїль;Asia/Kabul=Кабул|Афганістан;\
  Asia/Kamchatka=Камчатка;Asia/Karachi=Карачі|Пакистан;Asia/Kathmandu=Катманду|Непал;\
  Asia/Khandyga=Хандига;Asia/Kolkata=Колката|Індія;Asia/Krasnoyarsk=Красноярськ;\
  Asia/Kuala_Lumpur=Куала-Лумпур|Малайзія;Asia/Kuching=Кучинг;Asia/Kuwait=Кувейт;Asia/Macau=Макао;\
  Asia/Magadan=Магадан;Asia/Makassar=Макассар;Asia/Manila=Маніла|Філіппіни;\
  Asia/Muscat=Маскат|Оман;Asia/Nicosia=Нікосія;Asia/Novokuznetsk=Новокузнецьк;\
  Asia/Novosibirsk=Новосибірськ;Asia/Omsk=Омськ;Asia/Oral=Орал;Asia/Phnom_Penh=Пномпень|Камбоджа;\
  Asia/Pontianak=Понтіанак;Asia/Pyongyang=Пхеньян|Північна Корея;Asia/Qatar=Катар;\
  Asia/Qostanay=Костанай;Asia/Qyzylorda=Кизилорда;Asia/Riyadh=Ер-Ріяд|Саудівська Аравія;\
  Asia/Sakhalin=Сахалін;Asia/Samarkand=Самарканд;Asia/Seoul=Сеул|Південна Корея;\
  Asia/Shanghai=Шанхай|Китай;Asia/Singapore=Сінгапур;Asia/Srednekolymsk=Середньоколимськ;\
  Asia/Taipei=Тайбей|Тайвань;Asia/Tashkent=Ташкент|Узбекистан;Asia/Tbilisi=Тбілісі|Грузія;\
  Asia/Tehran=Тегеран|Іран;Asia/Thimphu=Тхімпху|Бутан;Asia/Tokyo=Токіо|Японія;Asia/Tomsk=Томськ;\
  Asia/Ulaanbaatar=Улан-Батор|Чойбалсан;Asia/Urumqi=Урумчі;Asia/Ust-Nera=Усть-Нера;\
  Asia/Vientiane=В'єнтьян|Лаос;Asia/Vladivostok=Владивосток;Asia/Yakutsk=Якутськ;\
  Asia/Yangon=Янгон|М'янма;Asia/Yekaterinburg=Єкатеринбург;Asia/Yerevan=Єреван|Вірменія;\
  Atlantic/Azores=Азорські Острови;Atlantic/Bermuda=Бермуди|Бермудські Острови;\
  Atlantic/Canary=Канарські Острови;Atlantic/Cape_Verde=Кабо-Верде;\
  Atlantic/Faroe=Фарерські Острови;Atlantic/Madeira=Мадейра;Atlantic/Reykjavik=Рейк'явік|Ісландія;\
  Atlantic/South_Georgia=Південна Джорджія|Південна Джорджія та Південні Сандвічеві Острови;\
  Atlantic/St_Helena=Острів Святої Єлени;Atlantic/Stanley=Стенлі|Фолклендські Острови;\
  Australia/Adelaide=Аделаїда;Australia/Brisbane=Брісбен;Australia/Broken_Hill=Брокен-Хілл;\
  Australia/Darwin=Дарвін;Australia/Eucla=Евкла;Australia/Hobart=Каррі|Гобарт;\
  Australia/Lindeman=Ліндеман;Australia/Lord_Howe=Лорд-Хау;Australia/Melbourne=Мельбурн;\
  Australia/Perth=Перт;Australia/Sydney=Сідней;Europe/Amsterdam=Амстердам|Нідерланди;\
  Europe/Andorra=Андорра;Europe/Astrakhan=Астрахань;Europe/Athens=Афіни|Греція;\
  Europe/Belgrade=Белград|Сербія;Europe/Berlin=Берлін|Німеччина;\
  Europe/Bratislava=Братислава|Словаччина;Europe/Brussels=Брюссель|Бельгія;\
  Europe/Bucharest=Бухарест|Румунія;Europe/Budapest=Будапешт|Угорщина;Europe/Busingen=Бюзінген;\
  Europe/Chisinau=Кишинів|Молдова;Europe/Copenhagen=Копенгаген|Данія;\
  Europe/Dublin=Дублін|Ірландія;Europe/Gibraltar=Гібралтар;Europe/Guernsey=Гернсі;\
  Europe/Helsinki=Гельсінкі|Фінляндія;Europe/Isle_of_Man=Острів Мен;\
  Europe/Istanbul=Стамбул|Туреччина;Europe/Jersey=Джерсі;Europe/Kaliningrad=Калінінград;\
  Europe/Kirov=Кіров;Europe/Kyiv=Ужгород|Київ|Запоріжжя|Україна;Europe/Lisbon=Лісабон|Португалія;\
  Europe/Ljubljana=Любляна|Словенія;Europe/London=Лондон|Велика Британія;\
  Europe/Luxembourg=Люксембург;Europe/Madrid=Мадрид|Іспанія;Europe/Malta=Мальта;\
  Europe/Mariehamn=Марієгамн|Аландські Острови;Europe/Minsk=Мінськ|Білорусь;Europe/Monaco=Монако;\
  Europe/Moscow=Москва;Europe/Oslo=Осло|Норвегія;Europe/Paris=Париж|Франція;\
  Europe/Podgorica=Подгориця|Чорногорія;Europe/Prague=Прага|Чехія;Europe/Riga=Рига|Латвія;\
  Europe/Rome=Рим|Італія;Europe/Samara=Самара;Europe/San_Marino=Сан-Марино;\
  Europe/Sarajevo=Сараєво|Боснія і Герцеговина;Europe/Saratov=Саратов;\
  Europe/Simferopol=Сімферополь;Europe/Skopje=Скоп'є|Північна Македонія;\
  Europe/Sofia=Софія|Болгарія;Europe/Stockholm=Стокгольм|Швеція;Europe/Tallinn=Таллінн|Естонія;\
  Europe/Tirane=Тирана|Албанія;Europe/Ulyanovsk=Ульяновськ;Europe/Vaduz=Вадуц|Ліхтенштейн;\
  Europe/Vatican=Ватикан;Europe/Vienna=Відень|Австрія;Europe/Vilnius=Вільнюс|Литва;\
  Europe/Volgograd=Волгоград;Europe/Warsaw=Варшава|Польща;Europe/Zagreb=Загреб|Хорватія;\
  Europe/Zurich=Цюріх|Швейцарія;Indian/Antananarivo=Антананаріву|Мадагаскар;\
  Indian/Chagos=Чаґос|Британська територія в Індійському Океані;Indian/Christmas=Острів Різдва;\
  Indian/Cocos=Кокосові Острови;Indian/Comoro=Комори;\
  Indian/Kerguelen=Керґелен|Французькі Південні Території;Indian/Mahe=Махе|Сейшельські Острови;\
  Indian/Maldives=Мальдіви;Indian/Mauritius=Маврікій|Маврикій;Indian/Mayotte=Майотта;\
  Indian/Reunion=Реюньйон;Pacific/Apia=Апіа|Самоа;Pacific/Auckland=Окленд|Нова Зеландія;\
  Pacific/Bougainville=Буґенвіль;Pacific/Chatham=Чатем;Pacific/Chuuk=Чуук;\
  Pacific/Easter=Острів Пасхи;Pacific/Efate=Ефате|Вануату;Pacific/Fakaofo=Факаофо|Токелау;\
  Pacific/Fiji=Фіджі;Pacific/Funafuti=Фунафуті|Тувалу;Pacific/Galapagos=Ґалапаґос;\
  Pacific/Gambier=Гамб'є;Pacific/Guadalcanal=Гуадалканал|Соломонові Острови;Pacific/Guam=Гуам;\
  Pacific/Honolulu=Гонолулу|Джонстон;Pacific/Kanton=Ендербері|Кантон;\
  Pacific/Kiritimati=Кірітіматі;Pacific/Kosrae=Косрае;Pacific/Kwajalein=Кваджалейн;\
  Pacific/Majuro=Маджуро|Маршаллові Острови;Pacific/Marquesas=Маркізькі острови;\
  Pacific/Midway=Мідвей;Pacific/Nauru=Науру;Pacific/Niue=Ніуе;\
  Pacific/Norfolk=Норфолк|Острів Норфолк;Pacific/Noumea=Нумеа|Нова Каледонія;\
  Pacific/Pago_Pago=Паго-Паго|Американське Самоа;Pacific/Palau=Палау;\
  Pacific/Pitcairn=Піткерн|Острови Піткерн;Pacific/Pohnpei=Понапе;\
  Pacific/Port_Moresby=Порт-Морсбі;Pacific/Rarotonga=Раротонга|Острови Кука;\
  Pacific/Saipan=Сайпан|Північні Маріанські Острови;Pacific/Tahiti=Таїті;Pacific/Tarawa=Тарава;\
  Pacific/Tongatapu=Тонгатапу|Тонга;Pacific/Wake=Вейк;Pacific/Wallis=Уолліс|Уолліс і Футуна;
  """
