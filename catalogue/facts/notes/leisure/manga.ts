import type { Notes } from '../notes.ts';

/** About manga, by what happens in them. */
export const MANGA_NOTES: Notes = {
  'dr-slump': {
    en: '“Dr. Slump” tells of a little girl robot of enormous strength.',
    pl: '„Dr. Slump” opowiada o małej robotce o ogromnej sile.',
  },
  'hunter-hunter': {
    en: '“Hunter × Hunter” has been interrupted so often that fans joke about it.',
    pl: '„Hunter × Hunter” tyle razy przerywano, że fani z tego żartują.',
  },
  'yuyu-hakusho': {
    en: '“YuYu Hakusho” begins with a young thug who dies saving a child.',
    pl: '„YuYu Hakusho” zaczyna się od łobuza, który ginie, ratując dziecko.',
  },
  'cardcaptor-sakura': {
    en: '“Cardcaptor Sakura” is about a schoolgirl who has set magic cards free and must catch them.',
    pl: '„Cardcaptor Sakura” opowiada o uczennicy, która uwolniła magiczne karty i musi je złapać.',
  },
  berserk: {
    en: '“Berserk” is about a mercenary with a sword larger than himself.',
    pl: '„Berserk” opowiada o najemniku z mieczem większym od niego samego.',
  },
  vagabond: {
    en: '“Vagabond” retells the life of a real swordsman of the 17th century.',
    pl: '„Vagabond” opowiada o życiu prawdziwego szermierza z XVII wieku.',
  },
  'fist-of-the-north-star': {
    en: 'In “Fist of the North Star” enemies explode a few seconds after the blow.',
    pl: 'W „Fist of the North Star” wrogowie wybuchają kilka sekund po ciosie.',
  },
  'city-hunter': {
    en: '“City Hunter” is about a detective who cannot leave women alone; Jackie Chan played him.',
    pl: '„City Hunter” opowiada o detektywie kobieciarzu; w filmie zagrał go Jackie Chan.',
  },
  'urusei-yatsura': {
    en: 'In “Urusei Yatsura” a space princess in a tiger-skin bikini falls in love with a schoolboy.',
    pl: 'W „Urusei Yatsura” kosmiczna księżniczka w bikini w tygrysie paski zakochuje się w uczniu.',
  },
  'rurouni-kenshin': {
    en: '“Rurouni Kenshin” is about a swordsman who has sworn never to kill again.',
    pl: '„Rurouni Kenshin” opowiada o szermierzu, który przysiągł, że już nikogo nie zabije.',
  },
  'fairy-tail': {
    en: '“Fairy Tail” is the name of a guild of rowdy wizards.',
    pl: '„Fairy Tail” to nazwa gildii krewkich czarodziejów.',
  },
  trigun: {
    en: '“Trigun” is about a gunman with a price on his head who hates killing.',
    pl: '„Trigun” opowiada o ściganym listem gończym rewolwerowcu, który brzydzi się zabijaniem.',
  },
  hellsing: {
    en: 'In “Hellsing” a vampire hunts vampires for the British crown.',
    pl: 'W „Hellsing” wampir tropi wampiry w służbie korony brytyjskiej.',
  },
  'nausicaa-of-the-valley-of-the-wind': {
    en: 'The author of “Nausicaä” filmed it himself in 1984, ten years before he finished drawing it.',
    pl: 'Autor sam zekranizował „Nausicaę” w 1984 roku, dziesięć lat przed ukończeniem mangi.',
  },
  'fruits-basket': {
    en: 'In “Fruits Basket” members of a family turn into the animals of the Chinese zodiac.',
    pl: 'W „Fruits Basket” członkowie pewnej rodziny zamieniają się w zwierzęta z chińskiego zodiaku.',
  },
  'ouran-high-school-host-club': {
    en: 'The heroine of “Ouran High School Host Club” is taken for a boy.',
    pl: 'Bohaterkę „Ouran High School Host Club” wszyscy biorą za chłopca.',
  },
  'soul-eater': {
    en: 'In “Soul Eater” pupils turn into weapons for their classmates.',
    pl: 'W „Soul Eater” uczniowie zamieniają się w broń dla swoich kolegów.',
  },
  'blue-exorcist': {
    en: 'The hero of “Blue Exorcist” is a son of Satan who wants to fight demons.',
    pl: 'Bohater „Blue Exorcist” to syn Szatana, który chce walczyć z demonami.',
  },
  'black-butler': {
    en: '“Black Butler” is set in Victorian England, where a boy has a demon for a servant.',
    pl: '„Black Butler” toczy się w wiktoriańskiej Anglii; chłopcu służy tam demon.',
  },
  'black-clover': {
    en: 'The hero of “Black Clover” is the only person in his world without magic.',
    pl: 'Bohater „Black Clover” jako jedyny w swoim świecie nie ma magicznej mocy.',
  },
  'the-seven-deadly-sins': {
    en: '“The Seven Deadly Sins” takes names and places from the tales of King Arthur.',
    pl: '„The Seven Deadly Sins” czerpie imiona i miejsca z opowieści o królu Arturze.',
  },
  'shaman-king': {
    en: 'In “Shaman King” mediums fight with the help of ghosts.',
    pl: 'W „Shaman King” szamani walczą z pomocą duchów.',
  },
  'battle-angel-alita': {
    en: '“Battle Angel Alita” is about a cyborg girl found on a scrapheap; it was filmed in 2019.',
    pl: '„Battle Angel Alita” opowiada o cyborgu znalezionym na złomowisku; sfilmowano ją w 2019 roku.',
  },
};
