import type { Notes } from './notes.ts';

/** About the borders of countries, by ISO code; they follow the list of neighbours. */
export const BORDER_NOTES: Notes = {
  ae: {
    en: 'Inside a piece of Oman within the country lies Nahwa, again part of the Emirates.',
    pl: 'Wewnątrz omańskiej enklawy w Emiratach leży Nahwa, która znów należy do Emiratów.',
  },
  af: {
    en: 'The Wakhan Corridor was drawn to keep the British and Russian empires apart.',
    pl: 'Korytarz Wachański wytyczono, by oddzielić imperium brytyjskie od rosyjskiego.',
  },
  am: {
    en: 'The borders with Turkey and Azerbaijan were closed for decades.',
    pl: 'Granice z Turcją i Azerbejdżanem były przez dziesięciolecia zamknięte.',
  },
  ao: {
    en: 'Cabinda, the part between the two Congos, is cut off from the rest.',
    pl: 'Kabinda, leżąca między oboma Kongami, jest odcięta od reszty kraju.',
  },
  ar: {
    en: 'The border with Chile, more than 5,000 kilometres long, is the third longest in the world.',
    pl: 'Granica z Chile ma ponad 5000 kilometrów – to trzecia co do długości na świecie.',
  },
  at: {
    en: 'The border with Germany, more than 800 kilometres long, is the longest.',
    pl: 'Najdłuższa jest granica z Niemcami – ma ponad 800 kilometrów.',
  },
  az: {
    en: 'Turkey touches only its exclave of Nakhchivan.',
    pl: 'Z Turcją styka się tylko jego eksklawa – Nachiczewan.',
  },
  be: {
    en: 'In Baarle the border with the Netherlands runs through houses and cafés.',
    pl: 'W Baarle granica z Holandią biegnie przez domy i kawiarnie.',
  },
  bg: {
    en: 'Most of the border with Romania is the Danube.',
    pl: 'Znaczną część granicy z Rumunią wyznacza Dunaj.',
  },
  bo: {
    en: 'In the 1880s it lost its coast to Chile.',
    pl: 'W latach 80. XIX wieku straciła na rzecz Chile dostęp do morza.',
  },
  br: {
    en: 'In all of South America, only two countries do not touch it.',
    pl: 'W całej Ameryce Południowej nie stykają się z nią tylko dwa państwa.',
  },
  by: {
    en: 'Part of the border runs through the Białowieża Forest, the home of bison.',
    pl: 'Część granicy biegnie przez Puszczę Białowieską, ostoję żubrów.',
  },
  cd: {
    en: 'Its capital faces that of its smaller namesake across the river.',
    pl: 'Jej stolica leży naprzeciw stolicy mniejszej imienniczki, po drugiej stronie rzeki.',
  },
  ch: {
    en: 'The border on Lake Constance was never agreed upon.',
    pl: 'Granicy na Jeziorze Bodeńskim nigdy nie uzgodniono.',
  },
  ci: {
    en: 'The capital was moved inland in 1983, to Yamoussoukro.',
    pl: 'W 1983 roku stolicę przeniesiono w głąb kraju, do Jamusukro.',
  },
  cl: {
    en: 'The country is 4,300 kilometres long but on average only 180 kilometres wide.',
    pl: 'Kraj ma 4300 kilometrów długości, a średnio tylko 180 kilometrów szerokości.',
  },
  cm: {
    en: 'Nigeria handed over the disputed Bakassi peninsula in 2008.',
    pl: 'W 2008 roku Nigeria ostatecznie oddała sporny półwysep Bakassi.',
  },
  cn: {
    en: 'Only Russia has as many neighbours.',
    pl: 'Tylu sąsiadów ma jeszcze tylko Rosja.',
  },
  co: {
    en: 'No road crosses the border with Panama: the jungle of the Darién Gap interrupts it.',
    pl: 'Granicy z Panamą nie przecina żadna droga – zagradza ją dżungla przesmyku Darién.',
  },
  cr: {
    en: 'The country has had no army since 1948.',
    pl: 'Od 1948 roku kraj nie ma armii.',
  },
  cz: {
    en: 'The borders with Poland and Germany, about 800 kilometres each, are the longest.',
    pl: 'Najdłuższe granice, po około 800 kilometrów, mają z Polską i Niemcami.',
  },
  de: {
    en: 'A German village, Büsingen, lies entirely within Switzerland.',
    pl: 'Niemiecką wieś Büsingen ze wszystkich stron otacza Szwajcaria.',
  },
  dz: {
    en: 'It is the largest country in Africa.',
    pl: 'To największe państwo Afryki.',
  },
  ee: {
    en: 'The Latvian border divides a town: one half is called Valga, the other Valka.',
    pl: 'Granica z Łotwą przecina miasto: po estońskiej stronie to Valga, po łotewskiej Valka.',
  },
  eg: {
    en: 'The border with Sudan leaves a desert, Bir Tawil, that neither country claims.',
    pl: 'Na granicy z Sudanem leży pustynne Bir Tawil, do którego nikt nie zgłasza roszczeń.',
  },
  es: {
    en: 'An island in the river Bidasoa changes hands with France every six months.',
    pl: 'Wyspa na rzece Bidasoa należy na przemian pół roku do Hiszpanii i pół roku do Francji.',
  },
  et: {
    en: 'It lost its coast when Eritrea became independent in 1993.',
    pl: 'Dostęp do morza straciła w 1993 roku, gdy niepodległość uzyskała Erytrea.',
  },
  fi: {
    en: 'The border with Russia is more than 1,300 kilometres long.',
    pl: 'Granica z Rosją ma ponad 1300 kilometrów.',
  },
  fr: {
    en: 'Its longest land border is in South America, between French Guiana and Brazil.',
    pl: 'Najdłuższą granicę lądową Francja ma jednak z Brazylią – w Gujanie Francuskiej.',
  },
  ge: {
    en: 'Two of its regions, Abkhazia and South Ossetia, are beyond its control.',
    pl: 'Władze nie kontrolują dwóch regionów: Abchazji i Osetii Południowej.',
  },
  gr: {
    en: 'The river Evros forms most of the border with Turkey.',
    pl: 'Większość granicy z Turcją biegnie rzeką Marica, po grecku Ewros.',
  },
  gt: {
    en: 'It has long claimed about half of Belize.',
    pl: 'Od dawna rości sobie prawa do mniej więcej połowy Belize.',
  },
  hr: {
    en: 'A strip of Bosnian coast at Neum cuts it in two.',
    pl: 'Pas bośniackiego wybrzeża koło Neum dzieli Chorwację na dwie części.',
  },
  hu: {
    en: 'In 1920 the Treaty of Trianon took away two thirds of its area.',
    pl: 'W 1920 roku, na mocy traktatu w Trianon, straciły dwie trzecie obszaru.',
  },
  id: {
    en: 'Its three land borders run across Borneo, New Guinea and Timor.',
    pl: 'Lądowe granice biegną przez trzy wyspy: Borneo, Nową Gwineę i Timor.',
  },
  il: {
    en: 'It signed peace treaties with Egypt in 1979 and with Jordan in 1994.',
    pl: 'Traktaty pokojowe podpisał z Egiptem w 1979, a z Jordanią w 1994 roku.',
  },
  in: {
    en: 'The border post of Wagah is known for the high-kicking parades of guards from India and Pakistan.',
    pl: 'Przejście w Wagah słynie z parad, podczas których strażnicy z Indii i Pakistanu wysoko wyrzucają nogi.',
  },
  iq: {
    en: 'British and French diplomats drew most of these borders around 1920.',
    pl: 'Większość tych granic wytyczyli około 1920 roku brytyjscy i francuscy dyplomaci.',
  },
  ir: {
    en: 'The border with Turkey has hardly changed since 1639.',
    pl: 'Granica z Turcją prawie się nie zmieniła od 1639 roku.',
  },
  it: {
    en: 'Two of the neighbours lie entirely within it.',
    pl: 'Dwa z tych państw Włochy otaczają ze wszystkich stron.',
  },
  jo: {
    en: 'It swapped land with Saudi Arabia in 1965 to gain a longer coast at Aqaba.',
    pl: 'W 1965 roku wymieniła się z Arabią Saudyjską ziemiami, by mieć dłuższe wybrzeże koło Akaby.',
  },
  ke: {
    en: 'The border with Tanzania bends around Kilimanjaro.',
    pl: 'Granica z Tanzanią omija łukiem Kilimandżaro.',
  },
  kp: {
    en: 'The Demilitarized Zone in the south is four kilometres wide.',
    pl: 'Strefa zdemilitaryzowana na południu ma cztery kilometry szerokości.',
  },
  kz: {
    en: 'The border with Russia, about 7,600 kilometres long, is the longest unbroken one in the world.',
    pl: 'Granica z Rosją, licząca około 7600 kilometrów, jest najdłuższą nieprzerwaną na świecie.',
  },
  la: {
    en: 'The Mekong forms most of the border with Thailand.',
    pl: 'Większość granicy z Tajlandią wyznacza Mekong.',
  },
  lt: {
    en: 'The Russian neighbour is the exclave of Kaliningrad.',
    pl: 'Rosyjskim sąsiadem Litwy jest obwód królewiecki.',
  },
  lu: {
    en: 'Schengen, where the treaty on open borders was signed, lies where three countries meet.',
    pl: 'Na styku trzech granic leży Schengen, gdzie podpisano układ o otwartych granicach.',
  },
  lv: {
    en: 'The border with Estonia runs through the middle of a town, Valka or Valga.',
    pl: 'Granica z Estonią przecina miasto Valka, po estońsku Valga.',
  },
  ly: {
    en: 'Some of its borders are straight lines through the Sahara.',
    pl: 'Niektóre granice to proste linie biegnące przez Saharę.',
  },
  ma: {
    en: 'The border has been closed since 1994.',
    pl: 'Granica jest zamknięta od 1994 roku.',
  },
  me: {
    en: 'It left its union with Serbia in 2006, after a referendum.',
    pl: 'Unię z Serbią zerwała w 2006 roku, po referendum.',
  },
  mk: {
    en: 'It added “North” to its name in 2019 to settle a dispute with Greece.',
    pl: 'W 2019 roku dodała do nazwy słowo „Północna”, by zakończyć spór z Grecją.',
  },
  ml: {
    en: 'Its northern borders are straight lines through the Sahara.',
    pl: 'Jego północne granice biegną przez Saharę prosto jak po sznurku.',
  },
  mm: {
    en: 'Where it meets Laos and Thailand lies the Golden Triangle, once notorious for opium.',
    pl: 'Na styku z Laosem i Tajlandią leży Złoty Trójkąt, niegdyś zagłębie opium.',
  },
  mn: {
    en: 'A tip of Kazakhstan is less than 40 kilometres away.',
    pl: 'Do Kazachstanu brakuje jej niecałych 40 kilometrów.',
  },
  mx: {
    en: 'Until 1848 California and much of the American West belonged to it.',
    pl: 'Do 1848 roku należała do Meksyku między innymi Kalifornia.',
  },
  my: {
    en: 'Singapore was part of it from 1963 to 1965.',
    pl: 'W latach 1963–1965 należał do niej Singapur.',
  },
  mz: {
    en: 'Its outline resembles the letter Y.',
    pl: 'Jego zarys przypomina literę Y.',
  },
  na: {
    en: 'Germany acquired the long Caprivi Strip in 1890 to reach the Zambezi.',
    pl: 'Długi pas Caprivi Niemcy uzyskały w 1890 roku, by mieć dostęp do Zambezi.',
  },
  ng: {
    en: 'About every sixth African lives in Nigeria.',
    pl: 'W Nigerii mieszka mniej więcej co szósty Afrykanin.',
  },
  nl: {
    en: 'In the Caribbean the kingdom also shares an island with France, Saint Martin.',
    pl: 'Na Karaibach królestwo ma też granicę z Francją – na wyspie Saint Martin.',
  },
  no: {
    en: 'The border with Sweden, more than 1,600 kilometres long, is the longest of both countries.',
    pl: 'Granica ze Szwecją ma ponad 1600 kilometrów – dla obu krajów to najdłuższa.',
  },
  np: {
    en: 'The summit of Mount Everest is on the northern border.',
    pl: 'Granica z Chinami biegnie przez szczyt Mount Everestu.',
  },
  pa: {
    en: 'Until 1903 it was a province of Colombia.',
    pl: 'Do 1903 roku była prowincją Kolumbii.',
  },
  pe: {
    en: 'The border with Bolivia crosses Lake Titicaca.',
    pl: 'Granica z Boliwią przecina jezioro Titicaca.',
  },
  pk: {
    en: 'The Karakoram Highway crosses the border with China at about 4,700 metres.',
    pl: 'Szosa Karakorumska przekracza granicę z Chinami na wysokości około 4700 metrów.',
  },
  pl: {
    en: 'Since 1990 all the neighbours have changed, while the borders have stayed the same.',
    pl: 'Po 1989 roku zmienili się wszyscy sąsiedzi, choć granice pozostały te same.',
  },
  ro: {
    en: 'For more than 1,000 kilometres the Danube runs through it or along its borders.',
    pl: 'Dunaj płynie przez Rumunię lub wzdłuż jej granic przez ponad 1000 kilometrów.',
  },
  rs: {
    en: 'Four of them belonged to Yugoslavia together with it.',
    pl: 'Cztery z tych państw należały razem z Serbią do Jugosławii.',
  },
  ru: {
    en: 'Only China has as many neighbours.',
    pl: 'Tylu sąsiadów mają jeszcze tylko Chiny.',
  },
  rw: {
    en: 'The rare mountain gorillas live on the volcanoes at the northern border.',
    pl: 'Na wulkanach przy północnej granicy żyją rzadkie goryle górskie.',
  },
  sa: {
    en: 'Some of its borders through the desert were only settled around 2000.',
    pl: 'Niektóre odcinki granic na pustyni uzgodniono dopiero około 2000 roku.',
  },
  sd: {
    en: 'Until the south broke away in 2011 it was the largest country in Africa.',
    pl: 'Do 2011 roku, gdy odłączyło się południe, był największym państwem Afryki.',
  },
  se: {
    en: 'A golf course at Haparanda lies on both sides of the Finnish border.',
    pl: 'W Haparandzie jest pole golfowe, które leży po obu stronach granicy z Finlandią.',
  },
  si: {
    en: 'In Nova Gorica a square is shared with the Italian town of Gorizia, since 2004 without a fence.',
    pl: 'Nova Gorica ma wspólny plac z włoską Gorizią – od 2004 roku bez płotu.',
  },
  sk: {
    en: 'Bratislava is the only capital that touches two other countries.',
    pl: 'Bratysława jako jedyna stolica leży przy granicy z dwoma państwami.',
  },
  sn: {
    en: 'It almost surrounds the Gambia.',
    pl: 'Niemal ze wszystkich stron otacza Gambię.',
  },
  so: {
    en: 'Its coast of about 3,000 kilometres is the longest on the African mainland.',
    pl: 'Ma najdłuższe wybrzeże w kontynentalnej Afryce – około 3000 kilometrów.',
  },
  ss: {
    en: 'It became independent in 2011, the youngest country in the world.',
    pl: 'Niepodległość uzyskał w 2011 roku – to najmłodsze państwo świata.',
  },
  sy: {
    en: 'Since 1967 Israel has occupied the Golan Heights in the south-west.',
    pl: 'Wzgórza Golan na południowym zachodzie od 1967 roku okupuje Izrael.',
  },
  th: {
    en: 'It was the only country of Southeast Asia that was never a European colony.',
    pl: 'Jako jedyny kraj Azji Południowo-Wschodniej nigdy nie była europejską kolonią.',
  },
  tm: {
    en: 'The gas crater called the “Door to Hell” has burned in its desert for decades.',
    pl: 'Na tamtejszej pustyni od dziesięcioleci płonie krater zwany „Wrotami piekieł”.',
  },
  tn: {
    en: 'Its desert played the planet Tatooine in “Star Wars”.',
    pl: 'Tamtejsza pustynia zagrała w „Gwiezdnych wojnach” planetę Tatooine.',
  },
  tr: {
    en: 'The border with Georgia cuts through a village on the Black Sea, Sarpi.',
    pl: 'Granica z Gruzją przecina nad Morzem Czarnym wieś Sarpi.',
  },
  tz: {
    en: 'The northern border bends around Kilimanjaro.',
    pl: 'Północna granica omija łukiem Kilimandżaro.',
  },
  ua: {
    en: 'Apart from Russia, it is the largest country in Europe.',
    pl: 'Po Rosji to największe państwo Europy.',
  },
  ug: {
    en: 'The borders with two of them run through Lake Victoria.',
    pl: 'Dwie z tych granic biegną przez Jezioro Wiktorii.',
  },
  us: {
    en: 'The northern border, almost 8,900 kilometres long with Alaska, is the longest in the world.',
    pl: 'Granica północna liczy wraz z Alaską prawie 8900 kilometrów i jest najdłuższa na świecie.',
  },
  uz: {
    en: 'Apart from Liechtenstein, no other country is surrounded by landlocked ones alone.',
    pl: 'Oprócz Liechtensteinu to jedyny kraj otoczony samymi państwami bez dostępu do morza.',
  },
  ve: {
    en: 'It claims about two thirds of Guyana, west of the river Essequibo.',
    pl: 'Rości sobie prawa do mniej więcej dwóch trzecich Gujany, na zachód od rzeki Essequibo.',
  },
  vn: {
    en: 'The country is more than 1,600 kilometres long, but in one place only 50 kilometres wide.',
    pl: 'Kraj ma ponad 1600 kilometrów długości, a w najwęższym miejscu tylko 50 kilometrów szerokości.',
  },
  za: {
    en: 'Lesotho lies entirely within it.',
    pl: 'Lesotho leży w całości wewnątrz jej granic.',
  },
  zm: {
    en: 'At Kazungula four countries almost meet at one point.',
    pl: 'Koło Kazunguli niemal w jednym punkcie stykają się cztery państwa.',
  },
  zw: {
    en: 'The Zambezi, with the Victoria Falls, forms the northern border.',
    pl: 'Północną granicę wyznacza Zambezi z Wodospadami Wiktorii.',
  },
};
