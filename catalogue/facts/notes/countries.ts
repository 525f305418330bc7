import type { Notes } from './notes.ts';

/** Why traffic keeps to a side, by ISO code; only these countries are asked. */
export const DRIVING_NOTES: Notes = {
  mv: {
    en: 'Its largest town is so small that a walk across takes half an hour.',
    pl: 'Największe miasto można tam przejść pieszo w pół godziny.',
  },
  nr: {
    en: 'Its only ring road is about 20 kilometres long.',
    pl: 'Jedyna tamtejsza obwodnica ma około 20 kilometrów i okrąża całą wyspę.',
  },
  mu: {
    en: 'The British kept the French laws of the island, but not the French side of the road.',
    pl: 'Brytyjczycy zachowali tam francuskie prawo, ale nie francuską stronę drogi.',
  },
  sc: {
    en: 'France ceded the islands to Britain in 1814, and the British habit stayed.',
    pl: 'W 1814 roku Francja oddała wyspy Wielkiej Brytanii i tak już zostało.',
  },
  fj: {
    en: 'It was a British colony from 1874 to 1970.',
    pl: 'W latach 1874–1970 była to kolonia brytyjska.',
  },
  gb: {
    en: "Napoleon's conquests spread the other side over much of Europe, but not there.",
    pl: 'Podboje Napoleona rozpowszechniły w Europie ruch prawostronny, lecz tam nie dotarły.',
  },
  ie: {
    en: 'So they do in the United Kingdom, its neighbour and former ruler.',
    pl: 'Tak samo jest w sąsiedniej Wielkiej Brytanii, która dawniej rządziła krajem.',
  },
  mt: {
    en: 'Britain ruled it until 1964; the red telephone boxes have stayed as well.',
    pl: 'Do 1964 roku rządzili tam Brytyjczycy, po których zostały też czerwone budki telefoniczne.',
  },
  cy: {
    en: 'Britain ruled it until 1960, and both parts of the divided island still drive that way.',
    pl: 'Do 1960 roku rządzili tam Brytyjczycy; tak samo jeździ się dziś w obu częściach podzielonej wyspy.',
  },
  jp: {
    en: 'It was never a British colony, but engineers from Britain built its first railways.',
    pl: 'Japonia nigdy nie była kolonią, ale jej pierwsze koleje zbudowali Brytyjczycy.',
  },
  th: {
    en: 'It was never a colony, but nearly all its neighbours drive on the right.',
    pl: 'Kraj nigdy nie był kolonią, a u niemal wszystkich sąsiadów jeździ się po prawej.',
  },
  id: {
    en: 'The Dutch brought the habit and later gave it up at home.',
    pl: 'Zwyczaj przynieśli Holendrzy, którzy sami później z niego zrezygnowali.',
  },
  in: {
    en: 'The British brought the habit, and Pakistan and Bangladesh have kept it, too.',
    pl: 'Zwyczaj przynieśli Brytyjczycy; zachowały go też Pakistan i Bangladesz.',
  },
  pk: {
    en: 'On the Karakoram Highway drivers have to change sides at the border with China.',
    pl: 'Na Szosie Karakorumskiej kierowcy zmieniają stronę na granicy z Chinami.',
  },
  au: {
    en: 'That goes for the road trains, too, lorries of up to 50 metres.',
    pl: 'Dotyczy to także pociągów drogowych – ciężarówek długich nawet na 50 metrów.',
  },
  nz: {
    en: 'Until 2012 drivers turning left there even had to give way to those turning right.',
    pl: 'Do 2012 roku skręcający w lewo musieli tam nawet ustępować skręcającym w prawo.',
  },
  za: { en: 'All its land neighbours do the same.', pl: 'Tak samo jest u wszystkich sąsiadów tego kraju.' },
  ke: {
    en: 'Safari cars there have their steering wheel on the right.',
    pl: 'Samochody na safari mają tam kierownicę po prawej stronie.',
  },
  tz: {
    en: 'Safari cars there have their steering wheel on the right.',
    pl: 'Samochody na safari mają tam kierownicę po prawej stronie.',
  },
  mz: {
    en: 'It was a Portuguese colony, but its neighbours were British.',
    pl: 'Był kolonią portugalską, ale sąsiadował z brytyjskimi.',
  },
  jm: {
    en: 'It was British until 1962; most of the countries around the Caribbean drive on the other side.',
    pl: 'Do 1962 roku należała do Brytyjczyków; w większości krajów regionu jeździ się po drugiej stronie.',
  },
  my: {
    en: 'Traffic from Thailand need not change sides at the border.',
    pl: 'Na granicy z Tajlandią nie trzeba zmieniać strony.',
  },
  sg: {
    en: 'The causeway to Malaysia needs no crossing over.',
    pl: 'Na grobli do Malezji nie trzeba zmieniać strony.',
  },
  np: {
    en: 'Nearly all its trade goes through India, which drives the same way.',
    pl: 'Tak samo jest w Indiach, przez które przechodzi niemal cały handel.',
  },
  zw: {
    en: 'So do all its neighbours, from South Africa to Mozambique.',
    pl: 'Tak samo jest u wszystkich sąsiadów – od RPA po Mozambik.',
  },
  se: {
    en: 'Sweden changed sides in the early hours of 3 September 1967, “H Day”.',
    pl: 'Szwecja zmieniła stronę nad ranem 3 września 1967 roku, w „dniu H”.',
  },
  is: {
    en: 'The country changed sides in May 1968, eight months after Sweden.',
    pl: 'Stronę zmieniono w maju 1968 roku, osiem miesięcy po Szwecji.',
  },
  us: {
    en: 'The Pennsylvania Turnpike of 1792 prescribed the right side.',
    pl: 'Prawą stronę nakazano już w 1792 roku w Pensylwanii.',
  },
  ca: {
    en: 'British Columbia drove on the other side until the 1920s.',
    pl: 'W Kolumbii Brytyjskiej jeżdżono po drugiej stronie do lat 20. XX wieku.',
  },
  cn: {
    en: 'Hong Kong and Macau, however, drive on the other side.',
    pl: 'W Hongkongu i Makau jest jednak odwrotnie.',
  },
  kr: {
    en: 'They did under Japanese rule, but the Americans changed that after 1945.',
    pl: 'Tak jeżdżono pod rządami Japonii; po 1945 roku zmienili to Amerykanie.',
  },
  ng: {
    en: 'It changed sides in 1972, because its neighbours were once French.',
    pl: 'Stronę zmieniono w 1972 roku, bo w sąsiednich krajach, dawnych koloniach francuskich, jeździło się po prawej.',
  },
  gh: {
    en: 'It changed sides in 1974, after British rule.',
    pl: 'Stronę zmieniono w 1974 roku, po latach brytyjskich rządów.',
  },
  mm: {
    en: 'It changed sides in 1970, but most cars still had their steering wheel on the right.',
    pl: 'Stronę zmieniono w 1970 roku, choć większość samochodów miała kierownicę po prawej.',
  },
  eg: {
    en: 'The rule stayed even under British influence.',
    pl: 'Ruch prawostronny przetrwał tam mimo brytyjskich wpływów.',
  },
  ph: {
    en: 'It changed sides in 1945, when the Americans returned.',
    pl: 'Stronę zmieniono w 1945 roku, gdy wrócili Amerykanie.',
  },
  pt: {
    en: 'It changed sides in 1928, but its colony of Mozambique kept to the old one.',
    pl: 'Stronę zmieniono w 1928 roku, ale w Mozambiku, kolonii Portugalii, wszystko zostało po staremu.',
  },
  cz: {
    en: "Hitler's occupation brought the change in 1939.",
    pl: 'Zmianę przyniosła okupacja hitlerowska w 1939 roku.',
  },
  hu: {
    en: 'Budapest changed sides in 1941, some months after the rest of the country.',
    pl: 'W Budapeszcie stronę zmieniono w 1941 roku, kilka miesięcy później niż w reszcie kraju.',
  },
  ar: {
    en: 'It changed sides in 1945, but its trains still keep left.',
    pl: 'Stronę zmieniono w 1945 roku, ale pociągi wciąż trzymają się lewej.',
  },
  gy: {
    en: 'It is one of two such countries on the mainland of South America.',
    pl: 'To jeden z dwóch takich krajów kontynentalnej Ameryki Południowej.',
  },
  sr: {
    en: 'It is one of two such countries on the mainland of South America.',
    pl: 'To jeden z dwóch takich krajów kontynentalnej Ameryki Południowej.',
  },
};

