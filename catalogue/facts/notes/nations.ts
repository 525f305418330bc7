import type { Notes } from './notes.ts';

/** About lesser-known countries, by ISO code. */
export const COUNTRY_NOTES: Notes = {
  bf: {
    en: 'Burkina Faso means “land of upright people”; until 1984 the country was called Upper Volta.',
    pl: 'Nazwa Burkina Faso znaczy „kraj prawych ludzi”; do 1984 roku państwo nazywało się Górna Wolta.',
  },
  bi: {
    en: "The royal drummers of Burundi are on UNESCO's list of intangible heritage.",
    pl: 'Królewscy bębniarze z Burundi trafili na listę niematerialnego dziedzictwa UNESCO.',
  },
  bj: {
    en: 'Benin was called Dahomey until 1975; it is the cradle of voodoo.',
    pl: 'Do 1975 roku Benin nazywał się Dahomej; to kolebka wudu.',
  },
  bn: {
    en: 'Brunei lies on Borneo, in two parts that are cut off from each other.',
    pl: 'Brunei leży na Borneo i składa się z dwóch oddzielonych od siebie części.',
  },
  bt: {
    en: 'Bhutan measures its progress by gross national happiness.',
    pl: 'Bhutan mierzy swój rozwój wskaźnikiem szczęścia narodowego brutto.',
  },
  bw: {
    en: 'More elephants live in Botswana than in any other country.',
    pl: 'W Botswanie żyje więcej słoni niż w jakimkolwiek innym państwie.',
  },
  bz: {
    en: 'Belize was called British Honduras until 1973.',
    pl: 'Do 1973 roku Belize nazywało się Hondurasem Brytyjskim.',
  },
  cg: {
    en: 'The Republic of the Congo was a French colony, its larger namesake across the river a Belgian one.',
    pl: 'Republika Konga była kolonią francuską, a jej większa imienniczka po drugiej stronie rzeki – belgijską.',
  },
  dj: {
    en: 'The United States, France, China and Japan all have military bases in Djibouti.',
    pl: 'W Dżibuti mają bazy wojskowe Stany Zjednoczone, Francja, Chiny i Japonia.',
  },
  er: {
    en: 'Eritrea is named after the Red Sea, “Erythra Thalassa” in Greek.',
    pl: 'Nazwa Erytrei pochodzi od Morza Czerwonego, po grecku „Erythra Thalassa”.',
  },
  ga: {
    en: 'Albert Schweitzer ran his hospital in Gabon, at Lambaréné.',
    pl: 'W Gabonie, w Lambaréné, prowadził swój szpital Albert Schweitzer.',
  },
  gm: {
    en: 'The Gambia stretches along both banks of a river and is nowhere wider than 50 kilometres.',
    pl: 'Gambia ciągnie się po obu brzegach rzeki i nigdzie nie jest szersza niż 50 kilometrów.',
  },
  gn: {
    en: 'In 1958 Guinea was the only French colony to vote for immediate independence.',
    pl: 'W 1958 roku Gwinea jako jedyna francuska kolonia zagłosowała za natychmiastową niepodległością.',
  },
  gq: {
    en: 'Equatorial Guinea was once a Spanish colony, and Spanish is still spoken there.',
    pl: 'Gwinea Równikowa była kolonią Hiszpanii i do dziś mówi się tam po hiszpańsku.',
  },
  gw: {
    en: 'Cashew nuts make up most of the exports of Guinea-Bissau.',
    pl: 'Większość eksportu Gwinei Bissau stanowią orzechy nerkowca.',
  },
  gy: {
    en: 'Guyana was a British colony until 1966, and its people still speak English and play cricket.',
    pl: 'Do 1966 roku Gujana była kolonią brytyjską; do dziś mówi się tam po angielsku i gra w krykieta.',
  },
  hn: {
    en: 'The writer O. Henry coined the term “banana republic” while hiding from the police in Honduras.',
    pl: 'Określenie „republika bananowa” ukuł pisarz O. Henry, gdy ukrywał się przed policją w Hondurasie.',
  },
  kg: {
    en: 'The flag of Kyrgyzstan shows the roof of a yurt, seen from inside.',
    pl: 'Na fladze Kirgistanu widnieje dach jurty widziany od środka.',
  },
  lr: {
    en: 'Liberia was founded for freed slaves from the United States, and its flag resembles the American one.',
    pl: 'Liberię założono dla wyzwolonych niewolników ze Stanów Zjednoczonych; jej flaga przypomina amerykańską.',
  },
  ls: {
    en: 'Lesotho is the only country that lies entirely above 1,000 metres.',
    pl: 'Lesotho to jedyne państwo, które w całości leży powyżej 1000 metrów nad poziomem morza.',
  },
  mr: {
    en: 'A train of iron ore, up to three kilometres long, crosses the desert of Mauritania.',
    pl: 'Przez pustynię w Mauretanii jeździ pociąg z rudą żelaza długi nawet na trzy kilometry.',
  },
  mw: {
    en: 'Lake Malawi is home to more species of fish than any other lake.',
    pl: 'W jeziorze Malawi żyje więcej gatunków ryb niż w jakimkolwiek innym na świecie.',
  },
  ne: {
    en: 'Most of Niger is desert; the river that gave it its name only crosses the south-west.',
    pl: 'Większość Nigru zajmuje pustynia; rzeka, od której wziął nazwę, przecina tylko południowy zachód.',
  },
  ni: {
    en: 'Sharks from the sea swim up a river into Lake Nicaragua.',
    pl: 'Do jeziora Nikaragua wpływają rzeką rekiny z morza.',
  },
  sl: {
    en: 'The capital of Sierra Leone was founded in 1792 for freed slaves.',
    pl: 'Stolicę Sierra Leone założono w 1792 roku dla wyzwolonych niewolników.',
  },
  sr: {
    en: 'The Dutch footballers Clarence Seedorf and Edgar Davids were born in Suriname.',
    pl: 'W Surinamie urodzili się holenderscy piłkarze Clarence Seedorf i Edgar Davids.',
  },
  ss: {
    en: 'South Sudan broke away in 2011, the youngest member of the United Nations.',
    pl: 'Sudan Południowy uzyskał niepodległość w 2011 roku – to najmłodszy członek ONZ.',
  },
  sv: {
    en: 'In 2021 El Salvador was the first country to make bitcoin legal tender.',
    pl: 'W 2021 roku Salwador jako pierwszy kraj uznał bitcoina za prawny środek płatniczy.',
  },
  sz: {
    en: 'Eswatini was called Swaziland until 2018; it is one of the last absolute monarchies.',
    pl: 'Do 2018 roku Eswatini nazywało się Suazi; to jedna z ostatnich monarchii absolutnych.',
  },
  td: {
    en: 'Lake Chad, which gave the country its name, lost about nine tenths of its area after 1960.',
    pl: 'Jezioro Czad, od którego kraj wziął nazwę, straciło po 1960 roku około dziewięciu dziesiątych powierzchni.',
  },
  tg: {
    en: 'Togo was a German colony until the First World War.',
    pl: 'Do I wojny światowej Togo było kolonią niemiecką.',
  },
  tj: {
    en: 'More than nine tenths of Tajikistan are mountains, among them the Pamirs.',
    pl: 'Ponad dziewięć dziesiątych Tadżykistanu zajmują góry, między innymi Pamir.',
  },
};

