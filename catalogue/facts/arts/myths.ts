import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';
import type { Named } from '../named.ts';

/** A person in Greek mythology with one distinctive deed, which follows the question word `who`. */
export interface Hero extends Named {
  /** The explanation. */
  readonly why?: Labels;
  readonly female: boolean;
  readonly deed: Labels;
  readonly familiarity: Familiarity;
  /** Keys of others to whom it could apply. */
  readonly beside?: readonly string[];
}

// prettier-ignore
export const HEROES: readonly Hero[] = [
  { key: 'theseus', en: 'Theseus', pl: 'Tezeusz', female: false, deed: { en: 'killed the Minotaur', pl: 'zabił Minotaura' }, familiarity: 2, why: { en: 'He found his way back by a thread.', pl: 'Drogę powrotną znalazł dzięki nici.' } },
  { key: 'perseus', en: 'Perseus', pl: 'Perseusz', female: false, deed: { en: 'cut off the head of Medusa', pl: 'odciął głowę Meduzie' }, familiarity: 2, why: { en: 'He used a shield as a mirror.', pl: 'Posłużył się tarczą jak lustrem.' } },
  { key: 'heracles', en: 'Heracles', pl: 'Herakles', female: false, deed: { en: 'carried out twelve labours', pl: 'wykonał dwanaście prac' }, familiarity: 1, why: { en: 'He did them for King Eurystheus, to atone for a murder.', pl: 'Król Eurysteusz zlecił mu je jako pokutę za zbrodnię.' } },
  { key: 'jason', en: 'Jason', pl: 'Jazon', female: false, deed: { en: 'led the Argonauts in search of the Golden Fleece', pl: 'poprowadził Argonautów po złote runo' }, familiarity: 2, why: { en: "He was helped by Medea, the king's daughter.", pl: 'Pomogła mu królewna Medea.' } },
  { key: 'bellerophon', en: 'Bellerophon', pl: 'Bellerofont', female: false, deed: { en: 'killed the Chimera', pl: 'zabił Chimerę' }, familiarity: 5 },
  { key: 'oedipus', en: 'Oedipus', pl: 'Edyp', female: false, deed: { en: 'solved the riddle of the Sphinx', pl: 'rozwiązał zagadkę Sfinksa' }, familiarity: 2, why: { en: 'The answer to the riddle is “man”.', pl: 'Rozwiązaniem zagadki jest człowiek.' } },
  { key: 'orpheus', en: 'Orpheus', pl: 'Orfeusz', female: false, deed: { en: 'went down to the underworld to bring back Eurydice', pl: 'zszedł do podziemi po Eurydykę' }, familiarity: 2, why: { en: 'He looked back too soon and lost her for ever.', pl: 'Obejrzał się za wcześnie i stracił ją na zawsze.' } },
  { key: 'icarus', en: 'Icarus', pl: 'Ikar', female: false, deed: { en: 'flew too close to the sun on wings of wax', pl: 'wzleciał zbyt blisko słońca na woskowych skrzydłach' }, familiarity: 1, why: { en: 'He fell into the sea near Samos.', pl: 'Spadł do morza niedaleko Samos.' } },
  { key: 'daedalus', en: 'Daedalus', pl: 'Dedal', female: false, deed: { en: 'built the Labyrinth on Crete', pl: 'zbudował Labirynt na Krecie' }, familiarity: 2, why: { en: 'He escaped from there on wings that he had made.', pl: 'Uciekł stamtąd na skrzydłach własnej roboty.' } },
  { key: 'prometheus', en: 'Prometheus', pl: 'Prometeusz', female: false, deed: { en: 'stole fire from the gods for mankind', pl: 'wykradł bogom ogień dla ludzi' }, familiarity: 1, why: { en: 'An eagle ate his liver every day.', pl: 'Orzeł codziennie wyszarpywał mu wątrobę.' } },
  { key: 'sisyphus', en: 'Sisyphus', pl: 'Syzyf', female: false, deed: { en: 'was condemned to roll a boulder uphill for ever', pl: 'musiał bez końca wtaczać głaz pod górę' }, familiarity: 1, why: { en: 'He had cheated death twice.', pl: 'Dwa razy oszukał śmierć.' } },
  { key: 'tantalus', en: 'Tantalus', pl: 'Tantal', female: false, deed: { en: 'stands in water but can never drink it', pl: 'stoi w wodzie, lecz nigdy nie może się napić' }, familiarity: 3, why: { en: 'The verb “tantalise” comes from his name.', pl: 'Stąd wyrażenie „męki Tantala”.' } },
  { key: 'atlas', en: 'Atlas', female: false, deed: { en: 'was condemned to hold up the sky for ever', pl: 'został skazany na wieczne dźwiganie nieba' }, familiarity: 2, beside: ['heracles'], why: { en: 'Books of maps are named after him.', pl: 'Od jego imienia wzięły nazwę zbiory map.' } },
  { key: 'midas', en: 'Midas', female: false, deed: { en: 'turned everything he touched into gold', pl: 'zamieniał w złoto wszystko, czego dotknął' }, familiarity: 1, why: { en: 'He also grew the ears of an ass.', pl: 'Wyrosły mu też ośle uszy.' } },
  { key: 'narcissus', en: 'Narcissus', pl: 'Narcyz', female: false, deed: { en: 'fell in love with his own reflection', pl: 'zakochał się we własnym odbiciu' }, familiarity: 1, why: { en: 'A flower is named after him.', pl: 'Od jego imienia wziął nazwę kwiat.' } },
  { key: 'pygmalion', en: 'Pygmalion', pl: 'Pigmalion', female: false, deed: { en: 'fell in love with a statue that he had carved', pl: 'zakochał się w wyrzeźbionym przez siebie posągu' }, familiarity: 3, why: { en: 'Aphrodite brought it to life.', pl: 'Posąg ożywiła Afrodyta.' } },
  { key: 'achilles', en: 'Achilles', pl: 'Achilles', female: false, deed: { en: 'could be wounded only in the heel', pl: 'mógł zostać zraniony tylko w piętę' }, familiarity: 1, why: { en: 'His mother had dipped him in the Styx.', pl: 'Gdy był dzieckiem, matka zanurzyła go w wodach Styksu.' } },
  { key: 'paris', en: 'Paris', pl: 'Parys', female: false, deed: { en: 'gave the golden apple to the most beautiful goddess', pl: 'przyznał złote jabłko najpiękniejszej bogini' }, familiarity: 2, why: { en: 'In return he was given the love of Helen.', pl: 'W zamian otrzymał miłość Heleny.' } },
  { key: 'charon', en: 'Charon', female: false, deed: { en: 'ferries the souls of the dead across the river', pl: 'przewozi dusze zmarłych przez rzekę' }, familiarity: 2, why: { en: 'The Greeks put a coin into the mouths of the dead for him.', pl: 'Grecy wkładali zmarłym do ust monetę dla niego.' } },
  { key: 'odysseus', en: 'Odysseus', pl: 'Odyseusz', female: false, deed: { en: 'blinded the Cyclops Polyphemus', pl: 'oślepił cyklopa Polifema' }, familiarity: 2, why: { en: 'He had told the giant that his name was “Nobody”.', pl: 'Przedstawił się olbrzymowi jako Nikt.' } },
  { key: 'actaeon', en: 'Actaeon', pl: 'Akteon', female: false, deed: { en: 'was turned into a stag by Artemis', pl: 'został zamieniony w jelenia przez Artemidę' }, familiarity: 5 },
  { key: 'agamemnon', en: 'Agamemnon', female: false, deed: { en: 'commanded the Greek army at Troy', pl: 'dowodził greckimi wojskami pod Troją' }, familiarity: 3, why: { en: 'He sacrificed his daughter Iphigenia for a fair wind.', pl: 'Dla pomyślnego wiatru złożył w ofierze córkę Ifigenię.' } },
  { key: 'priam', en: 'Priam', female: false, deed: { en: 'was king of Troy during the Trojan War', pl: 'był królem Troi w czasie wojny trojańskiej' }, familiarity: 3, why: { en: 'He was the father of Hector and Paris.', pl: 'Był ojcem Hektora i Parysa.' } },
  { key: 'laocoon', en: 'Laocoön', pl: 'Laokoon', female: false, deed: { en: 'was strangled with his sons by sea serpents', pl: 'został z synami uduszony przez morskie węże' }, familiarity: 4, why: { en: 'He had warned the Trojans of the wooden horse.', pl: 'Ostrzegał Trojan przed drewnianym koniem.' } },
  { key: 'pandora', en: 'Pandora', female: true, deed: { en: 'released all evils into the world out of curiosity', pl: 'z ciekawości wypuściła na świat wszystkie nieszczęścia' }, familiarity: 1, why: { en: 'Only hope remained in the jar.', pl: 'W naczyniu została tylko nadzieja.' } },
  { key: 'ariadne', en: 'Ariadne', pl: 'Ariadna', female: true, deed: { en: 'gave Theseus a ball of thread', pl: 'dała Tezeuszowi kłębek nici' }, familiarity: 2, why: { en: 'Theseus left her on Naxos.', pl: 'Tezeusz porzucił ją na wyspie Naksos.' } },
  { key: 'arachne', en: 'Arachne', female: true, deed: { en: 'was turned into a spider after a weaving contest', pl: 'została zamieniona w pająka po zawodach tkackich' }, familiarity: 3, why: { en: 'The class of arachnids is named after her.', pl: 'Od jej imienia pochodzi naukowa nazwa pajęczaków.' } },
  { key: 'antigone', en: 'Antigone', pl: 'Antygona', female: true, deed: { en: 'buried her brother against the order of Creon', pl: 'pochowała brata wbrew zakazowi Kreona' }, familiarity: 2, why: { en: 'She was a daughter of Oedipus.', pl: 'Była córką Edypa.' } },
  { key: 'cassandra', en: 'Cassandra', pl: 'Kasandra', female: true, deed: { en: 'foretold the truth but was never believed', pl: 'przepowiadała prawdę, lecz nikt jej nie wierzył' }, familiarity: 2, why: { en: 'Apollo cursed her because she had rejected him.', pl: 'Tak Apollo ukarał ją za to, że odrzuciła jego miłość.' } },
  { key: 'medea', en: 'Medea', female: true, deed: { en: 'killed her own children to punish Jason', pl: 'zabiła własne dzieci, by ukarać Jazona' }, familiarity: 3, why: { en: 'She was a sorceress from Colchis.', pl: 'Była czarodziejką z Kolchidy.' } },
  { key: 'niobe', en: 'Niobe', female: true, deed: { en: 'lost all her children after boasting of them to Leto', pl: 'straciła wszystkie dzieci, bo wynosiła się nad Leto' }, familiarity: 3, why: { en: 'She wept until she turned to stone.', pl: 'Płakała, aż zmieniła się w kamień.' } },
  { key: 'helen', en: 'Helen', pl: 'Helena', female: true, deed: { en: 'left for Troy with Paris and so caused a war', pl: 'uciekła z Parysem do Troi, wywołując wojnę' }, familiarity: 1, why: { en: 'She was the wife of King Menelaus of Sparta.', pl: 'Była żoną Menelaosa, króla Sparty.' } },
  { key: 'daphne', en: 'Daphne', pl: 'Dafne', female: true, deed: { en: 'was turned into a laurel tree to escape Apollo', pl: 'została zamieniona w drzewo laurowe, uciekając przed Apollem' }, familiarity: 4, why: { en: 'Apollo then made a wreath of its leaves.', pl: 'Apollo zrobił potem wieniec z jej liści.' } },
  { key: 'andromeda', en: 'Andromeda', female: true, deed: { en: 'was chained to a rock and freed by Perseus', pl: 'została przykuta do skały i uwolniona przez Perseusza' }, familiarity: 3, why: { en: 'A constellation and a galaxy are named after her.', pl: 'Jej imię noszą gwiazdozbiór i galaktyka.' } },
  { key: 'penelope', en: 'Penelope', pl: 'Penelopa', female: true, deed: { en: 'waited twenty years for Odysseus', pl: 'dwadzieścia lat czekała na Odyseusza' }, familiarity: 2, why: { en: 'She unravelled by night what she had woven by day.', pl: 'Nocą pruła to, co utkała za dnia.' } },
];

