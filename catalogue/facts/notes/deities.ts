import type { Notes } from './notes.ts';

/** About Greek gods with a Roman name, and others whose role says little. */
export const DEITY_NOTES: Notes = {
  aphrodite: { en: 'She was born from the foam of the sea.', pl: 'Narodziła się z morskiej piany.' },
  ares: {
    en: 'A month and a planet bear his Roman name.',
    pl: 'Jego rzymskie imię noszą planeta i miesiąc marzec.',
  },
  cronus: {
    en: 'A planet and Saturday bear his Roman name.',
    pl: 'Jego rzymskie imię noszą planeta i angielska sobota.',
  },
  demeter: {
    en: 'The word “cereal” comes from her Roman name.',
    pl: 'Od jej rzymskiego imienia pochodzi angielskie słowo „cereal”, czyli zboże.',
  },
  dionysus: {
    en: 'In 186 BC the Roman senate banned his wild feasts.',
    pl: 'W 186 roku p.n.e. rzymski senat zakazał jego hucznych świąt.',
  },
  eos: { en: 'Homer calls her rosy-fingered.', pl: 'Homer nazywa ją różanopalcą.' },
  eros: {
    en: 'His golden arrows kindle love, and his leaden ones kill it.',
    pl: 'Jego złote strzały budzą miłość, a ołowiane ją odbierają.',
  },
  nike: { en: 'A maker of sports shoes took her name.', pl: 'Jej imię przybrał producent butów sportowych.' },
  artemis: {
    en: 'She was born on Delos together with Apollo, her twin.',
    pl: 'Urodziła się na Delos razem z bratem bliźniakiem, Apollem.',
  },
  hephaestus: {
    en: 'He was lame, yet married to the goddess of love.',
    pl: 'Był kulawy, a miał za żonę boginię miłości.',
  },
  hermes: { en: 'As a baby he stole the cattle of Apollo.', pl: 'Jako niemowlę ukradł Apollowi krowy.' },
  hestia: {
    en: 'In Rome her priestesses kept a fire that was never to go out.',
    pl: 'W Rzymie jej kapłanki strzegły ognia, który nie mógł zgasnąć.',
  },
  poseidon: {
    en: 'He lost Athens to Athena, whose olive tree was the better gift.',
    pl: 'Przegrał z Ateną spór o Ateny, bo jej oliwka była lepszym darem.',
  },
  selene: { en: 'She loved a sleeping shepherd, Endymion.', pl: 'Kochała uśpionego pasterza Endymiona.' },
  asclepius: {
    en: 'His staff with a snake is the emblem of doctors to this day.',
    pl: 'Laska boga, opleciona przez węża, do dziś jest godłem lekarzy.',
  },
  athena: {
    en: 'She sprang fully armed from the head of Zeus.',
    pl: 'Wyskoczyła w pełnej zbroi z głowy Zeusa.',
  },
  hera: { en: 'The peacock was sacred to her.', pl: 'Poświęcony był jej paw.' },
  persephone: {
    en: 'While she is in the underworld, it is winter on earth.',
    pl: 'Kiedy przebywa w podziemiach, na ziemi panuje zima.',
  },
  zeus: {
    en: 'As a baby he was hidden from his father in a cave on Crete.',
    pl: 'Gdy był niemowlęciem, ukryto go przed ojcem w jaskini na Krecie.',
  },
  apollo: { en: 'His oracle was at Delphi.', pl: 'Jego wyrocznia mieściła się w Delfach.' },
  isis: {
    en: 'She put the body of her murdered husband together again.',
    pl: 'Złożyła na nowo ciało swojego zamordowanego męża.',
  },
};
