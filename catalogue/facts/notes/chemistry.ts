import type { Notes } from './notes.ts';

/** About elements named after people, by symbol. */
export const ELEMENT_PERSON_NOTES: Notes = {
  cm: {
    en: 'The couple discovered polonium and radium; curium was made in 1944, when both were dead.',
    pl: 'Para odkryła polon i rad; kiur otrzymano w 1944 roku, już po śmierci obojga.',
  },
  es: {
    en: 'It was found in the debris of the first hydrogen bomb, in 1952.',
    pl: 'Odkryto go w szczątkach po wybuchu pierwszej bomby wodorowej w 1952 roku.',
  },
  fm: {
    en: 'He built the first nuclear reactor, under a stadium in Chicago.',
    pl: 'Zbudował pod stadionem w Chicago pierwszy reaktor jądrowy.',
  },
  md: {
    en: 'He drew up the periodic table in 1869.',
    pl: 'W 1869 roku ułożył układ okresowy.',
  },
  no: {
    en: 'He made his fortune with dynamite and left it to the prizes.',
    pl: 'Dorobił się na dynamicie i przeznaczył majątek na nagrody.',
  },
  lr: {
    en: 'He invented the cyclotron, in which nuclei are made to collide.',
    pl: 'Wynalazł cyklotron – akcelerator, w którym zderza się jądra.',
  },
  rf: { en: 'He discovered the atomic nucleus in 1911.', pl: 'W 1911 roku odkrył jądro atomowe.' },
  sg: {
    en: 'He was alive when it was named, which only one other person can say.',
    pl: 'Żył jeszcze, gdy nadano tę nazwę; poza nim spotkało to tylko jednego człowieka.',
  },
  bh: {
    en: 'In 1913 he pictured electrons on fixed orbits.',
    pl: 'W 1913 roku opisał elektrony krążące po stałych orbitach.',
  },
  mt: {
    en: 'She explained nuclear fission, but the Nobel Prize went to Otto Hahn alone.',
    pl: 'Wyjaśniła rozszczepienie jądra, ale Nagrodę Nobla dostał sam Otto Hahn.',
  },
  rg: {
    en: 'He discovered X-rays and received the first Nobel Prize in Physics.',
    pl: 'Odkrył promieniowanie X i dostał pierwszą Nagrodę Nobla z fizyki.',
  },
  cn: {
    en: "It was named on the astronomer's birthday, in 2010.",
    pl: 'Nazwę nadano w 2010 roku, w dniu urodzin astronoma.',
  },
  og: {
    en: 'It is the heaviest known element, and he was still alive when it was named.',
    pl: 'To najcięższy znany pierwiastek; nazwano go jeszcze za życia patrona.',
  },
};

/** About elements named after places, by symbol. */
export const ELEMENT_PLACE_NOTES: Notes = {
  fr: {
    en: 'Marguerite Perey of the Curie institute discovered it in 1939.',
    pl: 'W 1939 roku odkryła go Marguerite Perey z instytutu Curie.',
  },
  ge: {
    en: 'Clemens Winkler discovered it in 1886, after Mendeleev had predicted it.',
    pl: 'W 1886 roku odkrył go Clemens Winkler, a przewidział Mendelejew.',
  },
  nh: { en: 'Nihon means “land of the rising sun”.', pl: 'Nihon znaczy „kraj wschodzącego słońca”.' },
  bk: {
    en: 'Sixteen elements were discovered at the laboratory of the University of California there.',
    pl: 'W tamtejszym laboratorium Uniwersytetu Kalifornijskiego odkryto szesnaście pierwiastków.',
  },
  db: {
    en: 'A Russian institute of nuclear research on the Volga has made several of the heaviest elements.',
    pl: 'W tym mieście nad Wołgą rosyjski instytut otrzymał kilka najcięższych pierwiastków.',
  },
  ds: {
    en: 'Six elements were first made at the laboratory for heavy ions there.',
    pl: 'W tamtejszym laboratorium ciężkich jonów otrzymano po raz pierwszy sześć pierwiastków.',
  },
  er: {
    en: 'Four elements are named after this Swedish village and its quarry.',
    pl: 'Od tej szwedzkiej wsi i jej kamieniołomu wzięły nazwy cztery pierwiastki.',
  },
  sr: {
    en: 'The mineral was found in lead mines of this Scottish village.',
    pl: 'Minerał ze strontem znaleziono w kopalni ołowiu w tej szkockiej wsi.',
  },
  lv: {
    en: 'It has a laboratory for nuclear weapons, in California.',
    pl: 'W tym kalifornijskim mieście działa laboratorium broni jądrowej.',
  },
  am: { en: 'It is used in smoke detectors.', pl: 'Stosuje się go w czujnikach dymu.' },
  eu: {
    en: 'It makes euro notes glow under ultraviolet light.',
    pl: 'Dzięki niemu banknoty euro świecą w ultrafiolecie.',
  },
  cf: { en: 'It was first made there in 1950.', pl: 'Po raz pierwszy otrzymano go tam w 1950 roku.' },
  sc: {
    en: 'It was found in 1879 in minerals of the north.',
    pl: 'Znaleziono go w 1879 roku w skandynawskich minerałach.',
  },
};

