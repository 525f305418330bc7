import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';
import type { Named } from './named.ts';

/** A person in Greek mythology with one distinctive deed, which follows the question word `who`. */
export interface Hero extends Named {
  readonly female: boolean;
  readonly deed: Labels;
  readonly familiarity: Familiarity;
  /** Keys of others to whom it could apply. */
  readonly beside?: readonly string[];
}

// prettier-ignore
export const HEROES: readonly Hero[] = [
  { key: 'theseus', en: 'Theseus', pl: 'Tezeusz', female: false, deed: { en: 'killed the Minotaur', pl: 'zabił Minotaura' }, familiarity: 2 },
  { key: 'perseus', en: 'Perseus', pl: 'Perseusz', female: false, deed: { en: 'cut off the head of Medusa', pl: 'odciął głowę Meduzie' }, familiarity: 2 },
  { key: 'heracles', en: 'Heracles', pl: 'Herakles', female: false, deed: { en: 'carried out twelve labours', pl: 'wykonał dwanaście prac' }, familiarity: 1 },
  { key: 'jason', en: 'Jason', pl: 'Jazon', female: false, deed: { en: 'led the Argonauts in search of the Golden Fleece', pl: 'poprowadził Argonautów po złote runo' }, familiarity: 2 },
  { key: 'bellerophon', en: 'Bellerophon', pl: 'Bellerofont', female: false, deed: { en: 'killed the Chimera', pl: 'zabił Chimerę' }, familiarity: 5 },
  { key: 'oedipus', en: 'Oedipus', pl: 'Edyp', female: false, deed: { en: 'solved the riddle of the Sphinx', pl: 'rozwiązał zagadkę Sfinksa' }, familiarity: 2 },
  { key: 'orpheus', en: 'Orpheus', pl: 'Orfeusz', female: false, deed: { en: 'went down to the underworld to bring back Eurydice', pl: 'zszedł do podziemi po Eurydykę' }, familiarity: 2 },
  { key: 'icarus', en: 'Icarus', pl: 'Ikar', female: false, deed: { en: 'flew too close to the sun on wings of wax', pl: 'wzleciał zbyt blisko słońca na woskowych skrzydłach' }, familiarity: 1 },
  { key: 'daedalus', en: 'Daedalus', pl: 'Dedal', female: false, deed: { en: 'built the Labyrinth on Crete', pl: 'zbudował Labirynt na Krecie' }, familiarity: 2 },
  { key: 'prometheus', en: 'Prometheus', pl: 'Prometeusz', female: false, deed: { en: 'stole fire from the gods for mankind', pl: 'wykradł bogom ogień dla ludzi' }, familiarity: 1 },
  { key: 'sisyphus', en: 'Sisyphus', pl: 'Syzyf', female: false, deed: { en: 'was condemned to roll a boulder uphill for ever', pl: 'musiał bez końca wtaczać głaz pod górę' }, familiarity: 1 },
  { key: 'tantalus', en: 'Tantalus', pl: 'Tantal', female: false, deed: { en: 'stands in water but can never drink it', pl: 'stoi w wodzie, lecz nigdy nie może się napić' }, familiarity: 3 },
  { key: 'atlas', en: 'Atlas', female: false, deed: { en: 'was condemned to hold up the sky for ever', pl: 'został skazany na wieczne dźwiganie nieba' }, familiarity: 2, beside: ['heracles'] },
  { key: 'midas', en: 'Midas', female: false, deed: { en: 'turned everything he touched into gold', pl: 'zamieniał w złoto wszystko, czego dotknął' }, familiarity: 1 },
  { key: 'narcissus', en: 'Narcissus', pl: 'Narcyz', female: false, deed: { en: 'fell in love with his own reflection', pl: 'zakochał się we własnym odbiciu' }, familiarity: 1 },
  { key: 'pygmalion', en: 'Pygmalion', pl: 'Pigmalion', female: false, deed: { en: 'fell in love with a statue that he had carved', pl: 'zakochał się w wyrzeźbionym przez siebie posągu' }, familiarity: 3 },
  { key: 'achilles', en: 'Achilles', pl: 'Achilles', female: false, deed: { en: 'could be wounded only in the heel', pl: 'mógł zostać zraniony tylko w piętę' }, familiarity: 1 },
  { key: 'paris', en: 'Paris', pl: 'Parys', female: false, deed: { en: 'gave the golden apple to the most beautiful goddess', pl: 'przyznał złote jabłko najpiękniejszej bogini' }, familiarity: 2 },
  { key: 'charon', en: 'Charon', female: false, deed: { en: 'ferries the souls of the dead across the river', pl: 'przewozi dusze zmarłych przez rzekę' }, familiarity: 2 },
  { key: 'odysseus', en: 'Odysseus', pl: 'Odyseusz', female: false, deed: { en: 'blinded the Cyclops Polyphemus', pl: 'oślepił cyklopa Polifema' }, familiarity: 2 },
  { key: 'actaeon', en: 'Actaeon', pl: 'Akteon', female: false, deed: { en: 'was turned into a stag by Artemis', pl: 'został zamieniony w jelenia przez Artemidę' }, familiarity: 5 },
  { key: 'agamemnon', en: 'Agamemnon', female: false, deed: { en: 'commanded the Greek army at Troy', pl: 'dowodził greckimi wojskami pod Troją' }, familiarity: 3 },
  { key: 'priam', en: 'Priam', female: false, deed: { en: 'was king of Troy during the Trojan War', pl: 'był królem Troi w czasie wojny trojańskiej' }, familiarity: 3 },
  { key: 'laocoon', en: 'Laocoön', pl: 'Laokoon', female: false, deed: { en: 'was strangled with his sons by sea serpents', pl: 'został z synami uduszony przez morskie węże' }, familiarity: 4 },
  { key: 'pandora', en: 'Pandora', female: true, deed: { en: 'released all evils into the world out of curiosity', pl: 'z ciekawości wypuściła na świat wszystkie nieszczęścia' }, familiarity: 1 },
  { key: 'ariadne', en: 'Ariadne', pl: 'Ariadna', female: true, deed: { en: 'gave Theseus a ball of thread', pl: 'dała Tezeuszowi kłębek nici' }, familiarity: 2 },
  { key: 'arachne', en: 'Arachne', female: true, deed: { en: 'was turned into a spider after a weaving contest', pl: 'została zamieniona w pająka po zawodach tkackich' }, familiarity: 3 },
  { key: 'antigone', en: 'Antigone', pl: 'Antygona', female: true, deed: { en: 'buried her brother against the order of Creon', pl: 'pochowała brata wbrew zakazowi Kreona' }, familiarity: 2 },
  { key: 'cassandra', en: 'Cassandra', pl: 'Kasandra', female: true, deed: { en: 'foretold the truth but was never believed', pl: 'przepowiadała prawdę, lecz nikt jej nie wierzył' }, familiarity: 2 },
  { key: 'medea', en: 'Medea', female: true, deed: { en: 'killed her own children to punish Jason', pl: 'zabiła własne dzieci, by ukarać Jazona' }, familiarity: 3 },
  { key: 'niobe', en: 'Niobe', female: true, deed: { en: 'lost all her children after boasting of them to Leto', pl: 'straciła wszystkie dzieci, bo wynosiła się nad Leto' }, familiarity: 3 },
  { key: 'helen', en: 'Helen', pl: 'Helena', female: true, deed: { en: 'left for Troy with Paris and so caused a war', pl: 'uciekła z Parysem do Troi, wywołując wojnę' }, familiarity: 1 },
  { key: 'daphne', en: 'Daphne', pl: 'Dafne', female: true, deed: { en: 'was turned into a laurel tree to escape Apollo', pl: 'została zamieniona w drzewo laurowe, uciekając przed Apollem' }, familiarity: 4 },
  { key: 'andromeda', en: 'Andromeda', female: true, deed: { en: 'was chained to a rock and freed by Perseus', pl: 'została przykuta do skały i uwolniona przez Perseusza' }, familiarity: 3 },
  { key: 'penelope', en: 'Penelope', pl: 'Penelopa', female: true, deed: { en: 'waited twenty years for Odysseus', pl: 'dwadzieścia lat czekała na Odyseusza' }, familiarity: 2 },
];

