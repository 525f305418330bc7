import type { Pairing } from './pairing.ts';
import type { WrittenQuestion } from './written-question.ts';

/** A product of consumer electronics and the company that brought it out. */
export const PRODUCT_MAKERS: readonly Pairing[] = [
  {
    key: 'iphone',
    familiarity: 1,
    subject: { en: 'iPhone', pl: 'iPhone' },
    answer: { en: 'Apple', pl: 'Apple' },
    group: 'electronics',
  },
  {
    key: 'galaxy',
    familiarity: 1,
    subject: { en: 'Galaxy S phone', pl: 'telefon Galaxy S' },
    answer: { en: 'Samsung', pl: 'Samsung' },
    group: 'electronics',
  },
  {
    key: 'pixel',
    familiarity: 2,
    subject: { en: 'Pixel phone', pl: 'telefon Pixel' },
    answer: { en: 'Google', pl: 'Google' },
    group: 'electronics',
  },
  {
    key: 'xperia',
    familiarity: 3,
    subject: { en: 'Xperia phone', pl: 'telefon Xperia' },
    answer: { en: 'Sony', pl: 'Sony' },
    group: 'electronics',
  },
  {
    key: 'walkman',
    familiarity: 1,
    subject: { en: 'Walkman', pl: 'Walkman' },
    answer: { en: 'Sony', pl: 'Sony' },
    group: 'electronics',
  },
  {
    key: 'discman',
    familiarity: 2,
    subject: { en: 'Discman', pl: 'Discman' },
    answer: { en: 'Sony', pl: 'Sony' },
    group: 'electronics',
  },
  {
    key: 'ipod',
    familiarity: 1,
    subject: { en: 'iPod', pl: 'iPod' },
    answer: { en: 'Apple', pl: 'Apple' },
    group: 'electronics',
  },
  {
    key: 'airpods',
    familiarity: 1,
    subject: { en: 'AirPods', pl: 'AirPods' },
    answer: { en: 'Apple', pl: 'Apple' },
    group: 'electronics',
  },
  {
    key: 'kindle',
    familiarity: 2,
    subject: { en: 'Kindle e-book reader', pl: 'czytnik Kindle' },
    answer: { en: 'Amazon', pl: 'Amazon' },
    group: 'electronics',
  },
  {
    key: 'echo',
    familiarity: 3,
    subject: { en: 'Echo speaker with Alexa', pl: 'głośnik Echo z asystentką Alexa' },
    answer: { en: 'Amazon', pl: 'Amazon' },
    group: 'electronics',
  },
  {
    key: 'chromecast',
    familiarity: 3,
    subject: { en: 'Chromecast', pl: 'Chromecast' },
    answer: { en: 'Google', pl: 'Google' },
    group: 'electronics',
  },
  {
    key: 'game-boy',
    familiarity: 1,
    subject: { en: 'Game Boy', pl: 'Game Boy' },
    answer: { en: 'Nintendo', pl: 'Nintendo' },
    group: 'electronics',
  },
  {
    key: 'surface',
    familiarity: 3,
    subject: { en: 'Surface tablet', pl: 'tablet Surface' },
    answer: { en: 'Microsoft', pl: 'Microsoft' },
    group: 'electronics',
  },
  {
    key: 'zune',
    familiarity: 4,
    subject: { en: 'Zune music player', pl: 'odtwarzacz Zune' },
    answer: { en: 'Microsoft', pl: 'Microsoft' },
    group: 'electronics',
  },
  {
    key: 'thinkpad',
    familiarity: 4,
    subject: { en: 'ThinkPad of 1992', pl: 'laptop ThinkPad z 1992 roku' },
    answer: { en: 'IBM', pl: 'IBM' },
    group: 'electronics',
  },
  {
    key: 'g-shock',
    familiarity: 3,
    subject: { en: 'G-Shock watch', pl: 'zegarek G-Shock' },
    answer: { en: 'Casio', pl: 'Casio' },
    group: 'other',
  },
  {
    key: 'speedmaster',
    familiarity: 3,
    subject: {
      en: 'Speedmaster, the watch worn on the Moon',
      pl: 'zegarek Speedmaster, noszony na Księżycu',
    },
    answer: { en: 'Omega', pl: 'Omega' },
    group: 'other',
  },
  {
    key: 'submariner',
    familiarity: 3,
    subject: { en: 'Submariner watch', pl: 'zegarek Submariner' },
    answer: { en: 'Rolex', pl: 'Rolex' },
    group: 'other',
  },
  {
    key: 'brownie',
    familiarity: 3,
    subject: { en: 'Brownie camera of 1900', pl: 'aparat Brownie z 1900 roku' },
    answer: { en: 'Kodak', pl: 'Kodak' },
    group: 'other',
  },
  {
    key: 'eos',
    familiarity: 4,
    subject: { en: 'EOS camera series', pl: 'aparaty serii EOS' },
    answer: { en: 'Canon', pl: 'Canon' },
    group: 'other',
  },
  {
    key: 'coolpix',
    familiarity: 3,
    subject: { en: 'Coolpix camera series', pl: 'aparaty serii Coolpix' },
    answer: { en: 'Nikon', pl: 'Nikon' },
    group: 'other',
  },
  {
    key: 'hero',
    familiarity: 3,
    subject: { en: 'Hero action camera', pl: 'kamera sportowa Hero' },
    answer: { en: 'GoPro', pl: 'GoPro' },
    group: 'other',
  },
  {
    key: 'roomba',
    familiarity: 2,
    subject: { en: 'Roomba robot vacuum cleaner', pl: 'odkurzacz Roomba' },
    answer: { en: 'iRobot', pl: 'iRobot' },
    group: 'other',
  },
  {
    key: 'tamagotchi',
    familiarity: 3,
    subject: { en: 'Tamagotchi', pl: 'Tamagotchi' },
    answer: { en: 'Bandai', pl: 'Bandai' },
    group: 'other',
  },
  {
    key: 'stratocaster',
    familiarity: 4,
    subject: { en: 'Stratocaster electric guitar', pl: 'gitara elektryczna Stratocaster' },
    answer: { en: 'Fender', pl: 'Fender' },
    group: 'other',
  },
  {
    key: 'les-paul',
    familiarity: 4,
    subject: { en: 'Les Paul electric guitar', pl: 'gitara elektryczna Les Paul' },
    answer: { en: 'Gibson', pl: 'Gibson' },
    group: 'other',
  },
  {
    key: 'mavic',
    familiarity: 4,
    subject: { en: 'Mavic drone', pl: 'dron Mavic' },
    answer: { en: 'DJI', pl: 'DJI' },
    group: 'other',
  },
  {
    key: 'post-it',
    familiarity: 3,
    subject: { en: 'Post-it notes', pl: 'karteczki Post-it' },
    answer: { en: '3M', pl: '3M' },
    group: 'other',
  },
  {
    key: 'cristal',
    familiarity: 4,
    subject: { en: 'Cristal ballpoint pen', pl: 'długopis Cristal' },
    answer: { en: 'BIC', pl: 'BIC' },
    group: 'other',
  },
];