/** About countries without a coast, by ISO code. */
export const LANDLOCKED_NOTES: Notes = {
  ad: {
    en: 'It lies high in the Pyrenees; a Spanish bishop and the president of France are its heads of state.',
    pl: 'Leży wysoko w Pirenejach, a głowami państwa są hiszpański biskup i prezydent Francji.',
  },
  af: {
    en: 'Its goods go to sea from ports in Pakistan and Iran, such as Karachi.',
    pl: 'Jego towary wypływają w świat z portów Pakistanu i Iranu, na przykład z Karaczi.',
  },
  am: {
    en: 'Lake Sevan, about 1,900 metres above sea level, has to serve as a seaside.',
    pl: 'Morze musi tam zastąpić jezioro Sewan, położone na wysokości około 1900 metrów.',
  },
  at: {
    en: 'It lost its coast, with the port of Trieste, after the First World War.',
    pl: 'Wybrzeże Adriatyku z portem w Trieście straciła po I wojnie światowej.',
  },
  bo: {
    en: 'It lost its coast to Chile in the 1880s but still has a navy, on Lake Titicaca.',
    pl: 'W latach 80. XIX wieku straciła wybrzeże na rzecz Chile, ale wciąż ma marynarkę – na jeziorze Titicaca.',
  },
  by: {
    en: 'Its rivers, though, flow to two seas, the Baltic and the Black Sea.',
    pl: 'Jej rzeki płyną jednak do dwóch mórz: Bałtyckiego i Czarnego.',
  },
  ch: {
    en: "A Swiss yacht, Alinghi, nevertheless won sailing's America's Cup in 2003.",
    pl: 'Mimo to szwajcarski jacht „Alinghi” zdobył w 2003 roku żeglarski Puchar Ameryki.',
  },
  cz: {
    en: "Shakespeare nevertheless gave Bohemia a coast, in “The Winter's Tale”.",
    pl: 'Szekspir obdarzył jednak Czechy morskim brzegiem – w „Opowieści zimowej”.',
  },
  et: {
    en: 'Since Eritrea broke away in 1993 it has been the most populous country without a coast.',
    pl: 'Odkąd w 1993 roku odłączyła się Erytrea, jest najludniejszym krajem bez dostępu do morza.',
  },
  hu: {
    en: 'Between the wars it was a kingdom without a king, ruled by an admiral without a sea, Horthy.',
    pl: 'Między wojnami były królestwem bez króla, którym rządził admirał bez morza – Horthy.',
  },
  la: {
    en: 'It is the only country of Southeast Asia without a coast.',
    pl: 'To jedyny kraj Azji Południowo-Wschodniej bez wybrzeża.',
  },
  li: {
    en: 'Its neighbours have no coast either; only Uzbekistan is in the same position.',
    pl: 'Jego sąsiedzi też nie mają wybrzeża; w takim samym położeniu jest tylko Uzbekistan.',
  },
  lu: {
    en: 'Seagoing ships nevertheless sail under its flag.',
    pl: 'Mimo to pod jego banderą pływają statki morskie.',
  },
  md: {
    en: 'Ships from the Black Sea nevertheless reach it: it has a few hundred metres of Danube bank.',
    pl: 'Statki z Morza Czarnego mogą do niej jednak dopłynąć, bo ma kilkaset metrów brzegu Dunaju.',
  },
  mk: {
    en: 'It has Lake Ohrid instead, one of the oldest lakes in Europe.',
    pl: 'Ma za to Jezioro Ochrydzkie, jedno z najstarszych w Europie.',
  },
  ml: {
    en: 'Its great port was Timbuktu, where river boats met the caravans of the Sahara.',
    pl: 'Rolę wielkiego portu pełniło Timbuktu, gdzie łodzie rzeczne spotykały karawany z Sahary.',
  },
  mn: {
    en: 'From its capital it is more than 1,000 kilometres to the nearest coast.',
    pl: 'Z jej stolicy do najbliższego wybrzeża jest ponad 1000 kilometrów.',
  },
  np: {
    en: 'Most of its imports by sea arrive in the Indian port of Kolkata.',
    pl: 'Towary sprowadzane morzem trafiają tam głównie przez indyjski port w Kalkucie.',
  },
  py: {
    en: 'It nevertheless has a navy, which patrols its rivers.',
    pl: 'Mimo to ma marynarkę wojenną, która patroluje rzeki.',
  },
  rs: {
    en: 'It lost its access to the Adriatic when Montenegro left their union in 2006.',
    pl: 'Dostęp do Adriatyku straciła w 2006 roku, gdy odłączyła się Czarnogóra.',
  },
  rw: {
    en: 'Its beaches are on Lake Kivu.',
    pl: 'Plażować można tam za to nad jeziorem Kiwu.',
  },
  sk: {
    en: 'Ships from Bratislava can nevertheless reach two seas, by the Danube and a canal to the Rhine.',
    pl: 'Z Bratysławy można jednak dopłynąć do dwóch mórz – Dunajem oraz kanałem do Renu.',
  },
  sm: {
    en: 'The beaches of Rimini, on the Adriatic, are only about ten kilometres away.',
    pl: 'Plaże Rimini nad Adriatykiem są jednak zaledwie około dziesięciu kilometrów dalej.',
  },
  ss: {
    en: 'Its oil flows through pipelines to Port Sudan, on the Red Sea.',
    pl: 'Wydobywana tam ropa płynie rurociągami do Port Sudan nad Morzem Czerwonym.',
  },
  ug: {
    en: 'It has nearly half of Lake Victoria, the largest lake in Africa.',
    pl: 'Należy do niej prawie połowa Jeziora Wiktorii, największego w Afryce.',
  },
  uz: {
    en: 'Its neighbours have no ocean coast either, and its Aral Sea has almost dried up.',
    pl: 'Żaden z sąsiadów też nie leży nad oceanem, a Jezioro Aralskie prawie wyschło.',
  },
  va: {
    en: 'The smallest state in the world lies within Rome; it has a railway station but no port.',
    pl: 'Najmniejsze państwo świata leży w Rzymie; ma stację kolejową, ale portu już nie.',
  },
  zm: {
    en: 'In the 1970s China built it a railway to the port of Dar es Salaam.',
    pl: 'W latach 70. XX wieku Chińczycy zbudowali jej kolej do portu w Dar es Salaam.',
  },
  zw: {
    en: 'It has Lake Kariba instead, one of the largest artificial lakes in the world.',
    pl: 'Ma za to Karibę – jedno z największych sztucznych jezior świata.',
  },
};
