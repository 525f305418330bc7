import type { Notes } from './notes.ts';

/** About the capitals of voivodeships, by the slug of the voivodeship. */
export const VOIVODESHIP_NOTES: Notes = {
  'greater-poland': {
    en: 'Two mechanical goats butt heads on its town hall every day at noon.',
    pl: 'Na wieży tamtejszego ratusza codziennie w południe trykają się dwa koziołki.',
  },
  'holy-cross': {
    en: 'A mayonnaise that is found in most Polish kitchens is named after the city.',
    pl: 'Pochodzi stamtąd słynny majonez.',
  },
  'lesser-poland': {
    en: 'Polish kings were crowned and buried there, on Wawel Hill.',
    pl: 'Na tamtejszym Wawelu koronowano i chowano polskich królów.',
  },
  'lower-silesian': {
    en: 'Hundreds of small bronze dwarfs stand in its streets.',
    pl: 'Na ulicach miasta stoją setki krasnali z brązu.',
  },
  masovian: {
    en: 'It is the capital of the largest voivodeship as well as that of the country.',
    pl: 'To stolica nie tylko kraju, ale i największego województwa.',
  },
  podlaskie: {
    en: 'Ludwik Zamenhof, the inventor of Esperanto, was born there.',
    pl: 'Urodził się tam Ludwik Zamenhof, twórca esperanta.',
  },
  pomeranian: {
    en: 'Fahrenheit and Schopenhauer were born there, and Solidarity was founded there.',
    pl: 'Urodzili się tam Fahrenheit i Schopenhauer, tam też powstała „Solidarność”.',
  },
  silesian: {
    en: 'Its arena Spodek looks like a flying saucer.',
    pl: 'Tamtejszy Spodek przypomina kształtem latający talerz.',
  },
  subcarpathian: {
    en: "Beneath its market square runs a tourist route through the merchants' old cellars.",
    pl: 'Pod tamtejszym rynkiem biegnie trasa turystyczna przez dawne kupieckie piwnice.',
  },
  'warmian-masurian': {
    en: 'Copernicus administered lands from its castle, where he left an astronomical table on a wall.',
    pl: 'Na ścianie tamtejszego zamku zachowała się tablica astronomiczna Kopernika.',
  },
  'west-pomeranian': {
    en: 'Catherine the Great was born there in 1729.',
    pl: 'W 1729 roku urodziła się tam przyszła caryca Katarzyna Wielka.',
  },
};