/** A mythological being, thing or place with what it is, for `What is the name of …`. */
export interface MythicThing extends Named {
  /** The explanation. */
  readonly why?: Labels;
  readonly mythology: 'greek' | 'norse' | 'slavic';
  readonly kind: 'being' | 'thing';
  /** Polish: the subject of `nazywa się`. */
  readonly what: Labels;
  readonly familiarity: Familiarity;
}

// prettier-ignore
export const MYTHIC_THINGS: readonly MythicThing[] = [
  { key: 'pegasus', en: 'Pegasus', pl: 'Pegaz', mythology: 'greek', kind: 'being', what: { en: 'the winged horse', pl: 'skrzydlaty koń' }, familiarity: 1, why: { en: 'It sprang from the blood of a Gorgon whom Perseus had killed.', pl: 'Wyskoczył z krwi gorgony zabitej przez Perseusza.' } },
  { key: 'cerberus', en: 'Cerberus', pl: 'Cerber', mythology: 'greek', kind: 'being', what: { en: 'the many-headed dog that guards the underworld', pl: 'wielogłowy pies strzegący podziemi' }, familiarity: 1, why: { en: 'Heracles brought him up to the light.', pl: 'Wywlókł go na światło dzienne Herakles.' } },
  { key: 'minotaur', en: 'Minotaur', mythology: 'greek', kind: 'being', what: { en: 'the monster with the head of a bull', pl: 'potwór z głową byka' }, familiarity: 1, why: { en: 'Athens had to send him young people to eat.', pl: 'Ateny musiały mu posyłać młodzież na pożarcie.' } },
  { key: 'hydra', en: 'Hydra', mythology: 'greek', kind: 'being', what: { en: 'the serpent of Lerna whose heads grew back', pl: 'wąż z Lerny, któremu odrastały głowy' }, familiarity: 2, why: { en: 'Heracles burned its necks with torches.', pl: 'Herakles przypalał jej szyje pochodniami.' } },
  { key: 'medusa', en: 'Medusa', pl: 'Meduza', mythology: 'greek', kind: 'being', what: { en: 'the mortal Gorgon with snakes for hair', pl: 'śmiertelna gorgona z wężami zamiast włosów' }, familiarity: 1, why: { en: 'Whoever looked at her turned to stone.', pl: 'Kto na nią spojrzał, kamieniał.' } },
  { key: 'polyphemus', en: 'Polyphemus', pl: 'Polifem', mythology: 'greek', kind: 'being', what: { en: 'the Cyclops who held Odysseus captive', pl: 'cyklop, który więził Odyseusza' }, familiarity: 3, why: { en: 'He was a son of Poseidon, who avenged him on the hero.', pl: 'Był synem Posejdona, który zemścił się za niego na bohaterze.' } },
  { key: 'argus', en: 'Argus', mythology: 'greek', kind: 'being', what: { en: 'the giant with a hundred eyes', pl: 'stuoki olbrzym' }, familiarity: 4 },
  { key: 'chimera', en: 'Chimera', mythology: 'greek', kind: 'being', what: { en: 'the fire-breathing mixture of lion, goat and serpent', pl: 'ziejący ogniem stwór złożony z lwa, kozy i węża' }, familiarity: 3, why: { en: 'Today the word means an illusion.', pl: 'Dziś słowo to oznacza mrzonkę.' } },
  { key: 'styx', en: 'Styx', pl: 'Styks', mythology: 'greek', kind: 'thing', what: { en: 'the river of the underworld by which the gods swore', pl: 'rzeka podziemi, na którą przysięgali bogowie' }, familiarity: 2, why: { en: 'The souls of the dead are ferried across it.', pl: 'Przez nią przewozi się dusze zmarłych.' } },
  { key: 'lethe', en: 'Lethe', pl: 'Leta', mythology: 'greek', kind: 'thing', what: { en: 'the river of forgetfulness', pl: 'rzeka zapomnienia' }, familiarity: 3, why: { en: 'The dead drank from it.', pl: 'Piły z niej dusze zmarłych.' } },
  { key: 'olympus', en: 'Olympus', pl: 'Olimp', mythology: 'greek', kind: 'thing', what: { en: 'the mountain on which the gods live', pl: 'góra, na której mieszkali bogowie' }, familiarity: 1, why: { en: 'It is 2,917 metres high.', pl: 'Ma 2917 metrów wysokości.' } },
  { key: 'argo', en: 'Argo', mythology: 'greek', kind: 'thing', what: { en: "Jason's ship", pl: 'okręt Jazona' }, familiarity: 3, why: { en: 'A beam in its prow could speak.', pl: 'Belka na jego dziobie umiała mówić.' } },
  { key: 'tartarus', en: 'Tartarus', pl: 'Tartar', mythology: 'greek', kind: 'thing', what: { en: 'the abyss in which the Titans were imprisoned', pl: 'otchłań, w której uwięziono tytanów' }, familiarity: 3, why: { en: 'Tantalus and Sisyphus are punished there.', pl: 'Karę odbywają tam Tantal i Syzyf.' } },
  { key: 'ambrosia', en: 'Ambrosia', pl: 'Ambrozja', mythology: 'greek', kind: 'thing', what: { en: 'the food of the gods', pl: 'pokarm bogów' }, familiarity: 2, why: { en: 'They drank nectar with it.', pl: 'Popijano ją nektarem.' } },
  { key: 'caduceus', en: 'Caduceus', pl: 'Kaduceusz', mythology: 'greek', kind: 'thing', what: { en: 'the snake-entwined staff of Hermes', pl: 'laska Hermesa opleciona dwoma wężami' }, familiarity: 4, why: { en: 'It is often confused with the staff of the god of medicine.', pl: 'Często myli się go z laską boga sztuki lekarskiej.' } },
  { key: 'aegis', en: 'Aegis', pl: 'Egida', mythology: 'greek', kind: 'thing', what: { en: 'the shield of Zeus', pl: 'tarcza Zeusa' }, familiarity: 4 },
  { key: 'fenrir', en: 'Fenrir', mythology: 'norse', kind: 'being', what: { en: 'the monstrous wolf fathered by Loki', pl: 'potworny wilk, syn Lokiego' }, familiarity: 3, why: { en: 'The god Tyr lost a hand to him.', pl: 'Odgryzł dłoń bogowi o imieniu Tyr.' } },
  { key: 'sleipnir', en: 'Sleipnir', mythology: 'norse', kind: 'being', what: { en: 'the horse with eight legs', pl: 'ośmionogi koń' }, familiarity: 3, why: { en: 'Loki is its mother.', pl: 'Jego matką jest Loki, zamieniony w klacz.' } },
  { key: 'jormungandr', en: 'Jörmungandr', mythology: 'norse', kind: 'being', what: { en: 'the serpent that encircles the world', pl: 'wąż opasujący świat' }, familiarity: 4 },
  { key: 'valkyries', en: 'Valkyrie', pl: 'Walkiria', mythology: 'norse', kind: 'being', what: { en: 'a maiden who chooses the fallen warriors', pl: 'dziewica wybierająca poległych wojowników' }, familiarity: 2, why: { en: 'Wagner wrote a famous ride for these maidens.', pl: 'Ich cwał rozsławił w operze Wagner.' } },
  { key: 'mjolnir', en: 'Mjölnir', mythology: 'norse', kind: 'thing', what: { en: "Thor's hammer", pl: 'młot Thora' }, familiarity: 2, why: { en: 'Dwarfs forged it.', pl: 'Wykuły go karły.' } },
  { key: 'gungnir', en: 'Gungnir', mythology: 'norse', kind: 'thing', what: { en: "Odin's spear", pl: 'włócznia Odyna' }, familiarity: 4 },
  { key: 'yggdrasil', en: 'Yggdrasil', mythology: 'norse', kind: 'thing', what: { en: 'the ash tree that holds the worlds together', pl: 'jesion spajający wszystkie światy' }, familiarity: 3, why: { en: 'A squirrel runs up and down it with insults.', pl: 'Biega po nim wiewiórka i roznosi obelgi.' } },
  { key: 'valhalla', en: 'Valhalla', pl: 'Walhalla', mythology: 'norse', kind: 'thing', what: { en: "Odin's hall for fallen warriors", pl: 'dwór Odyna dla poległych wojowników' }, familiarity: 2, why: { en: 'They feast there every night.', pl: 'Wojownicy ucztują tam co noc.' } },
  { key: 'ragnarok', en: 'Ragnarök', mythology: 'norse', kind: 'thing', what: { en: 'the last battle and end of the world', pl: 'ostatnia bitwa i koniec świata' }, familiarity: 2, why: { en: 'The wolf Fenrir swallows Odin in it.', pl: 'Wilk Fenrir pożera wtedy Odyna.' } },
  { key: 'bifrost', en: 'Bifröst', mythology: 'norse', kind: 'thing', what: { en: 'the rainbow bridge', pl: 'tęczowy most' }, familiarity: 3, why: { en: 'It leads to the home of the gods.', pl: 'Prowadzi do siedziby bogów.' } },
  { key: 'midgard', en: 'Midgard', mythology: 'norse', kind: 'thing', what: { en: 'the world of humans', pl: 'kraina zamieszkana przez ludzi' }, familiarity: 3, why: { en: "Tolkien's Middle-earth goes back to it.", pl: 'Nawiązuje do niego tolkienowskie Śródziemie.' } },
  { key: 'baba-yaga', en: 'Baba Yaga', pl: 'Baba Jaga', mythology: 'slavic', kind: 'being', what: { en: 'the witch whose hut stands on the legs of a hen', pl: 'czarownica z chatki na kurzej stopce' }, familiarity: 2, why: { en: 'She flies in a mortar.', pl: 'Lata w moździerzu.' } },
  { key: 'domovoi', en: 'Domovoi', pl: 'Domowik', mythology: 'slavic', kind: 'being', what: { en: 'the spirit that looks after the house', pl: 'opiekuńczy duch domowego ogniska' }, familiarity: 4 },
  { key: 'vodyanoy', en: 'Vodyanoy', pl: 'Wodnik', mythology: 'slavic', kind: 'being', what: { en: 'the male spirit that drowns people in ponds', pl: 'męski duch wciągający ludzi w toń' }, familiarity: 4 },
  { key: 'leshy', en: 'Leshy', pl: 'Leszy', mythology: 'slavic', kind: 'being', what: { en: 'the spirit that rules the forest', pl: 'duch władający puszczą' }, familiarity: 4 },
  { key: 'noonwraith', en: 'Poludnitsa', pl: 'Południca', mythology: 'slavic', kind: 'being', what: { en: 'the female demon of hot summer fields at noon', pl: 'żeński demon letnich pól' }, familiarity: 5 },
];

