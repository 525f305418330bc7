import type { Notes } from '../notes.ts';

/** About comics. */
export const COMIC_NOTES: Notes = {
  'the-adventures-of-tintin': {
    en: 'Tintin walked on the Moon in an album of 1954, fifteen years before Neil Armstrong.',
    pl: 'Tintin chodził po Księżycu w albumie z 1954 roku, piętnaście lat przed Neilem Armstrongiem.',
  },
  asterix: {
    en: 'The first French satellite, launched in 1965, was named after the hero.',
    pl: 'Imię bohatera nosił pierwszy francuski satelita, wystrzelony w 1965 roku.',
  },
  'lucky-luke': {
    en: 'In 1983 the cowboy gave up smoking; since then he has chewed a blade of grass.',
    pl: 'W 1983 roku kowboj rzucił palenie i odtąd żuje źdźbło trawy.',
  },
  'the-smurfs': {
    en: 'They first appeared in 1958 as extras in another comic, “Johan and Peewit”.',
    pl: 'Zadebiutowały w 1958 roku na drugim planie komiksu o giermku Johanie.',
  },
  gaston: {
    en: 'He was invented to fill empty corners of the magazine “Spirou”.',
    pl: 'Wymyślono go, aby zapełnić puste miejsca w magazynie „Spirou”.',
  },
  'blake-and-mortimer': {
    en: 'Edgar P. Jacobs, who created it, had worked on “Tintin” with Hergé.',
    pl: 'Edgar P. Jacobs, twórca komiksu, pracował wcześniej z Hergém nad „Tintinem”.',
  },
  thorgal: {
    en: 'Grzegorz Rosiński drew the first episodes in Poland and sent them to Belgium.',
    pl: 'Grzegorz Rosiński pierwsze odcinki rysował w Polsce i wysyłał do Belgii.',
  },
  xiii: {
    en: 'The only clue to his identity is the Roman numeral tattooed near his collarbone.',
    pl: 'Bohater ma tylko jedną wskazówkę: rzymską liczbę wytatuowaną przy obojczyku.',
  },
  blueberry: {
    en: 'Jean Giraud, who drew it, also worked under the name Moebius.',
    pl: 'Jean Giraud, który go rysował, tworzył też jako Moebius.',
  },
  'valerian-and-laureline': {
    en: 'Luc Besson, who had read it as a child, turned it into a film in 2017.',
    pl: 'Luc Besson czytał ten komiks w dzieciństwie, a w 2017 roku przeniósł go na ekran.',
  },
  barbarella: {
    en: 'Jane Fonda played the heroine in the film of 1968.',
    pl: 'W filmie z 1968 roku bohaterkę zagrała Jane Fonda.',
  },
  persepolis: {
    en: 'The author helped to turn it into an animated film that was nominated for an Oscar.',
    pl: 'Autorka współtworzyła jego animowaną ekranizację, nominowaną do Oscara.',
  },
  blacksad: {
    en: 'Its two authors are Spaniards who publish the series in France.',
    pl: 'Obaj autorzy są Hiszpanami, a serię wydają we Francji.',
  },
  'corto-maltese': {
    en: 'As a boy the hero cut a longer line of fortune into his own palm.',
    pl: 'Jako chłopiec bohater wyciął sobie na dłoni dłuższą linię szczęścia.',
  },
  'dylan-dog': {
    en: 'His face is modelled on that of the actor Rupert Everett.',
    pl: 'Bohaterowi nadano rysy aktora Ruperta Everetta.',
  },
  diabolik: {
    en: 'Two sisters from Milan invented it for commuters to read on the train.',
    pl: 'Dwie siostry z Mediolanu wymyśliły go dla ludzi dojeżdżających pociągiem do pracy.',
  },
  mafalda: {
    en: 'There is nothing that the little girl hates more than soup.',
    pl: 'Dziewczynka najbardziej na świecie nie znosi zupy.',
  },
  garfield: {
    en: 'The cat hates Mondays and is named after the author’s grandfather.',
    pl: 'Kot nie znosi poniedziałków, a imię dostał po dziadku autora.',
  },
  peanuts: {
    en: 'The last strip appeared the day after its author had died.',
    pl: 'Ostatni odcinek ukazał się dzień po śmierci autora.',
  },
  'calvin-and-hobbes': {
    en: 'The two are named after a theologian and a philosopher.',
    pl: 'Imiona bohaterów to nazwiska teologa i filozofa.',
  },
  dilbert: {
    en: 'The hero’s tie always curls upwards.',
    pl: 'Krawat bohatera zawsze wygina się do góry.',
  },
  popeye: {
    en: 'He began in 1929 as a minor character of the strip “Thimble Theatre”.',
    pl: 'Zaczynał w 1929 roku jako drugoplanowa postać komiksu „Thimble Theatre”.',
  },
  'flash-gordon': {
    en: 'George Lucas invented “Star Wars” when he could not get the rights to it.',
    pl: 'George Lucas wymyślił „Gwiezdne wojny”, gdy nie zdołał kupić praw do tego komiksu.',
  },
  'prince-valiant': {
    en: 'Hal Foster wrote the text below the pictures instead of in speech balloons.',
    pl: 'Hal Foster umieszczał tekst pod obrazkami, a nie w dymkach.',
  },
  'dick-tracy': {
    en: 'His radio of 1946 is often called a forerunner of the smartwatch.',
    pl: 'Jego radio z 1946 roku uchodzi za zapowiedź dzisiejszych smartwatchy.',
  },
  'little-nemo-in-slumberland': {
    en: 'Winsor McCay filmed it in 1911 as one of the first cartoons.',
    pl: 'W 1911 roku Winsor McCay zrobił z niego jedną z pierwszych kreskówek.',
  },
  'hagar-the-horrible': {
    en: 'The author, Dik Browne, was himself called “Hägar the Horrible” by his sons.',
    pl: '„Hägarem Strasznym” nazywali autora, Dika Browne’a, jego własni synowie.',
  },
  maus: {
    en: 'In 1992 it became the first comic to win a Pulitzer Prize.',
    pl: 'W 1992 roku jako pierwszy komiks dostał Nagrodę Pulitzera.',
  },
  'the-sandman': {
    en: 'The title character is one of seven siblings called the Endless.',
    pl: 'Tytułowy bohater jest jednym z siedmiorga rodzeństwa zwanego Nieskończonymi.',
  },
  watchmen: {
    en: '“Time” magazine counted it among the hundred best novels in English since 1923.',
    pl: 'Tygodnik „Time” zaliczył go do stu najlepszych anglojęzycznych powieści od 1923 roku.',
  },
  'v-for-vendetta': {
    en: 'The hero’s Guy Fawkes mask has become a symbol of protest all over the world.',
    pl: 'Maska Guya Fawkesa, którą nosi bohater, stała się na całym świecie symbolem protestu.',
  },
  'sin-city': {
    en: 'Its author co-directed the film of 2005 with Robert Rodriguez.',
    pl: 'W 2005 roku autor razem z Robertem Rodriguezem przeniósł ten komiks na ekran.',
  },
  300: {
    en: 'Frank Miller drew it entirely on double pages.',
    pl: 'Frank Miller narysował go w całości na rozkładówkach.',
  },
  bone: {
    en: 'Jeff Smith invented the creatures when he was a small child.',
    pl: 'Jeff Smith wymyślił te stworki jako małe dziecko.',
  },
  'scott-pilgrim': {
    en: 'The story is set in Toronto, and the battles look like video games.',
    pl: 'Akcja toczy się w Toronto, a pojedynki wyglądają jak w grach wideo.',
  },
  'teenage-mutant-ninja-turtles': {
    en: 'The first issue was meant as a parody of other comics.',
    pl: 'Pierwszy zeszyt miał być parodią innych komiksów.',
  },
  'fun-home': {
    en: 'Its author, Alison Bechdel, also devised the Bechdel test for women in films.',
    pl: 'Jego autorka, Alison Bechdel, wymyśliła też test sprawdzający, jak filmy pokazują kobiety.',
  },
  'judge-dredd': {
    en: 'In the comic the judge never takes off his helmet.',
    pl: 'W komiksie sędzia nigdy nie zdejmuje hełmu.',
  },
  'usagi-yojimbo': {
    en: 'The author, Stan Sakai, was born in Kyoto and grew up in Hawaii.',
    pl: 'Autor, Stan Sakai, urodził się w Kioto, a dorastał na Hawajach.',
  },
  saga: {
    en: 'The parents belong to two peoples at war with each other.',
    pl: 'Rodzice należą do dwóch walczących ze sobą ludów.',
  },
  preacher: {
    en: 'Everyone has to obey the voice of its hero, Jesse Custer.',
    pl: 'Głosowi bohatera, Jessego Custera, każdy musi być posłuszny.',
  },
  'the-boys': {
    en: 'The actor Simon Pegg was the model for its hero Hughie.',
    pl: 'Wzorem dla bohatera, Hughiego, był aktor Simon Pegg.',
  },
  'kick-ass': {
    en: 'Nicolas Cage played Big Daddy in the film of 2010.',
    pl: 'W filmie z 2010 roku Nicolas Cage zagrał Big Daddy’ego.',
  },
  'the-walking-dead': {
    en: 'It ended in 2019 after 193 issues, without any warning.',
    pl: 'Skończył się w 2019 roku po 193 zeszytach, bez żadnej zapowiedzi.',
  },
  'the-phantom': {
    en: 'In 1936 he was one of the first comic heroes in a skin-tight costume.',
    pl: 'W 1936 roku był jednym z pierwszych komiksowych bohaterów w obcisłym kostiumie.',
  },
  'titus-romek-and-atomek': {
    en: 'The chimpanzee came to life when ink was spilt on a drawing.',
    pl: 'Szympans ożył, gdy na rysunek wylał się tusz.',
  },
  'kajko-and-kokosz': {
    en: 'Their village is forever attacked by robber knights called Zbójcerze.',
    pl: 'Na gród bohaterów wciąż napadają Zbójcerze, którym przewodzi Hegemon.',
  },
  'george-the-hedgehog': {
    en: 'In 2011 a feature film for adults was made about him.',
    pl: 'W 2011 roku powstał o nim pełnometrażowy film dla dorosłych.',
  },
  'matolek-the-billy-goat': {
    en: 'Pacanów, where goats are shod in the story, now has a museum of fairy tales.',
    pl: 'W Pacanowie, gdzie w komiksie kują kozy, działa dziś Europejskie Centrum Bajki.',
  },
  'jonka-jonek-and-kleks': {
    en: 'Szarlota Pawel drew it for the youth magazine “Świat Młodych”.',
    pl: 'Szarlota Pawel rysowała go dla „Świata Młodych”.',
  },
};