/** Where countries that seem to be landlocked meet the sea, by ISO code. */
export const COAST_NOTES: Notes = {
  ba: {
    en: 'It has about 20 kilometres of Adriatic coast, at Neum.',
    pl: 'Ma około 20 kilometrów wybrzeża Adriatyku, koło Neum.',
  },
  si: {
    en: 'It has about 47 kilometres of Adriatic coast.',
    pl: 'Ma około 47 kilometrów wybrzeża Adriatyku.',
  },
  me: {
    en: 'Its Bay of Kotor, on the Adriatic, is often called a fjord.',
    pl: 'Leży nad Adriatykiem, a Zatoka Kotorska bywa nazywana fiordem.',
  },
  al: {
    en: 'Its coast lies on the Adriatic and the Ionian Sea.',
    pl: 'Leży nad Adriatykiem i Morzem Jońskim.',
  },
  be: {
    en: 'It has about 65 kilometres of coast, with a tram all along it.',
    pl: 'Ma około 65 kilometrów wybrzeża, wzdłuż którego jeździ tramwaj.',
  },
  lt: {
    en: 'It has about 90 kilometres of coast on the Baltic.',
    pl: 'Ma około 90 kilometrów wybrzeża nad Bałtykiem.',
  },
  ro: {
    en: 'Its coast with the port of Constanța is on the Black Sea.',
    pl: 'Leży nad Morzem Czarnym, gdzie ma port w Konstancy.',
  },
  bg: {
    en: 'Its coast with Varna and Burgas is on the Black Sea.',
    pl: 'Leży nad Morzem Czarnym, gdzie ma porty w Warnie i Burgas.',
  },
  ge: {
    en: 'Its coast with the port of Batumi is on the Black Sea.',
    pl: 'Leży nad Morzem Czarnym, gdzie ma port w Batumi.',
  },
  jo: {
    en: 'Its only port is Aqaba, on a gulf of the Red Sea.',
    pl: 'Jej jedynym portem jest Akaba nad zatoką Morza Czerwonego.',
  },
  iq: { en: 'Its short coast is on the Persian Gulf.', pl: 'Ma krótkie wybrzeże nad Zatoką Perską.' },
  cd: {
    en: 'Its coast of some 40 kilometres lies at the mouth of the Congo.',
    pl: 'Ma około 40 kilometrów wybrzeża u ujścia Konga.',
  },
  sy: {
    en: 'Its coast with Latakia is on the Mediterranean.',
    pl: 'Leży nad Morzem Śródziemnym, gdzie ma port w Latakii.',
  },
  cm: {
    en: 'Its coast is on the Gulf of Guinea; the port of Douala is its largest city.',
    pl: 'Leży nad Zatoką Gwinejską; jego największym miastem jest portowa Duala.',
  },
  ve: {
    en: 'Its coast is on the Caribbean Sea; Columbus landed there in 1498.',
    pl: 'Leży nad Morzem Karaibskim; w 1498 roku dotarł tam Kolumb.',
  },
  gt: {
    en: 'It has coasts on the Pacific and the Caribbean.',
    pl: 'Leży nad Pacyfikiem i Morzem Karaibskim.',
  },
  kh: {
    en: 'Its beaches, at Sihanoukville, are on the Gulf of Thailand.',
    pl: 'Leży nad Zatoką Tajlandzką, a plażować można w Sihanoukville.',
  },
  sd: {
    en: 'Its coast with Port Sudan is on the Red Sea.',
    pl: 'Leży nad Morzem Czerwonym, gdzie ma Port Sudan.',
  },
  ee: {
    en: 'It lies on the Baltic and has more than 2,000 islands.',
    pl: 'Leży nad Bałtykiem i ma ponad dwa tysiące wysp.',
  },
  uy: {
    en: 'Its coast lies on the Atlantic and the Río de la Plata.',
    pl: 'Leży nad Atlantykiem i estuarium La Platy.',
  },
  hr: { en: 'Its coast has more than a thousand islands.', pl: 'Ma ponad tysiąc wysp na Adriatyku.' },
  ec: {
    en: 'Its coast with Guayaquil is on the Pacific.',
    pl: 'Leży nad Pacyfikiem, gdzie ma port w Guayaquil.',
  },
};

