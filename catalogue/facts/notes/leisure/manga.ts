import type { Notes } from '../notes.ts';

/** About manga, by what happens in them. */
export const MANGA_NOTES: Notes = {
  'dr-slump': {
    en: '“Dr. Slump” tells of a little girl robot of enormous strength.',
    pl: '„Dr. Slump” opowiada o małej robotce o ogromnej sile.',
  },
  'hunter-hunter': {
    en: '“Hunter × Hunter” has been interrupted so often that fans joke about it.',
    pl: '„Hunter × Hunter” publikowano z tyloma przerwami, że fani z tego żartują.',
  },
  'yuyu-hakusho': {
    en: '“YuYu Hakusho” begins with a young thug who dies saving a child.',
    pl: '„YuYu Hakusho” zaczyna się od tego, że pewien łobuz ginie, ratując dziecko.',
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
    pl: 'W mandze „Fist of the North Star” wrogowie wybuchają kilka sekund po ciosie.',
  },
  'city-hunter': {
    en: '“City Hunter” is about a detective who cannot leave women alone; Jackie Chan played him.',
    pl: '„City Hunter” opowiada o detektywie kobieciarzu; w filmie zagrał go Jackie Chan.',
  },
  'urusei-yatsura': {
    en: 'In “Urusei Yatsura” a space princess in a tiger-skin bikini falls in love with a schoolboy.',
    pl: 'W mandze „Urusei Yatsura” kosmiczna księżniczka w bikini w tygrysie paski zakochuje się w uczniu.',
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
    pl: 'W mandze „Hellsing” wampir w służbie brytyjskiej korony tropi inne wampiry.',
  },
  'nausicaa-of-the-valley-of-the-wind': {
    en: 'The author of “Nausicaä” filmed it himself in 1984, ten years before he finished drawing it.',
    pl: 'Autor sam zekranizował „Nausicaę” w 1984 roku, dziesięć lat przed ukończeniem mangi.',
  },
  'fruits-basket': {
    en: 'In “Fruits Basket” members of a family turn into the animals of the Chinese zodiac.',
    pl: 'W mandze „Fruits Basket” członkowie pewnej rodziny zamieniają się w zwierzęta z chińskiego zodiaku.',
  },
  'ouran-high-school-host-club': {
    en: 'The heroine of “Ouran High School Host Club” is taken for a boy.',
    pl: 'Bohaterkę „Ouran High School Host Club” wszyscy biorą za chłopca.',
  },
  'soul-eater': {
    en: 'In “Soul Eater” pupils turn into weapons for their classmates.',
    pl: 'W mandze „Soul Eater” uczniowie zamieniają się w broń dla swoich kolegów.',
  },
  'blue-exorcist': {
    en: 'The hero of “Blue Exorcist” is a son of Satan who wants to fight demons.',
    pl: 'Bohater „Blue Exorcist” to syn Szatana, który chce walczyć z demonami.',
  },
  'black-butler': {
    en: '“Black Butler” is set in Victorian England, where a boy has a demon for a servant.',
    pl: '„Black Butler” opowiada o chłopcu z wiktoriańskiej Anglii, któremu służy demon.',
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
    pl: 'W mandze „Shaman King” szamani walczą z pomocą duchów.',
  },
  'battle-angel-alita': {
    en: '“Battle Angel Alita” is about a cyborg girl found on a scrapheap; it was filmed in 2019.',
    pl: '„Battle Angel Alita” opowiada o cyborgu znalezionym na złomowisku; mangę zekranizowano w 2019 roku.',
  },
};

