/// Cities, countries and regions in English that no zone of the tz database is named after, and short
/// names: `zone=name|name…;`.
let ownPlacesEnglish = """
  America/New_York=New York City|NYC|NY|Washington|Washington DC|Washington D C|DC|D C|Boston|Miami|Atlanta|\
  Philadelphia|Philly|Orlando|Tampa|Charlotte|Pittsburgh|Cleveland|Cincinnati|Baltimore|Buffalo|Jacksonville|\
  Columbus|Raleigh|Richmond|Florida|Massachusetts|Pennsylvania|New Jersey|Ohio|Virginia|Connecticut|\
  Manhattan|Brooklyn;\
  America/Chicago=Dallas|Houston|Austin|San Antonio|Texas|Illinois|Minneapolis|Milwaukee|St Louis|\
  Saint Louis|Kansas City|New Orleans|Nashville|Memphis|Oklahoma City|Omaha|Fort Worth|Minnesota|Wisconsin|\
  Louisiana|Alabama;\
  America/Denver=Colorado|Salt Lake City|Albuquerque|Utah|New Mexico|Montana;\
  America/Phoenix=Arizona|Tucson;\
  America/Los_Angeles=LA|San Francisco|SF|Frisco|San Diego|San Jose|Seattle|Portland|Las Vegas|Vegas|\
  Sacramento|Oakland|Berkeley|Palo Alto|Silicon Valley|California|Nevada|Oregon|Hollywood|Redmond|Cupertino|\
  Mountain View;\
  America/Anchorage=Alaska;Pacific/Honolulu=Hawaii|Waikiki;America/Detroit=Michigan|Ann Arbor;\
  America/Indiana/Indianapolis=Indiana;America/Kentucky/Louisville=Kentucky;\
  America/Toronto=Ottawa|Quebec|Quebec City|Ontario|Mississauga;America/Vancouver=Victoria BC|British Columbia;\
  America/Edmonton=Calgary|Alberta|Banff;America/Winnipeg=Manitoba;America/Halifax=Nova Scotia;\
  America/St_Johns=Newfoundland|St John's|Saint John's;America/Regina=Saskatchewan|Saskatoon;\
  America/Mexico_City=Guadalajara|Puebla|Mexico;America/Argentina/Buenos_Aires=Argentina;\
  America/Sao_Paulo=Rio de Janeiro|Rio|Brasilia|Brazil|Belo Horizonte|Curitiba|Porto Alegre;\
  America/Bahia=Salvador;America/Bogota=Medellin|Cali|Cartagena;America/Guayaquil=Quito;\
  America/Lima=Cusco|Cuzco;America/La_Paz=Sucre|Santa Cruz;America/Santiago=Valparaiso;\
  Europe/London=UK|U K|Britain|Great Britain|England|Scotland|Wales|Northern Ireland|Manchester|Birmingham|\
  Liverpool|Edinburgh|Glasgow|Cardiff|Oxford|Cambridge|Leeds|Bristol;GMT=Greenwich|Greenwich Mean;\
  Europe/Dublin=Cork;Europe/Lisbon=Porto|Oporto;Europe/Madrid=Barcelona|Valencia|Seville|Malaga|Bilbao;\
  Atlantic/Canary=Canary Islands|Canaries|Tenerife|Las Palmas;Europe/Paris=Lyon|Marseille|Nice|Toulouse|\
  Bordeaux|Strasbourg|Lille|Cannes;Europe/Berlin=Munich|Hamburg|Frankfurt|Cologne|Stuttgart|Dusseldorf|\
  Leipzig|Dresden|Hanover|Nuremberg|Bonn|Bremen;Europe/Amsterdam=Holland|Rotterdam|The Hague|Hague|Utrecht|\
  Eindhoven;Europe/Brussels=Antwerp|Bruges|Ghent;Europe/Zurich=Geneva|Basel|Bern|Berne|Lausanne|Davos;\
  Europe/Vienna=Salzburg|Graz|Innsbruck|Linz;Europe/Rome=Milan|Venice|Florence|Naples|Turin|Bologna|Palermo|\
  Sicily;Europe/Warsaw=Krakow|Cracow|Wroclaw|Gdansk|Poznan|Lodz|Lublin;Europe/Prague=Brno|Czech Republic|\
  Czech;Europe/Budapest=Debrecen;Europe/Bucharest=Cluj|Timisoara|Iasi;Europe/Sofia=Varna|Plovdiv|Burgas;\
  Europe/Athens=Thessaloniki|Crete;Asia/Nicosia=Cyprus|Limassol|Larnaca|Paphos;Europe/Zagreb=Split|Dubrovnik;\
  Europe/Stockholm=Gothenburg|Malmo;Europe/Oslo=Bergen|Trondheim;Europe/Copenhagen=Aarhus;\
  Europe/Helsinki=Espoo|Tampere|Turku;Europe/Tallinn=Tartu;Europe/Vilnius=Kaunas;\
  Europe/Istanbul=Ankara|Izmir|Antalya|Turkiye|Constantinople;Europe/Belgrade=Novi Sad;\
  Europe/Kyiv=Lviv|Lvov|Kharkiv|Kharkov|Odesa|Odessa|Dnipro|Zaporizhzhia|Vinnytsia|Ivano-Frankivsk|Chernivtsi|\
  Ternopil|Lutsk|Rivne|Zhytomyr|Khmelnytskyi|Poltava|Sumy|Chernihiv|Cherkasy|Kropyvnytskyi|Mykolaiv|Kherson|\
  Kryvyi Rih|Mariupol|Uzhhorod|Kremenchuk|Bila Tserkva|Donetsk|Luhansk;\
  Europe/Minsk=Brest|Grodno|Gomel|Vitebsk;\
  Europe/Moscow=Saint Petersburg|St Petersburg|Petersburg|SPB|Kazan|Sochi|Nizhny Novgorod|Rostov|\
  Rostov-on-Don|Voronezh|Krasnodar|Murmansk|Crimea;Asia/Yekaterinburg=Ekaterinburg|Ufa|Perm|Chelyabinsk|\
  Tyumen;Europe/Samara=Izhevsk|Tolyatti;\
  Asia/Almaty=Astana|Nur-Sultan|Kazakhstan|Alma-Ata|Shymkent;Asia/Tbilisi=Batumi;Asia/Ulaanbaatar=Mongolia;\
  Asia/Dubai=UAE|Emirates|Abu Dhabi|Sharjah;Asia/Qatar=Doha;Asia/Riyadh=Jeddah|Mecca|Medina;\
  Asia/Kuwait=Kuwait City;Asia/Bahrain=Manama;Asia/Jerusalem=Haifa;Asia/Hebron=Palestine|Ramallah;\
  Asia/Aden=Sanaa|Sana'a;Asia/Tehran=Isfahan|Mashhad;Asia/Karachi=Islamabad|Lahore;\
  Asia/Kolkata=Delhi|New Delhi|Mumbai|Bombay|Bangalore|Bengaluru|Chennai|Madras|Hyderabad|Pune|Ahmedabad|\
  Jaipur|Goa|Kochi|Lucknow|Agra;Asia/Kathmandu=Pokhara;Asia/Dhaka=Chittagong;Asia/Yangon=Burma|Mandalay;\
  Asia/Bangkok=Phuket|Chiang Mai|Pattaya;Asia/Ho_Chi_Minh=Hanoi|Da Nang;Asia/Phnom_Penh=Siem Reap;\
  Asia/Jakarta=Bandung|Surabaya;Asia/Makassar=Bali|Denpasar;Asia/Manila=Cebu|Quezon City;\
  Asia/Kuala_Lumpur=KL|Penang;Asia/Shanghai=Beijing|Peking|Shenzhen|Guangzhou|Canton|Wuhan|Chengdu|Tianjin|\
  Nanjing|Hangzhou|Xi'an|Suzhou;Asia/Hong_Kong=HK;Asia/Taipei=Kaohsiung;\
  Asia/Tokyo=Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Fukuoka|Kobe|Hiroshima|Nagasaki|Okinawa;\
  Asia/Seoul=Korea|Busan|Pusan|Incheon;Asia/Pyongyang=DPRK;\
  Australia/Sydney=New South Wales|Wollongong|Newcastle;Australia/Brisbane=Gold Coast|Cairns;\
  Australia/Perth=Western Australia;Pacific/Auckland=Wellington|Christchurch|NZ|Queenstown|Hamilton;\
  Pacific/Guadalcanal=Honiara;Pacific/Fiji=Suva;Pacific/Port_Moresby=Papua New Guinea;\
  Africa/Johannesburg=Cape Town|Pretoria|Durban|Joburg;Africa/Cairo=Alexandria|Giza;\
  Africa/Casablanca=Rabat|Marrakesh|Marrakech|Tangier|Fez;Africa/Lagos=Abuja;Africa/Nairobi=Mombasa;\
  Africa/Dar_es_Salaam=Zanzibar|Dodoma;Africa/Addis_Ababa=Addis;Asia/Colombo=Ceylon;Africa/Abidjan=Ivory Coast|Yamoussoukro;\
  Africa/Kinshasa=DR Congo;Africa/Brazzaville=Congo;Indian/Mauritius=Port Louis;Indian/Maldives=Male;\
  Indian/Mahe=Victoria Seychelles;Atlantic/Bermuda=Hamilton Bermuda;Asia/Macau=Macao;\
  Europe/Kirov=Vyatka;Europe/Chisinau=Kishinev;Asia/Kolkata=Indian;
  """