/** About towns in Poland. */
export const TOWN_NOTES: Notes = {
  belchatow: {
    en: 'Near the town is the largest lignite power station in Europe.',
    pl: 'Koło miasta działa największa w Europie elektrownia na węgiel brunatny.',
  },
  bialowieza: {
    en: 'The last primeval lowland forest of Europe, with its bison, is a World Heritage Site.',
    pl: 'Tamtejsza puszcza, ostoja żubrów, jest na liście światowego dziedzictwa UNESCO.',
  },
  'bielsko-biala': {
    en: 'The cartoon dog Reksio and the brothers Bolek and Lolek were created there.',
    pl: 'To tam narysowano Bolka i Lolka oraz Reksia.',
  },
  brzeg: {
    en: 'Its Renaissance castle of the Piast dukes is called the “Silesian Wawel”.',
    pl: 'Renesansowy zamek Piastów bywa nazywany „śląskim Wawelem”.',
  },
  chelm: {
    en: 'Chalk was mined for centuries beneath its streets; visitors can walk through the tunnels.',
    pl: 'Pod miastem przez wieki wydobywano kredę; dziś podziemia są otwarte dla turystów.',
  },
  czestochowa: {
    en: 'Pilgrims come to see the Black Madonna in the monastery of Jasna Góra.',
    pl: 'Na tamtejszą Jasną Górę ciągną pielgrzymi do Czarnej Madonny.',
  },
  elblag: {
    en: 'On a canal near the town boats are carried over hills on rails.',
    pl: 'Na pobliskim kanale statki pokonują wzniesienia na szynach.',
  },
  frombork: {
    en: 'Copernicus wrote his main work there and is buried in its cathedral.',
    pl: 'Kopernik napisał tam swoje najważniejsze dzieło i spoczywa w tamtejszej katedrze.',
  },
  gdynia: {
    en: 'A fishing village until the 1920s, it grew into a great port within two decades.',
    pl: 'Jeszcze na początku lat 20. XX wieku była wsią, a po dwóch dekadach – wielkim portem.',
  },
  gliwice: {
    en: 'A faked attack on its radio station served Hitler as a pretext for war in 1939.',
    pl: 'Upozorowany napad na tamtejszą radiostację posłużył Hitlerowi w 1939 roku za pretekst do wojny.',
  },
  'jelenia-gora': {
    en: 'Its spa, Cieplice, has drawn visitors to warm springs since the Middle Ages.',
    pl: 'W granicach miasta leżą Cieplice, uzdrowisko znane z gorących źródeł.',
  },
  kalisz: {
    en: 'It claims to be the oldest town of the country, because Ptolemy mentioned a Calisia.',
    pl: 'Uchodzi za najstarsze miasto w kraju, bo Ptolemeusz wspomniał o Calisii.',
  },
  'kazimierz-dolny': {
    en: 'Painters have loved the Renaissance town on the Vistula for more than a century.',
    pl: 'Renesansowe miasteczko nad Wisłą od ponad stu lat przyciąga malarzy.',
  },
  kolobrzeg: {
    en: 'Poland was “wedded to the sea” there in March 1945, with a ring thrown into the waves.',
    pl: 'W marcu 1945 roku odbyły się tam zaślubiny Polski z morzem.',
  },
  konin: {
    en: 'A stone signpost of 1151, the oldest in Poland, stands by its church.',
    pl: 'Przy tamtejszym kościele stoi najstarszy w Polsce drogowskaz, z 1151 roku.',
  },
  lancut: {
    en: 'Its castle is known for a collection of historic carriages.',
    pl: 'Tamtejszy zamek słynie z kolekcji zabytkowych powozów.',
  },
  lomza: {
    en: 'The local beer shares the name of the town.',
    pl: 'Nazwę miasta zna każdy piwosz – nosi ją tamtejsze piwo.',
  },
  miedzyzdroje: {
    en: 'Film stars have left handprints along its promenade.',
    pl: 'Na tamtejszej Promenadzie Gwiazd odciskają dłonie aktorzy.',
  },
  nysa: {
    en: 'Its churches earned the town the name of “Silesian Rome”.',
    pl: 'Liczne kościoły przyniosły miastu przydomek „Śląskiego Rzymu”.',
  },
  pila: {
    en: 'Stanisław Staszic, a scholar of the Enlightenment, was born there.',
    pl: 'Urodził się tam uczony epoki oświecenia Stanisław Staszic.',
  },
  przemysl: {
    en: 'The Austrian fortress there held out against the Russians for months in the First World War.',
    pl: 'Tamtejsza austriacka twierdza broniła się przed Rosjanami podczas I wojny światowej.',
  },
  radom: {
    en: 'The city is known for its air show and for an arms factory, Łucznik.',
    pl: 'Odbywają się tam pokazy lotnicze; miasto słynie też z wytwórni broni „Łucznik”.',
  },
  sandomierz: {
    en: 'Father Mateusz, a cycling priest, solves crimes there on television.',
    pl: 'Zagadki kryminalne rozwiązuje tam telewizyjny Ojciec Mateusz.',
  },
  sopot: {
    en: 'Its pier, more than 500 metres long, is the longest wooden one in Europe.',
    pl: 'Tamtejsze molo ma ponad 500 metrów – to najdłuższe drewniane molo w Europie.',
  },
  suwalki: {
    en: 'It is known as the coldest corner of the country; the film director Wajda was born there.',
    pl: 'Uchodzą za polski biegun zimna; urodził się tam reżyser Andrzej Wajda.',
  },
  swidnica: {
    en: 'Its Church of Peace of 1657, on the World Heritage List, was built without nails.',
    pl: 'Wpisany na listę UNESCO Kościół Pokoju z 1657 roku zbudowano bez gwoździ.',
  },
  torun: {
    en: 'The voivodeship has two capitals: the governor sits in Bydgoszcz, the assembly in Toruń.',
    pl: 'Województwo ma dwie stolice: wojewoda urzęduje w Bydgoszczy, a sejmik w Toruniu.',
  },
  wadowice: {
    en: 'Pope John Paul II was born there; he later spoke fondly of its cream cakes.',
    pl: 'Urodził się tam Jan Paweł II, który po latach wspominał kremówki.',
  },
  zakopane: {
    en: 'The resort at the foot of the Tatras calls itself the winter capital of Poland.',
    pl: 'Kurort u stóp Tatr nazywa się zimową stolicą Polski.',
  },
  zamosc: {
    en: 'An Italian architect planned it as an ideal Renaissance town around 1580.',
    pl: 'Około 1580 roku zaprojektował go jako idealne miasto renesansu włoski architekt Bernardo Morando.',
  },
  'zelazowa-wola': {
    en: 'Frédéric Chopin was born there in 1810.',
    pl: 'W 1810 roku urodził się tam Fryderyk Chopin.',
  },
  'zielona-gora': {
    en: 'The voivodeship has two capitals: the governor sits in Gorzów Wielkopolski, the assembly in Zielona Góra.',
    pl: 'Województwo ma dwie stolice: wojewoda urzęduje w Gorzowie Wielkopolskim, a sejmik w Zielonej Górze.',
  },
};
