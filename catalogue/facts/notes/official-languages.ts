import type { Notes } from './notes.ts';

/** About the official languages of countries, by ISO code. */
export const OFFICIAL_LANGUAGE_NOTES: Notes = {
  ad: {
    en: 'No other country has Catalan as its only official language.',
    pl: 'W żadnym innym państwie kataloński nie jest jedynym językiem urzędowym.',
  },
  af: {
    en: 'The other official language is Dari, a form of Persian.',
    pl: 'Drugim językiem urzędowym jest dari – odmiana perskiego.',
  },
  ao: {
    en: 'Angola was a Portuguese colony until 1975; today it has three times as many people as Portugal.',
    pl: 'Do 1975 roku Angola była kolonią Portugalii; dziś ma trzy razy więcej mieszkańców niż dawna metropolia.',
  },
  ar: {
    en: 'Argentines say “vos” where other speakers of the language say “tú”.',
    pl: 'Argentyńczycy mówią „vos” tam, gdzie inni użyliby „tú”, czyli „ty”.',
  },
  at: {
    en: 'Austrians have words of their own, such as “Jänner” for January and “Paradeiser” for tomato.',
    pl: 'Austriacy mają własne słowa: styczeń to u nich „Jänner”, a pomidor – „Paradeiser”.',
  },
  bd: {
    en: 'In 1952 students died there for their language; International Mother Language Day recalls them.',
    pl: 'W 1952 roku zginęli tam w obronie języka studenci; upamiętnia ich Dzień Języka Ojczystego.',
  },
  be: {
    en: 'It is spoken in Flanders, French in Wallonia and German in the east.',
    pl: 'Mówi się nim we Flandrii; w Walonii rozmawia się po francusku, a na wschodzie – po niemiecku.',
  },
  bo: {
    en: 'Bolivia recognizes 36 indigenous languages as official, too.',
    pl: 'Boliwia uznaje za urzędowe także 36 języków rdzennych ludów.',
  },
  br: {
    en: 'By the Treaty of Tordesillas of 1494, this part of the New World fell to Portugal.',
    pl: 'Na mocy traktatu z Tordesillas z 1494 roku ta część Nowego Świata przypadła Portugalii.',
  },
  bz: {
    en: 'As British Honduras, it was the only British colony in Central America.',
    pl: 'Dawny Honduras Brytyjski był jedyną brytyjską kolonią w Ameryce Środkowej.',
  },
  ch: {
    en: 'Together with French, Italian and Romansh, that makes four.',
    pl: 'Kraj ma cztery języki narodowe: oprócz niemieckiego także francuski, włoski i retoromański.',
  },
  ci: {
    en: "The country asks everyone to use its French name, Côte d'Ivoire.",
    pl: 'Kraj prosi cudzoziemców, by używali jego francuskiej nazwy: Côte d’Ivoire.',
  },
  cl: {
    en: 'Two poets from Chile, Gabriela Mistral and Pablo Neruda, won the Nobel Prize.',
    pl: 'Dwoje chilijskich poetów, Gabriela Mistral i Pablo Neruda, zdobyło Nagrodę Nobla.',
  },
  co: {
    en: 'Gabriel García Márquez of Colombia won the Nobel Prize for his novels in it.',
    pl: 'Za powieści napisane w tym języku dostał Nobla Kolumbijczyk Gabriel García Márquez.',
  },
  cu: {
    en: 'Columbus landed on Cuba in 1492; the island remained a colony until 1898.',
    pl: 'Kolumb dopłynął do Kuby w 1492 roku; wyspa pozostała kolonią aż do 1898 roku.',
  },
  cv: {
    en: 'In everyday life people speak a creole, in which Cesária Évora sang.',
    pl: 'Na co dzień mówi się tam językiem kreolskim, w którym śpiewała Cesária Évora.',
  },
  cy: {
    en: 'By the constitution of 1960, Turkish is the other official language.',
    pl: 'Konstytucja z 1960 roku wymienia też drugi język urzędowy – turecki.',
  },
  eg: {
    en: 'Thanks to films and songs from Cairo, its Egyptian form is understood in the whole region.',
    pl: 'Dzięki filmom i piosenkom z Kairu egipską odmianę rozumie cały region.',
  },
  et: {
    en: 'It has a script of its own, with more than 200 signs.',
    pl: 'Ma własne pismo, które liczy ponad 200 znaków.',
  },
  gh: {
    en: 'Until 1957 Ghana was a British colony, the Gold Coast.',
    pl: 'Do 1957 roku Ghana była brytyjską kolonią o nazwie Złote Wybrzeże.',
  },
  gn: {
    en: 'Guinea was a French colony until 1958, when it voted for immediate independence.',
    pl: 'Gwinea była kolonią Francji do 1958 roku, gdy zagłosowała za natychmiastową niepodległością.',
  },
  gq: {
    en: 'It was brought by colonists from Europe, who ruled until 1968.',
    pl: 'Przynieśli go koloniści z Europy, którzy rządzili tam do 1968 roku.',
  },
  gw: {
    en: 'In everyday life most people speak a creole based on it.',
    pl: 'Na co dzień większość mieszkańców mówi wyrosłym z niego językiem kreolskim.',
  },
  gy: {
    en: 'In no other country of South America is it the official language.',
    pl: 'W żadnym innym państwie Ameryki Południowej angielski nie jest urzędowy.',
  },
  ht: {
    en: 'Haitian Creole, which everyone speaks, has been official as well since 1987.',
    pl: 'Od 1987 roku urzędowy jest też haitański kreolski, którym mówią tam wszyscy.',
  },
  ie: {
    en: 'By the constitution, Irish is the first official language, but fewer people use it every day.',
    pl: 'Według konstytucji pierwszym językiem urzędowym jest irlandzki, choć na co dzień używa go niewielu.',
  },
  ir: {
    en: 'Iranians call it Farsi; the words “bazaar” and “caravan” come from it.',
    pl: 'Irańczycy nazywają go farsi; pochodzą z niego słowa „bazar” i „karawana”.',
  },
  jm: {
    en: 'Among themselves Jamaicans speak Patois, the creole of reggae songs.',
    pl: 'Między sobą Jamajczycy mówią w patois – kreolskim języku piosenek reggae.',
  },
  ke: {
    en: '“Safari” is its word for a journey.',
    pl: 'Słowo „safari” oznacza w nim podróż.',
  },
  kh: {
    en: 'Its alphabet of more than 70 letters is held to be the longest in the world.',
    pl: 'Jego alfabet, liczący ponad 70 liter, uchodzi za najdłuższy na świecie.',
  },
  li: {
    en: 'Liechtenstein is the smallest of the countries where it is spoken.',
    pl: 'To najmniejsze państwo, w którym mówi się po niemiecku.',
  },
  lu: {
    en: 'Laws are written in it, while people chat in Luxembourgish.',
    pl: 'Po francusku pisze się tam ustawy, a na co dzień rozmawia się po luksembursku.',
  },
  ma: {
    en: 'Berber has been official as well since 2011.',
    pl: 'Od 2011 roku urzędowy jest także język berberyjski.',
  },
  mc: {
    en: 'Children also learn the old language of the principality, Monégasque, at school.',
    pl: 'Dzieci uczą się w szkole także dawnego języka księstwa – monegaskiego.',
  },
  mg: {
    en: 'Settlers brought it across the ocean from Borneo, some 7,000 kilometres away.',
    pl: 'Przywieźli go przez ocean osadnicy z Borneo, odległego o jakieś 7000 kilometrów.',
  },
  mt: {
    en: 'The other one, Maltese, is the only official language of the European Union related to Arabic.',
    pl: 'Drugi, maltański, to jedyny język urzędowy Unii Europejskiej spokrewniony z arabskim.',
  },
  mz: {
    en: 'Vasco da Gama landed there in 1498; colonial rule ended in 1975.',
    pl: 'W 1498 roku przybył tam Vasco da Gama; rządy kolonialne trwały do 1975 roku.',
  },
  na: {
    en: 'Namibia chose it in 1990, although it is the mother tongue of very few people there.',
    pl: 'Namibia wybrała go w 1990 roku, choć dla niewielu jest tam językiem ojczystym.',
  },
  nl: {
    en: 'The words “boss”, “cookie” and “yacht” come from it.',
    pl: 'Pochodzą z niego słowa „jacht” i „szyper”, a także angielskie „boss” i „cookie”.',
  },
  nz: {
    en: 'Sign language has been official there as well since 2006.',
    pl: 'Od 2006 roku urzędowy jest tam także język migowy.',
  },
  pe: {
    en: 'Quechua, the language of the Incas, is official as well.',
    pl: 'Urzędowy jest tam też keczua – język Inków.',
  },
  ph: {
    en: 'The Philippines belonged to the United States from 1898 to 1946.',
    pl: 'W latach 1898–1946 Filipiny należały do Stanów Zjednoczonych.',
  },
  py: {
    en: 'Guaraní is official as well, and most Paraguayans speak both.',
    pl: 'Urzędowy jest też guarani, a większość mieszkańców mówi w obu językach.',
  },
  sg: {
    en: 'Malay, Chinese and Tamil are official as well.',
    pl: 'Urzędowe są tam też malajski, chiński i tamilski.',
  },
  sm: {
    en: 'San Marino claims to be the oldest republic in the world, founded in 301.',
    pl: 'San Marino uważa się za najstarszą republikę świata – miało powstać w 301 roku.',
  },
  sn: {
    en: 'The first president of Senegal, the poet Senghor, was a member of the Académie française.',
    pl: 'Pierwszy prezydent Senegalu, poeta Senghor, był członkiem Akademii Francuskiej.',
  },
  so: {
    en: 'The other official language, Somali, has been written in Latin letters since 1972.',
    pl: 'Drugi język urzędowy, somalijski, zapisuje się od 1972 roku alfabetem łacińskim.',
  },
  sr: {
    en: 'In no other country of South America is it official; Suriname was a colony until 1975.',
    pl: 'W żadnym innym państwie Ameryki Południowej niderlandzki nie jest urzędowy; do 1975 roku Surinam był holenderską kolonią.',
  },
  st: {
    en: 'The islands were uninhabited when sailors from Lisbon found them around 1470.',
    pl: 'Wyspy były bezludne, gdy około 1470 roku dotarli na nie żeglarze z Lizbony.',
  },
  tz: {
    en: '“Hakuna matata”, known from “The Lion King”, means “no worries” in it.',
    pl: 'Znane z „Króla Lwa” „hakuna matata” znaczy w nim „nie ma problemu”.',
  },
  ws: {
    en: 'New Zealand governed Samoa until 1962.',
    pl: 'Do 1962 roku wyspami zarządzała Nowa Zelandia.',
  },
};
