// Names of cities and countries from CLDR 41, written by Tools/place-names.
//
// Copyright © 1991-2022 Unicode, Inc. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html (Unicode-DFS-2016): the notice is in UNICODE-LICENSE.txt.

/// The CLDR names of the places in each time zone, in Russian: `zone=name|name…;`.
let cldrPlacesRussian = """
  Africa/Abidjan=Абиджан|Кот-д'Ивуар;Africa/Accra=Аккра|Гана;\
  Africa/Addis_Ababa=Аддис-Абеба|Эфиопия;Africa/Algiers=Алжир;Africa/Asmara=Асмэра|Эритрея;\
  Africa/Bamako=Бамако|Мали;Africa/Bangui=Банги|Центрально-Африканская Республика;\
  Africa/Banjul=Банжул|Гамбия;Africa/Bissau=Бисау|Гвинея-Бисау;Africa/Blantyre=Блантайр|Малави;\
  Africa/Brazzaville=Браззавиль|Конго - Браззавиль;Africa/Bujumbura=Бужумбура|Бурунди;\
  Africa/Cairo=Каир|Египет;Africa/Casablanca=Касабланка|Марокко;Africa/Ceuta=Сеута;\
  Africa/Conakry=Конакри|Гвинея;Africa/Dakar=Дакар|Сенегал;\
  Africa/Dar_es_Salaam=Дар-эс-Салам|Танзания;Africa/Djibouti=Джибути;Africa/Douala=Дуала|Камерун;\
  Africa/El_Aaiun=Эль-Аюн|Западная Сахара;Africa/Freetown=Фритаун|Сьерра-Леоне;\
  Africa/Gaborone=Габороне|Ботсвана;Africa/Harare=Хараре|Зимбабве;\
  Africa/Johannesburg=Йоханнесбург|Южно-Африканская Республика;Africa/Juba=Джуба|Южный Судан;\
  Africa/Kampala=Кампала|Уганда;Africa/Khartoum=Хартум|Судан;Africa/Kigali=Кигали|Руанда;\
  Africa/Kinshasa=Киншаса;Africa/Lagos=Лагос|Нигерия;Africa/Libreville=Либревиль|Габон;\
  Africa/Lome=Ломе|Того;Africa/Luanda=Луанда|Ангола;Africa/Lubumbashi=Лубумбаши;\
  Africa/Lusaka=Лусака|Замбия;Africa/Malabo=Малабо|Экваториальная Гвинея;\
  Africa/Maputo=Мапуту|Мозамбик;Africa/Maseru=Масеру|Лесото;Africa/Mbabane=Мбабане|Эсватини;\
  Africa/Mogadishu=Могадишо|Сомали;Africa/Monrovia=Монровия|Либерия;Africa/Nairobi=Найроби|Кения;\
  Africa/Ndjamena=Нджамена|Чад;Africa/Niamey=Ниамей|Нигер;Africa/Nouakchott=Нуакшот|Мавритания;\
  Africa/Ouagadougou=Уагадугу|Буркина-Фасо;Africa/Porto-Novo=Порто-Ново|Бенин;\
  Africa/Sao_Tome=Сан-Томе|Сан-Томе и Принсипи;Africa/Tripoli=Триполи|Ливия;Africa/Tunis=Тунис;\
  Africa/Windhoek=Виндхук|Намибия;America/Adak=Адак;America/Anchorage=Анкоридж;\
  America/Anguilla=Ангилья;America/Antigua=Антигуа|Антигуа и Барбуда;America/Araguaina=Арагуаина;\
  America/Argentina/Buenos_Aires=Буэнос-Айрес;America/Argentina/Catamarca=Катамарка;\
  America/Argentina/Cordoba=Кордова;America/Argentina/Jujuy=Жужуй;\
  America/Argentina/La_Rioja=Ла-Риоха;America/Argentina/Mendoza=Мендоса;\
  America/Argentina/Rio_Gallegos=Рио-Гальегос;America/Argentina/Salta=Сальта;\
  America/Argentina/San_Juan=Сан-Хуан;America/Argentina/San_Luis=Сан-Луис;\
  America/Argentina/Tucuman=Тукуман;America/Argentina/Ushuaia=Ушуая;America/Aruba=Аруба;\
  America/Asuncion=Асунсьон|Парагвай;America/Atikokan=Корал-Харбор;America/Bahia=Баия;\
  America/Bahia_Banderas=Баия-де-Бандерас;America/Barbados=Барбадос;America/Belem=Белен;\
  America/Belize=Белиз;America/Blanc-Sablon=Бланк-Саблон;America/Boa_Vista=Боа-Виста;\
  America/Bogota=Богота|Колумбия;America/Boise=Бойсе;America/Cambridge_Bay=Кеймбридж-Бей;\
  America/Campo_Grande=Кампу-Гранди;America/Cancun=Канкун;America/Caracas=Каракас|Венесуэла;\
  America/Cayenne=Кайенна|Французская Гвиана;America/Cayman=Острова Кайман;America/Chicago=Чикаго;\
  America/Chihuahua=Чиуауа;America/Costa_Rica=Коста-Рика;America/Creston=Крестон;\
  America/Cuiaba=Куяба;America/Curacao=Кюрасао;America/Danmarkshavn=Денмарксхавн;\
  America/Dawson=Доусон;America/Dawson_Creek=Доусон-Крик;America/Denver=Денвер;\
  America/Detroit=Детройт;America/Dominica=Доминика;America/Edmonton=Йеллоунайф|Эдмонтон;\
  America/Eirunepe=Эйрунепе;America/El_Salvador=Сальвадор;America/Fort_Nelson=Форт Нельсон;\
  America/Fortaleza=Форталеза;America/Glace_Bay=Глейс-Бей;America/Goose_Bay=Гус-Бей;\
  America/Grand_Turk=Гранд-Терк|Тёркс и Кайкос;America/Grenada=Гренада;\
  America/Guadeloupe=Гваделупа;America/Guatemala=Гватемала;America/Guayaquil=Гуаякиль|Эквадор;\
  America/Guyana=Гайана;America/Halifax=Галифакс;America/Havana=Гавана|Куба;\
  America/Hermosillo=Эрмосильо;America/Indiana/Indianapolis=Индианаполис;\
  America/Indiana/Knox=Нокс;America/Indiana/Marengo=Маренго;America/Indiana/Petersburg=Питерсберг;\
  America/Indiana/Tell_City=Телл-Сити;America/Indiana/Vevay=Вевей;\
  America/Indiana/Vincennes=Винсеннес;America/Indiana/Winamac=Уинамак;America/Inuvik=Инувик;\
  America/Iqaluit=Икалуит|Пангниртанг;America/Jamaica=Ямайка;America/Juneau=Джуно;\
  America/Kentucky/Louisville=Луисвилл;America/Kentucky/Monticello=Монтиселло;\
  America/Kralendijk=Кралендейк|Бонэйр;America/La_Paz=Ла-Пас|Боливия;America/Lima=Лима|Перу;\
  America/Los_Angeles=Лос-Анджелес;America/Lower_Princes=Лоуэр-Принс-Куотер|Синт-Мартен;\
  America/Maceio=Масейо;America/Managua=Манагуа|Никарагуа;America/Manaus=Манаус;\
  America/Marigot=Мариго|Сен-Мартен;America/Martinique=Мартиника;America/Matamoros=Матаморос;\
  America/Mazatlan=Масатлан;America/Menominee=Меномини;America/Merida=Мерида;\
  America/Metlakatla=Метлакатла;America/Mexico_City=Мехико;\
  America/Miquelon=Микелон|Сен-Пьер и Микелон;America/Moncton=Монктон;America/Monterrey=Монтеррей;\
  America/Montevideo=Монтевидео|Уругвай;America/Montserrat=Монтсеррат;\
  America/Nassau=Нассау|Багамы;America/New_York=Нью-Йорк;America/Nome=Ном;America/Noronha=Норонья;\
  America/North_Dakota/Beulah=Бойла;America/North_Dakota/Center=Центр;\
  America/North_Dakota/New_Salem=Нью-Сейлем;America/Nuuk=Нуук;America/Ojinaga=Охинага;\
  America/Panama=Панама;America/Paramaribo=Парамарибо|Суринам;America/Phoenix=Финикс;\
  America/Port-au-Prince=Порт-о-Пренс|Гаити;America/Port_of_Spain=Порт-оф-Спейн|Тринидад и Тобаго;\
  America/Porto_Velho=Порту-Велью;America/Puerto_Rico=Пуэрто-Рико;\
  America/Punta_Arenas=Пунта-Аренас;America/Rankin_Inlet=Ранкин-Инлет;America/Recife=Ресифи;\
  America/Regina=Реджайна;America/Resolute=Резольют;America/Rio_Branco=Риу-Бранку;\
  America/Santarem=Сантарен;America/Santiago=Сантьяго|Чили;\
  America/Santo_Domingo=Санто-Доминго|Доминиканская Республика;America/Sao_Paulo=Сан-Паулу;\
  America/Scoresbysund=Скорсбисунн;America/Sitka=Ситка;America/St_Barthelemy=Сен-Бартелеми;\
  America/St_Johns=Сент-Джонс;America/St_Kitts=Сент-Китс|Сент-Китс и Невис;\
  America/St_Lucia=Сент-Люсия;America/St_Thomas=Сент-Томас|Виргинские;\
  America/St_Vincent=Сент-Винсент|Сент-Винсент и Гренадины;America/Swift_Current=Свифт-Керрент;\
  America/Tegucigalpa=Тегусигальпа|Гондурас;America/Thule=Туле;\
  America/Tijuana=Санта-Изабел|Тихуана;America/Toronto=Тандер-Бей|Нипигон|Торонто;\
  America/Tortola=Тортола|Виргинские;America/Vancouver=Ванкувер;America/Whitehorse=Уайтхорс;\
  America/Winnipeg=Виннипег|Рейни-Ривер;America/Yakutat=Якутат;Antarctica/Casey=Кейси;\
  Antarctica/Davis=Дейвис;Antarctica/DumontDUrville=Дюмон-д'Юрвиль;Antarctica/Macquarie=Маккуори;\
  Antarctica/Mawson=Моусон;Antarctica/McMurdo=Мак-Мердо;Antarctica/Palmer=Палмер;\
  Antarctica/Rothera=Ротера;Antarctica/Syowa=Сёва;Antarctica/Troll=Тролль;\
  Antarctica/Vostok=Восток;Arctic/Longyearbyen=Лонгйир|Шпицберген и Ян-Майен;Asia/Aden=Аден|Йемен;\
  Asia/Almaty=Алматы;Asia/Amman=Амман|Иордания;Asia/Anadyr=Анадырь;Asia/Aqtau=Актау;\
  Asia/Aqtobe=Актобе;Asia/Ashgabat=Ашхабад|Туркменистан;Asia/Atyrau=Атырау;\
  Asia/Baghdad=Багдад|Ирак;Asia/Bahrain=Бахрейн;Asia/Baku=Баку|Азербайджан;\
  Asia/Bangkok=Бангкок|Таиланд;Asia/Barnaul=Барнаул;Asia/Beirut=Бейрут|Ливан;\
  Asia/Bishkek=Бишкек|Киргизия;Asia/Brunei=Бруней|Бруней-Даруссалам;Asia/Chita=Чита;\
  Asia/Colombo=Коломбо|Шри-Ланка;Asia/Damascus=Дамаск|Сирия;Asia/Dhaka=Дакка|Бангладеш;\
  Asia/Dili=Дили|Восточный Тимор;Asia/Dubai=Дубай|ОАЭ;Asia/Dushanbe=Душанбе|Таджикистан;\
  Asia/Famagusta=Фамагуста;Asia/Gaza=Газа;Asia/Hebron=Хеврон;Asia/Ho_Chi_Minh=Хошимин|Вьетнам;\
  Asia/Hong_Kong=Гонконг;Asia/Hovd=Ховд;Asia/Irkutsk=Иркутск;Asia/Jakarta=Джакарта;\
  Asia/Jayapura=Джаяпура;Asia/Jerusalem=Иерусалим|Израиль;Asia/Kabul=Кабул|Афганистан;\
  Asia/Kamchatka=Петропавловск-Камчатский;Asia/Karachi=Карачи|Пакистан;\
  Asia/Kathmandu=Катманду|Непал;Asia/Khandyga=Хандыга;Asia/Kolkata=Калькутта|Индия;\
  Asia/Krasnoyarsk=Красноярск;Asia/Kuala_Lumpur=Куала-Лумпур|Малайзия;Asia/Kuching=Кучинг;\
  Asia/Kuwait=Кувейт;Asia/Macau=Макао;Asia/Magadan=Магадан;Asia/Makassar=Макасар;\
  Asia/Manila=Манила|Филиппины;Asia/Muscat=Маскат|Оман;Asia/Nicosia=Никосия;\
  Asia/Novokuznetsk=Новокузнецк;Asia/Novosibirsk=Новосибирск;Asia/Omsk=Омск;Asia/Oral=Уральск;\
  Asia/Phnom_Penh=Пномпень|Камбоджа;Asia/Pontianak=Понтианак;Asia/Pyongyang=Пхеньян|КНДР;\
  Asia/Qatar=Катар;Asia/Qostanay=Костанай;Asia/Qyzylorda=Кызылорда;\
  Asia/Riyadh=Эр-Рияд|Саудовская Аравия;Asia/Sakhalin=Сахалин;Asia/Samarkand=Самарканд;\
  Asia/Seoul=Сеул|Республика Корея;Asia/Shanghai=Шанхай|Китай;Asia/Singapore=Сингапур;\
  Asia/Srednekolymsk=Среднеколымск;Asia/Taipei=Тайбэй|Тайвань;Asia/Tashkent=Ташкент|Узбекистан;\
  Asia/Tbilisi=Тбилиси|Грузия;Asia/Tehran=Тегеран|Иран;Asia/Thimphu=Тхимпху|Бутан;\
  Asia/Tokyo=Токио|Япония;Asia/Tomsk=Томск;Asia/Ulaanbaatar=Улан-Батор|Чойбалсан;\
  Asia/Urumqi=Урумчи;Asia/Ust-Nera=Усть-Нера;Asia/Vientiane=Вьентьян|Лаос;\
  Asia/Vladivostok=Владивосток;Asia/Yakutsk=Якутск;Asia/Yangon=Янгон|Мьянма;\
  Asia/Yekaterinburg=Екатеринбург;Asia/Yerevan=Ереван|Армения;Atlantic/Azores=Азорские;\
  Atlantic/Bermuda=Бермудские;Atlantic/Canary=Канарские;Atlantic/Cape_Verde=Кабо-Верде;\
  Atlantic/Faroe=Фарерские;Atlantic/Madeira=Мадейра;Atlantic/Reykjavik=Рейкьявик|Исландия;\
  Atlantic/South_Georgia=Южная Георгия|Южная Георгия и Южные Сандвичевы;\
  Atlantic/St_Helena=Святой Елены|Св. Елены;Atlantic/Stanley=Стэнли|Фолклендские;\
  Australia/Adelaide=Аделаида;Australia/Brisbane=Брисбен;Australia/Broken_Hill=Брокен-Хилл;\
  Australia/Darwin=Дарвин;Australia/Eucla=Юкла;Australia/Hobart=Керри|Хобарт;\
  Australia/Lindeman=Линдеман;Australia/Lord_Howe=Лорд-Хау;Australia/Melbourne=Мельбурн;\
  Australia/Perth=Перт;Australia/Sydney=Сидней;Europe/Amsterdam=Амстердам|Нидерланды;\
  Europe/Andorra=Андорра;Europe/Astrakhan=Астрахань;Europe/Athens=Афины|Греция;\
  Europe/Belgrade=Белград|Сербия;Europe/Berlin=Берлин|Германия;\
  Europe/Bratislava=Братислава|Словакия;Europe/Brussels=Брюссель|Бельгия;\
  Europe/Bucharest=Бухарест|Румыния;Europe/Budapest=Будапешт|Венгрия;\
  Europe/Busingen=Бюзинген-на-Верхнем-Рейне;Europe/Chisinau=Кишинев|Молдова;\
  Europe/Copenhagen=Копенгаген|Дания;Europe/Dublin=Дублин|Ирландия;Europe/Gibraltar=Гибралтар;\
  Europe/Guernsey=Гернси;Europe/Helsinki=Хельсинки|Финляндия;Europe/Isle_of_Man=Мэн;\
  Europe/Istanbul=Стамбул|Турция;Europe/Jersey=Джерси;Europe/Kaliningrad=Калининград;\
  Europe/Kirov=Киров;Europe/Kyiv=Ужгород|Киев|Запорожье|Украина;Europe/Lisbon=Лиссабон|Португалия;\
  Europe/Ljubljana=Любляна|Словения;Europe/London=Лондон|Великобритания;\
  Europe/Luxembourg=Люксембург;Europe/Madrid=Мадрид|Испания;Europe/Malta=Мальта;\
  Europe/Mariehamn=Мариехамн|Аландские;Europe/Minsk=Минск|Беларусь;Europe/Monaco=Монако;\
  Europe/Moscow=Москва;Europe/Oslo=Осло|Норвегия;Europe/Paris=Париж|Франция;\
  Europe/Podgorica=Подгорица|Черногория;Europe/Prague=Прага|Чехия;Europe/Riga=Рига|Латвия;\
  Europe/Rome=Рим|Италия;Europe/Samara=Самара;Europe/San_Marino=Сан-Марино;\
  Europe/Sarajevo=Сараево|Босния и Герцеговина;Europe/Saratov=Саратов;\
  Europe/Simferopol=Симферополь;Europe/Skopje=Скопье|Северная Македония;\
  Europe/Sofia=София|Болгария;Europe/Stockholm=Стокгольм|Швеция;Europe/Tallinn=Таллин|Эстония;\
  Europe/Tirane=Тирана|Албания;Europe/Ulyanovsk=Ульяновск;Europe/Vaduz=Вадуц|Лихтенштейн;\
  Europe/Vatican=Ватикан;Europe/Vienna=Вена|Австрия;Europe/Vilnius=Вильнюс|Литва;\
  Europe/Volgograd=Волгоград;Europe/Warsaw=Варшава|Польша;Europe/Zagreb=Загреб|Хорватия;\
  Europe/Zurich=Цюрих|Швейцария;Indian/Antananarivo=Антананариву|Мадагаскар;\
  Indian/Chagos=Чагос|Британская территория в Индийском океане;Indian/Christmas=Рождества;\
  Indian/Cocos=Кокосовые;Indian/Comoro=Коморы;\
  Indian/Kerguelen=Кергелен|Французские Южные территории;Indian/Mahe=Маэ|Сейшельские Острова;\
  Indian/Maldives=Мальдивы;Indian/Mauritius=Маврикий;Indian/Mayotte=Майотта;\
  Indian/Reunion=Реюньон;Pacific/Apia=Апиа|Самоа;Pacific/Auckland=Окленд|Новая Зеландия;\
  Pacific/Bougainville=Бугенвиль;Pacific/Chatham=Чатем;Pacific/Chuuk=Трук;Pacific/Easter=Пасхи;\
  Pacific/Efate=Эфате|Вануату;Pacific/Fakaofo=Факаофо|Токелау;Pacific/Fiji=Фиджи;\
  Pacific/Funafuti=Фунафути|Тувалу;Pacific/Galapagos=Галапагосские;Pacific/Gambier=Гамбье;\
  Pacific/Guadalcanal=Гуадалканал|Соломоновы Острова;Pacific/Guam=Гуам;\
  Pacific/Honolulu=Гонолулу|Джонстон;Pacific/Kanton=Эндербери|Кантон;\
  Pacific/Kiritimati=Киритимати;Pacific/Kosrae=Косрае;Pacific/Kwajalein=Кваджалейн;\
  Pacific/Majuro=Маджуро|Маршалловы Острова;Pacific/Marquesas=Маркизские;Pacific/Midway=Мидуэй;\
  Pacific/Nauru=Науру;Pacific/Niue=Ниуэ;Pacific/Norfolk=Норфолк;\
  Pacific/Noumea=Нумеа|Новая Каледония;Pacific/Pago_Pago=Паго-Паго|Американское Самоа;\
  Pacific/Palau=Палау;Pacific/Pitcairn=Питкэрн;Pacific/Pohnpei=Понпеи;\
  Pacific/Port_Moresby=Порт-Морсби;Pacific/Rarotonga=Раротонга|Острова Кука;\
  Pacific/Saipan=Сайпан|Северные Марианские;Pacific/Tahiti=Таити;Pacific/Tarawa=Тарава;\
  Pacific/Tongatapu=Тонгатапу|Тонга;Pacific/Wake=Уэйк;Pacific/Wallis=Уоллис|Уоллис и Футуна;
  """