/** About monarchies, by ISO code. */
export const MONARCHY_NOTES: Notes = {
  om: {
    en: 'Sultan Qaboos reigned there for almost fifty years.',
    pl: 'Sułtan Kabus panował tam prawie pięćdziesiąt lat.',
  },
  kw: { en: 'It is ruled by an emir of the Al Sabah family.', pl: 'Rządzi tam emir z rodu As-Sabah.' },
  bn: { en: 'Its sultan is also prime minister.', pl: 'Tamtejszy sułtan jest zarazem premierem.' },
  gb: {
    en: 'Queen Elizabeth II reigned there for seventy years.',
    pl: 'Królowa Elżbieta II panowała tam siedemdziesiąt lat.',
  },
  es: {
    en: "The monarchy returned in 1975, after Franco's death.",
    pl: 'Monarchia wróciła w 1975 roku, po śmierci Franco.',
  },
  se: {
    en: "The Bernadotte dynasty descends from one of Napoleon's marshals.",
    pl: 'Dynastia Bernadotte’ów wywodzi się od marszałka Napoleona.',
  },
  no: {
    en: 'In 1905 the throne was offered to a Danish prince.',
    pl: 'W 1905 roku tron zaproponowano duńskiemu księciu.',
  },
  dk: {
    en: 'Margrethe II abdicated in 2024 in favour of Frederik X.',
    pl: 'W 2024 roku Małgorzata II abdykowała na rzecz Fryderyka X.',
  },
  nl: {
    en: 'From 1890 to 2013 its monarchs were all women.',
    pl: 'W latach 1890–2013 na tronie zasiadały same kobiety.',
  },
  be: {
    en: 'In 1831 it chose a German prince as its first king.',
    pl: 'W 1831 roku pierwszym królem wybrano niemieckiego księcia.',
  },
  lu: { en: 'It is the only grand duchy in the world.', pl: 'To jedyne wielkie księstwo na świecie.' },
  mc: {
    en: 'The Grimaldi family has ruled it since the Middle Ages.',
    pl: 'Od średniowiecza rządzi tam ród Grimaldich.',
  },
  li: {
    en: 'Its prince has more power than most in Europe.',
    pl: 'Żaden inny książę w Europie nie ma tak dużej władzy.',
  },
  jp: { en: 'Its dynasty is the oldest in the world.', pl: 'Tamtejsza dynastia jest najstarsza na świecie.' },
  th: { en: 'Insulting the king can lead to prison there.', pl: 'Za obrazę króla grozi tam więzienie.' },
  my: {
    en: 'Nine sultans and rulers elect one of themselves king for five years.',
    pl: 'Dziewięciu władców stanowych wybiera spośród siebie króla na pięć lat.',
  },
  sa: {
    en: 'It is named after the family that rules it.',
    pl: 'Nazwa państwa pochodzi od nazwiska panującej rodziny.',
  },
  jo: {
    en: 'Its Hashemite kings claim descent from the Prophet.',
    pl: 'Haszymidzcy królowie wywodzą swój ród od Proroka.',
  },
  ma: {
    en: 'The same dynasty has ruled it since the 17th century.',
    pl: 'Od XVII wieku panuje tam ta sama dynastia.',
  },
  bt: { en: 'It measures “gross national happiness”.', pl: 'Mierzy się tam „szczęście narodowe brutto”.' },
  kh: { en: 'A council elects the king there.', pl: 'Króla wybiera tam rada tronowa.' },
  qa: {
    en: 'The Al Thani family has ruled it since the 19th century.',
    pl: 'Od XIX wieku rządzi tam ród Al Thani.',
  },
  ls: {
    en: 'It is a mountain kingdom surrounded by South Africa.',
    pl: 'To górskie królestwo otoczone przez Republikę Południowej Afryki.',
  },
};