/** A mythological being, thing or place with what it is, for `What is the name of …`. */
export interface MythicThing extends Named {
  readonly mythology: 'greek' | 'norse' | 'slavic';
  readonly kind: 'being' | 'thing';
  /** Polish: the subject of `nazywa się`, or of `nazywają się` when `many`. */
  readonly what: Labels;
  readonly many?: true;
  readonly familiarity: Familiarity;
}

// prettier-ignore
export const MYTHIC_THINGS: readonly MythicThing[] = [
  { key: 'pegasus', en: 'Pegasus', pl: 'Pegaz', mythology: 'greek', kind: 'being', what: { en: 'the winged horse', pl: 'skrzydlaty koń' }, familiarity: 1 },
  { key: 'cerberus', en: 'Cerberus', pl: 'Cerber', mythology: 'greek', kind: 'being', what: { en: 'the many-headed dog that guards the underworld', pl: 'wielogłowy pies strzegący podziemi' }, familiarity: 1 },
  { key: 'minotaur', en: 'Minotaur', mythology: 'greek', kind: 'being', what: { en: 'the monster with the head of a bull', pl: 'potwór z głową byka' }, familiarity: 1 },
  { key: 'hydra', en: 'Hydra', mythology: 'greek', kind: 'being', what: { en: 'the serpent of Lerna whose heads grew back', pl: 'wąż z Lerny, któremu odrastały głowy' }, familiarity: 2 },
  { key: 'medusa', en: 'Medusa', pl: 'Meduza', mythology: 'greek', kind: 'being', what: { en: 'the mortal Gorgon with snakes for hair', pl: 'śmiertelna gorgona z wężami zamiast włosów' }, familiarity: 1 },
  { key: 'polyphemus', en: 'Polyphemus', pl: 'Polifem', mythology: 'greek', kind: 'being', what: { en: 'the Cyclops who held Odysseus captive', pl: 'cyklop, który więził Odyseusza' }, familiarity: 3 },
  { key: 'argus', en: 'Argus', mythology: 'greek', kind: 'being', what: { en: 'the giant with a hundred eyes', pl: 'stuoki olbrzym' }, familiarity: 4 },
  { key: 'chimera', en: 'Chimera', mythology: 'greek', kind: 'being', what: { en: 'the fire-breathing mixture of lion, goat and serpent', pl: 'ziejąca ogniem mieszanina lwa, kozy i węża' }, familiarity: 3 },
  { key: 'styx', en: 'Styx', pl: 'Styks', mythology: 'greek', kind: 'thing', what: { en: 'the river of the underworld by which the gods swore', pl: 'rzeka podziemi, na którą przysięgali bogowie' }, familiarity: 2 },
  { key: 'lethe', en: 'Lethe', pl: 'Leta', mythology: 'greek', kind: 'thing', what: { en: 'the river of forgetfulness', pl: 'rzeka zapomnienia' }, familiarity: 3 },
  { key: 'olympus', en: 'Olympus', pl: 'Olimp', mythology: 'greek', kind: 'thing', what: { en: 'the mountain on which the gods live', pl: 'góra będąca siedzibą bogów' }, familiarity: 1 },
  { key: 'argo', en: 'Argo', mythology: 'greek', kind: 'thing', what: { en: 'the ship of Jason', pl: 'okręt Jazona' }, familiarity: 3 },
  { key: 'tartarus', en: 'Tartarus', pl: 'Tartar', mythology: 'greek', kind: 'thing', what: { en: 'the abyss in which the Titans were imprisoned', pl: 'otchłań, w której uwięziono tytanów' }, familiarity: 3 },
  { key: 'ambrosia', en: 'Ambrosia', pl: 'Ambrozja', mythology: 'greek', kind: 'thing', what: { en: 'the food of the gods', pl: 'pokarm bogów' }, familiarity: 2 },
  { key: 'caduceus', en: 'Caduceus', pl: 'Kaduceusz', mythology: 'greek', kind: 'thing', what: { en: 'the staff of Hermes with two snakes', pl: 'laska Hermesa opleciona dwoma wężami' }, familiarity: 4 },
  { key: 'aegis', en: 'Aegis', pl: 'Egida', mythology: 'greek', kind: 'thing', what: { en: 'the shield of Zeus', pl: 'tarcza Zeusa' }, familiarity: 4 },
  { key: 'fenrir', en: 'Fenrir', mythology: 'norse', kind: 'being', what: { en: 'the monstrous wolf fathered by Loki', pl: 'potworny wilk, syn Lokiego' }, familiarity: 3 },
  { key: 'sleipnir', en: 'Sleipnir', mythology: 'norse', kind: 'being', what: { en: 'the horse with eight legs', pl: 'ośmionogi koń' }, familiarity: 3 },
  { key: 'jormungandr', en: 'Jörmungandr', mythology: 'norse', kind: 'being', what: { en: 'the serpent that encircles the world', pl: 'wąż opasujący świat' }, familiarity: 4 },
  { key: 'valkyries', en: 'Valkyries', pl: 'Walkirie', mythology: 'norse', kind: 'being', many: true, what: { en: 'the maidens who choose the fallen warriors', pl: 'dziewice wybierające poległych wojowników' }, familiarity: 2 },
  { key: 'mjolnir', en: 'Mjölnir', mythology: 'norse', kind: 'thing', what: { en: 'the hammer of Thor', pl: 'młot Thora' }, familiarity: 2 },
  { key: 'gungnir', en: 'Gungnir', mythology: 'norse', kind: 'thing', what: { en: 'the spear of Odin', pl: 'włócznia Odyna' }, familiarity: 4 },
  { key: 'yggdrasil', en: 'Yggdrasil', mythology: 'norse', kind: 'thing', what: { en: 'the ash tree that holds the worlds together', pl: 'jesion spajający wszystkie światy' }, familiarity: 3 },
  { key: 'valhalla', en: 'Valhalla', pl: 'Walhalla', mythology: 'norse', kind: 'thing', what: { en: 'the hall of Odin for fallen warriors', pl: 'dwór Odyna dla poległych wojowników' }, familiarity: 2 },
  { key: 'ragnarok', en: 'Ragnarök', mythology: 'norse', kind: 'thing', what: { en: 'the last battle and end of the world', pl: 'ostatnia bitwa i koniec świata' }, familiarity: 2 },
  { key: 'bifrost', en: 'Bifröst', mythology: 'norse', kind: 'thing', what: { en: 'the rainbow bridge', pl: 'tęczowy most' }, familiarity: 3 },
  { key: 'midgard', en: 'Midgard', mythology: 'norse', kind: 'thing', what: { en: 'the world of humans', pl: 'środkowa kraina, ojczyzna śmiertelników' }, familiarity: 3 },
  { key: 'baba-yaga', en: 'Baba Yaga', pl: 'Baba Jaga', mythology: 'slavic', kind: 'being', what: { en: 'the witch whose hut stands on the legs of a hen', pl: 'czarownica z chatki na kurzej stopce' }, familiarity: 2 },
  { key: 'domovoi', en: 'Domovoi', pl: 'Domowik', mythology: 'slavic', kind: 'being', what: { en: 'the spirit that looks after the house', pl: 'opiekuńczy duch domowego ogniska' }, familiarity: 4 },
  { key: 'vodyanoy', en: 'Vodyanoy', pl: 'Wodnik', mythology: 'slavic', kind: 'being', what: { en: 'the male spirit that drowns people in ponds', pl: 'męski duch wciągający ludzi w toń' }, familiarity: 4 },
  { key: 'leshy', en: 'Leshy', pl: 'Leszy', mythology: 'slavic', kind: 'being', what: { en: 'the spirit that rules the forest', pl: 'duch władający puszczą' }, familiarity: 4 },
  { key: 'noonwraith', en: 'Poludnitsa', pl: 'Południca', mythology: 'slavic', kind: 'being', what: { en: 'the female demon of hot summer fields at noon', pl: 'żeński demon letnich pól' }, familiarity: 5 },
];

