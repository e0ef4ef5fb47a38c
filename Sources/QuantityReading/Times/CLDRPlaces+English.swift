// Names of cities and countries from CLDR 41, written by Tools/place-names.
//
// Copyright © 1991-2022 Unicode, Inc. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html (Unicode-DFS-2016): the notice is in UNICODE-LICENSE.txt.

/// The CLDR names of the places in each time zone, in English: `zone=name|name…;`.
let cldrPlacesEnglish = """
  Africa/Abidjan=Abidjan|Côte d'Ivoire;Africa/Accra=Accra|Ghana;\
  Africa/Addis_Ababa=Addis Ababa|Ethiopia;Africa/Algiers=Algiers|Algeria;\
  Africa/Asmara=Asmara|Asmera|Eritrea;Africa/Bamako=Bamako|Timbuktu|Mali;\
  Africa/Bangui=Bangui|Central African Republic;Africa/Banjul=Banjul|Gambia;\
  Africa/Bissau=Bissau|Guinea-Bissau;Africa/Blantyre=Blantyre|Malawi;\
  Africa/Brazzaville=Brazzaville|Congo - Brazzaville;Africa/Bujumbura=Bujumbura|Burundi;\
  Africa/Cairo=Cairo|Egypt;Africa/Casablanca=Casablanca|Morocco;Africa/Ceuta=Ceuta;\
  Africa/Conakry=Conakry|Guinea;Africa/Dakar=Dakar|Senegal;\
  Africa/Dar_es_Salaam=Dar es Salaam|Tanzania;Africa/Djibouti=Djibouti;\
  Africa/Douala=Douala|Cameroon;Africa/El_Aaiun=El Aaiun|Western Sahara;\
  Africa/Freetown=Freetown|Sierra Leone;Africa/Gaborone=Gaborone|Botswana;\
  Africa/Harare=Harare|Zimbabwe;Africa/Johannesburg=Johannesburg|South Africa;\
  Africa/Juba=Juba|South Sudan;Africa/Kampala=Kampala|Uganda;Africa/Khartoum=Khartoum|Sudan;\
  Africa/Kigali=Kigali|Rwanda;Africa/Kinshasa=Kinshasa;Africa/Lagos=Lagos|Nigeria;\
  Africa/Libreville=Libreville|Gabon;Africa/Lome=Lome|Togo;Africa/Luanda=Luanda|Angola;\
  Africa/Lubumbashi=Lubumbashi;Africa/Lusaka=Lusaka|Zambia;Africa/Malabo=Malabo|Equatorial Guinea;\
  Africa/Maputo=Maputo|Mozambique;Africa/Maseru=Maseru|Lesotho;Africa/Mbabane=Mbabane|Eswatini;\
  Africa/Mogadishu=Mogadishu|Somalia;Africa/Monrovia=Monrovia|Liberia;\
  Africa/Nairobi=Nairobi|Kenya;Africa/Ndjamena=Ndjamena|Chad;Africa/Niamey=Niamey|Niger;\
  Africa/Nouakchott=Nouakchott|Mauritania;Africa/Ouagadougou=Ouagadougou|Burkina Faso;\
  Africa/Porto-Novo=Porto-Novo|Benin;Africa/Sao_Tome=São Tomé|Sao Tome|São Tomé & Príncipe;\
  Africa/Tripoli=Tripoli|Libya;Africa/Tunis=Tunis|Tunisia;Africa/Windhoek=Windhoek|Namibia;\
  America/Adak=Adak|Atka;America/Anchorage=Anchorage;America/Anguilla=Anguilla;\
  America/Antigua=Antigua|Antigua & Barbuda;America/Araguaina=Araguaina;\
  America/Argentina/Buenos_Aires=Buenos Aires;America/Argentina/Catamarca=Catamarca;\
  America/Argentina/Cordoba=Cordoba|Rosario;America/Argentina/Jujuy=Jujuy;\
  America/Argentina/La_Rioja=La Rioja;America/Argentina/Mendoza=Mendoza;\
  America/Argentina/Rio_Gallegos=Rio Gallegos;America/Argentina/Salta=Salta;\
  America/Argentina/San_Juan=San Juan;America/Argentina/San_Luis=San Luis;\
  America/Argentina/Tucuman=Tucuman;America/Argentina/Ushuaia=Ushuaia;America/Aruba=Aruba;\
  America/Asuncion=Asunción|Asuncion|Paraguay;America/Atikokan=Atikokan|Coral Harbour;\
  America/Bahia=Bahia;America/Bahia_Banderas=Bahia Banderas;America/Barbados=Barbados;\
  America/Belem=Belem;America/Belize=Belize;America/Blanc-Sablon=Blanc-Sablon;\
  America/Boa_Vista=Boa Vista;America/Bogota=Bogota|Colombia;America/Boise=Boise;\
  America/Cambridge_Bay=Cambridge Bay;America/Campo_Grande=Campo Grande;America/Cancun=Cancun;\
  America/Caracas=Caracas|Venezuela;America/Cayenne=Cayenne|French Guiana;\
  America/Cayman=Cayman|Cayman Islands;America/Chicago=Chicago;America/Chihuahua=Chihuahua;\
  America/Ciudad_Juarez=Ciudad Juarez;America/Costa_Rica=Costa Rica;America/Coyhaique=Coyhaique;\
  America/Creston=Creston;America/Cuiaba=Cuiaba;America/Curacao=Curaçao|Curacao;\
  America/Danmarkshavn=Danmarkshavn;America/Dawson=Dawson;America/Dawson_Creek=Dawson Creek;\
  America/Denver=Denver|Shiprock;America/Detroit=Detroit;America/Dominica=Dominica;\
  America/Edmonton=Edmonton|Yellowknife;America/Eirunepe=Eirunepe;America/El_Salvador=El Salvador;\
  America/Fort_Nelson=Fort Nelson;America/Fortaleza=Fortaleza;America/Glace_Bay=Glace Bay;\
  America/Goose_Bay=Goose Bay;America/Grand_Turk=Grand Turk|Turks & Caicos Islands;\
  America/Grenada=Grenada;America/Guadeloupe=Guadeloupe;America/Guatemala=Guatemala;\
  America/Guayaquil=Guayaquil|Ecuador;America/Guyana=Guyana;America/Halifax=Halifax;\
  America/Havana=Havana|Cuba;America/Hermosillo=Hermosillo;\
  America/Indiana/Indianapolis=Indianapolis|Fort Wayne;America/Indiana/Knox=Knox;\
  America/Indiana/Marengo=Marengo;America/Indiana/Petersburg=Petersburg;\
  America/Indiana/Tell_City=Tell City;America/Indiana/Vevay=Vevay;\
  America/Indiana/Vincennes=Vincennes;America/Indiana/Winamac=Winamac;America/Inuvik=Inuvik;\
  America/Iqaluit=Iqaluit|Pangnirtung;America/Jamaica=Jamaica;America/Juneau=Juneau;\
  America/Kentucky/Louisville=Louisville;America/Kentucky/Monticello=Monticello;\
  America/Kralendijk=Kralendijk|Caribbean Netherlands;America/La_Paz=La Paz|Bolivia;\
  America/Lima=Lima|Peru;America/Los_Angeles=Los Angeles;\
  America/Lower_Princes=Lower Princes|Sint Maarten;America/Maceio=Maceio;\
  America/Managua=Managua|Nicaragua;America/Manaus=Manaus;America/Marigot=Marigot|St. Martin;\
  America/Martinique=Martinique;America/Matamoros=Matamoros;America/Mazatlan=Mazatlan;\
  America/Menominee=Menominee;America/Merida=Merida;America/Metlakatla=Metlakatla;\
  America/Mexico_City=Mexico City;America/Miquelon=Miquelon|St. Pierre & Miquelon;\
  America/Moncton=Moncton;America/Monterrey=Monterrey;America/Montevideo=Montevideo|Uruguay;\
  America/Montserrat=Montserrat;America/Nassau=Nassau|Bahamas;America/New_York=New York;\
  America/Nome=Nome;America/Noronha=Noronha;America/North_Dakota/Beulah=Beulah;\
  America/North_Dakota/Center=Center;America/North_Dakota/New_Salem=New Salem;\
  America/Nuuk=Nuuk|Godthab;America/Ojinaga=Ojinaga;America/Panama=Panama;\
  America/Paramaribo=Paramaribo|Suriname;America/Phoenix=Phoenix;\
  America/Port-au-Prince=Port-au-Prince|Haiti;\
  America/Port_of_Spain=Port of Spain|Trinidad & Tobago;America/Porto_Velho=Porto Velho;\
  America/Puerto_Rico=Puerto Rico;America/Punta_Arenas=Punta Arenas;\
  America/Rankin_Inlet=Rankin Inlet;America/Recife=Recife;America/Regina=Regina;\
  America/Resolute=Resolute;America/Rio_Branco=Rio Branco|Porto Acre;America/Santarem=Santarem;\
  America/Santiago=Santiago|Chile;America/Santo_Domingo=Santo Domingo|Dominican Republic;\
  America/Sao_Paulo=Sao Paulo;America/Scoresbysund=Scoresbysund;America/Sitka=Sitka;\
  America/St_Barthelemy=St. Barthélemy|St Barthelemy;America/St_Johns=St Johns;\
  America/St_Kitts=St Kitts|St. Kitts & Nevis;America/St_Lucia=St Lucia|St. Lucia;\
  America/St_Thomas=St Thomas|U.S. Virgin Islands;\
  America/St_Vincent=St Vincent|St. Vincent & Grenadines;America/Swift_Current=Swift Current;\
  America/Tegucigalpa=Tegucigalpa|Honduras;America/Thule=Thule;\
  America/Tijuana=Tijuana|Ensenada|Santa Isabel;\
  America/Toronto=Toronto|Montreal|Nipigon|Thunder Bay;\
  America/Tortola=Tortola|British Virgin Islands;America/Vancouver=Vancouver;\
  America/Whitehorse=Whitehorse;America/Winnipeg=Winnipeg|Rainy River;America/Yakutat=Yakutat;\
  Antarctica/Casey=Casey;Antarctica/Davis=Davis;\
  Antarctica/DumontDUrville=Dumont d'Urville|DumontDUrville;Antarctica/Macquarie=Macquarie;\
  Antarctica/Mawson=Mawson;Antarctica/McMurdo=McMurdo;Antarctica/Palmer=Palmer;\
  Antarctica/Rothera=Rothera;Antarctica/Syowa=Syowa;Antarctica/Troll=Troll;\
  Antarctica/Vostok=Vostok;Arctic/Longyearbyen=Longyearbyen|Jan Mayen|Svalbard & Jan Mayen;\
  Asia/Aden=Aden|Yemen;Asia/Almaty=Almaty;Asia/Amman=Amman|Jordan;Asia/Anadyr=Anadyr;\
  Asia/Aqtau=Aqtau;Asia/Aqtobe=Aqtobe;Asia/Ashgabat=Ashgabat|Ashkhabad|Turkmenistan;\
  Asia/Atyrau=Atyrau;Asia/Baghdad=Baghdad|Iraq;Asia/Bahrain=Bahrain;Asia/Baku=Baku|Azerbaijan;\
  Asia/Bangkok=Bangkok|Thailand;Asia/Barnaul=Barnaul;Asia/Beirut=Beirut|Lebanon;\
  Asia/Bishkek=Bishkek|Kyrgyzstan;Asia/Brunei=Brunei;Asia/Chita=Chita;\
  Asia/Colombo=Colombo|Sri Lanka;Asia/Damascus=Damascus|Syria;Asia/Dhaka=Dhaka|Dacca|Bangladesh;\
  Asia/Dili=Dili|Timor-Leste;Asia/Dubai=Dubai|United Arab Emirates;\
  Asia/Dushanbe=Dushanbe|Tajikistan;Asia/Famagusta=Famagusta;Asia/Gaza=Gaza;Asia/Hebron=Hebron;\
  Asia/Ho_Chi_Minh=Ho Chi Minh City|Ho Chi Minh|Saigon|Vietnam;\
  Asia/Hong_Kong=Hong Kong|Hong Kong SAR China;Asia/Hovd=Hovd;Asia/Irkutsk=Irkutsk;\
  Asia/Jakarta=Jakarta;Asia/Jayapura=Jayapura;Asia/Jerusalem=Jerusalem|Tel Aviv|Israel;\
  Asia/Kabul=Kabul|Afghanistan;Asia/Kamchatka=Kamchatka;Asia/Karachi=Karachi|Pakistan;\
  Asia/Kathmandu=Kathmandu|Katmandu|Nepal;Asia/Khandyga=Khandyga;\
  Asia/Kolkata=Kolkata|Calcutta|India;Asia/Krasnoyarsk=Krasnoyarsk;\
  Asia/Kuala_Lumpur=Kuala Lumpur|Malaysia;Asia/Kuching=Kuching;Asia/Kuwait=Kuwait;\
  Asia/Macau=Macau|Macao|Macao SAR China;Asia/Magadan=Magadan;\
  Asia/Makassar=Makassar|Ujung Pandang;Asia/Manila=Manila|Philippines;Asia/Muscat=Muscat|Oman;\
  Asia/Nicosia=Nicosia;Asia/Novokuznetsk=Novokuznetsk;Asia/Novosibirsk=Novosibirsk;Asia/Omsk=Omsk;\
  Asia/Oral=Oral;Asia/Phnom_Penh=Phnom Penh|Cambodia;Asia/Pontianak=Pontianak;\
  Asia/Pyongyang=Pyongyang|North Korea;Asia/Qatar=Qatar;Asia/Qostanay=Kostanay|Qostanay;\
  Asia/Qyzylorda=Qyzylorda;Asia/Riyadh=Riyadh|Saudi Arabia;Asia/Sakhalin=Sakhalin;\
  Asia/Samarkand=Samarkand;Asia/Seoul=Seoul|South Korea;\
  Asia/Shanghai=Shanghai|Chongqing|Chungking|Harbin|China;Asia/Singapore=Singapore;\
  Asia/Srednekolymsk=Srednekolymsk;Asia/Taipei=Taipei|Taiwan;Asia/Tashkent=Tashkent|Uzbekistan;\
  Asia/Tbilisi=Tbilisi|Georgia;Asia/Tehran=Tehran|Iran;Asia/Thimphu=Thimphu|Thimbu|Bhutan;\
  Asia/Tokyo=Tokyo|Japan;Asia/Tomsk=Tomsk;Asia/Ulaanbaatar=Ulaanbaatar|Choibalsan|Ulan Bator;\
  Asia/Urumqi=Urumqi|Kashgar;Asia/Ust-Nera=Ust-Nera;Asia/Vientiane=Vientiane|Laos;\
  Asia/Vladivostok=Vladivostok;Asia/Yakutsk=Yakutsk;Asia/Yangon=Yangon|Rangoon|Myanmar;\
  Asia/Yekaterinburg=Yekaterinburg;Asia/Yerevan=Yerevan|Armenia;Atlantic/Azores=Azores;\
  Atlantic/Bermuda=Bermuda;Atlantic/Canary=Canary;Atlantic/Cape_Verde=Cape Verde;\
  Atlantic/Faroe=Faroe|Faeroe|Faroe Islands;Atlantic/Madeira=Madeira;\
  Atlantic/Reykjavik=Reykjavik|Iceland;\
  Atlantic/South_Georgia=South Georgia|South Georgia & South Sandwich Islands;\
  Atlantic/St_Helena=St Helena|St. Helena;Atlantic/Stanley=Stanley|Falkland Islands;\
  Australia/Adelaide=Adelaide;Australia/Brisbane=Brisbane|Queensland;\
  Australia/Broken_Hill=Broken Hill|Yancowinna;Australia/Darwin=Darwin;Australia/Eucla=Eucla;\
  Australia/Hobart=Hobart|Currie|Tasmania;Australia/Lindeman=Lindeman;\
  Australia/Lord_Howe=Lord Howe;Australia/Melbourne=Melbourne|Victoria;Australia/Perth=Perth;\
  Australia/Sydney=Sydney|Canberra;Europe/Amsterdam=Amsterdam|Netherlands;Europe/Andorra=Andorra;\
  Europe/Astrakhan=Astrakhan;Europe/Athens=Athens|Greece;Europe/Belgrade=Belgrade|Serbia;\
  Europe/Berlin=Berlin|Germany;Europe/Bratislava=Bratislava|Slovakia;\
  Europe/Brussels=Brussels|Belgium;Europe/Bucharest=Bucharest|Romania;\
  Europe/Budapest=Budapest|Hungary;Europe/Busingen=Busingen;\
  Europe/Chisinau=Chisinau|Tiraspol|Moldova;Europe/Copenhagen=Copenhagen|Denmark;\
  Europe/Dublin=Dublin|Ireland;Europe/Gibraltar=Gibraltar;Europe/Guernsey=Guernsey;\
  Europe/Helsinki=Helsinki|Finland;Europe/Isle_of_Man=Isle of Man;Europe/Istanbul=Istanbul|Turkey;\
  Europe/Jersey=Jersey;Europe/Kaliningrad=Kaliningrad;Europe/Kirov=Kirov;\
  Europe/Kyiv=Uzhhorod|Kyiv|Kiev|Uzhgorod|Zaporozhye|Ukraine;Europe/Lisbon=Lisbon|Portugal;\
  Europe/Ljubljana=Ljubljana|Slovenia;Europe/London=London|Belfast|United Kingdom;\
  Europe/Luxembourg=Luxembourg;Europe/Madrid=Madrid|Spain;Europe/Malta=Malta;\
  Europe/Mariehamn=Mariehamn|Åland Islands;Europe/Minsk=Minsk|Belarus;Europe/Monaco=Monaco;\
  Europe/Moscow=Moscow;Europe/Oslo=Oslo|Norway;Europe/Paris=Paris|France;\
  Europe/Podgorica=Podgorica|Montenegro;Europe/Prague=Prague|Czechia;Europe/Riga=Riga|Latvia;\
  Europe/Rome=Rome|Italy;Europe/Samara=Samara;Europe/San_Marino=San Marino;\
  Europe/Sarajevo=Sarajevo|Bosnia & Herzegovina;Europe/Saratov=Saratov;\
  Europe/Simferopol=Simferopol;Europe/Skopje=Skopje|North Macedonia;Europe/Sofia=Sofia|Bulgaria;\
  Europe/Stockholm=Stockholm|Sweden;Europe/Tallinn=Tallinn|Estonia;Europe/Tirane=Tirane|Albania;\
  Europe/Ulyanovsk=Ulyanovsk;Europe/Vaduz=Vaduz|Liechtenstein;Europe/Vatican=Vatican|Vatican City;\
  Europe/Vienna=Vienna|Austria;Europe/Vilnius=Vilnius|Lithuania;Europe/Volgograd=Volgograd;\
  Europe/Warsaw=Warsaw|Poland;Europe/Zagreb=Zagreb|Croatia;Europe/Zurich=Zurich|Switzerland;\
  Indian/Antananarivo=Antananarivo|Madagascar;Indian/Chagos=Chagos|British Indian Ocean Territory;\
  Indian/Christmas=Christmas|Christmas Island;Indian/Cocos=Cocos|Cocos Islands;\
  Indian/Comoro=Comoro|Comoros;Indian/Kerguelen=Kerguelen|French Southern Territories;\
  Indian/Mahe=Mahe|Seychelles;Indian/Maldives=Maldives;Indian/Mauritius=Mauritius;\
  Indian/Mayotte=Mayotte;Indian/Reunion=Réunion|Reunion;Pacific/Apia=Apia|Samoa;\
  Pacific/Auckland=Auckland|South Pole|New Zealand;Pacific/Bougainville=Bougainville;\
  Pacific/Chatham=Chatham;Pacific/Chuuk=Chuuk|Truk|Yap;Pacific/Easter=Easter;\
  Pacific/Efate=Efate|Vanuatu;Pacific/Fakaofo=Fakaofo|Tokelau;Pacific/Fiji=Fiji;\
  Pacific/Funafuti=Funafuti|Tuvalu;Pacific/Galapagos=Galapagos;Pacific/Gambier=Gambier;\
  Pacific/Guadalcanal=Guadalcanal|Solomon Islands;Pacific/Guam=Guam;\
  Pacific/Honolulu=Honolulu|Johnston;Pacific/Kanton=Kanton|Enderbury;\
  Pacific/Kiritimati=Kiritimati;Pacific/Kosrae=Kosrae;Pacific/Kwajalein=Kwajalein;\
  Pacific/Majuro=Majuro|Marshall Islands;Pacific/Marquesas=Marquesas;Pacific/Midway=Midway;\
  Pacific/Nauru=Nauru;Pacific/Niue=Niue;Pacific/Norfolk=Norfolk|Norfolk Island;\
  Pacific/Noumea=Noumea|New Caledonia;Pacific/Pago_Pago=Pago Pago|Samoa|American Samoa;\
  Pacific/Palau=Palau;Pacific/Pitcairn=Pitcairn|Pitcairn Islands;Pacific/Pohnpei=Pohnpei|Ponape;\
  Pacific/Port_Moresby=Port Moresby;Pacific/Rarotonga=Rarotonga|Cook Islands;\
  Pacific/Saipan=Saipan|Northern Mariana Islands;Pacific/Tahiti=Tahiti;Pacific/Tarawa=Tarawa;\
  Pacific/Tongatapu=Tongatapu|Tonga;Pacific/Wake=Wake;Pacific/Wallis=Wallis|Wallis & Futuna;
  """