/** About elements named after celestial bodies, by symbol. */
export const ELEMENT_SKY_NOTES: Notes = {
  pu: {
    en: 'It follows neptunium, as the planets did; the bomb of Nagasaki was made of it.',
    pl: 'W układzie okresowym następuje po neptunie; zawierała go bomba zrzucona na Nagasaki.',
  },
  ce: { en: 'It gives lighter flints their sparks.', pl: 'To on krzesze iskry w zapalniczkach.' },
  pd: {
    en: 'The asteroid had been found in 1802, a year before the metal.',
    pl: 'Tę planetoidę odkryto w 1802 roku, rok przed metalem.',
  },
};

/** About elements named after figures of myths, by symbol. */
export const ELEMENT_MYTH_NOTES: Notes = {
  ti: {
    en: 'The metal is as strong as steel and little more than half as heavy.',
    pl: 'Metal ten jest wytrzymały jak stal, a niemal o połowę lżejszy.',
  },
  nb: {
    en: 'Niobe was the daughter of Tantalus, and the metal is found together with tantalum.',
    pl: 'Niobe była córką Tantala, a metal występuje razem z tantalem.',
  },
  ta: {
    en: 'He stood in water and could not drink; the metal stands in acid and takes up none.',
    pl: 'Tantal stał w wodzie i nie mógł się jej napić, a metal zanurzony w kwasie też go nie „pije”.',
  },
  pm: {
    en: 'He stole fire from the gods: the name hints at the dangers of nuclear energy.',
    pl: 'Wykradł bogom ogień – nazwa przypomina o groźbie energii jądrowej.',
  },
  th: {
    en: 'Berzelius named it after the Norse god of thunder.',
    pl: 'Berzelius nazwał go na cześć nordyckiego boga piorunów.',
  },
};