/** How states became republics, by ISO code. */
export const REPUBLIC_NOTES: Notes = {
  gr: {
    en: 'The last king, Constantine II, lost his throne in 1973.',
    pl: 'Ostatni król, Konstantyn II, stracił tron w 1973 roku.',
  },
  it: { en: 'A referendum ended the monarchy in 1946.', pl: 'Monarchię zniesiono w referendum w 1946 roku.' },
  pt: { en: 'The last king fled in 1910.', pl: 'Ostatni król uciekł z kraju w 1910 roku.' },
  ro: { en: 'King Michael had to abdicate in 1947.', pl: 'W 1947 roku król Michał musiał abdykować.' },
  bg: {
    en: 'Its last tsar, Simeon II, became prime minister in 2001.',
    pl: 'Ostatni car, Symeon II, został w 2001 roku premierem.',
  },
  al: {
    en: 'Zog, who had made himself king, fled in 1939.',
    pl: 'Zog, który sam ogłosił się królem, uciekł w 1939 roku.',
  },
  hu: {
    en: 'Between the wars it was a kingdom without a king, ruled by an admiral.',
    pl: 'Między wojnami było to królestwo bez króla, rządzone przez admirała.',
  },
  ir: { en: 'The shah was overthrown in 1979.', pl: 'Szacha obalono w 1979 roku.' },
  iq: { en: 'The king was killed in a coup in 1958.', pl: 'Króla zabito podczas zamachu stanu w 1958 roku.' },
  eg: { en: 'King Farouk abdicated in 1952.', pl: 'Król Faruk abdykował w 1952 roku.' },
  et: {
    en: 'Emperor Haile Selassie was overthrown in 1974.',
    pl: 'Cesarza Hajle Syllasje obalono w 1974 roku.',
  },
  np: {
    en: 'The monarchy was abolished in 2008, after 240 years.',
    pl: 'Monarchię zniesiono w 2008 roku, po 240 latach.',
  },
  br: { en: 'Emperor Pedro II was overthrown in 1889.', pl: 'Cesarza Piotra II obalono w 1889 roku.' },
};