/** Appliances, tools and everyday electronics. */
export const GADGET_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'iphone-year',
    familiarity: 3,
    en: {
      text: 'In which year did Apple present the first iPhone?',
      options: ['2007', '2001', '2004', '2010'],
    },
    pl: {
      text: "W którym roku Apple zaprezentowało pierwszego iPhone'a?",
      options: ['W 2007', 'W 2001', 'W 2004', 'W 2010'],
    },
    tags: ['phones'],
  },
  {
    key: 'siri',
    familiarity: 1,
    en: {
      text: "Which company's voice assistant is called Siri?",
      options: ['Apple', 'Google', 'Amazon', 'Samsung'],
    },
    pl: {
      text: 'Której firmy asystent głosowy nazywa się Siri?',
      options: ['Apple', 'Google', 'Amazon', 'Samsung'],
    },
    tags: ['phones'],
  },
  {
    key: 'alexa',
    familiarity: 1,
    en: {
      text: "Which company's voice assistant is called Alexa?",
      options: ['Amazon', 'Apple', 'Google', 'Microsoft'],
    },
    pl: {
      text: 'Której firmy asystent głosowy nazywa się Alexa?',
      options: ['Amazon', 'Apple', 'Google', 'Microsoft'],
    },
    tags: ['smart-home'],
  },
  {
    key: 'bluetooth-name',
    familiarity: 3,
    en: {
      text: 'After whom is Bluetooth named?',
      options: ['A Danish king', 'A British pirate', 'A Japanese engineer', 'A Greek god'],
    },
    pl: {
      text: 'Od czyjego przydomka pochodzi nazwa Bluetooth?',
      options: ['Króla Danii', 'Brytyjskiego pirata', 'Japońskiego inżyniera', 'Greckiego boga'],
    },
    tags: ['wireless'],
  },
  {
    key: 'nokia-country',
    familiarity: 2,
    en: {
      text: 'From which country does Nokia come?',
      options: ['Finland', 'Japan', 'Sweden', 'South Korea'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzi firma Nokia?',
      options: ['Z Finlandii', 'Z Japonii', 'Ze Szwecji', 'Z Korei Południowej'],
    },
    tags: ['phones', 'gadget-makers'],
  },
  {
    key: 'samsung-country',
    familiarity: 1,
    en: {
      text: 'From which country does Samsung come?',
      options: ['South Korea', 'Japan', 'China', 'Taiwan'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzi firma Samsung?',
      options: ['Z Korei Południowej', 'Z Japonii', 'Z Chin', 'Z Tajwanu'],
    },
    tags: ['phones', 'gadget-makers'],
  },
  {
    key: 'philips-country',
    familiarity: 3,
    en: {
      text: 'From which country does Philips come?',
      options: ['Netherlands', 'Germany', 'United States', 'Belgium'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzi firma Philips?',
      options: ['Z Holandii', 'Z Niemiec', 'Ze Stanów Zjednoczonych', 'Z Belgii'],
    },
    tags: ['gadget-makers'],
  },
  {
    key: 'lego-country',
    familiarity: 2,
    en: {
      text: 'From which country does the company behind Lego bricks come?',
      options: ['Denmark', 'Sweden', 'Germany', 'Netherlands'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzi producent klocków Lego?',
      options: ['Z Danii', 'Ze Szwecji', 'Z Niemiec', 'Z Holandii'],
    },
    tags: ['gadget-makers'],
  },
  {
    key: 'ikea-country',
    familiarity: 1,
    en: { text: 'In which country was IKEA founded?', options: ['Sweden', 'Denmark', 'Finland', 'Norway'] },
    pl: {
      text: 'W jakim państwie założono IKEA?',
      options: ['W Szwecji', 'W Danii', 'W Finlandii', 'W Norwegii'],
    },
    tags: ['gadget-makers'],
  },
  {
    key: 'sony-country',
    familiarity: 3,
    en: {
      text: 'From which country do Sony and Panasonic come?',
      options: ['Japan', 'South Korea', 'China', 'United States'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzą firmy Sony i Panasonic?',
      options: ['Z Japonii', 'Z Korei Południowej', 'Z Chin', 'Ze Stanów Zjednoczonych'],
    },
    tags: ['gadget-makers'],
  },
  {
    key: 'bosch-country',
    familiarity: 2,
    en: {
      text: 'From which country do the brands Bosch and Siemens come?',
      options: ['Germany', 'Austria', 'Switzerland', 'Sweden'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzą marki Bosch i Siemens?',
      options: ['Z Niemiec', 'Z Austrii', 'Ze Szwajcarii', 'Ze Szwecji'],
    },
    tags: ['gadget-makers'],
  },
  {
    key: 'gps-satellites',
    familiarity: 4,
    en: {
      text: 'From how many satellites at least does a GPS receiver need signals to find its position in space and the time?',
      options: ['4', '1', '2', '8'],
    },
    pl: {
      text: 'Sygnałów z co najmniej ilu satelitów potrzebuje odbiornik GPS, by wyznaczyć położenie w przestrzeni i czas?',
      options: ['4', '1', '2', '8'],
    },
    tags: ['wireless'],
  },
  {
    key: 'microwave-heats',
    familiarity: 2,
    en: {
      text: 'What does a microwave oven heat food with?',
      options: ['Electromagnetic waves', 'Hot steam', 'Sound waves', 'Infrared lamps'],
    },
    pl: {
      text: 'Czym ogrzewa potrawy kuchenka mikrofalowa?',
      options: ['Falami elektromagnetycznymi', 'Gorącą parą', 'Falami dźwiękowymi', 'Lampami podczerwieni'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'refrigerant',
    familiarity: 3,
    en: {
      text: 'What absorbs the heat inside a refrigerator?',
      options: ['A liquid that evaporates', 'The door seal', 'The light bulb', 'The compressor oil'],
    },
    pl: {
      text: 'Co odbiera ciepło we wnętrzu lodówki?',
      options: ['Parujący czynnik chłodniczy', 'Uszczelka drzwi', 'Żarówka', 'Olej sprężarki'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'pressure-cooker',
    familiarity: 3,
    en: {
      text: 'Why does food cook faster in a pressure cooker?',
      options: [
        'Water boils at a higher temperature',
        'Water boils at a lower temperature',
        'The food is stirred',
        'The air is removed',
      ],
    },
    pl: {
      text: 'Dlaczego w szybkowarze potrawy gotują się szybciej?',
      options: [
        'Woda wrze w wyższej temperaturze',
        'Woda wrze w niższej temperaturze',
        'Potrawa jest mieszana',
        'Usuwa się powietrze',
      ],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'thermos',
    familiarity: 3,
    en: {
      text: 'What lies between the two walls of a vacuum flask?',
      options: ['Almost nothing', 'Water', 'Wool', 'Sand'],
    },
    pl: {
      text: 'Co znajduje się między ściankami termosu próżniowego?',
      options: ['Prawie nic', 'Woda', 'Wełna', 'Piasek'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'induction-pan',
    familiarity: 3,
    en: {
      text: 'Which pan does not work on an ordinary induction hob?',
      options: ['A pure copper pan', 'A cast-iron pan', 'A steel pan', 'An enamelled iron pan'],
    },
    pl: {
      text: 'Jaka patelnia nie działa na zwykłej kuchence indukcyjnej?',
      options: ['Z czystej miedzi', 'Żeliwna', 'Ze stali magnetycznej', 'Emaliowana żelazna'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'espresso-machine',
    familiarity: 2,
    en: {
      text: 'Which coffee is made by pressing hot water through finely ground coffee at high pressure?',
      options: ['Espresso', 'Filter coffee', 'Cold brew', 'Turkish coffee'],
    },
    pl: {
      text: 'Jaką kawę uzyskuje się, przeciskając gorącą wodę pod dużym ciśnieniem przez drobno zmieloną kawę?',
      options: ['Espresso', 'Kawę przelewową', 'Cold brew', 'Kawę po turecku'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
  },
  {
    key: 'bulb-filament',
    familiarity: 3,
    en: {
      text: 'Which metal is the filament of a classic light bulb made of?',
      options: ['Tungsten', 'Copper', 'Iron', 'Silver'],
    },
    pl: {
      text: 'Z jakiego metalu zrobiony jest żarnik klasycznej żarówki?',
      options: ['Z wolframu', 'Z miedzi', 'Z żelaza', 'Ze srebra'],
    },
    tags: ['light-sources'],
    subcategories: ['household'],
  },
  {
    key: 'led-efficiency',
    familiarity: 1,
    en: {
      text: 'Which of these lamps uses the least electricity for the same light?',
      options: ['LED lamp', 'Incandescent bulb', 'Halogen lamp', 'Carbon-filament lamp'],
    },
    pl: {
      text: 'Która z tych lamp zużywa najmniej prądu, dając tyle samo światła?',
      options: ['Lampa LED', 'Zwykła żarówka', 'Lampa halogenowa', 'Żarówka z włóknem węglowym'],
    },
    tags: ['light-sources'],
    subcategories: ['household'],
  },
  {
    key: 'battery-voltage',
    familiarity: 3,
    en: {
      text: 'What is the nominal voltage of an AA alkaline battery?',
      options: ['1.5 V', '3 V', '9 V', '12 V'],
    },
    pl: {
      text: 'Ile wynosi napięcie znamionowe baterii alkalicznej AA?',
      options: ['1,5 V', '3 V', '9 V', '12 V'],
    },
    tags: ['batteries'],
  },
  {
    key: 'mains-europe',
    familiarity: 2,
    en: {
      text: 'What is the nominal mains voltage in Poland and most of Europe?',
      options: ['230 V', '110 V', '400 V', '12 V'],
    },
    pl: {
      text: 'Ile wynosi napięcie znamionowe w gniazdku w Polsce i większości Europy?',
      options: ['230 V', '110 V', '400 V', '12 V'],
    },
    tags: ['batteries'],
  },
  {
    key: 'mains-frequency',
    familiarity: 3,
    en: {
      text: 'What is the frequency of mains current in Europe?',
      options: ['50 Hz', '60 Hz', '100 Hz', '25 Hz'],
    },
    pl: {
      text: 'Ile wynosi częstotliwość prądu w sieci w Europie?',
      options: ['50 Hz', '60 Hz', '100 Hz', '25 Hz'],
    },
    tags: ['batteries'],
  },
  {
    key: 'phone-battery',
    familiarity: 2,
    en: {
      text: 'Which light metal gives its name to the batteries of smartphones?',
      options: ['Lithium', 'Aluminium', 'Magnesium', 'Sodium'],
    },
    pl: {
      text: 'Jaki lekki metal dał nazwę akumulatorom smartfonów?',
      options: ['Lit', 'Glin', 'Magnez', 'Sód'],
    },
    tags: ['batteries', 'phones'],
  },
  {
    key: 'solar-cell',
    familiarity: 2,
    en: {
      text: 'What does a photovoltaic panel turn into electricity?',
      options: ['Light', 'Wind', 'Rain', 'Warm water'],
    },
    pl: {
      text: 'Co panel fotowoltaiczny zamienia na prąd?',
      options: ['Światło', 'Wiatr', 'Deszcz', 'Ciepłą wodę'],
    },
    tags: ['batteries'],
  },
  {
    key: 'magnetometer',
    familiarity: 4,
    en: {
      text: 'Which sensor tells a phone the direction of magnetic north?',
      options: ['Magnetometer', 'Accelerometer', 'Barometer', 'Proximity sensor'],
    },
    pl: {
      text: 'Jaki czujnik wskazuje telefonowi kierunek północy magnetycznej?',
      options: ['Magnetometr', 'Akcelerometr', 'Barometr', 'Czujnik zbliżeniowy'],
    },
    tags: ['phones'],
  },
  {
    key: 'nfc',
    familiarity: 3,
    en: {
      text: 'Which technology do phones use for contactless payments?',
      options: ['NFC', 'GPS', 'FM radio', 'Infrared'],
    },
    pl: {
      text: 'Jakiej technologii używają telefony do płatności zbliżeniowych?',
      options: ['NFC', 'GPS', 'Radia FM', 'Podczerwieni'],
    },
    tags: ['phones', 'wireless'],
  },
  {
    key: 'sim-card',
    familiarity: 2,
    en: {
      text: 'What does a SIM card identify?',
      options: [
        'The subscriber of a mobile network',
        'The owner of a car',
        'The screen of a phone',
        'The battery',
      ],
    },
    pl: {
      text: 'Co identyfikuje karta SIM?',
      options: ['Abonenta sieci komórkowej', 'Właściciela samochodu', 'Ekran telefonu', 'Baterię'],
    },
    tags: ['phones'],
  },
  {
    key: 'megapixel',
    familiarity: 2,
    en: {
      text: 'How many pixels make a megapixel?',
      options: ['One million', 'One thousand', 'One hundred thousand', 'One billion'],
    },
    pl: { text: 'Ile pikseli ma megapiksel?', options: ['Milion', 'Tysiąc', 'Sto tysięcy', 'Miliard'] },
    tags: ['cameras'],
  },
  {
    key: 'aperture',
    familiarity: 4,
    en: {
      text: 'Which of these f-numbers lets the most light through a lens?',
      options: ['f/1.4', 'f/4', 'f/8', 'f/16'],
    },
    pl: {
      text: 'Która z tych wartości przysłony wpuszcza najwięcej światła?',
      options: ['f/1,4', 'f/4', 'f/8', 'f/16'],
    },
    tags: ['cameras'],
  },
  {
    key: 'full-hd',
    familiarity: 4,
    en: { text: 'How many pixels wide is a Full HD picture?', options: ['1,920', '1,080', '1,280', '3,840'] },
    pl: { text: 'Ile pikseli szerokości ma obraz Full HD?', options: ['1920', '1080', '1280', '3840'] },
    tags: ['cameras'],
  },
  {
    key: 'screen-measure',
    familiarity: 2,
    en: {
      text: 'How is the size of a television screen given?',
      options: ['Along the diagonal', 'Along the width', 'Along the height', 'By the area'],
    },
    pl: {
      text: 'Jak podaje się rozmiar ekranu telewizora?',
      options: ['Po przekątnej', 'Po szerokości', 'Po wysokości', 'Jako pole powierzchni'],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'vinyl-speed',
    familiarity: 3,
    en: {
      text: 'At how many revolutions per minute does a long-playing record usually turn?',
      options: ['33⅓', '45', '78', '16'],
    },
    pl: {
      text: 'Z jaką prędkością obraca się zwykle płyta długogrająca?',
      options: [
        '33⅓ obrotu na minutę',
        '45 obrotów na minutę',
        '78 obrotów na minutę',
        '16 obrotów na minutę',
      ],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'cd-reader',
    familiarity: 2,
    en: {
      text: 'What does a CD player read the disc with?',
      options: ['A laser', 'A needle', 'A magnet', 'A brush'],
    },
    pl: {
      text: 'Czym odtwarzacz CD odczytuje płytę?',
      options: ['Laserem', 'Igłą', 'Magnesem', 'Szczoteczką'],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'vhs-rival',
    familiarity: 4,
    en: {
      text: 'Which video cassette system lost to VHS in the 1980s?',
      options: ['Betamax', 'MiniDV', 'DVD', 'Blu-ray'],
    },
    pl: {
      text: 'Jaki system kaset wideo przegrał z VHS w latach osiemdziesiątych?',
      options: ['Betamax', 'MiniDV', 'DVD', 'Blu-ray'],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'blu-ray-colour',
    familiarity: 3,
    en: {
      text: 'Which colour of laser gave Blu-ray its name?',
      options: ['Blue-violet', 'Red', 'Green', 'Infrared'],
    },
    pl: {
      text: 'Od jakiej barwy światła lasera pochodzi nazwa Blu-ray?',
      options: ['Niebieskofioletowej', 'Czerwonej', 'Zielonej', 'Podczerwonej'],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'noise-cancelling',
    familiarity: 4,
    en: {
      text: 'How do active noise-cancelling headphones reduce noise?',
      options: [
        'With an opposite sound wave',
        'With thicker walls only',
        'By lowering the pitch',
        'By heating the air',
      ],
    },
    pl: {
      text: 'Jak słuchawki z aktywną redukcją tłumią hałas?',
      options: [
        'Falą dźwiękową o przeciwnej fazie',
        'Tylko grubszymi ściankami',
        'Obniżaniem tonu',
        'Ogrzewaniem powietrza',
      ],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'swiss-knife',
    familiarity: 2,
    en: {
      text: 'Which company makes Swiss Army knives?',
      options: ['Victorinox', 'Gillette', 'Fiskars', 'Rolex'],
    },
    pl: {
      text: 'Jaka firma produkuje szwajcarskie scyzoryki wojskowe?',
      options: ['Victorinox', 'Gillette', 'Fiskars', 'Rolex'],
    },
    tags: ['gadget-makers', 'tools'],
    subcategories: ['household'],
  },
  {
    key: 'scissors-fiskars',
    familiarity: 4,
    en: {
      text: 'From which country do the orange-handled Fiskars scissors come?',
      options: ['Finland', 'Sweden', 'Germany', 'Denmark'],
    },
    pl: {
      text: 'Z jakiego kraju pochodzą nożyczki Fiskars z pomarańczowymi uchwytami?',
      options: ['Z Finlandii', 'Ze Szwecji', 'Z Niemiec', 'Z Danii'],
    },
    tags: ['gadget-makers', 'tools'],
    subcategories: ['household'],
  },
  {
    key: 'allen-key',
    familiarity: 3,
    en: { text: 'How many sides does the tip of an Allen key have?', options: ['6', '3', '4', '8'] },
    pl: { text: 'Ile boków ma końcówka klucza imbusowego?', options: ['6', '3', '4', '8'] },
    tags: ['tools'],
    subcategories: ['household'],
  },
  {
    key: 'quartz-watch',
    familiarity: 4,
    en: {
      text: 'Which mineral keeps the time in most battery-driven watches?',
      options: ['Quartz', 'Diamond', 'Ruby', 'Mica'],
    },
    pl: {
      text: 'Drgania jakiego minerału odmierzają czas w większości zegarków na baterię?',
      options: ['Kwarcu', 'Diamentu', 'Rubinu', 'Miki'],
    },
    tags: ['watches', 'minerals'],
  },
  {
    key: 'watch-face',
    familiarity: 1,
    en: {
      text: 'How many times a day does a stopped twelve-hour clock show the right time?',
      options: ['2', '1', '0', '24'],
    },
    pl: {
      text: 'Ile razy na dobę zepsuty zegar dwunastogodzinny wskazuje właściwą godzinę?',
      options: ['2', '1', '0', '24'],
    },
    tags: ['watches'],
  },
  {
    key: 'ebook-ink',
    familiarity: 3,
    en: {
      text: 'What kind of screen do most e-book readers have?',
      options: ['Electronic paper', 'Plasma', 'Cathode-ray tube', 'OLED'],
    },
    pl: {
      text: 'Jaki ekran ma większość czytników książek elektronicznych?',
      options: ['Papier elektroniczny', 'Plazmowy', 'Kineskopowy', 'OLED'],
    },
    tags: ['audio-and-video'],
  },
  {
    key: 'three-d-printer',
    familiarity: 2,
    en: {
      text: 'How does an ordinary 3D printer build an object?',
      options: ['Layer by layer', 'By carving a block', 'By inflating a mould', 'By folding paper'],
    },
    pl: {
      text: 'Jak zwykła drukarka 3D tworzy przedmiot?',
      options: ['Warstwa po warstwie', 'Rzeźbiąc blok', 'Nadmuchując formę', 'Składając papier'],
    },
    tags: ['printers'],
  },
  {
    key: 'qr-shape',
    familiarity: 2,
    en: {
      text: 'What shape is an ordinary QR code?',
      options: ['Square', 'Circle', 'Triangle', 'Long strip'],
    },
    pl: {
      text: 'Jaki kształt ma zwykły kod QR?',
      options: ['Kwadratu', 'Koła', 'Trójkąta', 'Długiego paska'],
    },
    tags: ['wireless'],
  },
  {
    key: 'printer-colours',
    familiarity: 3,
    en: {
      text: 'Which are the four inks of an ordinary colour printer?',
      options: [
        'Cyan, magenta, yellow and black',
        'Red, green, blue and black',
        'Red, yellow, blue and white',
        'Orange, green, violet and black',
      ],
    },
    pl: {
      text: 'Jakie są cztery tusze zwykłej drukarki kolorowej?',
      options: [
        'Cyjan, magenta, żółty i czarny',
        'Czerwony, zielony, niebieski i czarny',
        'Czerwony, żółty, niebieski i biały',
        'Pomarańczowy, zielony, fioletowy i czarny',
      ],
    },
    tags: ['printers'],
  },
  {
    key: 'dpi',
    familiarity: 4,
    en: {
      text: 'What does dpi measure in printing?',
      options: ['Dots per inch', 'Depth of ink', 'Pages per hour', 'Paper weight'],
    },
    pl: {
      text: 'Co określa w druku skrót dpi?',
      options: [
        'Liczbę punktów na cal',
        'Grubość warstwy tuszu',
        'Liczbę stron na godzinę',
        'Gramaturę papieru',
      ],
    },
    tags: ['printers'],
  },
];