/** About substances. */
export const FORMULA_NOTES: Notes = {
  water: {
    en: 'Ice floats because it is less dense than the liquid.',
    pl: 'Lód pływa, bo ma mniejszą gęstość niż ciecz.',
  },
  'carbon-dioxide': {
    en: 'It puts the bubbles into soda water.',
    pl: 'To on tworzy bąbelki w wodzie sodowej.',
  },
  'carbon-monoxide': {
    en: 'It has no smell and binds to blood far better than oxygen does.',
    pl: 'Nie ma zapachu i łączy się z krwią znacznie silniej niż tlen.',
  },
  'table-salt': {
    en: 'The word “salary” comes from the Latin for it.',
    pl: 'Od łacińskiej nazwy soli pochodzi angielskie słowo „salary” – pensja.',
  },
  ammonia: {
    en: 'Fritz Haber learned to make it from the air.',
    pl: 'Fritz Haber nauczył się otrzymywać go z powietrza.',
  },
  methane: {
    en: 'It is the main part of natural gas, and cows belch it.',
    pl: 'To główny składnik gazu ziemnego; wydzielają go też krowy.',
  },
  propane: { en: 'It fuels camping stoves and barbecues.', pl: 'Zasila kuchenki turystyczne i grille.' },
  acetylene: {
    en: 'Burning in oxygen, it gives a flame of more than 3,000 °C that welds steel.',
    pl: 'Spalany w tlenie daje płomień o temperaturze ponad 3000 °C, którym spawa się stal.',
  },
  ethanol: {
    en: 'It is the alcohol in drinks, made from sugar by yeast.',
    pl: 'To alkohol z piwa i wina – drożdże wytwarzają go z cukru.',
  },
  methanol: {
    en: 'Drinking it can blind people and kill them.',
    pl: 'Wypity może odebrać wzrok, a nawet życie.',
  },
  'acetic-acid': {
    en: 'It makes vinegar sour; vinegar has about five to ten per cent of it.',
    pl: 'Nadaje kwaśny smak octowi, który zawiera go od pięciu do dziesięciu procent.',
  },
  glucose: {
    en: 'Grapes are full of it, hence the name “grape sugar”.',
    pl: 'Jest jej pełno w winogronach – stąd „cukier gronowy”.',
  },
  sucrose: {
    en: 'We get it from sugar cane or sugar beet.',
    pl: 'Otrzymuje się ją z trzciny cukrowej lub buraków.',
  },
  'sulfuric-acid': {
    en: 'It was once called oil of vitriol and is in car batteries.',
    pl: 'Dawniej zwany olejem witriolowym, dziś pracuje w akumulatorach.',
  },
  'hydrochloric-acid': {
    en: 'Our stomach produces it to digest food.',
    pl: 'Wytwarza go nasz żołądek, by trawić pokarm.',
  },
  'nitric-acid': {
    en: 'Explosives and fertilisers are made with it.',
    pl: 'Wytwarza się z niego materiały wybuchowe i nawozy.',
  },
  'phosphoric-acid': { en: 'It makes cola sour.', pl: 'Nadaje coli kwaśny smak.' },
  ozone: {
    en: 'High above the ground it protects us from ultraviolet light.',
    pl: 'Wysoko w atmosferze chroni nas przed ultrafioletem.',
  },
  'hydrogen-peroxide': {
    en: 'It bleaches hair and disinfects wounds.',
    pl: 'Rozjaśnia włosy i odkaża rany.',
  },
  'caustic-soda': {
    en: 'It unblocks drains and turns fat into soap.',
    pl: 'Udrażnia rury i zamienia tłuszcz w mydło.',
  },
  'baking-soda': {
    en: 'Together with something sour it makes cakes rise.',
    pl: 'W połączeniu z czymś kwaśnym spulchnia ciasto.',
  },
  'calcium-carbonate': {
    en: 'Marble, eggshells and coral consist of it, too.',
    pl: 'Są z niego też marmur, skorupki jaj i rafy koralowe.',
  },
  quicklime: {
    en: 'It heats up strongly in contact with water, as it turns into slaked lime.',
    pl: 'W zetknięciu z wodą silnie się nagrzewa i zmienia w wapno gaszone.',
  },
  quartz: { en: 'Sand consists mainly of it.', pl: 'To z niego składa się głównie piasek.' },
  'nitrous-oxide': {
    en: 'Dentists used it as an anaesthetic from the 1840s on.',
    pl: 'Od lat 40. XIX wieku znieczulali nim dentyści.',
  },
  'hydrogen-sulfide': { en: 'It smells of rotten eggs.', pl: 'Cuchnie zgniłymi jajami.' },
  'sulfur-dioxide': { en: 'It preserves dried apricots and wine.', pl: 'Konserwuje suszone morele i wino.' },
  saltpetre: {
    en: 'Together with sulfur and charcoal it makes gunpowder.',
    pl: 'Razem z siarką i węglem drzewnym tworzy czarny proch.',
  },
  'hydrogen-cyanide': { en: 'It smells of bitter almonds.', pl: 'Pachnie gorzkimi migdałami.' },
  haematite: {
    en: 'It is an iron ore as red as blood, hence the name.',
    pl: 'To ruda żelaza czerwona jak krew – stąd nazwa.',
  },
  pyrite: { en: "It is known as fool's gold.", pl: 'Nazywa się go złotem głupców.' },
  cinnabar: {
    en: 'It is the ore of mercury and was used as a red pigment.',
    pl: 'To ruda rtęci i dawny czerwony barwnik.',
  },
  galena: {
    en: 'It is the chief ore of lead; early radios used its crystals.',
    pl: 'To główna ruda ołowiu; jej kryształków używano w pierwszych radioodbiornikach.',
  },
};

