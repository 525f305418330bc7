import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** A unit of the SI or one used with it, and the quantity that it measures. */
export const UNITS: readonly Pairing[] = [
  {
    key: 'metre',
    familiarity: 1,
    subject: { en: 'metre', pl: 'metr' },
    answer: { en: 'length', pl: 'długości' },
  },
  {
    key: 'kilogram',
    familiarity: 1,
    subject: { en: 'kilogram', pl: 'kilogram' },
    answer: { en: 'mass', pl: 'masy' },
  },
  {
    key: 'second',
    familiarity: 1,
    subject: { en: 'second', pl: 'sekunda' },
    answer: { en: 'time', pl: 'czasu' },
  },
  {
    key: 'ampere',
    familiarity: 2,
    subject: { en: 'ampere', pl: 'amper' },
    answer: { en: 'electric current', pl: 'natężenia prądu' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'kelvin',
    familiarity: 2,
    subject: { en: 'kelvin', pl: 'kelwin' },
    answer: { en: 'temperature', pl: 'temperatury' },
  },
  {
    key: 'mole',
    familiarity: 3,
    subject: { en: 'mole', pl: 'mol' },
    answer: { en: 'amount of substance', pl: 'liczności materii' },
  },
  {
    key: 'candela',
    familiarity: 4,
    subject: { en: 'candela', pl: 'kandela' },
    answer: { en: 'luminous intensity', pl: 'światłości' },
    group: 'radiation',
  },
  {
    key: 'newton',
    familiarity: 2,
    subject: { en: 'newton', pl: 'niuton' },
    answer: { en: 'force', pl: 'siły' },
  },
  {
    key: 'joule',
    familiarity: 2,
    subject: { en: 'joule', pl: 'dżul' },
    answer: { en: 'energy', pl: 'energii' },
  },
  { key: 'watt', familiarity: 2, subject: { en: 'watt', pl: 'wat' }, answer: { en: 'power', pl: 'mocy' } },
  {
    key: 'pascal',
    familiarity: 2,
    subject: { en: 'pascal', pl: 'paskal' },
    answer: { en: 'pressure', pl: 'ciśnienia' },
  },
  {
    key: 'hertz',
    familiarity: 2,
    subject: { en: 'hertz', pl: 'herc' },
    answer: { en: 'frequency', pl: 'częstotliwości' },
  },
  {
    key: 'volt',
    familiarity: 2,
    subject: { en: 'volt', pl: 'wolt' },
    answer: { en: 'potential difference', pl: 'napięcia elektrycznego' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'ohm',
    familiarity: 2,
    subject: { en: 'ohm', pl: 'om' },
    answer: { en: 'electrical resistance', pl: 'oporu elektrycznego' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'coulomb',
    familiarity: 3,
    subject: { en: 'coulomb', pl: 'kulomb' },
    answer: { en: 'electric charge', pl: 'ładunku elektrycznego' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'farad',
    familiarity: 3,
    subject: { en: 'farad', pl: 'farad' },
    answer: { en: 'capacitance', pl: 'pojemności elektrycznej' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'henry',
    familiarity: 4,
    subject: { en: 'henry', pl: 'henr' },
    answer: { en: 'inductance', pl: 'indukcyjności' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'tesla',
    familiarity: 3,
    subject: { en: 'tesla', pl: 'tesla' },
    answer: { en: 'magnetic flux density', pl: 'indukcji magnetycznej' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'weber',
    familiarity: 4,
    subject: { en: 'weber', pl: 'weber' },
    answer: { en: 'magnetic flux', pl: 'strumienia magnetycznego' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'siemens',
    familiarity: 4,
    subject: { en: 'siemens', pl: 'simens' },
    answer: { en: 'electrical conductance', pl: 'przewodności elektrycznej' },
    group: 'electricity',
    tags: ['electricity'],
  },
  {
    key: 'lumen',
    familiarity: 4,
    subject: { en: 'lumen', pl: 'lumen' },
    answer: { en: 'luminous flux', pl: 'strumienia świetlnego' },
    group: 'radiation',
  },
  {
    key: 'lux',
    familiarity: 4,
    subject: { en: 'lux', pl: 'luks' },
    answer: { en: 'illuminance', pl: 'natężenia oświetlenia' },
    group: 'radiation',
  },
  {
    key: 'becquerel',
    familiarity: 4,
    subject: { en: 'becquerel', pl: 'bekerel' },
    answer: { en: 'radioactivity', pl: 'aktywności promieniotwórczej' },
    group: 'radiation',
  },
  {
    key: 'radian',
    familiarity: 3,
    subject: { en: 'radian', pl: 'radian' },
    answer: { en: 'plane angle', pl: 'kąta płaskiego' },
    group: 'radiation',
  },
  {
    key: 'steradian',
    familiarity: 5,
    subject: { en: 'steradian', pl: 'steradian' },
    answer: { en: 'solid angle', pl: 'kąta bryłowego' },
    group: 'radiation',
  },
  {
    key: 'dioptre',
    familiarity: 3,
    subject: { en: 'dioptre', pl: 'dioptria' },
    answer: { en: 'refractive power of a lens', pl: 'zdolności skupiającej soczewki' },
    group: 'radiation',
  },
  {
    key: 'hectare',
    familiarity: 2,
    subject: { en: 'hectare', pl: 'hektar' },
    answer: { en: 'area', pl: 'pola powierzchni' },
  },
  {
    key: 'litre',
    familiarity: 1,
    subject: { en: 'litre', pl: 'litr' },
    answer: { en: 'volume', pl: 'objętości' },
  },
  {
    key: 'decibel',
    familiarity: 2,
    subject: { en: 'decibel', pl: 'decybel' },
    answer: { en: 'sound level', pl: 'poziomu natężenia dźwięku' },
    group: 'radiation',
  },
];

/** An SI prefix and its power of ten. */
export const PREFIXES: readonly Pairing[] = [
  { key: 'yotta', familiarity: 5, subject: { en: 'yotta', pl: 'jotta' }, answer: { en: '10²⁴', pl: '10²⁴' } },
  { key: 'zetta', familiarity: 4, subject: { en: 'zetta', pl: 'zetta' }, answer: { en: '10²¹', pl: '10²¹' } },
  { key: 'exa', familiarity: 4, subject: { en: 'exa', pl: 'eksa' }, answer: { en: '10¹⁸', pl: '10¹⁸' } },
  { key: 'peta', familiarity: 4, subject: { en: 'peta', pl: 'peta' }, answer: { en: '10¹⁵', pl: '10¹⁵' } },
  { key: 'tera', familiarity: 3, subject: { en: 'tera', pl: 'tera' }, answer: { en: '10¹²', pl: '10¹²' } },
  { key: 'giga', familiarity: 2, subject: { en: 'giga', pl: 'giga' }, answer: { en: '10⁹', pl: '10⁹' } },
  { key: 'mega', familiarity: 2, subject: { en: 'mega', pl: 'mega' }, answer: { en: '10⁶', pl: '10⁶' } },
  { key: 'kilo', familiarity: 1, subject: { en: 'kilo', pl: 'kilo' }, answer: { en: '10³', pl: '10³' } },
  { key: 'hecto', familiarity: 2, subject: { en: 'hecto', pl: 'hekto' }, answer: { en: '10²', pl: '10²' } },
  { key: 'deci', familiarity: 2, subject: { en: 'deci', pl: 'decy' }, answer: { en: '10⁻¹', pl: '10⁻¹' } },
  { key: 'centi', familiarity: 1, subject: { en: 'centi', pl: 'centy' }, answer: { en: '10⁻²', pl: '10⁻²' } },
  { key: 'milli', familiarity: 1, subject: { en: 'milli', pl: 'mili' }, answer: { en: '10⁻³', pl: '10⁻³' } },
  { key: 'micro', familiarity: 2, subject: { en: 'micro', pl: 'mikro' }, answer: { en: '10⁻⁶', pl: '10⁻⁶' } },
  { key: 'nano', familiarity: 3, subject: { en: 'nano', pl: 'nano' }, answer: { en: '10⁻⁹', pl: '10⁻⁹' } },
  { key: 'pico', familiarity: 4, subject: { en: 'pico', pl: 'piko' }, answer: { en: '10⁻¹²', pl: '10⁻¹²' } },
  {
    key: 'femto',
    familiarity: 4,
    subject: { en: 'femto', pl: 'femto' },
    answer: { en: '10⁻¹⁵', pl: '10⁻¹⁵' },
  },
  { key: 'atto', familiarity: 5, subject: { en: 'atto', pl: 'atto' }, answer: { en: '10⁻¹⁸', pl: '10⁻¹⁸' } },
];

/** A measuring instrument and what it measures, in Polish in the accusative. */
export const INSTRUMENTS: readonly Pairing[] = [
  {
    key: 'barometer',
    familiarity: 2,
    subject: { en: 'barometer', pl: 'barometr' },
    answer: { en: 'atmospheric pressure', pl: 'ciśnienie atmosferyczne' },
  },
  {
    key: 'thermometer',
    familiarity: 1,
    subject: { en: 'thermometer', pl: 'termometr' },
    answer: { en: 'temperature', pl: 'temperaturę' },
  },
  {
    key: 'hygrometer',
    familiarity: 3,
    subject: { en: 'hygrometer', pl: 'higrometr' },
    answer: { en: 'humidity of the air', pl: 'wilgotność powietrza' },
  },
  {
    key: 'anemometer',
    familiarity: 4,
    subject: { en: 'anemometer', pl: 'anemometr' },
    answer: { en: 'wind speed', pl: 'prędkość wiatru' },
  },
  {
    key: 'seismograph',
    familiarity: 2,
    subject: { en: 'seismograph', pl: 'sejsmograf' },
    answer: { en: 'earth tremors', pl: 'drgania skorupy ziemskiej' },
  },
  {
    key: 'speedometer',
    familiarity: 1,
    subject: { en: 'speedometer', pl: 'prędkościomierz' },
    answer: { en: 'speed of a vehicle', pl: 'szybkość pojazdu' },
  },
  {
    key: 'odometer',
    familiarity: 3,
    subject: { en: 'odometer', pl: 'hodometr' },
    answer: { en: 'distance travelled', pl: 'przebytą drogę' },
  },
  {
    key: 'ammeter',
    familiarity: 3,
    subject: { en: 'ammeter', pl: 'amperomierz' },
    answer: { en: 'electric current', pl: 'natężenie prądu' },
  },
  {
    key: 'voltmeter',
    familiarity: 2,
    subject: { en: 'voltmeter', pl: 'woltomierz' },
    answer: { en: 'voltage', pl: 'napięcie elektryczne' },
  },
  {
    key: 'altimeter',
    familiarity: 2,
    subject: { en: 'altimeter', pl: 'altymetr' },
    answer: { en: 'altitude', pl: 'wysokość nad poziomem morza' },
  },
  {
    key: 'chronometer',
    familiarity: 2,
    subject: { en: 'chronometer', pl: 'chronometr' },
    answer: { en: 'time', pl: 'czas' },
  },
  {
    key: 'dynamometer',
    familiarity: 3,
    subject: { en: 'dynamometer', pl: 'dynamometr' },
    answer: { en: 'force', pl: 'siłę' },
  },
  {
    key: 'tachometer',
    familiarity: 3,
    subject: { en: 'tachometer', pl: 'tachometr' },
    answer: { en: 'speed of rotation', pl: 'prędkość obrotową' },
  },
  {
    key: 'pyranometer',
    familiarity: 5,
    subject: { en: 'pyranometer', pl: 'pyranometr' },
    answer: { en: 'solar radiation', pl: 'promieniowanie słoneczne' },
  },
  {
    key: 'ombrometer',
    familiarity: 5,
    subject: { en: 'ombrometer', pl: 'ombrometr' },
    answer: { en: 'rainfall', pl: 'ilość opadów' },
  },
  {
    key: 'sphygmomanometer',
    familiarity: 4,
    subject: { en: 'sphygmomanometer', pl: 'sfigmomanometr' },
    answer: { en: 'blood pressure', pl: 'ciśnienie krwi' },
  },
  {
    key: 'geiger-counter',
    familiarity: 3,
    subject: { en: 'Geiger counter', pl: 'licznik Geigera' },
    answer: { en: 'ionising radiation', pl: 'promieniowanie jonizujące' },
  },
  {
    key: 'luxmeter',
    familiarity: 4,
    subject: { en: 'lux meter', pl: 'luksomierz' },
    answer: { en: 'illuminance', pl: 'natężenie oświetlenia' },
  },
  {
    key: 'hydrometer',
    familiarity: 4,
    subject: { en: 'hydrometer', pl: 'areometr' },
    answer: { en: 'density of liquids', pl: 'gęstość cieczy' },
  },
  {
    key: 'viscometer',
    familiarity: 5,
    subject: { en: 'viscometer', pl: 'wiskozymetr' },
    answer: { en: 'thickness of liquids', pl: 'lepkość cieczy' },
  },
  {
    key: 'oximeter',
    familiarity: 4,
    subject: { en: 'pulse oximeter', pl: 'pulsoksymetr' },
    answer: { en: 'oxygen saturation of the blood', pl: 'nasycenie krwi tlenem' },
  },
];

/** Other questions about physics and earth science. */
export const PHYSICS_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'light-speed',
    familiarity: 2,
    en: {
      text: 'About how fast does light travel in a vacuum?',
      options: ['300,000 km/s', '30,000 km/s', '3,000 km/s', '3,000,000 km/s'],
    },
    pl: {
      text: 'Z jaką w przybliżeniu prędkością porusza się światło w próżni?',
      options: ['300 000 km/s', '30 000 km/s', '3000 km/s', '3 000 000 km/s'],
    },
    tags: ['light'],
  },
  {
    key: 'sound-speed',
    familiarity: 3,
    en: {
      text: 'About how fast does sound travel in air at 20 °C?',
      options: ['343 m/s', '34 m/s', '1,235 m/s', '3,430 m/s'],
    },
    pl: {
      text: 'Z jaką w przybliżeniu prędkością rozchodzi się dźwięk w powietrzu o temperaturze 20 °C?',
      options: ['343 m/s', '34 m/s', '1235 m/s', '3430 m/s'],
    },
    tags: ['sound'],
  },
  {
    key: 'boiling-celsius',
    familiarity: 1,
    en: {
      text: 'At how many degrees Celsius does water boil at sea level?',
      options: ['100', '90', '120', '212'],
    },
    pl: {
      text: 'W ilu stopniach Celsjusza wrze woda na poziomie morza?',
      options: ['100', '90', '120', '212'],
    },
    tags: ['temperature'],
  },
  {
    key: 'boiling-fahrenheit',
    familiarity: 3,
    en: {
      text: 'At how many degrees Fahrenheit does water boil at sea level?',
      options: ['212', '100', '180', '373'],
    },
    pl: {
      text: 'W ilu stopniach Fahrenheita wrze woda na poziomie morza?',
      options: ['212', '100', '180', '373'],
    },
    tags: ['temperature'],
    why: {
      en: 'Fahrenheit, who drew up the scale, was born in Gdańsk.',
      pl: 'Twórca skali, Fahrenheit, urodził się w Gdańsku.',
    },
  },
  {
    key: 'freezing-fahrenheit',
    familiarity: 3,
    en: { text: 'At how many degrees Fahrenheit does water freeze?', options: ['32', '0', '10', '100'] },
    pl: { text: 'W ilu stopniach Fahrenheita zamarza woda?', options: ['32', '0', '10', '100'] },
    tags: ['temperature'],
  },
  {
    key: 'absolute-zero',
    familiarity: 3,
    en: {
      text: 'What is absolute zero in degrees Celsius?',
      options: ['-273.15 °C', '-100 °C', '-196 °C', '-459.67 °C'],
    },
    pl: {
      text: 'Ile wynosi zero bezwzględne w stopniach Celsjusza?',
      options: ['-273,15 °C', '-100 °C', '-196 °C', '-459,67 °C'],
    },
    tags: ['temperature'],
    why: {
      en: 'At 0 kelvins no heat can be taken from a body any more.',
      pl: 'Przy 0 kelwinów ciału nie można już odebrać ciepła.',
    },
  },
  {
    key: 'same-temperature',
    familiarity: 5,
    en: {
      text: 'At which temperature do the Celsius and Fahrenheit scales show the same number?',
      options: ['-40', '0', '-32', '100'],
    },
    pl: {
      text: 'Przy jakiej temperaturze skale Celsjusza i Fahrenheita wskazują tę samą liczbę?',
      options: ['-40', '0', '-32', '100'],
    },
    tags: ['temperature'],
  },
  {
    key: 'gravity',
    familiarity: 3,
    en: {
      text: "About how large is the acceleration of gravity at the Earth's surface?",
      options: ['9.8 m/s²', '1.6 m/s²', '3.7 m/s²', '24.8 m/s²'],
    },
    pl: {
      text: 'Ile w przybliżeniu wynosi przyspieszenie ziemskie?',
      options: ['9,8 m/s²', '1,6 m/s²', '3,7 m/s²', '24,8 m/s²'],
    },
    tags: ['mechanics'],
  },
  {
    key: 'newton-laws',
    familiarity: 2,
    en: { text: 'How many laws of motion did Newton formulate?', options: ['3', '2', '4', '5'] },
    pl: { text: 'Ile zasad dynamiki sformułował Newton?', options: ['3', '2', '4', '5'] },
    tags: ['mechanics'],
  },
  {
    key: 'inertia',
    familiarity: 3,
    en: {
      text: 'What is the resistance of a body to a change of its motion called?',
      options: ['Inertia', 'Friction', 'Buoyancy', 'Elasticity'],
    },
    pl: {
      text: 'Jak nazywa się opór ciała wobec zmiany jego ruchu?',
      options: ['Bezwładność', 'Tarcie', 'Wypór', 'Sprężystość'],
    },
    tags: ['mechanics'],
  },
  {
    key: 'friction',
    familiarity: 1,
    en: {
      text: 'Which force slows down a sledge on the snow?',
      options: ['Friction', 'Buoyancy', 'Magnetism', 'Surface tension'],
    },
    pl: {
      text: 'Jaka siła hamuje sanki na śniegu?',
      options: ['Tarcie', 'Wypór', 'Siła magnetyczna', 'Napięcie powierzchniowe'],
    },
    tags: ['mechanics'],
  },
  {
    key: 'electron-charge',
    familiarity: 1,
    en: {
      text: 'What electric charge does an electron have?',
      options: ['Negative', 'Positive', 'None', 'Alternating'],
    },
    pl: { text: 'Jaki ładunek ma elektron?', options: ['Ujemny', 'Dodatni', 'Żaden', 'Zmienny'] },
    tags: ['atoms', 'electricity'],
  },
  {
    key: 'no-charge',
    familiarity: 2,
    en: {
      text: 'Which particle of the atomic nucleus has no electric charge?',
      options: ['Neutron', 'Proton', 'Electron', 'Positron'],
    },
    pl: {
      text: 'Która cząstka jądra atomowego nie ma ładunku elektrycznego?',
      options: ['Neutron', 'Proton', 'Elektron', 'Pozyton'],
    },
    tags: ['atoms'],
  },
  {
    key: 'antielectron',
    familiarity: 4,
    en: {
      text: 'What is the antiparticle of the electron called?',
      options: ['Positron', 'Proton', 'Neutrino', 'Muon'],
    },
    pl: { text: 'Jak nazywa się antycząstka elektronu?', options: ['Pozyton', 'Proton', 'Neutrino', 'Mion'] },
    tags: ['atoms'],
    why: {
      en: 'It has the mass of an electron and a positive charge.',
      pl: 'Ma masę elektronu i ładunek dodatni.',
    },
  },
  {
    key: 'proton-quarks',
    familiarity: 4,
    en: { text: 'How many valence quarks make up a proton?', options: ['3', '2', '4', '6'] },
    pl: { text: 'Z ilu kwarków walencyjnych składa się proton?', options: ['3', '2', '4', '6'] },
    tags: ['atoms'],
  },
  {
    key: 'quark-kinds',
    familiarity: 5,
    en: { text: 'How many flavours of quarks are known?', options: ['6', '3', '4', '8'] },
    pl: { text: 'Ile zapachów kwarków znamy?', options: ['6', '3', '4', '8'] },
    tags: ['atoms'],
  },
  {
    key: 'light-particle',
    familiarity: 2,
    en: {
      text: 'What is the quantum of light called?',
      options: ['Photon', 'Electron', 'Gluon', 'Neutrino'],
    },
    pl: { text: 'Jak nazywa się kwant światła?', options: ['Foton', 'Elektron', 'Gluon', 'Neutrino'] },
    tags: ['light'],
  },
  {
    key: 'prism',
    familiarity: 3,
    en: {
      text: 'What is the splitting of white light into colours by a prism called?',
      options: ['Dispersion', 'Reflection', 'Diffraction', 'Polarisation'],
    },
    pl: {
      text: 'Jak nazywa się rozszczepienie światła białego przez pryzmat?',
      options: ['Dyspersja', 'Odbicie', 'Dyfrakcja', 'Polaryzacja'],
    },
    tags: ['light'],
  },
  {
    key: 'rainbow-top',
    familiarity: 3,
    en: {
      text: 'Which colour is on the outer edge of a primary rainbow?',
      options: ['Red', 'Violet', 'Green', 'Yellow'],
    },
    pl: {
      text: 'Jaki kolor znajduje się na zewnętrznym brzegu tęczy głównej?',
      options: ['Czerwony', 'Fioletowy', 'Zielony', 'Żółty'],
    },
    tags: ['light'],
  },
  {
    key: 'longest-visible',
    familiarity: 3,
    en: {
      text: 'Which visible colour has the longest wavelength?',
      options: ['Red', 'Violet', 'Blue', 'Green'],
    },
    pl: {
      text: 'Która barwa światła widzialnego ma największą długość fali?',
      options: ['Czerwona', 'Fioletowa', 'Niebieska', 'Zielona'],
    },
    tags: ['light'],
  },
  {
    key: 'uv-beyond',
    familiarity: 3,
    en: {
      text: 'Which radiation has wavelengths just shorter than those of violet light?',
      options: ['Ultraviolet', 'Infrared', 'Microwaves', 'Radio waves'],
    },
    pl: {
      text: 'Jakie promieniowanie ma fale nieco krótsze od światła fioletowego?',
      options: ['Nadfiolet', 'Podczerwień', 'Mikrofale', 'Fale radiowe'],
    },
    tags: ['light'],
  },
  {
    key: 'additive-colours',
    familiarity: 3,
    en: {
      text: 'Which are the three primary colours of light on a screen?',
      options: [
        'Red, green and blue',
        'Red, yellow and blue',
        'Cyan, magenta and yellow',
        'Orange, green and violet',
      ],
    },
    pl: {
      text: 'Jakie są trzy barwy podstawowe światła na ekranie?',
      options: [
        'Czerwona, zielona i niebieska',
        'Czerwona, żółta i niebieska',
        'Cyjan, magenta i żółta',
        'Pomarańczowa, zielona i fioletowa',
      ],
    },
    tags: ['light'],
  },
  {
    key: 'no-sound',
    familiarity: 2,
    en: { text: 'What can sound not travel through?', options: ['A vacuum', 'Water', 'Steel', 'Wood'] },
    pl: {
      text: 'W czym dźwięk nie może się rozchodzić?',
      options: ['W próżni', 'W wodzie', 'W stali', 'W drewnie'],
    },
    tags: ['sound'],
    why: {
      en: 'It needs something that can vibrate, so an explosion in space is silent.',
      pl: 'Potrzebuje ośrodka, który drga – dlatego wybuch w kosmosie byłby niemy.',
    },
  },
  {
    key: 'doppler-siren',
    familiarity: 3,
    en: {
      text: 'What is the change of pitch of a passing siren called?',
      options: ['Doppler effect', 'Echo', 'Resonance', 'Interference'],
    },
    pl: {
      text: 'Jak nazywa się zmiana wysokości dźwięku przejeżdżającej obok syreny?',
      options: ['Efekt Dopplera', 'Echo', 'Rezonans', 'Interferencja'],
    },
    tags: ['sound'],
  },
  {
    key: 'infrasound',
    familiarity: 4,
    en: {
      text: 'What is sound below the range of human hearing called?',
      options: ['Infrasound', 'Ultrasound', 'White noise', 'Overtone'],
    },
    pl: {
      text: 'Jak nazywa się dźwięk o częstotliwości poniżej zakresu ludzkiego słuchu?',
      options: ['Infradźwięk', 'Ultradźwięk', 'Biały szum', 'Alikwot'],
    },
    tags: ['sound'],
  },
  {
    key: 'mach-one',
    familiarity: 2,
    en: {
      text: 'What does Mach 1 mean?',
      options: ['The speed of sound', 'The speed of light', 'One kilometre a second', 'One thousand km/h'],
    },
    pl: {
      text: 'Co oznacza Mach 1?',
      options: ['Prędkość dźwięku', 'Prędkość światła', 'Kilometr na sekundę', 'Tysiąc km/h'],
    },
    tags: ['sound'],
  },
  {
    key: 'e-equals',
    familiarity: 2,
    en: {
      text: 'In the formula E = mc², what does the letter c stand for?',
      options: ['Speed of light', 'Electric charge', 'Heat capacity', 'Acceleration'],
    },
    pl: {
      text: 'Co oznacza litera c we wzorze E = mc²?',
      options: ['Prędkość światła', 'Ładunek elektryczny', 'Pojemność cieplna', 'Przyspieszenie'],
    },
    tags: ['light'],
  },
  {
    key: 'ohm-law',
    familiarity: 3,
    en: {
      text: "According to Ohm's law, what is voltage divided by current?",
      options: ['Resistance', 'Power', 'Charge', 'Capacitance'],
    },
    pl: {
      text: 'Czym zgodnie z prawem Ohma jest iloraz napięcia i natężenia prądu?',
      options: ['Oporem', 'Mocą', 'Ładunkiem', 'Pojemnością'],
    },
    tags: ['electricity'],
  },
  {
    key: 'transformer',
    familiarity: 3,
    en: {
      text: 'What does a transformer change?',
      options: ['Alternating voltage', 'Direct current', 'Frequency', 'Resistance'],
    },
    pl: {
      text: 'Co zmienia transformator?',
      options: ['Napięcie przemienne', 'Prąd stały', 'Częstotliwość', 'Opór'],
    },
    tags: ['electricity'],
  },
  {
    key: 'semiconductor',
    familiarity: 3,
    en: { text: 'Which of these is a semiconductor?', options: ['Silicon', 'Copper', 'Silver', 'Glass'] },
    pl: {
      text: 'Który z tych materiałów jest półprzewodnikiem?',
      options: ['Krzem', 'Miedź', 'Srebro', 'Szkło'],
    },
    tags: ['electricity'],
  },
  {
    key: 'magnet-metal',
    familiarity: 2,
    en: {
      text: 'Which of these metals does a magnet attract?',
      options: ['Iron', 'Copper', 'Gold', 'Aluminium'],
    },
    pl: { text: 'Który z tych metali przyciąga magnes?', options: ['Żelazo', 'Miedź', 'Złoto', 'Aluminium'] },
    tags: ['metals'],
  },
  {
    key: 'alpha-particle',
    familiarity: 4,
    en: {
      text: 'An alpha particle is the nucleus of which element?',
      options: ['Helium', 'Hydrogen', 'Lithium', 'Carbon'],
    },
    pl: {
      text: 'Jądrem jakiego pierwiastka jest cząstka alfa?',
      options: ['Helu', 'Wodoru', 'Litu', 'Węgla'],
    },
    tags: ['nuclear-physics'],
  },
  {
    key: 'chain-reaction',
    familiarity: 3,
    en: {
      text: 'Which process releases the energy in a nuclear power station?',
      options: ['Nuclear fission', 'Nuclear fusion', 'Combustion', 'Evaporation'],
    },
    pl: {
      text: 'Jaki proces dostarcza energii w elektrowni jądrowej?',
      options: ['Rozszczepienie jąder', 'Synteza jąder', 'Spalanie', 'Parowanie'],
    },
    tags: ['nuclear-physics'],
  },
  {
    key: 'half-life',
    familiarity: 3,
    en: {
      text: 'What is the time called in which half of the nuclei of a sample decay?',
      options: ['Half-life', 'Light year', 'Relaxation', 'Period'],
    },
    pl: {
      text: 'Jak nazywa się czas, w którym rozpada się połowa jąder w próbce?',
      options: ['Okres półtrwania', 'Rok świetlny', 'Czas relaksacji', 'Okres drgań'],
    },
    tags: ['nuclear-physics'],
  },
  {
    key: 'thermodynamics-second',
    familiarity: 4,
    en: {
      text: 'Which quantity never decreases in an isolated system, according to the second law of thermodynamics?',
      options: ['Entropy', 'Temperature', 'Pressure', 'Energy density'],
    },
    pl: {
      text: 'Jaka wielkość, zgodnie z drugą zasadą termodynamiki, nie maleje w układzie izolowanym?',
      options: ['Entropia', 'Temperatura', 'Ciśnienie', 'Gęstość energii'],
    },
    tags: ['temperature'],
  },
  {
    key: 'earth-layers',
    familiarity: 2,
    en: {
      text: 'What is the outermost solid layer of the Earth called?',
      options: ['Crust', 'Mantle', 'Outer core', 'Inner core'],
    },
    pl: {
      text: 'Jak nazywa się zewnętrzna, stała warstwa Ziemi?',
      options: ['Skorupa', 'Płaszcz', 'Jądro zewnętrzne', 'Jądro wewnętrzne'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'liquid-core',
    familiarity: 4,
    en: {
      text: 'Which layer of the Earth is liquid?',
      options: ['Outer core', 'Inner core', 'Mantle', 'Crust'],
    },
    pl: {
      text: 'Która warstwa Ziemi jest ciekła?',
      options: ['Jądro zewnętrzne', 'Jądro wewnętrzne', 'Płaszcz', 'Skorupa'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'lowest-atmosphere',
    familiarity: 3,
    en: {
      text: 'In which layer of the atmosphere does most weather happen?',
      options: ['Troposphere', 'Stratosphere', 'Mesosphere', 'Thermosphere'],
    },
    pl: {
      text: 'W której warstwie atmosfery zachodzi większość zjawisk pogodowych?',
      options: ['W troposferze', 'W stratosferze', 'W mezosferze', 'W termosferze'],
    },
    tags: ['earth-science', 'weather'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'ozone-layer',
    familiarity: 4,
    en: {
      text: 'In which layer of the atmosphere is the ozone layer?',
      options: ['Stratosphere', 'Troposphere', 'Mesosphere', 'Exosphere'],
    },
    pl: {
      text: 'W której warstwie atmosfery leży warstwa ozonowa?',
      options: ['W stratosferze', 'W troposferze', 'W mezosferze', 'W egzosferze'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'granite-kind',
    familiarity: 3,
    en: {
      text: 'What kind of rock is granite?',
      options: ['Igneous', 'Sedimentary', 'Metamorphic', 'Organic'],
    },
    pl: {
      text: 'Jaką skałą jest granit?',
      options: ['Magmową', 'Osadową', 'Metamorficzną', 'Organiczną'],
    },
    tags: ['earth-science', 'minerals'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'It formed from magma that cooled slowly deep in the ground.',
      pl: 'Powstał z magmy, która powoli zastygła w głębi ziemi.',
    },
  },
  {
    key: 'marble-from',
    familiarity: 3,
    en: {
      text: 'From which rock is marble formed?',
      options: ['Limestone', 'Granite', 'Sandstone', 'Basalt'],
    },
    pl: {
      text: 'Z jakiej skały powstaje marmur?',
      options: ['Z wapienia', 'Z granitu', 'Z piaskowca', 'Z bazaltu'],
    },
    tags: ['earth-science', 'minerals'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'Heat and pressure turn it into marble deep in the ground.',
      pl: 'W głębi ziemi wapień pod wpływem ciepła i ciśnienia przemienia się w marmur.',
    },
  },
  {
    key: 'cloud-cirrus',
    familiarity: 3,
    en: {
      text: 'Which clouds are thin, feathery and very high?',
      options: ['Cirrus', 'Stratus', 'Cumulus', 'Nimbostratus'],
    },
    pl: {
      text: 'Jakie chmury są cienkie, pierzaste i bardzo wysokie?',
      options: ['Cirrus', 'Stratus', 'Cumulus', 'Nimbostratus'],
    },
    tags: ['weather'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'cloud-storm',
    familiarity: 3,
    en: {
      text: 'Which clouds bring thunderstorms?',
      options: ['Cumulonimbus', 'Cirrus', 'Altostratus', 'Cirrocumulus'],
    },
    pl: {
      text: 'Jakie chmury przynoszą burze?',
      options: ['Cumulonimbus', 'Cirrus', 'Altostratus', 'Cirrocumulus'],
    },
    tags: ['weather'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'beaufort',
    familiarity: 3,
    en: {
      text: 'What does the Beaufort scale describe?',
      options: ['Wind', 'Earthquakes', 'Hardness', 'Rainfall'],
    },
    pl: { text: 'Co opisuje skala Beauforta?', options: ['Wiatr', 'Trzęsienia ziemi', 'Twardość', 'Opady'] },
    tags: ['weather'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'richter',
    familiarity: 2,
    en: {
      text: 'What does the Richter scale describe?',
      options: ['Earthquakes', 'Wind', 'Hurricanes', 'Hardness of minerals'],
    },
    pl: {
      text: 'Co opisuje skala Richtera?',
      options: ['Trzęsienia ziemi', 'Wiatr', 'Huragany', 'Twardość minerałów'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'One step up means waves ten times as high.',
      pl: 'Stopień wyżej oznacza drgania o dziesięć razy większej amplitudzie.',
    },
  },
  {
    key: 'moon-tides',
    familiarity: 2,
    en: {
      text: 'What is the main cause of the tides of the sea?',
      options: ["The Moon's gravity", 'The wind', 'Earthquakes', 'Ocean currents'],
    },
    pl: {
      text: 'Co jest główną przyczyną pływów morskich?',
      options: ['Grawitacja Księżyca', 'Wiatr', 'Trzęsienia ziemi', 'Prądy morskie'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'The near side of the Earth is pulled more strongly than the far side.',
      pl: 'Bliższą stronę Ziemi Księżyc przyciąga silniej niż dalszą.',
    },
  },
  {
    key: 'pangaea',
    familiarity: 3,
    en: {
      text: 'Which supercontinent held nearly all land together 250 million years ago?',
      options: ['Pangaea', 'Gondwana', 'Laurasia', 'Rodinia'],
    },
    pl: {
      text: 'Jaki superkontynent 250 milionów lat temu skupiał niemal wszystkie lądy?',
      options: ['Pangea', 'Gondwana', 'Laurazja', 'Rodinia'],
    },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
    why: { en: 'Its name is Greek for “all land”.', pl: 'Nazwa znaczy po grecku „cała ziemia”.' },
  },
  {
    key: 'dinosaur-end',
    familiarity: 4,
    en: {
      text: 'At the end of which period did the great dinosaurs die out?',
      options: ['Cretaceous', 'Jurassic', 'Triassic', 'Permian'],
    },
    pl: {
      text: 'Z końcem którego okresu wymarły wielkie dinozaury?',
      options: ['Kredy', 'Jury', 'Triasu', 'Permu'],
    },
    tags: ['earth-science', 'prehistoric-life'],
    subcategories: ['earth-sciences'],
  },
  {
    key: 'stalactite',
    familiarity: 3,
    en: {
      text: 'What hangs from the ceiling of a cave?',
      options: ['Stalactite', 'Stalagmite', 'Geyser', 'Moraine'],
    },
    pl: { text: 'Co zwisa ze stropu jaskini?', options: ['Stalaktyt', 'Stalagmit', 'Gejzer', 'Morena'] },
    tags: ['earth-science'],
    subcategories: ['earth-sciences'],
    why: {
      en: 'Dripping water leaves its lime there, a centimetre in about a hundred years.',
      pl: 'Kapiąca woda zostawia tam wapień – centymetr narasta mniej więcej sto lat.',
    },
  },
];
