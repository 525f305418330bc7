import type { Notes } from './notes.ts';

/** About products. */
export const PRODUCT_NOTES: Notes = {
  galaxy: { en: 'The first came out in 2010.', pl: 'Pierwszy pojawił się w 2010 roku.' },
  'game-boy': { en: 'It was sold with Tetris.', pl: 'Sprzedawano go razem z Tetrisem.' },
  thinkpad: { en: 'Its red stick stands in for a mouse.', pl: 'Czerwony „grzybek” zastępuje w nim mysz.' },
  'g-shock': {
    en: 'It was to survive a fall from ten metres.',
    pl: 'Miał wytrzymać upadek z dziesięciu metrów.',
  },
  speedmaster: { en: 'Buzz Aldrin had his on outside.', pl: 'Na zewnątrz miał go Buzz Aldrin.' },
  submariner: { en: 'James Bond wore one.', pl: 'Nosił go James Bond.' },
  brownie: { en: 'It cost one dollar.', pl: 'Kosztowała jednego dolara.' },
  hero: { en: 'Surfers gave the firm its first customers.', pl: 'Pierwszymi klientami byli surferzy.' },
  roomba: {
    en: 'Its maker also built robots that clear mines.',
    pl: 'Producent budował też roboty do rozbrajania bomb.',
  },
  tamagotchi: { en: 'The name joins “egg” and “watch”.', pl: 'Nazwa łączy „jajko” i „zegarek”.' },
  stratocaster: { en: 'Jimi Hendrix played one left-handed.', pl: 'Jimi Hendrix grał na niej lewą ręką.' },
  'les-paul': {
    en: 'The player whose name it bears also invented multitrack recording.',
    pl: 'Jej patron wynalazł też nagrywanie wielośladowe.',
  },
  mavic: { en: 'The firm comes from Shenzhen.', pl: 'Firma pochodzi z Shenzhen.' },
  'post-it': { en: 'The glue was a failure: too weak.', pl: 'Klej okazał się nieudany: za słaby.' },
  cristal: { en: 'More than 100 billion have been sold.', pl: 'Sprzedano ich ponad 100 miliardów.' },
};

/** About the answers of general questions on gadgets. */
export const GADGET_NOTES: Notes = {
  siri: { en: 'The name is Norwegian: “beautiful woman who leads to victory”.', pl: 'Imię jest norweskie.' },
  alexa: { en: 'It recalls the library of Alexandria.', pl: 'Nawiązuje do Biblioteki Aleksandryjskiej.' },
  'battery-voltage': { en: 'A rechargeable one has only 1.2.', pl: 'Akumulator ma tylko 1,2 V.' },
  'mains-europe': { en: 'America has 120.', pl: 'W Ameryce to 120 V.' },
  'allen-key': { en: 'IKEA made it a household tool.', pl: 'Trafił pod strzechy dzięki IKEA.' },
};