/** About the euro, or what is used instead, by ISO code. */
export const EURO_NOTES: Notes = {
  bg: {
    en: 'It adopted the euro on 1 January 2026, after the lev.',
    pl: 'Bułgaria przyjęła euro 1 stycznia 2026 roku; wcześniej płacono lewami.',
  },
  hr: {
    en: 'It adopted the euro in 2023, after the kuna.',
    pl: 'Chorwacja przyjęła euro w 2023 roku; wcześniej płacono kunami.',
  },
  ee: {
    en: 'It adopted the euro in 2011, the first of the Baltic states.',
    pl: 'Estonia przyjęła euro w 2011 roku jako pierwszy z krajów bałtyckich.',
  },
  lv: {
    en: 'It adopted the euro in 2014, after the lats.',
    pl: 'Łotwa przyjęła euro w 2014 roku; wcześniej płacono łatami.',
  },
  lt: {
    en: 'It adopted the euro in 2015, after the litas.',
    pl: 'Litwa przyjęła euro w 2015 roku; wcześniej płacono litami.',
  },
  sk: {
    en: 'It adopted the euro in 2009, unlike Czechia.',
    pl: 'Słowacja przyjęła euro w 2009 roku, inaczej niż Czechy.',
  },
  si: {
    en: 'It adopted the euro in 2007, the first of the former Yugoslav republics.',
    pl: 'Słowenia przyjęła euro w 2007 roku jako pierwsza z dawnych republik Jugosławii.',
  },
  mt: {
    en: 'It adopted the euro in 2008, after the lira.',
    pl: 'Malta przyjęła euro w 2008 roku; wcześniej płacono lirami.',
  },
  cy: {
    en: 'It adopted the euro in 2008, after the pound.',
    pl: 'Cypr przyjął euro w 2008 roku; wcześniej płacono funtami.',
  },
  fi: {
    en: 'It is the only Nordic country that does.',
    pl: 'To jedyny kraj nordycki, w którym płaci się euro.',
  },
  ie: {
    en: 'It adopted the euro at the start, while the United Kingdom kept the pound.',
    pl: 'Irlandia przyjęła euro od samego początku; w sąsiedniej Wielkiej Brytanii wciąż płaci się funtami.',
  },
  mc: {
    en: 'It uses the euro by treaty, without being in the European Union.',
    pl: 'Monako używa euro na mocy umowy, choć nie należy do Unii Europejskiej.',
  },
  sm: {
    en: 'It uses the euro by treaty, without being in the European Union.',
    pl: 'San Marino używa euro na mocy umowy, choć nie należy do Unii Europejskiej.',
  },
  ad: {
    en: 'It uses the euro by treaty, without being in the European Union.',
    pl: 'Andora używa euro na mocy umowy, choć nie należy do Unii Europejskiej.',
  },
  va: {
    en: 'It mints a few coins of its own, which collectors seek.',
    pl: 'Watykan bije niewielkie serie własnych monet, poszukiwane przez kolekcjonerów.',
  },
  dk: {
    en: 'A referendum rejected the euro in 2000; people pay in kroner.',
    pl: 'W 2000 roku odrzucono euro w referendum; płaci się tam koronami.',
  },
  se: {
    en: 'A referendum rejected the euro in 2003; people pay in kronor.',
    pl: 'W 2003 roku odrzucono euro w referendum; płaci się tam koronami.',
  },
  no: {
    en: 'Norway is not in the European Union; people pay in kroner.',
    pl: 'Norwegia nie należy do Unii Europejskiej; płaci się tam koronami.',
  },
  is: {
    en: 'Iceland is not in the European Union; people pay in krónur.',
    pl: 'Islandia nie należy do Unii Europejskiej; płaci się tam koronami.',
  },
  ch: {
    en: 'Switzerland is not in the European Union; people pay in francs.',
    pl: 'Szwajcaria nie należy do Unii Europejskiej; płaci się tam frankami.',
  },
  li: { en: 'Liechtenstein uses the Swiss franc.', pl: 'Liechtenstein używa franka szwajcarskiego.' },
  cz: { en: 'It has kept the koruna.', pl: 'Nadal płaci się tam koronami.' },
  hu: { en: 'It has kept the forint.', pl: 'Nadal płaci się tam forintami.' },
  ro: { en: 'It has kept the leu.', pl: 'Nadal płaci się tam lejami.' },
  pl: { en: 'It has kept the złoty.', pl: 'Nadal płaci się tam złotymi.' },
  rs: {
    en: 'Serbia is not in the European Union; people pay in dinars.',
    pl: 'Serbia nie należy do Unii Europejskiej; płaci się tam dinarami.',
  },
  al: {
    en: 'Albania is not in the European Union; people pay in lekë.',
    pl: 'Albania nie należy do Unii Europejskiej; płaci się tam lekami.',
  },
  tr: {
    en: 'Turkey is not in the European Union; people pay in lira.',
    pl: 'Turcja nie należy do Unii Europejskiej; płaci się tam lirami.',
  },
};