/** About alloys. */
export const ALLOY_NOTES: Notes = {
  bronze: {
    en: 'An age of prehistory is named after it.',
    pl: 'Od niego wzięła nazwę jedna z epok prahistorii.',
  },
  brass: { en: 'Trumpets are made of it.', pl: 'Robi się z niego trąbki.' },
  steel: { en: 'Stainless forms contain chromium, too.', pl: 'Odmiany nierdzewne zawierają też chrom.' },
  nitinol: {
    en: 'It remembers its shape and springs back when warmed.',
    pl: '„Pamięta” swój kształt i wraca do niego po ogrzaniu.',
  },
  electrum: {
    en: 'The first coins, in Lydia, were made of it.',
    pl: 'W Lidii wybito z niego pierwsze monety.',
  },
  invar: { en: 'It hardly expands when heated.', pl: 'Niemal nie rozszerza się pod wpływem ciepła.' },
  nichrome: {
    en: 'It glows in toasters and hair dryers.',
    pl: 'Żarzy się w tosterach i suszarkach do włosów.',
  },
};

/** About the answers of general questions on chemistry. */
export const CHEMISTRY_NOTES: Notes = {
  'ph-neutral': {
    en: 'Lemon juice is at about 2, and soapy water at about 10.',
    pl: 'Sok z cytryny ma około 2, a woda z mydłem – około 10.',
  },
  'liquid-metal': {
    en: 'Its old name, quicksilver, means “living silver”.',
    pl: 'Dawniej nazywano ją „żywym srebrem”.',
  },
  'liquid-nonmetal': { en: 'Its name means “stench” in Greek.', pl: 'Nazwa znaczy po grecku „smród”.' },
  diamond: {
    en: 'Graphite consists of the same element.',
    pl: 'Z tego samego pierwiastka składa się grafit.',
  },
  balloons: {
    en: 'The Hindenburg was designed for it, too, but flew with hydrogen, as America would not sell any helium.',
    pl: 'Na helu miał latać też „Hindenburg”, ale Amerykanie nie sprzedali Niemcom tego gazu, więc sterowiec wypełniono wodorem.',
  },
  bauxite: {
    en: 'The ore is named after Les Baux in Provence.',
    pl: 'Nazwa rudy pochodzi od Les Baux w Prowansji.',
  },
  'hardest-mineral': {
    en: 'Friedrich Mohs drew up the scale in 1812.',
    pl: 'Skalę ułożył w 1812 roku Friedrich Mohs.',
  },
  'softest-mineral': {
    en: 'It can be scratched with a fingernail and is used as powder.',
    pl: 'Można go zarysować paznokciem; robi się z niego puder.',
  },
  'ruby-mineral': {
    en: 'Traces of chromium make it red; iron and titanium make it blue.',
    pl: 'Ślady chromu barwią go na czerwono, a żelaza i tytanu – na niebiesko.',
  },
  rusting: {
    en: 'Water is needed as well: iron does not rust in the desert air.',
    pl: 'Potrzebna jest też woda: w suchym powietrzu żelazo nie rdzewieje.',
  },
  'dry-ice': {
    en: 'At -78 °C it turns into gas at once, hence the fog on stages.',
    pl: 'W temperaturze -78 °C od razu zmienia się w gaz – stąd mgła na scenach.',
  },
  sublimation: { en: 'Frozen laundry dries on the line in this way.', pl: 'Tak schnie na mrozie pranie.' },
  cation: {
    en: 'The sodium of table salt is one; the chloride has the negative charge.',
    pl: 'W soli kuchennej kationami są jony sodu, a anionami – jony chlorkowe.',
  },
  isotopes: {
    en: 'The word means “in the same place”, of the periodic table.',
    pl: 'Nazwa znaczy po grecku „to samo miejsce” – w układzie okresowym.',
  },
  deuterium: {
    en: 'Water made with it is called heavy water.',
    pl: 'Wodę z deuterem nazywa się ciężką wodą.',
  },
  radiocarbon: {
    en: 'Half of it decays in about 5,730 years.',
    pl: 'Połowa jego atomów rozpada się w ciągu około 5730 lat.',
  },
  'litmus-acid': { en: 'The dye comes from lichens.', pl: 'Barwnik pochodzi z porostów.' },
  'ant-acid': {
    en: 'Formica is Latin for “ant”: John Ray described the acid in 1671.',
    pl: 'Zwyczajowo nazywa się go kwasem mrówkowym; opisał go w 1671 roku John Ray.',
  },
  'stomach-acid': {
    en: 'It is strong enough to dissolve iron.',
    pl: 'Jest tak mocny, że rozpuszcza żelazo.',
  },
  'aqua-regia': {
    en: 'When the Nazis occupied Denmark, two Nobel medals were hidden by dissolving them in it.',
    pl: 'Gdy hitlerowcy zajęli Danię, rozpuszczono w niej dwa medale noblowskie, żeby je ukryć.',
  },
  'flame-sodium': {
    en: 'The old street lamps with sodium vapour shone in the same colour.',
    pl: 'Tym samym kolorem świeciły dawne sodowe latarnie uliczne.',
  },
  'flame-barium': {
    en: 'Its salts make the green stars of fireworks.',
    pl: 'Dzięki jego solom fajerwerki świecą na zielono.',
  },
  'flame-strontium': {
    en: 'Its salts colour fireworks and signal flares.',
    pl: 'Jego sole barwią fajerwerki i race sygnałowe.',
  },
  avogadro: {
    en: 'That many grains of rice would cover the land of the Earth many metres deep.',
    pl: 'Tyle ziaren ryżu pokryłoby lądy Ziemi wielometrową warstwą.',
  },
  'most-electronegative': {
    en: 'It attacks glass and even makes noble gases react.',
    pl: 'Atakuje szkło i wiąże się nawet z gazami szlachetnymi.',
  },
  'highest-melting': {
    en: 'It melts at 3,422 °C and was the wire in light bulbs.',
    pl: 'Topi się dopiero w 3422 °C; robiono z niego żarniki żarówek.',
  },
  'best-conductor': {
    en: 'Silver is only a little better than copper, which is much cheaper.',
    pl: 'Srebro jest tylko nieco lepsze od miedzi, ale znacznie droższe.',
  },
  'crust-element': {
    en: 'It makes up almost half of the mass of the rocks.',
    pl: 'Stanowi niemal połowę masy skał.',
  },
  'universe-element': {
    en: 'It makes up about three quarters of the Sun.',
    pl: 'Stanowi około trzech czwartych masy Słońca.',
  },
  amalgam: {
    en: 'Mercury with silver and tin used to be the filling for teeth.',
    pl: 'Ze stopu rtęci ze srebrem i cyną robiono dawniej plomby.',
  },
  vulcanisation: {
    en: 'Charles Goodyear found it by accident and died in debt.',
    pl: 'Odkrył to przypadkiem Charles Goodyear, a mimo to umarł w długach.',
  },
  'noble-group': {
    en: 'They hardly react because their outer shell is full.',
    pl: 'Niemal nie reagują, bo mają zapełnioną zewnętrzną powłokę.',
  },
  'table-elements': {
    en: 'Only about 90 of them occur in nature.',
    pl: 'Tylko około 90 z nich występuje w naturze.',
  },
};