/** A Muse with her art, in the genitive in Polish. */
export interface Muse extends Named {
  /** The explanation. */
  readonly why?: Labels;
  readonly art: Labels;
  readonly familiarity: Familiarity;
}

// prettier-ignore
export const MUSES: readonly Muse[] = [
  { key: 'clio', en: 'Clio', pl: 'Klio', art: { en: 'history', pl: 'historii' }, familiarity: 3, why: { en: 'She is shown with a scroll.', pl: 'Przedstawia się ją ze zwojem.' } },
  { key: 'urania', en: 'Urania', art: { en: 'astronomy', pl: 'astronomii' }, familiarity: 3, why: { en: 'She is shown with a globe.', pl: 'Przedstawia się ją z globusem.' } },
  { key: 'terpsichore', en: 'Terpsichore', pl: 'Terpsychora', art: { en: 'dance', pl: 'tańca' }, familiarity: 4, why: { en: 'She is shown with a lyre.', pl: 'Przedstawia się ją z lirą.' } },
  { key: 'thalia', en: 'Thalia', pl: 'Talia', art: { en: 'comedy', pl: 'komedii' }, familiarity: 4, why: { en: 'She is shown with a laughing mask.', pl: 'Przedstawia się ją z uśmiechniętą maską.' } },
  { key: 'melpomene', en: 'Melpomene', art: { en: 'tragedy', pl: 'tragedii' }, familiarity: 4, why: { en: 'She is shown with a weeping mask.', pl: 'Przedstawia się ją z płaczącą maską.' } },
  { key: 'calliope', en: 'Calliope', pl: 'Kalliope', art: { en: 'epic poetry', pl: 'poezji epickiej' }, familiarity: 4, why: { en: 'She was the mother of Orpheus.', pl: 'Była matką Orfeusza.' } },
  { key: 'erato', en: 'Erato', art: { en: 'love poetry', pl: 'poezji miłosnej' }, familiarity: 5, why: { en: 'Her name is related to that of Eros.', pl: 'Jej imię jest spokrewnione z imieniem Erosa.' } },
  { key: 'euterpe', en: 'Euterpe', art: { en: 'music and lyric poetry', pl: 'muzyki i poezji lirycznej' }, familiarity: 5, why: { en: 'She is shown with a double flute.', pl: 'Przedstawia się ją z podwójnym fletem.' } },
];