/** About borders of countries with a single neighbour, by ISO code. */
export const ONLY_NEIGHBOUR_NOTES: Notes = {
  ie: {
    en: 'The border with Northern Ireland is about 500 kilometres long.',
    pl: 'Granica z Irlandią Północną ma około 500 kilometrów.',
  },
  mc: {
    en: 'It covers two square kilometres on the Riviera.',
    pl: 'Monako ma powierzchnię dwóch kilometrów kwadratowych i leży na Riwierze.',
  },
  pt: {
    en: 'The border has hardly changed since 1297, one of the oldest in Europe.',
    pl: 'Granica prawie nie zmieniła się od 1297 roku – to jedna z najstarszych w Europie.',
  },
  kr: {
    en: 'They are separated by a demilitarized zone four kilometres wide.',
    pl: 'Rozdziela je strefa zdemilitaryzowana szeroka na cztery kilometry.',
  },
  bn: {
    en: 'The sultanate consists of two parts on Borneo.',
    pl: 'Sułtanat składa się z dwóch części na Borneo.',
  },
  tl: { en: 'They lie on the same island, Timor.', pl: 'Oba państwa leżą na wyspie Timor.' },
  qa: { en: 'It lies on a peninsula in the Persian Gulf.', pl: 'Katar leży na półwyspie w Zatoce Perskiej.' },
  gm: { en: 'It stretches along both banks of a river.', pl: 'Gambia ciągnie się wzdłuż obu brzegów rzeki.' },
  ls: {
    en: 'It is one of only three countries that lie entirely within another.',
    pl: 'Lesotho to jedno z zaledwie trzech państw, które w całości leżą wewnątrz innego.',
  },
  ht: {
    en: 'They lie on the same island, Hispaniola.',
    pl: 'Oba państwa leżą na jednej wyspie – Haiti, zwanej też Hispaniolą.',
  },
  do: {
    en: 'They lie on the same island, Hispaniola.',
    pl: 'Oba państwa leżą na jednej wyspie – Haiti, zwanej też Hispaniolą.',
  },
  pg: {
    en: 'The border runs almost straight along a meridian through New Guinea.',
    pl: 'Granica biegnie niemal wzdłuż południka przez Nową Gwineę.',
  },
};
