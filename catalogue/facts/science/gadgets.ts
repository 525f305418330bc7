import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** A consumer electronics product and its manufacturer. */
export const PRODUCT_MAKERS: readonly Pairing[] = [
  {
    key: 'iphone',
    familiarity: 1,
    subject: { en: 'iPhone', pl: 'iPhone’a' },
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
    subject: { en: 'Walkman', pl: 'Walkmana' },
    answer: { en: 'Sony', pl: 'Sony' },
    group: 'electronics',
  },
  {
    key: 'discman',
    familiarity: 2,
    subject: { en: 'Discman', pl: 'Discmana' },
    answer: { en: 'Sony', pl: 'Sony' },
    group: 'electronics',
  },
  {
    key: 'ipod',
    familiarity: 1,
    subject: { en: 'iPod', pl: 'iPoda' },
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
    subject: { en: 'Echo speaker with Alexa', pl: 'głośnik Echo z asystentką Alexą' },
    answer: { en: 'Amazon', pl: 'Amazon' },
    group: 'electronics',
  },
  {
    key: 'chromecast',
    familiarity: 3,
    subject: { en: 'Chromecast', pl: 'Chromecasta' },
    answer: { en: 'Google', pl: 'Google' },
    group: 'electronics',
  },
  {
    key: 'game-boy',
    familiarity: 1,
    subject: { en: 'Game Boy', pl: 'Game Boya' },
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
    group: 'watch',
  },
  {
    key: 'speedmaster',
    familiarity: 3,
    subject: {
      en: 'Speedmaster, the watch worn on the Moon',
      pl: 'zegarek Speedmaster, noszony na Księżycu',
    },
    answer: { en: 'Omega', pl: 'Omega' },
    group: 'watch',
  },
  {
    key: 'monaco',
    familiarity: 4,
    subject: { en: 'Monaco watch', pl: 'zegarek Monaco' },
    answer: { en: 'TAG Heuer', pl: 'TAG Heuer' },
    group: 'watch',
  },
  {
    key: 'navitimer',
    familiarity: 4,
    subject: { en: 'Navitimer watch', pl: 'zegarek Navitimer' },
    answer: { en: 'Breitling', pl: 'Breitling' },
    group: 'watch',
  },
  {
    key: 'submariner',
    familiarity: 3,
    subject: { en: 'Submariner watch', pl: 'zegarek Submariner' },
    answer: { en: 'Rolex', pl: 'Rolex' },
    group: 'watch',
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
    subject: { en: 'Hero action camera', pl: 'kamerę sportową Hero' },
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
    subject: { en: 'Stratocaster electric guitar', pl: 'gitarę elektryczną Stratocaster' },
    answer: { en: 'Fender', pl: 'Fender' },
    group: 'other',
  },
  {
    key: 'les-paul',
    familiarity: 4,
    subject: { en: 'Les Paul electric guitar', pl: 'gitarę elektryczną Les Paul' },
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
    why: {
      en: 'Steve Jobs showed it in San Francisco in January.',
      pl: 'Steve Jobs pokazał go w styczniu w San Francisco.',
    },
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
    why: {
      en: 'Harald Bluetooth united Denmark in the 10th century; the sign joins the runes of his initials.',
      pl: 'Harald Sinozęby zjednoczył Danię w X wieku; znak łączy runy jego inicjałów.',
    },
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
    why: {
      en: 'It began as a paper mill and is named after the town of Nokia.',
      pl: 'Zaczynała od papierni, a nazwę wzięła od miasta Nokia.',
    },
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
    why: {
      en: 'It was founded in Daegu in 1938 as a trading company.',
      pl: 'Założono ją w Daegu w 1938 roku jako firmę handlową.',
    },
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
    why: {
      en: 'It was founded in Eindhoven in 1891 and made light bulbs.',
      pl: 'Założono ją w Eindhoven w 1891 roku; produkowała żarówki.',
    },
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
    why: {
      en: 'The name comes from leg godt, “play well”; the firm is in Billund.',
      pl: 'Nazwa pochodzi od słów leg godt, „baw się dobrze”; firma mieści się w Billund.',
    },
  },
  {
    key: 'ikea-country',
    familiarity: 1,
    en: { text: 'In which country was IKEA founded?', options: ['Sweden', 'Denmark', 'Finland', 'Norway'] },
    pl: {
      text: 'W jakim państwie założono firmę IKEA?',
      options: ['W Szwecji', 'W Danii', 'W Finlandii', 'W Norwegii'],
    },
    tags: ['gadget-makers'],
    why: {
      en: 'The letters stand for Ingvar Kamprad, his farm Elmtaryd and his parish Agunnaryd.',
      pl: 'Litery oznaczają Ingvara Kamprada, jego gospodarstwo Elmtaryd i parafię Agunnaryd.',
    },
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
    why: {
      en: 'Sony was founded in Tokyo, Panasonic in Osaka.',
      pl: 'Sony założono w Tokio, a Panasonic w Osace.',
    },
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
    why: {
      en: 'Bosch was founded in Stuttgart, Siemens in Berlin.',
      pl: 'Bosch powstał w Stuttgarcie, a Siemens w Berlinie.',
    },
  },
  {
    key: 'gps-satellites',
    familiarity: 4,
    en: {
      text: 'How many satellites at least does a GPS receiver need to work out its position in three dimensions and the time?',
      options: ['4', '1', '2', '8'],
    },
    pl: {
      text: 'Ilu satelitów potrzebuje odbiornik GPS, by wyznaczyć położenie w trzech wymiarach i czas?',
      options: ['4', '1', '2', '8'],
    },
    tags: ['wireless'],
    why: {
      en: 'Three distances give the place, and one more signal corrects the clock of the receiver.',
      pl: 'Trzy odległości dają położenie, a jeszcze jeden sygnał koryguje zegar odbiornika.',
    },
  },
  {
    key: 'microwave-heats',
    familiarity: 2,
    en: {
      text: 'What does a microwave oven heat food with?',
      options: ['Electromagnetic waves', 'Hot steam', 'Sound waves', 'Infrared lamps'],
    },
    pl: {
      text: 'Czym podgrzewa potrawy kuchenka mikrofalowa?',
      options: ['Falami elektromagnetycznymi', 'Gorącą parą', 'Falami dźwiękowymi', 'Lampami podczerwieni'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
    why: { en: 'They set the molecules of water in motion.', pl: 'Wprawiają one w ruch cząsteczki wody.' },
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
    why: {
      en: 'Outside it is condensed again and gives the heat off.',
      pl: 'Na zewnątrz skrapla się on i oddaje pobrane ciepło.',
    },
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
        'Potrawa cały czas się miesza',
        'Usuwa się powietrze',
      ],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
    why: {
      en: 'Under the pressure in the pot, water boils only at about 120 °C.',
      pl: 'Pod zwiększonym ciśnieniem woda wrze dopiero w temperaturze około 120 °C.',
    },
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
    why: {
      en: 'Through a vacuum heat can neither flow nor be conducted.',
      pl: 'W próżni ciepła nie przenosi ani przewodzenie, ani konwekcja.',
    },
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
    why: {
      en: 'The hob heats only what a magnet sticks to.',
      pl: 'Kuchenka nagrzewa tylko to, do czego przylega magnes.',
    },
  },
  {
    key: 'espresso-machine',
    familiarity: 2,
    en: {
      text: 'Which coffee is made by pressing hot water through finely ground coffee at high pressure?',
      options: ['Espresso', 'Filter coffee', 'Cold brew', 'Turkish coffee'],
    },
    pl: {
      text: 'Jaką kawę uzyskuje się, przeciskając gorącą wodę pod dużym ciśnieniem przez drobno zmielone ziarna?',
      options: ['Espresso', 'Kawę przelewową', 'Cold brew', 'Kawę po turecku'],
    },
    tags: ['kitchen-appliances'],
    subcategories: ['household'],
    why: { en: 'The pressure is about nine bar.', pl: 'Ciśnienie wynosi około dziewięciu barów.' },
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
    why: {
      en: 'Of all metals it has the highest melting point, over 3,400 °C.',
      pl: 'Wolfram ma najwyższą temperaturę topnienia ze wszystkich metali – ponad 3400 °C.',
    },
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
    why: { en: 'It gives off far less heat.', pl: 'Wydziela znacznie mniej ciepła.' },
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
    why: {
      en: 'The current changes its direction a hundred times a second.',
      pl: 'Prąd zmienia kierunek sto razy na sekundę.',
    },
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
    why: { en: 'Its ions wander between the electrodes.', pl: 'Jego jony wędrują między elektrodami.' },
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
    why: { en: 'In silicon it sets electrons free.', pl: 'Uwalnia ono elektrony w krzemie.' },
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
    why: {
      en: 'It measures the field of the Earth, as a compass does.',
      pl: 'Mierzy pole Ziemi, tak jak kompas.',
    },
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
    why: {
      en: 'It stands for near-field communication and reaches a few centimetres.',
      pl: 'To komunikacja bliskiego pola o zasięgu kilku centymetrów.',
    },
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
    why: {
      en: 'SIM stands for subscriber identity module.',
      pl: 'SIM to skrót od angielskiej nazwy modułu tożsamości abonenta.',
    },
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
    why: { en: 'Mega- stands for a million.', pl: 'Tyle oznacza przedrostek mega-.' },
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
    why: {
      en: 'The number is the focal length divided by the opening: the smaller, the wider.',
      pl: 'To ogniskowa podzielona przez średnicę otworu: im mniejsza liczba, tym większy otwór.',
    },
  },
  {
    key: 'full-hd',
    familiarity: 4,
    en: { text: 'How many pixels wide is a Full HD picture?', options: ['1,920', '1,080', '1,280', '3,840'] },
    pl: { text: 'Ile pikseli szerokości ma obraz Full HD?', options: ['1920', '1080', '1280', '3840'] },
    tags: ['cameras'],
    why: {
      en: 'The whole picture measures 1,920 by 1,080 pixels.',
      pl: 'Cały obraz ma 1920 na 1080 pikseli.',
    },
  },
  {
    key: 'screen-measure',
    familiarity: 2,
    en: {
      text: 'How is the size of a television screen measured?',
      options: ['Along the diagonal', 'Along the width', 'Along the height', 'By the area'],
    },
    pl: {
      text: 'Jak mierzy się rozmiar ekranu telewizora?',
      options: ['Po przekątnej', 'Po szerokości', 'Po wysokości', 'Jako pole powierzchni'],
    },
    tags: ['audio-and-video'],
    why: {
      en: 'Round picture tubes were sold by their diameter.',
      pl: 'Dawne okrągłe kineskopy sprzedawano według średnicy.',
    },
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
    why: {
      en: 'Singles usually turn at 45 and old shellac records at 78.',
      pl: 'Single obracają się zwykle 45 razy, a dawne płyty szelakowe 78 razy na minutę.',
    },
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
    why: {
      en: 'Pits and flat places reflect the beam differently.',
      pl: 'Zagłębienia i płaskie miejsca różnie odbijają wiązkę.',
    },
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
    why: {
      en: 'VHS cassettes recorded for longer, and many firms made the recorders.',
      pl: 'Kasety VHS nagrywały dłużej, a magnetowidy wytwarzało wiele firm.',
    },
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
    why: {
      en: 'Its short waves read smaller marks, so more data fit on a disc.',
      pl: 'Światło o krótszej fali odczytuje mniejsze znaki, więc na płycie mieści się więcej danych.',
    },
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
      text: 'Czym tłumią hałas słuchawki z aktywną redukcją szumów?',
      options: [
        'Falą dźwiękową o przeciwnej fazie',
        'Tylko grubszymi ściankami',
        'Obniżaniem tonu',
        'Ogrzewaniem powietrza',
      ],
    },
    tags: ['audio-and-video'],
    why: {
      en: 'Where crest meets trough, the two waves cancel each other.',
      pl: 'Gdy grzbiet jednej fali trafia na dolinę drugiej, obie się znoszą.',
    },
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
    why: {
      en: 'Its founder Karl Elsener supplied the army from 1891 on.',
      pl: 'Jej założyciel, Karl Elsener, dostarczał je armii od 1891 roku.',
    },
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
    why: {
      en: 'The firm is named after a village with ironworks of 1649.',
      pl: 'Firma nosi nazwę wsi z hutą żelaza z 1649 roku.',
    },
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
    why: {
      en: 'In an electric field a small crystal vibrates 32,768 times a second.',
      pl: 'W polu elektrycznym mały kryształ drga 32 768 razy na sekundę.',
    },
  },
  {
    key: 'watch-face',
    familiarity: 1,
    en: {
      text: 'How many times a day does a stopped clock with hands show the right time?',
      options: ['2', '1', '0', '24'],
    },
    pl: {
      text: 'Ile razy na dobę stojący zegar ze wskazówkami pokazuje właściwą godzinę?',
      options: ['2', '1', '0', '24'],
    },
    tags: ['watches'],
    why: { en: 'Once before noon and once after it.', pl: 'Raz przed południem i raz po południu.' },
  },
  {
    key: 'ebook-ink',
    familiarity: 3,
    en: {
      text: 'What kind of screen do most e-book readers have?',
      options: ['Electronic paper', 'Plasma', 'Cathode-ray tube', 'OLED'],
    },
    pl: {
      text: 'Jaki ekran mają zwykle czytniki e-booków?',
      options: ['Z papieru elektronicznego', 'Plazmowy', 'Kineskopowy', 'OLED'],
    },
    tags: ['audio-and-video'],
    why: {
      en: 'Black and white particles keep their places without current.',
      pl: 'Czarne i białe cząstki utrzymują położenie bez prądu.',
    },
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
    why: { en: 'Most of them lay down melted plastic.', pl: 'Najczęściej nakłada roztopione tworzywo.' },
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
    why: {
      en: 'Marks in three corners tell a reader which way it lies.',
      pl: 'Znaki w trzech rogach wskazują czytnikowi jego położenie.',
    },
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
      text: 'Jakie cztery tusze ma zwykła drukarka kolorowa?',
      options: [
        'Cyjan, magenta, żółty i czarny',
        'Czerwony, zielony, niebieski i czarny',
        'Czerwony, żółty, niebieski i biały',
        'Pomarańczowy, zielony, fioletowy i czarny',
      ],
    },
    tags: ['printers'],
    why: {
      en: 'Without black the other three give only a muddy brown.',
      pl: 'Bez czarnego pozostałe trzy dają razem tylko brudny brąz.',
    },
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
    why: { en: 'Common printers reach 600 and more.', pl: 'Zwykłe drukarki osiągają 600 i więcej.' },
  },
];
