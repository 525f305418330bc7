import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** A named moon and the planet or dwarf planet that it orbits. */
export const MOONS: readonly Pairing[] = [
  {
    key: 'phobos',
    familiarity: 2,
    subject: { en: 'Phobos', pl: 'Fobos' },
    answer: { en: 'Mars', pl: 'wokół Marsa' },
  },
  {
    key: 'deimos',
    familiarity: 3,
    subject: { en: 'Deimos', pl: 'Dejmos' },
    answer: { en: 'Mars', pl: 'wokół Marsa' },
  },
  {
    key: 'io',
    familiarity: 3,
    subject: { en: 'Io', pl: 'Io' },
    answer: { en: 'Jupiter', pl: 'wokół Jowisza' },
  },
  {
    key: 'europa',
    familiarity: 2,
    subject: { en: 'Europa', pl: 'Europa' },
    answer: { en: 'Jupiter', pl: 'wokół Jowisza' },
  },
  {
    key: 'ganymede',
    familiarity: 2,
    subject: { en: 'Ganymede', pl: 'Ganimedes' },
    answer: { en: 'Jupiter', pl: 'wokół Jowisza' },
  },
  {
    key: 'callisto',
    familiarity: 3,
    subject: { en: 'Callisto', pl: 'Kallisto' },
    answer: { en: 'Jupiter', pl: 'wokół Jowisza' },
  },
  {
    key: 'amalthea',
    familiarity: 5,
    subject: { en: 'Amalthea', pl: 'Amaltea' },
    answer: { en: 'Jupiter', pl: 'wokół Jowisza' },
  },
  {
    key: 'titan',
    familiarity: 2,
    subject: { en: 'Titan', pl: 'Tytan' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'enceladus',
    familiarity: 3,
    subject: { en: 'Enceladus', pl: 'Enceladus' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'mimas',
    familiarity: 4,
    subject: { en: 'Mimas', pl: 'Mimas' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'rhea',
    familiarity: 4,
    subject: { en: 'Rhea', pl: 'Rea' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'dione',
    familiarity: 4,
    subject: { en: 'Dione', pl: 'Dione' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'tethys',
    familiarity: 4,
    subject: { en: 'Tethys', pl: 'Tetyda' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'iapetus',
    familiarity: 4,
    subject: { en: 'Iapetus', pl: 'Japet' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'hyperion',
    familiarity: 5,
    subject: { en: 'Hyperion', pl: 'Hyperion' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'phoebe',
    familiarity: 5,
    subject: { en: 'Phoebe', pl: 'Febe' },
    answer: { en: 'Saturn', pl: 'wokół Saturna' },
  },
  {
    key: 'titania',
    familiarity: 4,
    subject: { en: 'Titania', pl: 'Tytania' },
    answer: { en: 'Uranus', pl: 'wokół Urana' },
  },
  {
    key: 'oberon',
    familiarity: 4,
    subject: { en: 'Oberon', pl: 'Oberon' },
    answer: { en: 'Uranus', pl: 'wokół Urana' },
  },
  {
    key: 'miranda',
    familiarity: 4,
    subject: { en: 'Miranda', pl: 'Miranda' },
    answer: { en: 'Uranus', pl: 'wokół Urana' },
  },
  {
    key: 'ariel',
    familiarity: 4,
    subject: { en: 'Ariel', pl: 'Ariel' },
    answer: { en: 'Uranus', pl: 'wokół Urana' },
  },
  {
    key: 'umbriel',
    familiarity: 5,
    subject: { en: 'Umbriel', pl: 'Umbriel' },
    answer: { en: 'Uranus', pl: 'wokół Urana' },
  },
  {
    key: 'triton',
    familiarity: 3,
    subject: { en: 'Triton', pl: 'Tryton' },
    answer: { en: 'Neptune', pl: 'wokół Neptuna' },
  },
  {
    key: 'nereid',
    familiarity: 5,
    subject: { en: 'Nereid', pl: 'Nereida' },
    answer: { en: 'Neptune', pl: 'wokół Neptuna' },
  },
  {
    key: 'charon',
    familiarity: 3,
    subject: { en: 'Charon', pl: 'Charon' },
    answer: { en: 'Pluto', pl: 'wokół Plutona' },
  },
  {
    key: 'dysnomia',
    familiarity: 5,
    subject: { en: 'Dysnomia', pl: 'Dysnomia' },
    answer: { en: 'Eris', pl: 'wokół Eris' },
  },
];

/** A bright star and its constellation; Polish constellations are in the nominative. */
export const BRIGHTEST_STARS: readonly Pairing[] = [
  {
    key: 'sirius',
    familiarity: 3,
    subject: { en: 'Sirius', pl: 'Syriusz' },
    answer: { en: 'Canis Major', pl: 'w Wielkim Psie' },
  },
  { key: 'vega', familiarity: 3, subject: { en: 'Vega', pl: 'Wega' }, answer: { en: 'Lyra', pl: 'w Lutni' } },
  {
    key: 'betelgeuse',
    familiarity: 3,
    subject: { en: 'Betelgeuse', pl: 'Betelgeza' },
    answer: { en: 'Orion', pl: 'w Orionie' },
  },
  {
    key: 'rigel',
    familiarity: 4,
    subject: { en: 'Rigel', pl: 'Rigel' },
    answer: { en: 'Orion', pl: 'w Orionie' },
  },
  {
    key: 'deneb',
    familiarity: 4,
    subject: { en: 'Deneb', pl: 'Deneb' },
    answer: { en: 'Cygnus', pl: 'w Łabędziu' },
  },
  {
    key: 'altair',
    familiarity: 4,
    subject: { en: 'Altair', pl: 'Altair' },
    answer: { en: 'Aquila', pl: 'w Orle' },
  },
  {
    key: 'arcturus',
    familiarity: 4,
    subject: { en: 'Arcturus', pl: 'Arktur' },
    answer: { en: 'Boötes', pl: 'w Wolarzu' },
  },
  {
    key: 'capella',
    familiarity: 4,
    subject: { en: 'Capella', pl: 'Kapella' },
    answer: { en: 'Auriga', pl: 'w Woźnicy' },
  },
  {
    key: 'aldebaran',
    familiarity: 4,
    subject: { en: 'Aldebaran', pl: 'Aldebaran' },
    answer: { en: 'Taurus', pl: 'w Byku' },
  },
  {
    key: 'antares',
    familiarity: 4,
    subject: { en: 'Antares', pl: 'Antares' },
    answer: { en: 'Scorpius', pl: 'w Skorpionie' },
  },
  {
    key: 'spica',
    familiarity: 4,
    subject: { en: 'Spica', pl: 'Spika' },
    answer: { en: 'Virgo', pl: 'w Pannie' },
  },
  {
    key: 'regulus',
    familiarity: 4,
    subject: { en: 'Regulus', pl: 'Regulus' },
    answer: { en: 'Leo', pl: 'we Lwie' },
  },
  {
    key: 'polaris',
    familiarity: 3,
    subject: { en: 'Polaris', pl: 'Polaris (Gwiazda Polarna)' },
    answer: { en: 'Ursa Minor', pl: 'w Małej Niedźwiedzicy' },
  },
  {
    key: 'pollux',
    familiarity: 4,
    subject: { en: 'Pollux', pl: 'Polluks' },
    answer: { en: 'Gemini', pl: 'w Bliźniętach' },
  },
  {
    key: 'castor',
    familiarity: 4,
    subject: { en: 'Castor', pl: 'Kastor' },
    answer: { en: 'Gemini', pl: 'w Bliźniętach' },
  },
  {
    key: 'procyon',
    familiarity: 4,
    subject: { en: 'Procyon', pl: 'Procjon' },
    answer: { en: 'Canis Minor', pl: 'w Małym Psie' },
  },
  {
    key: 'canopus',
    familiarity: 5,
    subject: { en: 'Canopus', pl: 'Kanopus' },
    answer: { en: 'Carina', pl: 'w Kilu' },
  },
  {
    key: 'fomalhaut',
    familiarity: 5,
    subject: { en: 'Fomalhaut', pl: 'Fomalhaut' },
    answer: { en: 'Piscis Austrinus', pl: 'w Rybie Południowej' },
  },
  {
    key: 'achernar',
    familiarity: 5,
    subject: { en: 'Achernar', pl: 'Achernar' },
    answer: { en: 'Eridanus', pl: 'w Erydanie' },
  },
  {
    key: 'algol',
    familiarity: 5,
    subject: { en: 'Algol', pl: 'Algol' },
    answer: { en: 'Perseus', pl: 'w Perseuszu' },
  },
];

/** Planets, stars and space travel. */
export const ASTRONOMY_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'largest-planet',
    familiarity: 1,
    en: {
      text: 'Which is the largest planet in the Solar System?',
      options: ['Jupiter', 'Saturn', 'Neptune', 'Earth'],
    },
    pl: {
      text: 'Która planeta Układu Słonecznego jest największa?',
      options: ['Jowisz', 'Saturn', 'Neptun', 'Ziemia'],
    },
    tags: ['planets'],
  },
  {
    key: 'smallest-planet',
    familiarity: 2,
    en: {
      text: 'Which is the smallest planet in the Solar System?',
      options: ['Mercury', 'Mars', 'Venus', 'Earth'],
    },
    pl: {
      text: 'Która planeta Układu Słonecznego jest najmniejsza?',
      options: ['Merkury', 'Mars', 'Wenus', 'Ziemia'],
    },
    tags: ['planets'],
  },
  {
    key: 'red-planet',
    familiarity: 1,
    en: {
      text: 'Which planet is known as the Red Planet?',
      options: ['Mars', 'Venus', 'Jupiter', 'Mercury'],
    },
    pl: {
      text: 'Którą planetę nazywa się Czerwoną Planetą?',
      options: ['Mars', 'Wenus', 'Jowisz', 'Merkury'],
    },
    tags: ['planets'],
    why: {
      en: 'Iron oxide, which is rust, colours its ground.',
      pl: 'Barwę nadaje jej powierzchni tlenek żelaza, czyli rdza.',
    },
  },
  {
    key: 'hottest-planet',
    familiarity: 3,
    en: { text: 'Which planet has the hottest surface?', options: ['Venus', 'Mercury', 'Mars', 'Jupiter'] },
    pl: {
      text: 'Która planeta ma najgorętszą powierzchnię?',
      options: ['Wenus', 'Merkury', 'Mars', 'Jowisz'],
    },
    tags: ['planets'],
    why: {
      en: 'The dense carbon dioxide of its air traps the heat, so Venus is hotter than Mercury.',
      pl: 'Gęsta atmosfera z dwutlenku węgla zatrzymuje ciepło, dlatego na Wenus jest goręcej niż na Merkurym.',
    },
  },
  {
    key: 'sideways-planet',
    familiarity: 3,
    en: {
      text: 'Which planet rotates almost lying on its side?',
      options: ['Uranus', 'Saturn', 'Neptune', 'Jupiter'],
    },
    pl: {
      text: 'Która planeta obraca się, niemal leżąc na boku?',
      options: ['Uran', 'Saturn', 'Neptun', 'Jowisz'],
    },
    tags: ['planets'],
  },
  {
    key: 'lighter-than-water',
    familiarity: 4,
    en: {
      text: 'Which planet has a mean density lower than that of water?',
      options: ['Saturn', 'Jupiter', 'Uranus', 'Neptune'],
    },
    pl: {
      text: 'Która planeta ma średnią gęstość mniejszą od gęstości wody?',
      options: ['Saturn', 'Jowisz', 'Uran', 'Neptun'],
    },
    tags: ['planets'],
  },
  {
    key: 'great-red-spot',
    familiarity: 2,
    en: { text: 'On which planet is the Great Red Spot?', options: ['Jupiter', 'Mars', 'Saturn', 'Venus'] },
    pl: {
      text: 'Na której planecie znajduje się Wielka Czerwona Plama?',
      options: ['Na Jowiszu', 'Na Marsie', 'Na Saturnie', 'Na Wenus'],
    },
    tags: ['planets'],
    why: { en: 'It is a storm larger than the Earth.', pl: 'To burza większa od Ziemi.' },
  },
  {
    key: 'olympus-mons',
    familiarity: 3,
    en: {
      text: 'On which planet is the volcano Olympus Mons?',
      options: ['Mars', 'Venus', 'Earth', 'Mercury'],
    },
    pl: {
      text: 'Na której planecie znajduje się wulkan Olympus Mons?',
      options: ['Na Marsie', 'Na Wenus', 'Na Ziemi', 'Na Merkurym'],
    },
    tags: ['planets'],
    why: {
      en: 'At more than 20 kilometres it is over twice as high as Everest.',
      pl: 'Wznosi się na ponad 20 kilometrów – przeszło dwa razy wyżej niż Everest.',
    },
  },
  {
    key: 'morning-star',
    familiarity: 2,
    en: {
      text: 'Which planet is called the morning star or the evening star?',
      options: ['Venus', 'Mars', 'Jupiter', 'Saturn'],
    },
    pl: {
      text: 'Którą planetę nazywa się gwiazdą poranną lub wieczorną?',
      options: ['Wenus', 'Mars', 'Jowisz', 'Saturn'],
    },
    tags: ['planets'],
  },
  {
    key: 'longest-rotation',
    familiarity: 4,
    en: {
      text: 'On which planet does one rotation take longer than one orbit around the Sun?',
      options: ['Venus', 'Mercury', 'Mars', 'Uranus'],
    },
    pl: {
      text: 'Na której planecie jeden obrót trwa dłużej niż jedno okrążenie Słońca?',
      options: ['Na Wenus', 'Na Merkurym', 'Na Marsie', 'Na Uranie'],
    },
    tags: ['planets'],
    why: {
      en: 'Venus turns once in about 243 days and goes round the Sun in about 225.',
      pl: 'Wenus obraca się raz na około 243 dni, a Słońce okrąża w około 225 dni.',
    },
  },
  {
    key: 'shortest-day',
    familiarity: 4,
    en: { text: 'Which planet has the shortest day?', options: ['Jupiter', 'Mercury', 'Earth', 'Mars'] },
    pl: {
      text: 'Na której planecie doba jest najkrótsza?',
      options: ['Na Jowiszu', 'Na Merkurym', 'Na Ziemi', 'Na Marsie'],
    },
    tags: ['planets'],
  },
  {
    key: 'shortest-year',
    familiarity: 2,
    en: { text: 'Which planet has the shortest year?', options: ['Mercury', 'Venus', 'Mars', 'Jupiter'] },
    pl: { text: 'Która planeta ma najkrótszy rok?', options: ['Merkury', 'Wenus', 'Mars', 'Jowisz'] },
    tags: ['planets'],
  },
  {
    key: 'how-many-planets',
    familiarity: 1,
    en: { text: 'How many planets are there in the Solar System?', options: ['8', '7', '10', '12'] },
    pl: { text: 'Ile planet jest w Układzie Słonecznym?', options: ['8', '7', '10', '12'] },
    tags: ['planets'],
    why: {
      en: 'Since 2006 Pluto has been counted among the dwarf planets.',
      pl: 'Od 2006 roku Pluton zalicza się do planet karłowatych.',
    },
  },
  {
    key: 'asteroid-belt',
    familiarity: 3,
    en: {
      text: 'Between the orbits of which two planets is the main asteroid belt?',
      options: ['Mars and Jupiter', 'Earth and Mars', 'Jupiter and Saturn', 'Venus and Earth'],
    },
    pl: {
      text: 'Między orbitami których planet leży główny pas planetoid?',
      options: ['Marsa i Jowisza', 'Ziemi i Marsa', 'Jowisza i Saturna', 'Wenus i Ziemi'],
    },
    tags: ['planets'],
  },
  {
    key: 'pluto-reclassified',
    familiarity: 2,
    en: {
      text: 'Which body lost its rank as a planet in 2006?',
      options: ['Pluto', 'Eris', 'Ceres', 'Charon'],
    },
    pl: {
      text: 'Które ciało niebieskie w 2006 roku straciło status planety?',
      options: ['Pluton', 'Eris', 'Ceres', 'Charon'],
    },
    tags: ['planets'],
  },
  {
    key: 'ceres-place',
    familiarity: 4,
    en: {
      text: 'What is the largest body in the main asteroid belt?',
      options: ['Ceres', 'Vesta', 'Pallas', 'Hygiea'],
    },
    pl: {
      text: 'Jakie jest największe ciało głównego pasa planetoid?',
      options: ['Ceres', 'Westa', 'Pallas', 'Hygiea'],
    },
    tags: ['planets'],
  },
  {
    key: 'largest-moon',
    familiarity: 3,
    en: {
      text: 'Which is the largest moon in the Solar System?',
      options: ['Ganymede', 'Titan', 'Callisto', 'Triton'],
    },
    pl: {
      text: 'Który księżyc jest największy w Układzie Słonecznym?',
      options: ['Ganimedes', 'Tytan', 'Kallisto', 'Tryton'],
    },
    tags: ['moons'],
  },
  {
    key: 'thick-air-moon',
    familiarity: 4,
    en: {
      text: 'Which moon has an atmosphere denser than that of the Earth?',
      options: ['Titan', 'Europa', 'Triton', 'Ganymede'],
    },
    pl: {
      text: 'Który księżyc ma atmosferę gęstszą od ziemskiej?',
      options: ['Tytan', 'Europa', 'Tryton', 'Ganimedes'],
    },
    tags: ['moons'],
    why: {
      en: 'The pressure of its air, mostly nitrogen, is about half as high again as ours.',
      pl: 'Ciśnienie jego azotowej atmosfery jest mniej więcej o połowę wyższe niż na Ziemi.',
    },
  },
  {
    key: 'volcanic-moon',
    familiarity: 4,
    en: {
      text: 'Which moon is the most volcanically active body of the Solar System?',
      options: ['Io', 'Titan', 'Ganymede', 'Charon'],
    },
    pl: {
      text: 'Który księżyc jest najbardziej aktywnym wulkanicznie ciałem Układu Słonecznego?',
      options: ['Io', 'Tytan', 'Ganimedes', 'Charon'],
    },
    tags: ['moons'],
  },
  {
    key: 'retrograde-moon',
    familiarity: 5,
    en: {
      text: "Which large moon orbits its planet against the direction of the planet's rotation?",
      options: ['Triton', 'Titan', 'Callisto', 'Titania'],
    },
    pl: {
      text: 'Który duży księżyc krąży przeciwnie do kierunku obrotu swojej planety?',
      options: ['Tryton', 'Tytan', 'Kallisto', 'Tytania'],
    },
    tags: ['moons'],
  },
  {
    key: 'galaxy',
    familiarity: 1,
    en: {
      text: 'In which galaxy is the Solar System?',
      options: ['Milky Way', 'Andromeda Galaxy', 'Triangulum Galaxy', 'Sombrero Galaxy'],
    },
    pl: {
      text: 'Jak nazywa się galaktyka, w której leży Układ Słoneczny?',
      options: ['Droga Mleczna', 'Galaktyka Andromedy', 'Galaktyka Trójkąta', 'Galaktyka Sombrero'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'nearest-star',
    familiarity: 1,
    en: {
      text: 'Which star is nearest to the Earth?',
      options: ['The Sun', 'Proxima Centauri', 'Sirius', 'Vega'],
    },
    pl: {
      text: 'Która gwiazda jest najbliżej Ziemi?',
      options: ['Słońce', 'Proxima Centauri', 'Syriusz', 'Wega'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'nearest-star-beyond',
    familiarity: 3,
    en: {
      text: 'Which star is nearest to the Sun?',
      options: ['Proxima Centauri', 'Sirius', "Barnard's Star", 'Vega'],
    },
    pl: {
      text: 'Która gwiazda leży najbliżej Słońca?',
      options: ['Proxima Centauri', 'Syriusz', 'Gwiazda Barnarda', 'Wega'],
    },
    tags: ['stars-and-galaxies'],
    why: {
      en: 'It is a red dwarf, far too faint to be seen with the naked eye.',
      pl: 'To czerwony karzeł, zbyt słaby, by dostrzec go gołym okiem.',
    },
  },
  {
    key: 'brightest-night-star',
    familiarity: 2,
    en: {
      text: 'Which is the brightest star of the night sky?',
      options: ['Sirius', 'Polaris', 'Vega', 'Betelgeuse'],
    },
    pl: {
      text: 'Która gwiazda jest najjaśniejsza na nocnym niebie?',
      options: ['Syriusz', 'Gwiazda Polarna', 'Wega', 'Betelgeza'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'pole-star',
    familiarity: 2,
    en: {
      text: 'Which star shows where north is?',
      options: ['Polaris', 'Sirius', "Barnard's Star", 'Antares'],
    },
    pl: {
      text: 'Która gwiazda wskazuje kierunek północny?',
      options: ['Gwiazda Polarna', 'Syriusz', 'Gwiazda Barnarda', 'Antares'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'big-dipper',
    familiarity: 3,
    en: {
      text: 'To which constellation does the Big Dipper, or the Plough, belong?',
      options: ['Ursa Major', 'Ursa Minor', 'Canis Major', 'Cassiopeia'],
    },
    pl: {
      text: 'W jakim gwiazdozbiorze znajduje się Wielki Wóz?',
      options: ['W Wielkiej Niedźwiedzicy', 'W Małej Niedźwiedzicy', 'W Wielkim Psie', 'W Kasjopei'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'w-constellation',
    familiarity: 3,
    en: {
      text: 'Which constellation looks like the letter W or M?',
      options: ['Cassiopeia', 'Orion', 'Lyra', 'Cygnus'],
    },
    pl: {
      text: 'Który gwiazdozbiór przypomina literę W lub M?',
      options: ['Kasjopeja', 'Orion', 'Lutnia', 'Łabędź'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'belt-constellation',
    familiarity: 2,
    en: {
      text: 'In which constellation do three stars in a row form a famous belt?',
      options: ['Orion', 'Leo', 'Taurus', 'Pegasus'],
    },
    pl: {
      text: 'Który gwiazdozbiór słynie z pasa trzech gwiazd ustawionych w rzędzie?',
      options: ['Orion', 'Lew', 'Byk', 'Pegaz'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'how-many-constellations',
    familiarity: 4,
    en: { text: 'How many constellations are officially recognised?', options: ['88', '12', '48', '100'] },
    pl: { text: 'Ile gwiazdozbiorów jest oficjalnie uznanych?', options: ['88', '12', '48', '100'] },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'pleiades',
    familiarity: 4,
    en: { text: 'In which constellation are the Pleiades?', options: ['Taurus', 'Gemini', 'Orion', 'Leo'] },
    pl: {
      text: 'W jakim gwiazdozbiorze znajdują się Plejady?',
      options: ['W Byku', 'W Bliźniętach', 'W Orionie', 'We Lwie'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'sun-age',
    familiarity: 4,
    en: {
      text: 'About how old is the Sun?',
      options: ['4.6 billion years', '460 million years', '13.8 billion years', '46 million years'],
    },
    pl: {
      text: 'Ile w przybliżeniu lat ma Słońce?',
      options: ['4,6 miliarda', '460 milionów', '13,8 miliarda', '46 milionów'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'universe-age',
    familiarity: 4,
    en: {
      text: 'About how old is the universe?',
      options: ['13.8 billion years', '4.6 billion years', '138 billion years', '1.4 billion years'],
    },
    pl: {
      text: 'Ile w przybliżeniu lat ma Wszechświat?',
      options: ['13,8 miliarda', '4,6 miliarda', '138 miliardów', '1,4 miliarda'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'sunlight-time',
    familiarity: 3,
    en: {
      text: 'About how long does sunlight take to reach the Earth?',
      options: ['8 minutes', '8 seconds', '1 hour', '1 day'],
    },
    pl: {
      text: 'Jak długo mniej więcej biegnie światło ze Słońca na Ziemię?',
      options: ['8 minut', '8 sekund', '1 godzinę', '1 dobę'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'sun-fuel',
    familiarity: 3,
    en: {
      text: 'Which process produces the energy of the Sun?',
      options: ['Nuclear fusion', 'Nuclear fission', 'Combustion', 'Radioactive decay'],
    },
    pl: {
      text: 'Jaki proces jest źródłem energii Słońca?',
      options: ['Fuzja jądrowa', 'Rozszczepienie jąder', 'Spalanie', 'Rozpad promieniotwórczy'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'parsec',
    familiarity: 5,
    en: { text: 'About how many light years make one parsec?', options: ['3.26', '1.61', '8.32', '63.2'] },
    pl: {
      text: 'Ile w przybliżeniu lat świetlnych ma jeden parsek?',
      options: ['3,26', '1,61', '8,32', '63,2'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'light-year-measures',
    familiarity: 2,
    en: { text: 'What is measured in light years?', options: ['Distance', 'Time', 'Brightness', 'Speed'] },
    pl: { text: 'Co mierzy się w latach świetlnych?', options: ['Odległość', 'Czas', 'Jasność', 'Prędkość'] },
    tags: ['stars-and-galaxies'],
    why: {
      en: 'It is what light covers in a year, about 9.5 trillion kilometres.',
      pl: 'To droga, którą światło przebywa w ciągu roku: około 9,5 biliona kilometrów.',
    },
  },
  {
    key: 'astronomical-unit',
    familiarity: 3,
    en: {
      text: 'Which average distance is about one astronomical unit?',
      options: [
        'From Earth to the Sun',
        'From Earth to the Moon',
        'From Mars to the Sun',
        'From Jupiter to the Sun',
      ],
    },
    pl: {
      text: 'Jaka odległość to w przybliżeniu jedna jednostka astronomiczna?',
      options: ['Z Ziemi do Słońca', 'Z Ziemi na Księżyc', 'Z Marsa do Słońca', 'Z Jowisza do Słońca'],
    },
  },
  {
    key: 'second-on-moon',
    familiarity: 3,
    en: {
      text: 'Who was the second human to walk on the Moon?',
      options: ['Buzz Aldrin', 'Michael Collins', 'Alan Shepard', 'Pete Conrad'],
    },
    pl: {
      text: 'Kto jako drugi stanął na Księżycu?',
      options: ['Buzz Aldrin', 'Michael Collins', 'Alan Shepard', 'Pete Conrad'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'apollo-eleven-orbit',
    familiarity: 4,
    en: {
      text: 'Who stayed in lunar orbit during the Apollo 11 landing?',
      options: ['Michael Collins', 'Buzz Aldrin', 'Jim Lovell', 'Pete Conrad'],
    },
    pl: {
      text: 'Kto pozostał na orbicie Księżyca podczas lądowania Apollo 11?',
      options: ['Michael Collins', 'Buzz Aldrin', 'Jim Lovell', 'Pete Conrad'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'first-satellite',
    familiarity: 2,
    en: {
      text: 'What was the first artificial satellite of the Earth called?',
      options: ['Sputnik 1', 'Explorer 1', 'Vanguard 1', 'Luna 1'],
    },
    pl: {
      text: 'Jak nazywał się pierwszy sztuczny satelita Ziemi?',
      options: ['Sputnik 1', 'Explorer 1', 'Vanguard 1', 'Łuna 1'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'first-dog',
    familiarity: 2,
    en: {
      text: 'What was the name of the first dog in orbit around the Earth?',
      options: ['Laika', 'Belka', 'Strelka', 'Zvezdochka'],
    },
    pl: {
      text: 'Jak nazywał się pierwszy pies na orbicie okołoziemskiej?',
      options: ['Łajka', 'Biełka', 'Striełka', 'Zwiozdoczka'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'landing-year',
    familiarity: 2,
    en: {
      text: 'In which year did humans first land on the Moon?',
      options: ['1969', '1961', '1965', '1972'],
    },
    pl: {
      text: 'W którym roku ludzie po raz pierwszy wylądowali na Księżycu?',
      options: ['1969', '1961', '1965', '1972'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'gagarin-year',
    familiarity: 3,
    en: { text: 'In which year did Yuri Gagarin fly into space?', options: ['1961', '1957', '1963', '1969'] },
    pl: { text: 'W którym roku Jurij Gagarin poleciał w kosmos?', options: ['1961', '1957', '1963', '1969'] },
    tags: ['space-travel'],
  },
  {
    key: 'sputnik-year',
    familiarity: 3,
    en: {
      text: 'In which year was the first artificial satellite launched?',
      options: ['1957', '1951', '1961', '1965'],
    },
    pl: {
      text: 'W którym roku wystrzelono pierwszego sztucznego satelitę?',
      options: ['1957', '1951', '1961', '1965'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'apollo-thirteen',
    familiarity: 3,
    en: {
      text: 'Which Apollo mission had to return without landing after an explosion on board?',
      options: ['Apollo 13', 'Apollo 11', 'Apollo 12', 'Apollo 17'],
    },
    pl: {
      text: 'Która misja programu Apollo po wybuchu na pokładzie musiała zrezygnować z lądowania na Księżycu?',
      options: ['Apollo 13', 'Apollo 11', 'Apollo 12', 'Apollo 17'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'last-apollo',
    familiarity: 4,
    en: {
      text: 'Which was the last Apollo mission to land on the Moon?',
      options: ['Apollo 17', 'Apollo 15', 'Apollo 16', 'Apollo 14'],
    },
    pl: {
      text: 'Która misja programu Apollo jako ostatnia wylądowała na Księżycu?',
      options: ['Apollo 17', 'Apollo 15', 'Apollo 16', 'Apollo 14'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'pluto-probe',
    familiarity: 4,
    en: {
      text: 'Which probe flew past Pluto in 2015?',
      options: ['New Horizons', 'Voyager 2', 'Cassini', 'Juno'],
    },
    pl: {
      text: 'Jaka sonda przeleciała obok Plutona w 2015 roku?',
      options: ['New Horizons', 'Voyager 2', 'Cassini', 'Juno'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'uranus-probe',
    familiarity: 4,
    en: {
      text: 'Which is the only probe to have visited Uranus and Neptune in the twentieth century?',
      options: ['Voyager 2', 'Voyager 1', 'Pioneer 10', 'Cassini'],
    },
    pl: {
      text: 'Jaka sonda jako jedyna w XX wieku odwiedziła Urana i Neptuna?',
      options: ['Voyager 2', 'Voyager 1', 'Pioneer 10', 'Cassini'],
    },
    tags: ['space-travel'],
    why: {
      en: 'It passed Uranus in 1986 and Neptune in 1989.',
      pl: 'Minęła Urana w 1986, a Neptuna w 1989 roku.',
    },
  },
  {
    key: 'comet-lander',
    familiarity: 4,
    en: {
      text: 'Which probe released the lander Philae onto a comet?',
      options: ['Rosetta', 'Giotto', 'Stardust', 'Deep Impact'],
    },
    pl: {
      text: 'Jaka sonda dowiozła na kometę lądownik Philae?',
      options: ['Rosetta', 'Giotto', 'Stardust', 'Deep Impact'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'cassini-target',
    familiarity: 4,
    en: {
      text: 'Which planet did the Cassini probe orbit until 2017?',
      options: ['Saturn', 'Jupiter', 'Uranus', 'Mars'],
    },
    pl: {
      text: 'Wokół której planety do 2017 roku krążyła sonda Cassini?',
      options: ['Wokół Saturna', 'Wokół Jowisza', 'Wokół Urana', 'Wokół Marsa'],
    },
    tags: ['space-travel'],
  },
  {
    key: 'halley-period',
    familiarity: 3,
    en: {
      text: "About how often does Halley's Comet return?",
      options: ['Every 76 years', 'Every 11 years', 'Every 33 years', 'Every 150 years'],
    },
    pl: {
      text: 'Mniej więcej co ile lat powraca kometa Halleya?',
      options: ['Co 76 lat', 'Co 11 lat', 'Co 33 lata', 'Co 150 lat'],
    },
  },
  {
    key: 'perseids-month',
    familiarity: 3,
    en: {
      text: 'In which month do the Perseid meteors reach their peak?',
      options: ['August', 'April', 'November', 'December'],
    },
    pl: {
      text: 'W którym miesiącu przypada maksimum roju Perseidów?',
      options: ['W sierpniu', 'W kwietniu', 'W listopadzie', 'W grudniu'],
    },
  },
  {
    key: 'solar-eclipse',
    familiarity: 2,
    en: {
      text: 'During which phase of the Moon can a solar eclipse happen?',
      options: ['New moon', 'Full moon', 'First quarter', 'Last quarter'],
    },
    pl: {
      text: 'Jaka faza Księżyca towarzyszy zaćmieniu Słońca?',
      options: ['Nów', 'Pełnia', 'Pierwsza kwadra', 'Ostatnia kwadra'],
    },
  },
  {
    key: 'lunar-eclipse',
    familiarity: 3,
    en: {
      text: 'During which phase of the Moon can a lunar eclipse happen?',
      options: ['Full moon', 'New moon', 'First quarter', 'Last quarter'],
    },
    pl: {
      text: 'Podczas jakiej fazy Księżyca może dojść do jego zaćmienia?',
      options: ['Podczas pełni', 'Podczas nowiu', 'Podczas pierwszej kwadry', 'Podczas ostatniej kwadry'],
    },
  },
  {
    key: 'event-horizon',
    familiarity: 3,
    en: {
      text: 'What is the boundary of a black hole called from which nothing escapes?',
      options: ['Event horizon', 'Corona', 'Photosphere', 'Heliopause'],
    },
    pl: {
      text: 'Jak nazywa się granica czarnej dziury, spoza której nic się nie wydostaje?',
      options: ['Horyzont zdarzeń', 'Korona', 'Fotosfera', 'Heliopauza'],
    },
    tags: ['stars-and-galaxies'],
  },
  {
    key: 'hubble-launch',
    familiarity: 4,
    en: {
      text: 'In which year was the Hubble Space Telescope launched?',
      options: ['1990', '1977', '1999', '2004'],
    },
    pl: {
      text: "W którym roku wyniesiono na orbitę teleskop Hubble'a?",
      options: ['1990', '1977', '1999', '2004'],
    },
    tags: ['space-travel'],
  },
];