/** A Muse with her art, in the genitive in Polish. */
export interface Muse extends Named {
  readonly art: Labels;
  readonly familiarity: Familiarity;
}

// prettier-ignore
export const MUSES: readonly Muse[] = [
  { key: 'clio', en: 'Clio', pl: 'Klio', art: { en: 'history', pl: 'historii' }, familiarity: 3 },
  { key: 'urania', en: 'Urania', art: { en: 'astronomy', pl: 'astronomii' }, familiarity: 3 },
  { key: 'terpsichore', en: 'Terpsichore', pl: 'Terpsychora', art: { en: 'dance', pl: 'tańca' }, familiarity: 4 },
  { key: 'thalia', en: 'Thalia', pl: 'Talia', art: { en: 'comedy', pl: 'komedii' }, familiarity: 4 },
  { key: 'melpomene', en: 'Melpomene', art: { en: 'tragedy', pl: 'tragedii' }, familiarity: 4 },
  { key: 'calliope', en: 'Calliope', pl: 'Kalliope', art: { en: 'epic poetry', pl: 'poezji epickiej' }, familiarity: 4 },
  { key: 'erato', en: 'Erato', art: { en: 'love poetry', pl: 'poezji miłosnej' }, familiarity: 5 },
  { key: 'euterpe', en: 'Euterpe', art: { en: 'music and lyric poetry', pl: 'muzyki i poezji lirycznej' }, familiarity: 5 },
];