/** About manga: for questions that give away the story. */
export const STORY_NOTES: Notes = {
  'one-punch-man': {
    en: 'Its author, known only as ONE, first drew it for his own website.',
    pl: 'Autor, znany tylko jako ONE, najpierw publikował ją na własnej stronie internetowej.',
  },
  'initial-d': {
    en: 'Thanks to it an old Toyota, the AE86, became a cult car.',
    pl: 'Dzięki niej kultowym samochodem stała się stara toyota AE86.',
  },
  'captain-tsubasa': {
    en: 'Footballers such as Zinedine Zidane grew up with its cartoon version.',
    pl: 'Na jej ekranizacji wychowali się piłkarze tacy jak Zinédine Zidane.',
  },
  'demon-slayer': {
    en: 'The film that followed became the most successful ever in Japanese cinemas.',
    pl: 'Film na podstawie tej mangi stał się najbardziej kasowym w historii japońskich kin.',
  },
  'barefoot-gen': {
    en: 'The author, Keiji Nakazawa, survived the bomb himself at the age of six.',
    pl: 'Autor, Keiji Nakazawa, sam przeżył go jako sześciolatek.',
  },
  ranma: {
    en: 'The hero turns back when he gets wet with hot water.',
    pl: 'Gorąca woda przywraca bohaterowi męską postać.',
  },
  'yu-gi-oh': {
    en: 'A real trading-card game has been made from it.',
    pl: 'Powstała na jej podstawie prawdziwa karcianka kolekcjonerska.',
  },
  'dragon-ball': {
    en: 'The story of the Monkey King, a Chinese classic, was its model.',
    pl: 'Jej wzorem była chińska opowieść o Małpim Królu.',
  },
  'my-hero-academia': {
    en: 'The author, Kōhei Horikoshi, is a lover of American superhero comics.',
    pl: 'Autor, Kōhei Horikoshi, uwielbia amerykańskie komiksy o superbohaterach.',
  },
  'black-jack': {
    en: 'The author, Osamu Tezuka, had studied medicine himself.',
    pl: 'Autor, Osamu Tezuka, sam skończył medycynę.',
  },
  'sailor-moon': {
    en: 'Most of the heroines bear the names of planets.',
    pl: 'Większość bohaterek nosi imiona planet.',
  },
  monster: {
    en: 'It is set mainly in Germany and Prague.',
    pl: 'Akcja toczy się głównie w Niemczech i w Pradze.',
  },
  'jojos-bizarre-adventure': {
    en: 'Many of its characters are named after rock musicians.',
    pl: 'Wiele postaci nazwano na cześć gwiazd rocka.',
  },
  'slam-dunk': {
    en: 'It made basketball popular in Japan.',
    pl: 'Spopularyzowała w Japonii koszykówkę.',
  },
  'one-piece': {
    en: 'No other manga has sold so many copies.',
    pl: 'Żadna manga nie sprzedała się w tylu egzemplarzach.',
  },
  'ghost-in-the-shell': {
    en: 'The makers of “The Matrix” named it as a model.',
    pl: 'Wzorowali się na niej twórcy „Matriksa”.',
  },
  'chainsaw-man': {
    en: 'The hero grows saw blades from his head and arms.',
    pl: 'Bohaterowi z głowy i rąk wyrastają piły łańcuchowe.',
  },
  'astro-boy': {
    en: 'In Japan its hero is called Tetsuwan Atomu, “Mighty Atom”.',
    pl: 'W Japonii bohater nazywa się Tetsuwan Atomu, „Potężny Atom”.',
  },
  doraemon: {
    en: 'In 2008 the cat was appointed cultural ambassador of Japan.',
    pl: 'W 2008 roku kot został ambasadorem kultury Japonii.',
  },
  'lone-wolf-and-cub': {
    en: 'The pair was a model for “The Mandalorian” and its green child.',
    pl: 'Na tej parze wzorowano bohaterów serialu „The Mandalorian”: łowcę i zielone dziecko.',
  },
  'jujutsu-kaisen': {
    en: 'The author, Gege Akutami, has never shown his or her face in public.',
    pl: 'Osoba, która ją rysuje jako Gege Akutami, nie pokazuje publicznie twarzy.',
  },
  bleach: {
    en: 'The hero can see ghosts even before he gets his sword.',
    pl: 'Bohater widzi duchy, jeszcze zanim dostanie miecz.',
  },
  inuyasha: {
    en: 'The title character is half human, half dog demon.',
    pl: 'Tytułowy bohater jest pół człowiekiem, pół psim demonem.',
  },
  'spy-family': {
    en: 'The little girl who reads minds is the only one who knows the truth.',
    pl: 'Prawdę zna tylko dziewczynka, która czyta w myślach.',
  },
  haikyu: {
    en: 'Thanks to it more Japanese boys took up volleyball.',
    pl: 'Dzięki niej więcej japońskich chłopców zaczęło grać w siatkówkę.',
  },
  'tokyo-ghoul': {
    en: 'The hero wears a leather mask with a zip and an eyepatch.',
    pl: 'Bohater nosi skórzaną maskę z zamkiem błyskawicznym i przepaską na oko.',
  },
  'death-note': {
    en: 'The notebook was dropped by a god of death who was bored.',
    pl: 'Notes upuścił znudzony bóg śmierci.',
  },
  'detective-conan': {
    en: 'The hero took his new name from Arthur Conan Doyle.',
    pl: 'Bohater przybrał imię na cześć Arthura Conana Doyle’a.',
  },
  uzumaki: {
    en: 'The spirals take hold of smoke, hair and human bodies.',
    pl: 'Spirale opanowują dym, włosy i ludzkie ciała.',
  },
  'dr-stone': {
    en: 'Mankind has been turned to stone for thousands of years.',
    pl: 'Ludzkość spędziła tysiące lat zamieniona w kamień.',
  },
  'vinland-saga': {
    en: 'Vinland was the Vikings’ name for a part of North America.',
    pl: 'Winlandią wikingowie nazwali część Ameryki Północnej.',
  },
  frieren: {
    en: 'For the elf the ten years’ journey was but a moment.',
    pl: 'Dziesięcioletnia wyprawa była dla elfki tylko chwilą.',
  },
  naruto: {
    en: 'The hero is named after a fish cake with a pink spiral.',
    pl: 'Bohater nazywa się jak ozdobiony różową spiralą rybny dodatek do zupy.',
  },
  akira: {
    en: 'It foretold Olympic Games in Tokyo in 2020.',
    pl: 'Przepowiedziała igrzyska olimpijskie w Tokio w 2020 roku.',
  },
  'the-promised-neverland': {
    en: 'The orphans call the woman who raises them “Mama”.',
    pl: 'Sieroty mówią na swoją opiekunkę „mama”.',
  },
  'attack-on-titan': {
    en: 'The author had the idea after an encounter with a drunk in an internet café.',
    pl: 'Autor wpadł na ten pomysł po spotkaniu z pijakiem w kafejce internetowej.',
  },
  'assassination-classroom': {
    en: 'The teacher is a yellow octopus who can move at twenty times the speed of sound.',
    pl: 'Nauczyciel to żółta ośmiornica, która porusza się dwadzieścia razy szybciej od dźwięku.',
  },
  'fullmetal-alchemist': {
    en: 'The author, Hiromu Arakawa, is a woman who draws herself as a cow.',
    pl: 'Autorka, Hiromu Arakawa, rysuje samą siebie jako krowę.',
  },
  'saint-seiya': {
    en: 'In much of Europe its cartoon version was called “Knights of the Zodiac”.',
    pl: 'W wielu krajach Europy jej ekranizacja nosiła tytuł „Rycerze Zodiaku”.',
  },
};
