import type { Notes } from './notes.ts';

/** About products. */
export const PRODUCT_NOTES: Notes = {
  iphone: {
    en: '“Time” magazine chose it as the invention of the year in 2007.',
    pl: 'Tygodnik „Time” uznał go za wynalazek roku 2007.',
  },
  ipod: {
    en: 'The first one held “1,000 songs in your pocket”, as its advertisement said.',
    pl: 'Pierwszy mieścił „tysiąc piosenek w kieszeni”, jak głosiła reklama.',
  },
  airpods: {
    en: 'At first many people joked that they looked like toothbrush heads.',
    pl: 'Z początku żartowano, że wyglądają jak końcówki szczoteczek do zębów.',
  },
  chromecast: {
    en: 'The stick was plugged into the back of a television set and cost only 35 dollars.',
    pl: 'Ten wtykany z tyłu telewizora drobiazg kosztował tylko 35 dolarów.',
  },
  discman: {
    en: 'It played CDs on the move, but any jolt made the music skip.',
    pl: 'Odtwarzał płyty CD w drodze, ale przy każdym wstrząsie muzyka przeskakiwała.',
  },
  echo: {
    en: 'It answers to the name “Alexa” – and sometimes to people on television.',
    pl: 'Reaguje na imię Alexa – czasem także wypowiedziane w telewizji.',
  },
  kindle: {
    en: 'The first ones, in 2007, were sold out within hours.',
    pl: 'Pierwsze egzemplarze w 2007 roku wyprzedano w kilka godzin.',
  },
  pixel: {
    en: 'Its name is that of the smallest dot of a picture.',
    pl: 'Jego nazwa oznacza najmniejszy punkt obrazu.',
  },
  surface: {
    en: 'Its cover doubles as a keyboard.',
    pl: 'Okładka służy mu za klawiaturę.',
  },
  walkman: {
    en: 'One of the founders of the company wanted to listen to operas on long flights.',
    pl: 'Jeden z założycieli firmy chciał słuchać oper w czasie długich lotów.',
  },
  xperia: {
    en: 'The name comes from the word “experience”.',
    pl: 'Nazwa pochodzi od angielskiego słowa „experience”.',
  },
  zune: {
    en: 'It failed as a rival of the iPod, although a brown model became a cult.',
    pl: 'Jako rywal iPoda przepadł, ale brązowy model stał się kultowy.',
  },
  galaxy: {
    en: 'The first came out in 2010; its maker had begun with dried fish and noodles.',
    pl: 'Pierwszy pojawił się w 2010 roku; producent zaczynał od suszonych ryb i makaronu.',
  },
  thinkpad: { en: 'Its red stick stands in for a mouse.', pl: 'Czerwony „grzybek” zastępuje w nim mysz.' },
  'g-shock': {
    en: 'It was to survive a fall from ten metres.',
    pl: 'Miał wytrzymać upadek z dziesięciu metrów.',
  },
  speedmaster: {
    en: 'Buzz Aldrin wore his on the Moon; Neil Armstrong had left his in the lander.',
    pl: 'Na powierzchni miał go Buzz Aldrin; Neil Armstrong zostawił swój w lądowniku.',
  },
  monaco: {
    en: 'Steve McQueen wore this square watch in the film “Le Mans”.',
    pl: 'Ten kwadratowy zegarek nosił Steve McQueen w filmie „Le Mans”.',
  },
  navitimer: {
    en: 'Pilots can do sums with the slide rule round its dial.',
    pl: 'Suwak logarytmiczny wokół tarczy pomaga pilotom w obliczeniach.',
  },
  submariner: {
    en: 'Sean Connery wore one as the first James Bond.',
    pl: 'Nosił go Sean Connery jako pierwszy James Bond.',
  },
  brownie: {
    en: 'It was made of cardboard and cost one dollar.',
    pl: 'Był zrobiony z tektury i kosztował jednego dolara.',
  },
  hero: {
    en: 'Its inventor wanted to film himself surfing.',
    pl: 'Jej wynalazca chciał filmować się podczas surfowania.',
  },
  roomba: {
    en: 'Its maker also built robots that defuse bombs.',
    pl: 'Producent budował też roboty do rozbrajania bomb.',
  },
  tamagotchi: {
    en: 'The name joins “egg” and “watch”.',
    pl: 'Nazwa łączy japońskie „jajko” z angielskim „zegarkiem”.',
  },
  stratocaster: {
    en: 'Jimi Hendrix, who was left-handed, played one upside down.',
    pl: 'Leworęczny Jimi Hendrix grał na odwróconej.',
  },
  'les-paul': {
    en: 'The player whose name it bears also invented multitrack recording.',
    pl: 'Jej patron wynalazł też nagrywanie wielośladowe.',
  },
  mavic: {
    en: 'It folds to the size of a water bottle; its maker comes from Shenzhen.',
    pl: 'Składa się do rozmiarów butelki wody; producent pochodzi z Shenzhen.',
  },
  'post-it': {
    en: 'Their glue had been a failed experiment: it was too weak.',
    pl: 'Ich klej był nieudanym eksperymentem: okazał się za słaby.',
  },
  cristal: {
    en: 'More than 100 billion have been sold; the hole in the cap prevents choking.',
    pl: 'Sprzedano ich ponad 100 miliardów; dziurka w skuwce chroni przed uduszeniem.',
  },
};

/** About the answers of general questions on gadgets. */
export const GADGET_NOTES: Notes = {
  siri: {
    en: 'It is a Norwegian name; one of the makers had meant to call a daughter so.',
    pl: 'To norweskie imię; jeden z twórców chciał je nadać córce.',
  },
  alexa: {
    en: 'It recalls the library of Alexandria.',
    pl: 'Imię nawiązuje do Biblioteki Aleksandryjskiej.',
  },
  'battery-voltage': {
    en: 'A rechargeable one of the same size usually has only 1.2 volts.',
    pl: 'Akumulatorek tej samej wielkości ma zwykle tylko 1,2 V.',
  },
  'mains-europe': {
    en: 'American sockets have only 120 volts.',
    pl: 'W amerykańskich gniazdkach jest tylko 120 V.',
  },
  'allen-key': {
    en: 'IKEA made it a household tool.',
    pl: 'Klucz ten trafił pod strzechy dzięki firmie IKEA.',
  },
};
