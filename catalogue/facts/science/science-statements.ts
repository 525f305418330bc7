import type { WrittenStatement } from '../written-question.ts';

/** True and false statements about matter, the sky and the body. */
export const SCIENCE_STATEMENTS: readonly WrittenStatement[] = [
  {
    key: 'moon-light',
    familiarity: 1,
    truth: {
      en: 'The Moon shines by reflected sunlight.',
      pl: 'Księżyc świeci odbitym światłem słonecznym.',
    },
    untruth: { en: 'The Moon makes its own light.', pl: 'Księżyc świeci własnym światłem.' },
    tags: ['moons'],
    subcategories: ['astronomy'],
  },
  {
    key: 'venus-moons',
    familiarity: 3,
    truth: { en: 'Venus has no moon.', pl: 'Wenus nie ma księżyców.' },
    untruth: { en: 'Venus has two moons.', pl: 'Wenus ma dwa księżyce.' },
    tags: ['moons'],
    subcategories: ['astronomy'],
  },
  {
    key: 'saturn-rings',
    familiarity: 3,
    truth: { en: 'Uranus has rings.', pl: 'Uran ma pierścienie.' },
    untruth: {
      en: 'Saturn is the only planet with rings.',
      pl: 'Saturn jest jedyną planetą z pierścieniami.',
    },
    tags: ['planets'],
    subcategories: ['astronomy'],
  },
  {
    key: 'moon-far-side',
    familiarity: 3,
    truth: {
      en: 'The far side of the Moon gets sunlight.',
      pl: 'Na niewidoczną z Ziemi stronę Księżyca dociera światło słoneczne.',
    },
    untruth: {
      en: 'The far side of the Moon is always dark.',
      pl: 'Na odwrotnej stronie Księżyca zawsze panuje ciemność.',
    },
    tags: ['moons'],
    subcategories: ['astronomy'],
  },
  {
    key: 'seasons-cause',
    familiarity: 3,
    truth: {
      en: "The seasons come from the tilt of the Earth's axis.",
      pl: 'Pory roku wynikają z nachylenia osi Ziemi.',
    },
    untruth: {
      en: 'The seasons come from the changing distance between the Earth and the Sun.',
      pl: 'Pory roku wynikają ze zmian odległości Ziemi od Słońca.',
    },
    tags: ['solar-system'],
    subcategories: ['astronomy'],
  },
  {
    key: 'earth-january',
    familiarity: 5,
    truth: {
      en: 'The Earth is nearest to the Sun in January.',
      pl: 'Ziemia jest najbliżej Słońca w styczniu.',
    },
    untruth: { en: 'The Earth is nearest to the Sun in July.', pl: 'Ziemia jest najbliżej Słońca w lipcu.' },
    tags: ['solar-system'],
    subcategories: ['astronomy'],
  },
  {
    key: 'wall-from-moon',
    familiarity: 3,
    truth: {
      en: 'The Great Wall of China cannot be seen from the Moon with the naked eye.',
      pl: 'Wielkiego Muru Chińskiego nie widać z Księżyca gołym okiem.',
    },
    untruth: {
      en: 'The Great Wall of China can be seen from the Moon with the naked eye.',
      pl: 'Wielki Mur Chiński widać z Księżyca gołym okiem.',
    },
    tags: ['space'],
    subcategories: ['astronomy'],
  },
  {
    key: 'hot-stars',
    familiarity: 4,
    truth: {
      en: 'Blue stars are hotter than red stars.',
      pl: 'Niebieskie gwiazdy są gorętsze od czerwonych.',
    },
    untruth: {
      en: 'Red stars are hotter than blue stars.',
      pl: 'Czerwone gwiazdy są gorętsze od niebieskich.',
    },
    tags: ['stars-and-galaxies'],
    subcategories: ['astronomy'],
  },
  {
    key: 'sound-water',
    familiarity: 3,
    truth: {
      en: 'Sound travels faster in water than in air.',
      pl: 'Dźwięk rozchodzi się w wodzie szybciej niż w powietrzu.',
    },
    untruth: {
      en: 'Sound travels faster in air than in water.',
      pl: 'Dźwięk rozchodzi się w powietrzu szybciej niż w wodzie.',
    },
    tags: ['sound'],
    subcategories: ['physics'],
  },
  {
    key: 'feather-vacuum',
    familiarity: 3,
    truth: {
      en: 'In a vacuum a feather and a hammer fall equally fast.',
      pl: 'W próżni piórko i młotek spadają jednakowo szybko.',
    },
    untruth: {
      en: 'In a vacuum a hammer falls faster than a feather.',
      pl: 'W próżni młotek spada szybciej niż piórko.',
    },
    tags: ['mechanics'],
    subcategories: ['physics'],
  },
  {
    key: 'mountain-boil',
    familiarity: 2,
    truth: {
      en: 'On a high mountain water boils below 100 °C.',
      pl: 'Na wysokiej górze woda wrze poniżej 100 °C.',
    },
    untruth: {
      en: 'On a high mountain water boils above 100 °C.',
      pl: 'Na wysokiej górze woda wrze powyżej 100 °C.',
    },
    tags: ['temperature'],
    subcategories: ['physics'],
  },
  {
    key: 'lightning-twice',
    familiarity: 2,
    truth: {
      en: 'Lightning can strike the same place twice.',
      pl: 'Piorun może uderzyć dwa razy w to samo miejsce.',
    },
    untruth: {
      en: 'Lightning never strikes the same place twice.',
      pl: 'Piorun nigdy nie uderza dwa razy w to samo miejsce.',
    },
    tags: ['weather'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'glass-liquid',
    familiarity: 4,
    truth: {
      en: 'The glass of old window panes has not flowed down noticeably over the centuries.',
      pl: 'Szkło starych szyb nie spłynęło zauważalnie w dół przez stulecia.',
    },
    untruth: {
      en: 'The glass of old window panes has flowed down over the centuries and made them thicker below.',
      pl: 'Szkło starych szyb przez stulecia spływa, dlatego są one grubsze u dołu.',
    },
    tags: ['states-of-matter'],
    subcategories: ['physics'],
  },
  {
    key: 'diamond-burns',
    familiarity: 4,
    truth: { en: 'A diamond can burn in oxygen.', pl: 'Diament może spłonąć w tlenie.' },
    untruth: {
      en: 'A diamond cannot burn even in pure oxygen.',
      pl: 'Diament nie może spłonąć nawet w czystym tlenie.',
    },
    tags: ['minerals'],
    subcategories: ['chemistry'],
  },
  {
    key: 'pure-water-current',
    familiarity: 4,
    truth: { en: 'Pure water conducts electricity poorly.', pl: 'Czysta woda słabo przewodzi prąd.' },
    untruth: {
      en: 'Pure water conducts electricity better than salt water.',
      pl: 'Czysta woda przewodzi prąd lepiej niż słona.',
    },
    tags: ['electricity'],
    subcategories: ['chemistry'],
  },
  {
    key: 'helium-reacts',
    familiarity: 3,
    truth: { en: 'Helium does not burn.', pl: 'Hel się nie pali.' },
    untruth: { en: 'Helium burns with a blue flame.', pl: 'Hel pali się niebieskim płomieniem.' },
    tags: ['gases'],
    subcategories: ['chemistry'],
  },
  {
    key: 'co-smell',
    familiarity: 2,
    truth: { en: 'Carbon monoxide has no smell.', pl: 'Tlenek węgla (czad) jest bezwonny.' },
    untruth: {
      en: 'Carbon monoxide smells of rotten eggs.',
      pl: 'Tlenek węgla (czad) pachnie zgniłymi jajami.',
    },
    tags: ['gases'],
    subcategories: ['chemistry'],
  },
  {
    key: 'acid-ph',
    familiarity: 2,
    truth: { en: 'Lemon juice has a pH below 7.', pl: 'Sok z cytryny ma pH poniżej 7.' },
    untruth: { en: 'Lemon juice has a pH above 7.', pl: 'Sok z cytryny ma pH powyżej 7.' },
    tags: ['acids-and-bases'],
    subcategories: ['chemistry'],
  },
  {
    key: 'soap-base',
    familiarity: 3,
    truth: { en: 'Soapy water is alkaline.', pl: 'Woda z mydłem ma odczyn zasadowy.' },
    untruth: { en: 'Soapy water is acidic.', pl: 'Woda z mydłem ma odczyn kwaśny.' },
    tags: ['acids-and-bases'],
    subcategories: ['chemistry'],
  },
  {
    key: 'brain-ten-percent',
    familiarity: 2,
    truth: {
      en: 'Healthy people use far more than a tenth of their brain.',
      pl: 'Zdrowi ludzie używają znacznie więcej niż jednej dziesiątej mózgu.',
    },
    untruth: {
      en: 'People use only a tenth of their brain.',
      pl: 'Ludzie używają tylko jednej dziesiątej mózgu.',
    },
    tags: ['organs'],
    subcategories: ['human-body'],
  },
  {
    key: 'tongue-map',
    familiarity: 4,
    truth: {
      en: 'All parts of the tongue that taste can taste sweetness.',
      pl: 'Słodki smak wyczuwają wszystkie smakujące części języka.',
    },
    untruth: {
      en: 'Only the tip of the tongue can taste sweetness.',
      pl: 'Słodki smak wyczuwa tylko koniuszek języka.',
    },
    tags: ['senses'],
    subcategories: ['human-body'],
  },
  {
    key: 'blood-blue',
    familiarity: 3,
    truth: { en: 'The blood in our veins is dark red.', pl: 'Krew w żyłach człowieka jest ciemnoczerwona.' },
    untruth: { en: 'The blood in our veins is blue.', pl: 'Krew w żyłach człowieka jest niebieska.' },
    tags: ['heart-and-blood'],
    subcategories: ['human-body'],
  },
  {
    key: 'hair-after-death',
    familiarity: 3,
    truth: { en: 'Hair and nails do not grow after death.', pl: 'Włosy i paznokcie nie rosną po śmierci.' },
    untruth: {
      en: 'Hair and nails go on growing for weeks after death.',
      pl: 'Włosy i paznokcie rosną jeszcze przez tygodnie po śmierci.',
    },
    tags: ['human-biology'],
    subcategories: ['human-body'],
  },
  {
    key: 'antibiotic-virus',
    familiarity: 2,
    truth: {
      en: 'Antibiotics do not cure a common cold.',
      pl: 'Antybiotyki nie leczą zwykłego przeziębienia.',
    },
    untruth: {
      en: 'Antibiotics kill the viruses of a common cold.',
      pl: 'Antybiotyki zabijają wirusy zwykłego przeziębienia.',
    },
    tags: ['diseases'],
    subcategories: ['medicine'],
  },
  {
    key: 'liver-regrows',
    familiarity: 3,
    truth: {
      en: 'The human liver can regrow lost tissue.',
      pl: 'Ludzka wątroba potrafi odtworzyć utraconą tkankę.',
    },
    untruth: {
      en: 'The human liver cannot regrow lost tissue.',
      pl: 'Ludzka wątroba nie potrafi odtworzyć utraconej tkanki.',
    },
    tags: ['organs'],
    subcategories: ['human-body'],
  },
  {
    key: 'astronaut-height',
    familiarity: 4,
    truth: {
      en: 'Astronauts become a little taller in weightlessness.',
      pl: 'W stanie nieważkości astronauci stają się nieco wyżsi.',
    },
    untruth: {
      en: 'Astronauts become a little shorter in weightlessness.',
      pl: 'W stanie nieważkości astronauci stają się nieco niżsi.',
    },
    tags: ['space-travel'],
    subcategories: ['human-body'],
  },
  {
    key: 'tomato-fruit',
    familiarity: 2,
    truth: { en: 'Botanically, a tomato is a fruit.', pl: 'Pomidor jest w sensie botanicznym owocem.' },
    untruth: {
      en: 'Botanically, a tomato is not a fruit.',
      pl: 'Pomidor nie jest w sensie botanicznym owocem.',
    },
    tags: ['plants', 'fruits-and-spices'],
    subcategories: ['botany'],
  },
  {
    key: 'fungi-plants',
    familiarity: 2,
    truth: { en: 'Fungi are not plants.', pl: 'Grzyby nie są roślinami.' },
    untruth: { en: 'Fungi are plants without flowers.', pl: 'Grzyby są roślinami bez kwiatów.' },
    tags: ['fungi'],
    subcategories: ['biology'],
  },
  {
    key: 'plants-breathe',
    familiarity: 3,
    truth: { en: 'Plants use oxygen to breathe.', pl: 'Rośliny oddychają, zużywając tlen.' },
    untruth: { en: 'Plants never use oxygen.', pl: 'Rośliny nigdy nie zużywają tlenu.' },
    tags: ['plants'],
    subcategories: ['botany'],
  },
  {
    key: 'dinosaurs-humans',
    familiarity: 1,
    truth: {
      en: 'The great dinosaurs died out long before the first humans lived.',
      pl: 'Wielkie dinozaury wymarły na długo przed pojawieniem się ludzi.',
    },
    untruth: {
      en: 'The first humans hunted great dinosaurs.',
      pl: 'Pierwsi ludzie polowali na wielkie dinozaury.',
    },
    tags: ['prehistoric-life'],
    subcategories: ['biology'],
  },
  {
    key: 'birds-dinosaurs',
    familiarity: 3,
    truth: { en: 'Birds descend from dinosaurs.', pl: 'Ptaki pochodzą od dinozaurów.' },
    untruth: {
      en: 'No descendants of the dinosaurs are alive today.',
      pl: 'Dinozaury nie mają żyjących potomków.',
    },
    tags: ['birds', 'prehistoric-life'],
    subcategories: ['biology'],
  },
  {
    key: 'sun-white',
    familiarity: 4,
    truth: { en: 'Seen from space, the Sun is white.', pl: 'Słońce oglądane z kosmosu jest białe.' },
    untruth: { en: 'Seen from space, the Sun is yellow.', pl: 'Słońce oglądane z kosmosu jest żółte.' },
    tags: ['solar-system'],
    subcategories: ['astronomy'],
    why: {
      en: 'Only from the ground does it look yellow, because the air scatters its blue light.',
      pl: 'Żółte wydaje się tylko z Ziemi, bo powietrze rozprasza jego niebieskie światło.',
    },
  },
  {
    key: 'moon-drifting',
    familiarity: 4,
    truth: {
      en: 'The Moon is slowly moving away from the Earth.',
      pl: 'Księżyc powoli oddala się od Ziemi.',
    },
    untruth: {
      en: 'The Moon is slowly moving towards the Earth.',
      pl: 'Księżyc powoli zbliża się do Ziemi.',
    },
    tags: ['solar-system'],
    subcategories: ['astronomy'],
    why: {
      en: 'It moves away by almost four centimetres a year, as mirrors left there by Apollo show.',
      pl: 'Oddala się co roku o prawie cztery centymetry, co wykazały zwierciadła pozostawione tam przez załogi Apollo.',
    },
  },
  {
    key: 'water-blue',
    familiarity: 4,
    truth: { en: 'Pure water is slightly blue.', pl: 'Czysta woda jest lekko niebieska.' },
    untruth: { en: 'Pure water has no colour at all.', pl: 'Czysta woda nie ma żadnej barwy.' },
    tags: ['chemical-knowledge'],
    subcategories: ['chemistry'],
    why: {
      en: 'It absorbs a little red light, which shows in deep lakes and in glaciers.',
      pl: 'Pochłania nieco czerwonego światła, co widać w głębokich jeziorach i lodowcach.',
    },
  },
  {
    key: 'coin-skyscraper',
    familiarity: 3,
    truth: {
      en: 'A coin dropped from a skyscraper cannot kill a passer-by.',
      pl: 'Moneta upuszczona z wieżowca nie może zabić przechodnia.',
    },
    untruth: {
      en: 'A coin dropped from a skyscraper can kill a passer-by.',
      pl: 'Moneta upuszczona z wieżowca może zabić przechodnia.',
    },
    tags: ['common-beliefs'],
    subcategories: ['physics'],
    why: {
      en: 'The air keeps it slower than a hundred kilometres an hour, so it would only hurt.',
      pl: 'Powietrze hamuje ją do mniej niż stu kilometrów na godzinę, więc najwyżej zaboli.',
    },
  },
  {
    key: 'diamond-coal',
    familiarity: 4,
    truth: {
      en: 'Most diamonds are older than coal.',
      pl: 'Większość diamentów jest starsza od węgla kamiennego.',
    },
    untruth: {
      en: 'Most diamonds were formed from coal.',
      pl: 'Większość diamentów powstała z węgla kamiennego.',
    },
    tags: ['minerals'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'They grew deep in the Earth, mostly more than a billion years ago, before there were plants on land.',
      pl: 'Rosły głęboko w Ziemi, przeważnie ponad miliard lat temu, gdy na lądzie nie było jeszcze roślin.',
    },
  },
];

/** True and false statements about computers. */
export const TECHNOLOGY_STATEMENTS: readonly WrittenStatement[] = [
  {
    key: 'java-javascript',
    familiarity: 3,
    truth: {
      en: 'Java and JavaScript are two different languages.',
      pl: 'Java i JavaScript to dwa różne języki.',
    },
    untruth: {
      en: 'JavaScript is the short form of Java for phones.',
      pl: 'JavaScript to skrócona Java na telefony.',
    },
    tags: ['programming-languages'],
    subcategories: ['programming'],
  },
  {
    key: 'linux-free',
    familiarity: 2,
    truth: { en: 'The Linux kernel is free software.', pl: 'Jądro Linux jest wolnym oprogramowaniem.' },
    untruth: {
      en: 'The source code of the Linux kernel is a trade secret.',
      pl: 'Kod źródłowy jądra Linux jest tajemnicą handlową.',
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'incognito',
    familiarity: 3,
    truth: {
      en: 'A private browser window does not hide the visited sites from the internet provider.',
      pl: 'Tryb prywatny przeglądarki nie ukrywa odwiedzanych stron przed dostawcą internetu.',
    },
    untruth: {
      en: 'A private browser window hides the visited sites from the internet provider.',
      pl: 'Tryb prywatny przeglądarki ukrywa odwiedzane strony przed dostawcą internetu.',
    },
    tags: ['internet', 'computer-security'],
    subcategories: ['networks'],
  },
  {
    key: 'png-lossless',
    familiarity: 4,
    truth: { en: 'PNG compresses pictures without loss.', pl: 'PNG kompresuje obrazy bez utraty danych.' },
    untruth: {
      en: 'PNG always loses details when it compresses pictures.',
      pl: 'PNG zawsze traci szczegóły podczas kompresji obrazów.',
    },
    tags: ['data'],
    subcategories: ['file-formats'],
  },
  {
    key: 'mp3-lossy',
    familiarity: 3,
    truth: {
      en: 'MP3 compression leaves out parts of the sound.',
      pl: 'Kompresja MP3 usuwa część informacji o dźwięku.',
    },
    untruth: {
      en: 'MP3 compression keeps every detail of the sound.',
      pl: 'Kompresja MP3 zachowuje każdy szczegół dźwięku.',
    },
    tags: ['data'],
    subcategories: ['file-formats'],
  },
  {
    key: 'ssd-moving',
    familiarity: 2,
    truth: { en: 'An SSD has no moving parts.', pl: 'Dysk SSD nie ma ruchomych części.' },
    untruth: { en: 'An SSD has spinning disks.', pl: 'Dysk SSD ma wirujące talerze.' },
    tags: ['computer-parts'],
    subcategories: ['computer-hardware'],
  },
  {
    key: 'web-older',
    familiarity: 3,
    truth: {
      en: 'The internet is older than the World Wide Web.',
      pl: 'Internet jest starszy niż World Wide Web.',
    },
    untruth: {
      en: 'The World Wide Web is older than the internet.',
      pl: 'World Wide Web jest starsza niż internet.',
    },
    tags: ['internet'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'https-lock',
    familiarity: 2,
    truth: {
      en: 'HTTPS encrypts the traffic between browser and server.',
      pl: 'HTTPS szyfruje połączenie między przeglądarką a serwerem.',
    },
    untruth: {
      en: 'HTTPS sends all data in readable form.',
      pl: 'HTTPS przesyła wszystkie dane w czytelnej postaci.',
    },
    tags: ['internet', 'computer-security'],
    subcategories: ['networks'],
  },
  {
    key: 'halting',
    familiarity: 5,
    truth: {
      en: 'No program can decide for every program whether it ever stops.',
      pl: 'Żaden program nie rozstrzygnie dla każdego programu, czy ten się zatrzyma.',
    },
    untruth: {
      en: 'There is a program that decides for every program whether it ever stops.',
      pl: 'Istnieje program, który dla każdego programu rozstrzyga, czy ten się zatrzyma.',
    },
    tags: ['algorithms'],
    subcategories: ['computer-science'],
  },
  {
    key: 'file-delete',
    familiarity: 3,
    truth: {
      en: 'A deleted file usually stays on the hard disk until it is overwritten.',
      pl: 'Usunięty plik zwykle pozostaje na dysku twardym, dopóki nie zostanie nadpisany.',
    },
    untruth: {
      en: 'A deleted file vanishes from the hard disk at once.',
      pl: 'Usunięty plik od razu znika z dysku twardego.',
    },
    tags: ['data'],
    subcategories: ['computer-science'],
    why: {
      en: 'The system only forgets where it was, so special programs can often bring it back.',
      pl: 'System tylko zapomina, gdzie plik leżał, więc specjalne programy często potrafią go odzyskać.',
    },
  },
  {
    key: 'mail-older',
    familiarity: 3,
    truth: {
      en: 'E-mail is older than the World Wide Web.',
      pl: 'Poczta elektroniczna jest starsza niż World Wide Web.',
    },
    untruth: {
      en: 'The World Wide Web is older than e-mail.',
      pl: 'World Wide Web jest starsza niż poczta elektroniczna.',
    },
    tags: ['internet'],
    subcategories: ['networks'],
    why: {
      en: 'The first message between two computers was sent in 1971; the first website opened twenty years later.',
      pl: 'Pierwszy e-mail między dwoma komputerami wysłano w 1971 roku, a pierwsza strona WWW ruszyła dwadzieścia lat później.',
    },
  },
];