/** About heroes and villains of American comics. */
export const HERO_NOTES: Notes = {
  batman: {
    en: 'He appeared in 1939, a year after Superman, and has no superpowers at all.',
    pl: 'Pojawił się w 1939 roku, rok po Supermanie, i nie ma żadnych nadludzkich mocy.',
  },
  superman: {
    en: 'He first appeared in 1938 in “Action Comics” No. 1, one of the most expensive comic books in the world.',
    pl: 'Pojawił się w 1938 roku w pierwszym numerze „Action Comics”, dziś jednym z najdroższych komiksów świata.',
  },
  catwoman: {
    en: 'Michelle Pfeiffer, Halle Berry and Anne Hathaway have played her in films.',
    pl: 'W filmach grały ją Michelle Pfeiffer, Halle Berry i Anne Hathaway.',
  },
  'wonder-woman': {
    en: 'Her inventor, William Marston, had also worked on an early lie detector.',
    pl: 'Jej twórca, William Marston, pracował też nad wczesnym wykrywaczem kłamstw.',
  },
  'green-arrow': {
    en: 'The millionaire also shoots trick arrows, for instance one with a boxing glove.',
    pl: 'Ten milioner ma w kołczanie także niezwykłe strzały, na przykład z rękawicą bokserską zamiast grotu.',
  },
  penguin: {
    en: 'His umbrellas hide guns, blades and gas.',
    pl: 'Jego parasole kryją pistolety, ostrza i gaz.',
  },
  scarecrow: {
    en: 'The former professor of psychology sprays a gas that makes people see what they fear.',
    pl: 'Ten były profesor psychologii rozpyla gaz, po którym ludzie widzą to, czego się boją.',
  },
  'two-face': {
    en: 'He makes his decisions by tossing a coin with one scarred side.',
    pl: 'Decyzje podejmuje, rzucając monetą z jedną porysowaną stroną.',
  },
  'poison-ivy': {
    en: 'She commands plants, and her kiss is poisonous.',
    pl: 'Panuje nad roślinami, a jej pocałunek jest trujący.',
  },
  cyborg: {
    en: 'Half man and half machine, he is a member of the Teen Titans.',
    pl: 'Pół człowiek, pół maszyna, należy do Młodych Tytanów.',
  },
  'doctor-manhattan': {
    en: 'He is the only one of the “Watchmen” with real superpowers.',
    pl: 'Jako jedyny ze „Strażników” ma prawdziwe nadludzkie moce.',
  },
  'captain-america': {
    en: 'On the cover of his first issue, in 1941, he punches Hitler.',
    pl: 'Na okładce pierwszego zeszytu, w 1941 roku, bije Hitlera pięścią.',
  },
  'mister-fantastic': {
    en: 'He can stretch his body, and leads the Fantastic Four.',
    pl: 'Potrafi rozciągać ciało i przewodzi Fantastycznej Czwórce.',
  },
  'invisible-woman': {
    en: 'She belongs to the Fantastic Four, like her brother, the Human Torch.',
    pl: 'Należy do Fantastycznej Czwórki, tak jak jej brat, Ludzka Pochodnia.',
  },
  hulk: {
    en: 'In the first issue he was grey; he turned green because of problems with the printing.',
    pl: 'W pierwszym zeszycie był szary; zzieleniał przez kłopoty z drukiem.',
  },
  'spider-man': {
    en: 'His creators gave him a teenager’s cares, such as homework and lack of money.',
    pl: 'Twórcy dali mu kłopoty nastolatka: lekcje do odrobienia i brak pieniędzy.',
  },
  'iron-man': {
    en: 'He built his first suit of armour in captivity, in order to escape.',
    pl: 'Pierwszą zbroję zbudował w niewoli, żeby uciec.',
  },
  cyclops: {
    en: 'Only his ruby glasses keep the beams from his eyes in check.',
    pl: 'Promienie z jego oczu powstrzymują tylko okulary z rubinowego kwarcu.',
  },
  'black-widow': {
    en: 'She was trained as a Soviet spy before she joined the Avengers.',
    pl: 'Zanim trafiła do Avengersów, szkolono ją na radziecką agentkę.',
  },
  daredevil: {
    en: 'He is blind, and works as a lawyer by day.',
    pl: 'Jest niewidomy, a za dnia pracuje jako adwokat.',
  },
  hawkeye: {
    en: 'The archer of the Avengers learned his art in a circus.',
    pl: 'Łucznik z drużyny Avengersów nauczył się swojej sztuki w cyrku.',
  },
  'scarlet-witch': {
    en: 'Elizabeth Olsen played her in the series “WandaVision”.',
    pl: 'W serialu „WandaVision” zagrała ją Elizabeth Olsen.',
  },
  'green-goblin': {
    en: 'Willem Dafoe played him in the film “Spider-Man” of 2002.',
    pl: 'W filmie „Spider-Man” z 2002 roku zagrał go Willem Dafoe.',
  },
  'silver-surfer': {
    en: 'He was the herald of Galactus, who devours planets.',
    pl: 'Był heroldem pożeracza planet Galactusa.',
  },
  'black-panther': {
    en: 'He rules the African kingdom of Wakanda.',
    pl: 'Włada afrykańskim królestwem Wakandy.',
  },
  kingpin: {
    en: 'The crime lord is an enemy of both Spider-Man and Daredevil.',
    pl: 'Ten król przestępców jest wrogiem zarówno Spider-Mana, jak i Daredevila.',
  },
  falcon: {
    en: 'He was the first African-American superhero of the big publishers.',
    pl: 'Był pierwszym afroamerykańskim superbohaterem wielkich wydawnictw.',
  },
  'ghost-rider': {
    en: 'He sold his soul to the devil and rides a burning motorcycle.',
    pl: 'Zaprzedał duszę diabłu i jeździ na płonącym motocyklu.',
  },
  wolverine: {
    en: 'He was born in Canada in the 19th century and hardly ages.',
    pl: 'Urodził się w Kanadzie w XIX wieku i prawie się nie starzeje.',
  },
  storm: {
    en: 'She commands the weather and has led the X-Men.',
    pl: 'Panuje nad pogodą, a bywała też przywódczynią X-Menów.',
  },
  'moon-knight': {
    en: 'He serves the Egyptian moon god Khonshu.',
    pl: 'Służy egipskiemu bogu księżyca Chonsu.',
  },
  'star-lord': {
    en: 'On the screen Chris Pratt plays him as the leader of the Guardians of the Galaxy.',
    pl: 'Przewodzi Strażnikom Galaktyki; na ekranie gra go Chris Pratt.',
  },
  mystique: {
    en: 'She can take on anybody’s appearance.',
    pl: 'Potrafi przybrać wygląd każdego człowieka.',
  },
  'she-hulk': {
    en: 'The lawyer got her powers through a blood transfusion from her cousin, the Hulk.',
    pl: 'Ta prawniczka zdobyła moce dzięki transfuzji krwi od kuzyna, Hulka.',
  },
  venom: {
    en: 'His black costume is a living being from another planet.',
    pl: 'Jego czarny kostium to żywa istota z innej planety.',
  },
};
