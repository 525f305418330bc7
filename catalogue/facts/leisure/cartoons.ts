import type { Labels } from '../../taxonomy/label.ts';
import type { SheetRow } from '../sheet-row.ts';

/** An animated feature film, its studio and the year of its première. */
export interface AnimatedFilm extends SheetRow {
  readonly studio: string;
  readonly year: number;
  /** What the film is about: after “about” in English, in the locative in Polish. */
  readonly about: Labels;
  /** A sentence about how it was made, if the question is for the studio and not for the story. */
  readonly made?: Labels;
}

// prettier-ignore
export const ANIMATED_FILMS: readonly AnimatedFilm[] = [
  { key: 'snow-white-and-the-seven-dwarfs', en: 'Snow White and the Seven Dwarfs', pl: 'Królewna Śnieżka i siedmiu krasnoludków', familiarity: 1, studio: 'Disney', year: 1937, about: { en: 'a princess who bites into a poisoned apple', pl: 'dziewczynie, która nadgryza zatrute jabłko' } },
  { key: 'pinocchio', en: 'Pinocchio', pl: 'Pinokio', familiarity: 1, studio: 'Disney', year: 1940, about: { en: 'a wooden puppet who wants to be a real boy', pl: 'drewnianym pajacyku, który chce być prawdziwym chłopcem' } },
  { key: 'dumbo', en: 'Dumbo', familiarity: 2, studio: 'Disney', year: 1941, about: { en: 'a young elephant with huge ears', pl: 'słoniątku o ogromnych uszach' } },
  { key: 'bambi', en: 'Bambi', familiarity: 1, studio: 'Disney', year: 1942, about: { en: 'a fawn that loses its mother', pl: 'jelonku, który traci matkę' } },
  { key: 'cinderella', en: 'Cinderella', pl: 'Kopciuszek', familiarity: 1, studio: 'Disney', year: 1950, about: { en: 'a girl who loses a glass slipper', pl: 'dziewczynie, która gubi szklany pantofelek' } },
  { key: 'alice-in-wonderland', en: 'Alice in Wonderland', pl: 'Alicja w Krainie Czarów', familiarity: 1, studio: 'Disney', year: 1951, about: { en: 'a girl who follows a white rabbit', pl: 'dziewczynce, która idzie za białym królikiem' } },
  { key: 'peter-pan', en: 'Peter Pan', pl: 'Piotruś Pan', familiarity: 1, studio: 'Disney', year: 1953, about: { en: 'a boy who never grows up', pl: 'chłopcu, który nigdy nie dorasta' } },
  { key: 'lady-and-the-tramp', en: 'Lady and the Tramp', pl: 'Zakochany kundel', familiarity: 2, studio: 'Disney', year: 1955, about: { en: 'two dogs who share a plate of spaghetti', pl: 'parze psów, która dzieli się talerzem spaghetti' } },
  { key: 'sleeping-beauty', en: 'Sleeping Beauty', pl: 'Śpiąca królewna', familiarity: 1, studio: 'Disney', year: 1959, about: { en: 'a princess who pricks her finger on a spindle', pl: 'dziewczynie, która kłuje się w palec wrzecionem' } },
  { key: 'one-hundred-and-one-dalmatians', en: 'One Hundred and One Dalmatians', pl: '101 dalmatyńczyków', familiarity: 1, studio: 'Disney', year: 1961, about: { en: 'puppies wanted for a fur coat', pl: 'szczeniętach, z których ktoś chce uszyć futro' } },
  { key: 'the-sword-in-the-stone', en: 'The Sword in the Stone', pl: 'Miecz w kamieniu', familiarity: 3, studio: 'Disney', year: 1963, about: { en: 'the boyhood of King Arthur', pl: 'dzieciństwie króla Artura' } },
  { key: 'the-jungle-book', en: 'The Jungle Book', pl: 'Księga dżungli', familiarity: 1, studio: 'Disney', year: 1967, about: { en: 'a boy raised by wolves', pl: 'chłopcu wychowanym przez wilki' } },
  { key: 'the-aristocats', en: 'The Aristocats', pl: 'Aryskotraci', familiarity: 2, studio: 'Disney', year: 1970, about: { en: 'a family of Parisian cats', pl: 'rodzinie paryskich kotów' } },
  { key: 'the-fox-and-the-hound', en: 'The Fox and the Hound', pl: 'Lis i pies', familiarity: 3, studio: 'Disney', year: 1981, about: { en: 'a friendship between natural enemies', pl: 'przyjaźni naturalnych wrogów' } },
  { key: 'the-little-mermaid', en: 'The Little Mermaid', pl: 'Mała Syrenka', familiarity: 1, studio: 'Disney', year: 1989, about: { en: 'a daughter of the sea king who gives up her voice', pl: 'córce władcy mórz, która oddaje swój głos' } },
  { key: 'beauty-and-the-beast', en: 'Beauty and the Beast', pl: 'Piękna i Bestia', familiarity: 1, studio: 'Disney', year: 1991, about: { en: 'a prince turned into a monster', pl: 'księciu zamienionym w potwora' } },
  { key: 'aladdin', en: 'Aladdin', pl: 'Aladyn', familiarity: 1, studio: 'Disney', year: 1992, about: { en: 'a street thief who finds a magic lamp', pl: 'ulicznym złodziejaszku, który znajduje czarodziejską lampę' } },
  { key: 'the-lion-king', en: 'The Lion King', pl: 'Król Lew', familiarity: 1, studio: 'Disney', year: 1994, about: { en: 'a cub named Simba', pl: 'małym Simbie, który ucieka z domu' } },
  { key: 'pocahontas', en: 'Pocahontas', familiarity: 1, studio: 'Disney', year: 1995, about: { en: 'a chief’s daughter who meets an English sailor', pl: 'córce wodza, która poznaje angielskiego żeglarza' } },
  { key: 'hercules', en: 'Hercules', pl: 'Herkules', familiarity: 2, studio: 'Disney', year: 1997, about: { en: 'a strong young man who wants to be a god again', pl: 'silnym młodzieńcu, który chce znów być bogiem' } },
  { key: 'mulan', en: 'Mulan', familiarity: 1, studio: 'Disney', year: 1998, about: { en: "a girl who goes to war in her father's place", pl: 'dziewczynie, która idzie na wojnę zamiast ojca' } },
  { key: 'tarzan', en: 'Tarzan', familiarity: 1, studio: 'Disney', year: 1999, about: { en: 'a man raised by apes', pl: 'człowieku wychowanym przez małpy' } },
  { key: 'the-emperors-new-groove', en: "The Emperor's New Groove", pl: 'Nowe szaty króla', familiarity: 3, studio: 'Disney', year: 2000, about: { en: 'a ruler turned into a llama', pl: 'władcy zamienionym w lamę' } },
  { key: 'lilo-stitch', en: 'Lilo & Stitch', pl: 'Lilo i Stich', familiarity: 2, studio: 'Disney', year: 2002, about: { en: 'a Hawaiian girl and a blue alien', pl: 'hawajskiej dziewczynce i niebieskim kosmicie' } },
  { key: 'tangled', en: 'Tangled', pl: 'Zaplątani', familiarity: 2, studio: 'Disney', year: 2010, about: { en: 'Rapunzel and her very long hair', pl: 'Roszpunce i jej bardzo długich włosach' } },
  { key: 'wreck-it-ralph', en: 'Wreck-It Ralph', pl: 'Ralph Demolka', familiarity: 3, studio: 'Disney', year: 2012, about: { en: 'an arcade-game villain who wants to be good', pl: 'czarnym charakterze z gry, który chce być dobry' } },
  { key: 'frozen', en: 'Frozen', pl: 'Kraina lodu', familiarity: 1, studio: 'Disney', year: 2013, about: { en: 'two sisters, one with power over ice', pl: 'siostrach, z których jedna nie panuje nad swoją mroźną mocą' } },
  { key: 'zootopia', en: 'Zootopia', pl: 'Zwierzogród', familiarity: 1, studio: 'Disney', year: 2016, about: { en: 'a rabbit who joins the police', pl: 'króliczce, która wstępuje do policji' } },
  { key: 'moana', en: 'Moana', pl: 'Vaiana: Skarb oceanu', familiarity: 2, studio: 'Disney', year: 2016, about: { en: "a chief's daughter who sails across the Pacific", pl: 'córce wodza, która płynie przez Pacyfik' } },
  { key: 'encanto', en: 'Encanto', pl: 'Nasze magiczne Encanto', familiarity: 2, studio: 'Disney', year: 2021, about: { en: 'a Colombian family with magic gifts', pl: 'kolumbijskiej rodzinie obdarzonej niezwykłymi mocami' } },
  { key: 'toy-story', en: 'Toy Story', familiarity: 1, studio: 'Pixar', year: 1995, about: { en: 'toys that come to life when nobody looks', pl: 'zabawkach, które ożywają, gdy nikt nie patrzy' }, made: { en: '“Toy Story” was the first feature film made entirely by computer.', pl: 'To pierwszy pełnometrażowy film w całości zrobiony na komputerze.' } },
  { key: 'a-bugs-life', en: "A Bug's Life", pl: 'Dawno temu w trawie', familiarity: 3, studio: 'Pixar', year: 1998, about: { en: 'an ant who recruits circus insects', pl: 'mrówce, która zatrudnia owady z cyrku' } },
  { key: 'monsters-inc', en: 'Monsters, Inc.', pl: 'Potwory i spółka', familiarity: 1, studio: 'Pixar', year: 2001, about: { en: 'a factory that runs on screams', pl: 'fabryce napędzanej krzykiem' }, made: { en: 'Its hero Mike is voiced by Billy Crystal, who had turned down the part of Buzz Lightyear.', pl: 'Mike’owi głosu użyczył Billy Crystal, który wcześniej odrzucił rolę Buzza Astrala.' } },
  { key: 'finding-nemo', en: 'Finding Nemo', pl: 'Gdzie jest Nemo?', familiarity: 1, studio: 'Pixar', year: 2003, about: { en: 'a clownfish who searches for his son', pl: 'błazenku, który szuka syna' } },
  { key: 'the-incredibles', en: 'The Incredibles', pl: 'Iniemamocni', familiarity: 1, studio: 'Pixar', year: 2004, about: { en: 'a family with superpowers', pl: 'rodzinie z supermocami' }, made: { en: 'The director, Brad Bird, also lent his voice to the costume designer Edna Mode.', pl: 'Reżyser Brad Bird sam użyczył głosu projektantce Ednie Mode.' } },
  { key: 'cars', en: 'Cars', pl: 'Auta', familiarity: 1, studio: 'Pixar', year: 2006, about: { en: 'a racing car stranded in a small town', pl: 'wyścigówce, która utknęła w małym miasteczku' } },
  { key: 'ratatouille', en: 'Ratatouille', pl: 'Ratatuj', familiarity: 1, studio: 'Pixar', year: 2007, about: { en: 'a rat who wants to be a chef', pl: 'szczurze, który chce być kucharzem' } },
  { key: 'wall-e', en: 'WALL·E', familiarity: 1, studio: 'Pixar', year: 2008, about: { en: 'a small robot alone on Earth', pl: 'małym robocie, który został sam na Ziemi' } },
  { key: 'up', en: 'Up', pl: 'Odlot', familiarity: 2, studio: 'Pixar', year: 2009, about: { en: 'a house lifted by balloons', pl: 'domu unoszonym przez balony' }, made: { en: 'It was the first animated film to open the Cannes Film Festival.', pl: 'To pierwszy film animowany, który otworzył festiwal w Cannes.' } },
  { key: 'brave', en: 'Brave', pl: 'Merida Waleczna', familiarity: 3, studio: 'Pixar', year: 2012, about: { en: 'a Scottish princess who is an archer', pl: 'szkockiej księżniczce, która strzela z łuku' } },
  { key: 'inside-out', en: 'Inside Out', pl: 'W głowie się nie mieści', familiarity: 2, studio: 'Pixar', year: 2015, about: { en: 'the emotions in a girl’s head', pl: 'emocjach, które rządzą pewną dziewczynką' } },
  { key: 'coco', en: 'Coco', familiarity: 2, studio: 'Pixar', year: 2017, about: { en: 'a boy in the Land of the Dead', pl: 'chłopcu w Krainie Zmarłych' }, made: { en: 'The film is set on the Mexican Day of the Dead.', pl: 'Akcja toczy się w meksykański Dzień Zmarłych.' } },
  { key: 'antz', en: 'Antz', pl: 'Mrówka Z', familiarity: 3, studio: 'DreamWorks', year: 1998, about: { en: 'a worker ant who loves a princess', pl: 'robotnicy z mrowiska' }, made: { en: 'The worried hero speaks with the voice of Woody Allen.', pl: 'Znerwicowany bohater mówi w oryginale głosem Woody’ego Allena.' } },
  { key: 'the-prince-of-egypt', en: 'The Prince of Egypt', pl: 'Książę Egiptu', familiarity: 3, studio: 'DreamWorks', year: 1998, about: { en: 'the life of Moses', pl: 'życiu Mojżesza' }, made: { en: 'It retells the Book of Exodus as a musical.', pl: 'Film opowiada biblijną Księgę Wyjścia w formie musicalu.' } },
  { key: 'shrek', en: 'Shrek', familiarity: 1, studio: 'DreamWorks', year: 2001, about: { en: 'an ogre who lives in a swamp', pl: 'ogrze, który mieszka na bagnach' }, made: { en: '“Shrek” won the first Oscar ever given to an animated feature.', pl: 'Film zdobył pierwszego w historii Oscara dla długometrażowego filmu animowanego.' } },
  { key: 'madagascar', en: 'Madagascar', pl: 'Madagaskar', familiarity: 1, studio: 'DreamWorks', year: 2005, about: { en: 'zoo animals on a desert island', pl: 'zwierzętach z zoo na bezludnej wyspie' }, made: { en: 'The four friends come from Central Park Zoo in New York.', pl: 'Czworo przyjaciół pochodzi z zoo w nowojorskim Central Parku.' } },
  { key: 'kung-fu-panda', en: 'Kung Fu Panda', familiarity: 1, studio: 'DreamWorks', year: 2008, about: { en: 'a clumsy bear who learns to fight', pl: 'niezdarnym misiu, który uczy się walczyć' }, made: { en: 'Jack Black is the voice of Po, who begins as a noodle maker.', pl: 'Panda Po, z początku sprzedawca klusek, mówi w oryginale głosem Jacka Blacka.' } },
  { key: 'how-to-train-your-dragon', en: 'How to Train Your Dragon', pl: 'Jak wytresować smoka', familiarity: 1, studio: 'DreamWorks', year: 2010, about: { en: 'a Viking boy and the dragon Toothless', pl: 'młodym wikingu i jego przyjacielu Szczerbatku' }, made: { en: 'The film is based on books by the British author Cressida Cowell.', pl: 'Film powstał na podstawie książek brytyjskiej autorki Cressidy Cowell.' } },
  { key: 'megamind', en: 'Megamind', familiarity: 2, studio: 'DreamWorks', year: 2010, about: { en: 'a blue villain who wins and gets bored', pl: 'niebieskim złoczyńcy, który wygrywa i się nudzi' } },
  { key: 'ice-age', en: 'Ice Age', pl: 'Epoka lodowcowa', familiarity: 1, studio: 'Blue Sky', year: 2002, about: { en: 'a mammoth, a sloth and a sabre-toothed cat', pl: 'mamucie, leniwcu i tygrysie szablozębnym' }, made: { en: 'The film opens with the squirrel Scrat trying to bury an acorn.', pl: 'Film otwiera scena, w której Wiewiór próbuje zakopać żołądź.' } },
  { key: 'rio', en: 'Rio', familiarity: 2, studio: 'Blue Sky', year: 2011, about: { en: 'a blue macaw who cannot fly', pl: 'niebieskiej arze, która nie umie latać' }, made: { en: 'Its Brazilian director, Carlos Saldanha, comes from the city of the title.', pl: 'Brazylijski reżyser Carlos Saldanha pochodzi z tytułowego miasta.' } },
  { key: 'despicable-me', en: 'Despicable Me', pl: 'Jak ukraść Księżyc', familiarity: 1, studio: 'Illumination', year: 2010, about: { en: 'a villain who adopts three girls', pl: 'złoczyńcy, który adoptuje trzy dziewczynki' }, made: { en: 'It was the first feature film that its studio made.', pl: 'To pierwszy pełnometrażowy film studia Illumination.' } },
  { key: 'the-secret-life-of-pets', en: 'The Secret Life of Pets', pl: 'Sekretne życie zwierzaków domowych', familiarity: 3, studio: 'Illumination', year: 2016, about: { en: 'what animals do when the owners are out', pl: 'tym, co robią zwierzęta, gdy ich właściciele wyjdą' }, made: { en: 'It shows what happens in a New York apartment block when the owners leave for work.', pl: 'Film pokazuje, co dzieje się w nowojorskiej kamienicy, gdy właściciele wyjdą do pracy.' } },
  { key: 'chicken-run', en: 'Chicken Run', pl: 'Uciekające kurczaki', familiarity: 2, studio: 'Aardman', year: 2000, about: { en: 'hens who plan to escape from a farm', pl: 'ptakach, które planują brawurową ucieczkę z farmy' }, made: { en: 'Its hens are plasticine puppets, as in “Wallace and Gromit”.', pl: 'Kury są z plasteliny, tak jak bohaterowie „Wallace’a i Gromita”.' } },
  { key: 'coraline', en: 'Coraline', pl: 'Koralina i tajemnicze drzwi', familiarity: 3, studio: 'Laika', year: 2009, about: { en: 'a girl who finds a door to another home', pl: 'dziewczynce, która znajduje przejście do innego domu' }, made: { en: 'It is a puppet film based on a book by Neil Gaiman.', pl: 'To film lalkowy na podstawie książki Neila Gaimana.' } },
  { key: 'kubo-and-the-two-strings', en: 'Kubo and the Two Strings', pl: 'Kubo i dwie struny', familiarity: 4, studio: 'Laika', year: 2016, about: { en: 'a boy who makes paper come to life with music', pl: 'chłopcu, który muzyką ożywia papier' }, made: { en: 'Its puppets include a skeleton almost five metres tall.', pl: 'Wśród lalek jest szkielet o wysokości prawie pięciu metrów.' } },
  { key: 'hotel-transylvania', en: 'Hotel Transylvania', pl: 'Hotel Transylwania', familiarity: 2, studio: 'Sony Pictures', year: 2012, about: { en: 'a place where Dracula lets monsters rest', pl: 'miejscu, w którym Drakula gości potwory' }, made: { en: 'Adam Sandler is the voice of the count.', pl: 'Hrabia mówi w oryginale głosem Adama Sandlera.' } },
  { key: 'spider-man-into-the-spider-verse', en: 'Spider-Man: Into the Spider-Verse', pl: 'Spider-Man Uniwersum', familiarity: 2, studio: 'Sony Pictures', year: 2018, about: { en: 'heroes from several parallel worlds', pl: 'bohaterach z kilku równoległych światów' }, made: { en: 'Its hero is Miles Morales, and it won the Oscar for the best animated feature.', pl: 'Bohaterem jest Miles Morales, a film zdobył Oscara dla najlepszej animacji.' } },
];

/** An animated series: its creator, its country, and the year of its première. */
export interface AnimatedSeries extends SheetRow {
  /** Left out if hardly anyone knows the name. */
  readonly by?: Labels;
  readonly country: string;
  readonly year?: number;
  /** What the series is about: after “about” in English, in the locative in Polish. */
  readonly about: Labels;
}

// prettier-ignore
export const ANIMATED_SERIES: readonly AnimatedSeries[] = [
  { key: 'the-flintstones', en: 'The Flintstones', pl: 'Flintstonowie', familiarity: 1, by: { en: 'William Hanna and Joseph Barbera', pl: 'William Hanna i Joseph Barbera' }, country: 'us', year: 1960, about: { en: 'a family of the Stone Age', pl: 'rodzinie z epoki kamienia' } },
  { key: 'the-jetsons', en: 'The Jetsons', pl: 'Jetsonowie', familiarity: 2, country: 'us', year: 1962, about: { en: 'a family in an age of flying cars and robot maids', pl: 'rodzinie z epoki latających aut i robotów-służących' } },
  { key: 'scooby-doo-where-are-you', en: 'Scooby-Doo, Where Are You!', pl: 'Scooby Doo, gdzie jesteś?', familiarity: 1, by: { en: 'Joe Ruby and Ken Spears', pl: 'Joe Ruby i Ken Spears' }, country: 'us', year: 1969, about: { en: 'four young people and a dog who hunt ghosts', pl: 'czworgu przyjaciołach i psie, którzy tropią duchy' } },
  { key: 'the-simpsons', en: 'The Simpsons', pl: 'Simpsonowie', familiarity: 1, by: { en: 'Matt Groening', pl: 'Matt Groening' }, country: 'us', year: 1989, about: { en: 'a yellow-skinned family in Springfield', pl: 'żółtoskórej rodzinie ze Springfield' } },
  { key: 'futurama', en: 'Futurama', familiarity: 2, by: { en: 'Matt Groening', pl: 'Matt Groening' }, country: 'us', year: 1999, about: { en: 'a delivery boy who wakes up in the 31st century', pl: 'dostawcy, który budzi się w XXXI wieku' } },
  { key: 'south-park', en: 'South Park', pl: 'Miasteczko South Park', familiarity: 1, by: { en: 'Trey Parker and Matt Stone', pl: 'Trey Parker i Matt Stone' }, country: 'us', year: 1997, about: { en: 'four foul-mouthed boys in Colorado', pl: 'czterech wulgarnych chłopcach z Kolorado' } },
  { key: 'family-guy', en: 'Family Guy', familiarity: 2, by: { en: 'Seth MacFarlane', pl: 'Seth MacFarlane' }, country: 'us', year: 1999, about: { en: 'a talking dog and a scheming baby in Rhode Island', pl: 'mówiącym psie i knującym niemowlęciu z Rhode Island' } },
  { key: 'beavis-and-butt-head', en: 'Beavis and Butt-Head', pl: 'Beavis i Butt-Head', familiarity: 3, by: { en: 'Mike Judge', pl: 'Mike Judge' }, country: 'us', year: 1993, about: { en: 'two teenagers who watch music videos', pl: 'dwóch nastolatkach, którzy oglądają teledyski' } },
  { key: 'spongebob-squarepants', en: 'SpongeBob SquarePants', pl: 'SpongeBob Kanciastoporty', familiarity: 1, by: { en: 'Stephen Hillenburg', pl: 'Stephen Hillenburg' }, country: 'us', year: 1999, about: { en: 'a sea creature who lives in a pineapple', pl: 'morskim stworzeniu, które mieszka w ananasie' } },
  { key: 'dexters-laboratory', en: "Dexter's Laboratory", pl: 'Laboratorium Dextera', familiarity: 2, by: { en: 'Genndy Tartakovsky', pl: 'Genndy Tartakovsky' }, country: 'us', year: 1996, about: { en: 'a small genius with a secret workplace', pl: 'małym geniuszu z tajną pracownią' } },
  { key: 'samurai-jack', en: 'Samurai Jack', familiarity: 3, country: 'us', year: 2001, about: { en: 'a swordsman thrown into the future', pl: 'szermierzu przeniesionym w daleką przyszłość' } },
  { key: 'johnny-bravo', en: 'Johnny Bravo', familiarity: 2, country: 'us', year: 1997, about: { en: 'a muscleman who has no luck with women', pl: 'mięśniaku, który nie ma szczęścia do kobiet' } },
  { key: 'cow-and-chicken', en: 'Cow and Chicken', pl: 'Krowa i Kurczak', familiarity: 2, country: 'us', year: 1997, about: { en: 'a brother and sister whose parents are never seen above the waist', pl: 'rodzeństwie, którego rodziców widać tylko od pasa w dół' } },
  { key: 'the-powerpuff-girls', en: 'The Powerpuff Girls', pl: 'Atomówki', familiarity: 1, by: { en: 'Craig McCracken', pl: 'Craig McCracken' }, country: 'us', year: 1998, about: { en: 'three little girls with superpowers', pl: 'trzech małych dziewczynkach z supermocami' } },
  { key: 'fosters-home-for-imaginary-friends', en: "Foster's Home for Imaginary Friends", pl: 'Dom dla zmyślonych przyjaciół pani Foster', familiarity: 3, country: 'us', year: 2004, about: { en: 'a shelter for playmates whom children have made up', pl: 'schronisku dla wymyślonych towarzyszy zabaw' } },
  { key: 'ed-edd-n-eddy', en: 'Ed, Edd n Eddy', pl: 'Ed, Edd i Eddy', familiarity: 2, country: 'us', year: 1999, about: { en: 'three boys who want money for sweets', pl: 'trzech chłopcach, którzy chcą zdobyć pieniądze na słodycze' } },
  { key: 'courage-the-cowardly-dog', en: 'Courage the Cowardly Dog', pl: 'Chojrak – tchórzliwy pies', familiarity: 2, country: 'us', year: 1999, about: { en: 'a frightened pet in the middle of Nowhere', pl: 'wystraszonym zwierzaku mieszkającym pośrodku Nigdzie' } },
  { key: 'the-ren-stimpy-show', en: 'The Ren & Stimpy Show', pl: 'Ren i Stimpy', familiarity: 3, country: 'us', year: 1991, about: { en: 'a nervous chihuahua and a dim cat', pl: 'nerwowym chihuahua i tępawym kocie' } },
  { key: 'hey-arnold', en: 'Hey Arnold!', pl: 'Hej Arnold!', familiarity: 3, country: 'us', year: 1996, about: { en: 'a boy with a head like a rugby ball', pl: 'chłopcu z głową w kształcie piłki do rugby' } },
  { key: 'avatar-the-last-airbender', en: 'Avatar: The Last Airbender', pl: 'Awatar: Legenda Aanga', familiarity: 2, by: { en: 'Michael Dante DiMartino and Bryan Konietzko', pl: 'Michael Dante DiMartino i Bryan Konietzko' }, country: 'us', year: 2005, about: { en: 'a boy who has to master four elements', pl: 'chłopcu, który musi opanować cztery żywioły' } },
  { key: 'phineas-and-ferb', en: 'Phineas and Ferb', pl: 'Fineasz i Ferb', familiarity: 1, country: 'us', year: 2007, about: { en: 'two stepbrothers who build something new each day', pl: 'przyrodnich braciach, którzy co dzień coś budują' } },
  { key: 'adventure-time', en: 'Adventure Time', pl: 'Pora na przygodę!', familiarity: 2, by: { en: 'Pendleton Ward', pl: 'Pendleton Ward' }, country: 'us', year: 2010, about: { en: 'a boy named Finn and a dog named Jake', pl: 'chłopcu imieniem Finn i psie imieniem Jake' } },
  { key: 'regular-show', en: 'Regular Show', pl: 'Zwyczajny serial', familiarity: 3, country: 'us', year: 2010, about: { en: 'a blue jay and a raccoon who work in a park', pl: 'sójce i szopie, którzy pracują w parku' } },
  { key: 'gravity-falls', en: 'Gravity Falls', pl: 'Wodogrzmoty Małe', familiarity: 2, country: 'us', year: 2012, about: { en: 'twins who spend the summer with a great-uncle', pl: 'bliźniętach, które spędzają lato u stryjecznego dziadka' } },
  { key: 'rick-and-morty', en: 'Rick and Morty', pl: 'Rick i Morty', familiarity: 1, by: { en: 'Justin Roiland and Dan Harmon', pl: 'Justin Roiland i Dan Harmon' }, country: 'us', year: 2013, about: { en: 'a mad scientist and his grandson', pl: 'szalonym naukowcu i jego wnuku' } },
  { key: 'bojack-horseman', en: 'BoJack Horseman', familiarity: 2, by: { en: 'Raphael Bob-Waksberg', pl: 'Raphael Bob-Waksberg' }, country: 'us', year: 2014, about: { en: 'a washed-up Hollywood actor who is an animal', pl: 'zapomnianym hollywoodzkim aktorze, który jest zwierzęciem' } },
  { key: 'peppa-pig', en: 'Peppa Pig', pl: 'Świnka Peppa', familiarity: 1, country: 'gb', year: 2004, about: { en: 'a family that loves muddy puddles', pl: 'rodzinie, która uwielbia błotniste kałuże' } },
  { key: 'pingu', en: 'Pingu', familiarity: 2, country: 'ch', about: { en: 'a plasticine family at the South Pole', pl: 'plastelinowej rodzinie z bieguna południowego' } },
  { key: 'bolek-and-lolek', en: 'Bolek and Lolek', pl: 'Bolek i Lolek', familiarity: 1, country: 'pl', year: 1963, about: { en: 'two brothers, one tall and one short', pl: 'dwóch braciach, wysokim i niskim' }, regions: ['pl'] },
  { key: 'reksio', en: 'Reksio', familiarity: 1, by: { en: 'Lechosław Marszałek', pl: 'Lechosław Marszałek' }, country: 'pl', year: 1967, about: { en: 'a friendly dog with brown patches', pl: 'przyjaznym psie w brązowe łaty' }, regions: ['pl'] },
  { key: 'krecik-the-mole', en: 'The Little Mole', pl: 'Krecik', familiarity: 1, by: { en: 'Zdeněk Miler', pl: 'Zdeněk Miler' }, country: 'cs', about: { en: 'a shy burrower with a spade who hardly ever speaks', pl: 'zwierzątku z łopatką, które prawie nic nie mówi' }, regions: ['cz', 'pl', 'sk', 'de'] },
  { key: 'pat-mat', en: 'Pat & Mat', pl: 'Sąsiedzi', familiarity: 1, by: { en: 'Lubomír Beneš and Vladimír Jiránek', pl: 'Lubomír Beneš i Vladimír Jiránek' }, country: 'cs', year: 1976, about: { en: 'two clumsy handymen', pl: 'dwóch niezdarnych majsterkowiczach' }, regions: ['cz', 'pl', 'sk'] },
  { key: 'well-just-you-wait', en: 'Well, Just You Wait!', pl: 'Wilk i Zając', familiarity: 2, country: 'su', year: 1969, about: { en: 'a hooligan in flared trousers who never catches his prey', pl: 'chuliganie w szerokich spodniach, który nie może złapać swojej ofiary' }, regions: ['pl', 'ru', 'ua'] },
  { key: 'once-upon-a-time-life', en: 'Once Upon a Time... Life', pl: 'Było sobie życie', familiarity: 1, by: { en: 'Albert Barillé', pl: 'Albert Barillé' }, country: 'fr', about: { en: 'the inside of the human body', pl: 'wnętrzu ludzkiego ciała' }, regions: ['fr', 'pl'] },
  { key: 'miraculous-tales-of-ladybug-cat-noir', en: 'Miraculous: Tales of Ladybug & Cat Noir', pl: 'Miraculum: Biedronka i Czarny Kot', familiarity: 2, country: 'fr', year: 2015, about: { en: 'two masked teenagers in Paris', pl: 'dwojgu zamaskowanych nastolatków z Paryża' } },
  { key: 'fireman-sam', en: 'Fireman Sam', pl: 'Strażak Sam', familiarity: 1, country: 'gb', year: 1987, about: { en: 'a Welsh village hero who puts out blazes', pl: 'bohaterze z walijskiej wioski, który gasi pożary' } },
  { key: 'paw-patrol', en: 'PAW Patrol', pl: 'Psi Patrol', familiarity: 1, country: 'ca', year: 2013, about: { en: 'rescue dogs led by a boy named Ryder', pl: 'czworonożnych ratownikach, którymi dowodzi chłopiec imieniem Ryder' } },
  { key: 'winx-club', en: 'Winx Club', familiarity: 2, country: 'it', year: 2004, about: { en: 'students at a school for fairies', pl: 'uczennicach szkoły dla wróżek' } },
  { key: 'bluey', en: 'Bluey', familiarity: 2, country: 'au', year: 2018, about: { en: 'a family of cattle dogs in Brisbane', pl: 'rodzinie psów z Brisbane' } },
  { key: 'enchanted-pencil', en: 'Enchanted Pencil', pl: 'Zaczarowany ołówek', familiarity: 3, country: 'pl', year: 1964, about: { en: 'a boy whose drawings come to life', pl: 'chłopcu, którego rysunki ożywają' }, regions: ['pl'] },
  { key: 'masha-and-the-bear', en: 'Masha and the Bear', pl: 'Masza i Niedźwiedź', familiarity: 1, country: 'ru', year: 2009, about: { en: 'a lively little girl and a retired circus animal', pl: 'rezolutnej dziewczynce i emerytowanym cyrkowcu' } },
];

/** A cartoon character, the work in which it appears, and what it is. */
export interface CartoonCharacter extends SheetRow {
  readonly work: Labels;
  readonly role: Labels;
  /** If the work is asked for and not the name. */
  readonly ask?: 'work';
  /** Other characters of the work, as wrong options. */
  readonly others?: readonly (string | Labels)[];
}

// prettier-ignore
export const CARTOON_CHARACTERS: readonly CartoonCharacter[] = [
  { key: 'simba', en: 'Simba', familiarity: 1, work: { en: 'The Lion King', pl: 'Król Lew' }, role: { en: 'a cub who runs away from home', pl: 'lwiątko, które ucieka z domu' }, ask: 'work' },
  { key: 'timon', en: 'Timon', familiarity: 1, work: { en: 'The Lion King', pl: 'Król Lew' }, role: { en: 'a meerkat', pl: 'surykatka' }, others: ['Pumbaa', 'Rafiki', 'Zazu'] },
  { key: 'scar', en: 'Scar', pl: 'Skaza', familiarity: 2, work: { en: 'The Lion King', pl: 'Król Lew' }, role: { en: 'a treacherous uncle', pl: 'podstępny stryj' }, others: ['Mufasa', 'Rafiki', 'Banzai'] },
  { key: 'thumper', en: 'Thumper', pl: 'Tuptuś', familiarity: 3, work: { en: 'Bambi', pl: 'Bambi' }, role: { en: 'a rabbit', pl: 'królik' }, ask: 'work' },
  { key: 'baloo', en: 'Baloo', familiarity: 1, work: { en: 'The Jungle Book', pl: 'Księga dżungli' }, role: { en: 'a bear', pl: 'niedźwiedź' }, others: ['Bagheera', 'Kaa', 'Akela'] },
  { key: 'bagheera', en: 'Bagheera', familiarity: 2, work: { en: 'The Jungle Book', pl: 'Księga dżungli' }, role: { en: 'a panther', pl: 'pantera' }, others: ['Baloo', 'Shere Khan', 'Akela'] },
  { key: 'shere-khan', en: 'Shere Khan', familiarity: 2, work: { en: 'The Jungle Book', pl: 'Księga dżungli' }, role: { en: 'a tiger', pl: 'tygrys' }, others: ['Bagheera', 'Kaa', 'Baloo'] },
  { key: 'cruella-de-vil', en: 'Cruella de Vil', pl: 'Cruella de Mon', familiarity: 1, work: { en: 'One Hundred and One Dalmatians', pl: '101 dalmatyńczyków' }, role: { en: 'a rich woman who loves furs', pl: 'bogaczka, która uwielbia futra' }, ask: 'work' },
  { key: 'ariel', en: 'Ariel', familiarity: 1, work: { en: 'The Little Mermaid', pl: 'Mała Syrenka' }, role: { en: 'a mermaid who wants to live on land', pl: 'syrenka, która chce żyć na lądzie' }, others: ['Aquata', 'Carlotta', { en: 'Ursula', pl: 'Urszula' }] },
  { key: 'ursula', en: 'Ursula', pl: 'Urszula', familiarity: 2, work: { en: 'The Little Mermaid', pl: 'Mała Syrenka' }, role: { en: 'a sea witch', pl: 'morska wiedźma' }, others: ['Aquata', 'Ariel', 'Carlotta'] },
  { key: 'sebastian', en: 'Sebastian', familiarity: 2, work: { en: 'The Little Mermaid', pl: 'Mała Syrenka' }, role: { en: 'a crab', pl: 'krab' }, ask: 'work' },
  { key: 'gaston', en: 'Gaston', familiarity: 2, work: { en: 'Beauty and the Beast', pl: 'Piękna i Bestia' }, role: { en: 'a vain hunter', pl: 'próżny myśliwy' }, ask: 'work' },
  { key: 'jafar', en: 'Jafar', pl: 'Dżafar', familiarity: 2, work: { en: 'Aladdin', pl: 'Aladyn' }, role: { en: 'a wicked vizier', pl: 'podły wezyr' }, ask: 'work' },
  { key: 'abu', en: 'Abu', familiarity: 3, work: { en: 'Aladdin', pl: 'Aladyn' }, role: { en: 'a monkey', pl: 'małpka' }, others: [{ en: 'Iago', pl: 'Jago' }, { en: 'Rajah', pl: 'Radża' }, { en: 'Jafar', pl: 'Dżafar' }] },
  { key: 'mushu', en: 'Mushu', familiarity: 2, work: { en: 'Mulan', pl: 'Mulan' }, role: { en: 'a small dragon', pl: 'mały smok' }, ask: 'work' },
  { key: 'olaf', en: 'Olaf', familiarity: 1, work: { en: 'Frozen', pl: 'Kraina lodu' }, role: { en: 'a snowman', pl: 'bałwan' }, ask: 'work' },
  { key: 'elsa', en: 'Elsa', familiarity: 1, work: { en: 'Frozen', pl: 'Kraina lodu' }, role: { en: 'a queen with power over ice', pl: 'królowa władająca lodem' }, others: ['Anna', 'Gerda', 'Iduna'] },
  { key: 'sven', en: 'Sven', familiarity: 2, work: { en: 'Frozen', pl: 'Kraina lodu' }, role: { en: 'a reindeer', pl: 'renifer' }, others: ['Kristoff', 'Hans', 'Olaf'] },
  { key: 'judy-hopps', en: 'Judy Hopps', pl: 'Judy Hops', familiarity: 2, work: { en: 'Zootopia', pl: 'Zwierzogród' }, role: { en: 'a rabbit in the police', pl: 'króliczka, która służy w policji' }, ask: 'work' },
  { key: 'maleficent', en: 'Maleficent', pl: 'Diabolina', familiarity: 2, work: { en: 'Sleeping Beauty', pl: 'Śpiąca królewna' }, role: { en: 'a wicked fairy', pl: 'zła wróżka' }, others: ['Flora', 'Aurora', { en: 'Merryweather', pl: 'Niezabudka' }] },
  { key: 'captain-hook', en: 'Captain Hook', pl: 'Kapitan Hak', familiarity: 1, work: { en: 'Peter Pan', pl: 'Piotruś Pan' }, role: { en: 'a pirate', pl: 'pirat' }, ask: 'work' },
  { key: 'buzz-lightyear', en: 'Buzz Lightyear', pl: 'Buzz Astral', familiarity: 1, work: { en: 'Toy Story', pl: 'Toy Story' }, role: { en: 'a toy space ranger', pl: 'zabawkowy strażnik kosmosu' }, others: [{ en: 'Woody', pl: 'Chudy' }, 'Rex', 'Hamm'] },
  { key: 'woody', en: 'Woody', pl: 'Chudy', familiarity: 1, work: { en: 'Toy Story', pl: 'Toy Story' }, role: { en: 'a toy cowboy', pl: 'zabawkowy kowboj' }, others: [{ en: 'Buzz Lightyear', pl: 'Buzz Astral' }, { en: 'Slinky', pl: 'Cienki' }, 'Rex'] },
  { key: 'mike-wazowski', en: 'Mike Wazowski', familiarity: 2, work: { en: 'Monsters, Inc.', pl: 'Potwory i spółka' }, role: { en: 'a small green creature with one eye', pl: 'mały zielony stworek z jednym okiem' }, ask: 'work' },
  { key: 'dory', en: 'Dory', familiarity: 1, work: { en: 'Finding Nemo', pl: 'Gdzie jest Nemo?' }, role: { en: 'who forgets everything within seconds', pl: 'która po chwili wszystko zapomina' }, ask: 'work' },
  { key: 'lightning-mcqueen', en: 'Lightning McQueen', pl: 'Zygzak McQueen', familiarity: 1, work: { en: 'Cars', pl: 'Auta' }, role: { en: 'a red racing car', pl: 'czerwony samochód wyścigowy' }, others: [{ en: 'Mater', pl: 'Złomek' }, 'Sally', { en: 'The King', pl: 'Król' }] },
  { key: 'edna-mode', en: 'Edna Mode', familiarity: 3, work: { en: 'The Incredibles', pl: 'Iniemamocni' }, role: { en: 'a designer of superhero suits', pl: 'projektantka strojów superbohaterów' }, ask: 'work' },
  { key: 'lord-farquaad', en: 'Lord Farquaad', familiarity: 2, work: { en: 'Shrek', pl: 'Shrek' }, role: { en: 'a very short ruler', pl: 'bardzo niski władca' }, ask: 'work' },
  { key: 'king-julien', en: 'King Julien', pl: 'Król Julian', familiarity: 1, work: { en: 'Madagascar', pl: 'Madagaskar' }, role: { en: 'a lemur', pl: 'lemur' }, ask: 'work' },
  { key: 'melman', en: 'Melman', familiarity: 2, work: { en: 'Madagascar', pl: 'Madagaskar' }, role: { en: 'a giraffe', pl: 'żyrafa' }, others: ['Alex', 'Marty', 'Gloria'] },
  { key: 'scrat', en: 'Scrat', pl: 'Wiewiór', familiarity: 2, work: { en: 'Ice Age', pl: 'Epoka lodowcowa' }, role: { en: 'a squirrel after an acorn', pl: 'gryzoń goniący za żołędziem' }, ask: 'work' },
  { key: 'sid', en: 'Sid', familiarity: 1, work: { en: 'Ice Age', pl: 'Epoka lodowcowa' }, role: { en: 'a sloth', pl: 'leniwiec' }, others: [{ en: 'Manny', pl: 'Maniek' }, 'Diego', 'Soto'] },
  { key: 'gru', en: 'Gru', familiarity: 1, work: { en: 'Despicable Me', pl: 'Jak ukraść Księżyc' }, role: { en: 'a bald villain', pl: 'łysy złoczyńca' }, ask: 'work' },
  { key: 'toothless', en: 'Toothless', pl: 'Szczerbatek', familiarity: 1, work: { en: 'How to Train Your Dragon', pl: 'Jak wytresować smoka' }, role: { en: 'a black dragon', pl: 'czarny smok' }, others: [{ en: 'Stormfly', pl: 'Wichurka' }, { en: 'Meatlug', pl: 'Sztukamięs' }, { en: 'Hookfang', pl: 'Hakokieł' }] },
  { key: 'bart', en: 'Bart', familiarity: 1, work: { en: 'The Simpsons', pl: 'Simpsonowie' }, role: { en: 'a boy on a skateboard', pl: 'chłopiec na deskorolce' }, others: ['Milhouse', 'Nelson', 'Ralph'] },
  { key: 'krusty', en: 'Krusty', familiarity: 2, work: { en: 'The Simpsons', pl: 'Simpsonowie' }, role: { en: 'a clown', pl: 'klaun' }, others: ['Moe', 'Barney', 'Apu'] },
  { key: 'bender', en: 'Bender', familiarity: 2, work: { en: 'Futurama', pl: 'Futurama' }, role: { en: 'a robot who drinks and steals', pl: 'robot, który pije i kradnie' }, ask: 'work' },
  { key: 'cartman', en: 'Cartman', familiarity: 2, work: { en: 'South Park', pl: 'Miasteczko South Park' }, role: { en: 'a fat and selfish boy', pl: 'gruby i samolubny chłopiec' }, ask: 'work' },
  { key: 'stewie', en: 'Stewie', familiarity: 2, work: { en: 'Family Guy', pl: 'Family Guy' }, role: { en: 'a baby who wants to rule the world', pl: 'niemowlę, które chce rządzić światem' }, ask: 'work' },
  { key: 'squidward', en: 'Squidward', pl: 'Skalmar', familiarity: 2, work: { en: 'SpongeBob SquarePants', pl: 'SpongeBob Kanciastoporty' }, role: { en: 'a gloomy clarinet player', pl: 'ponury klarnecista' }, others: ['Plankton', { en: 'Mr. Krabs', pl: 'Pan Krab' }, 'Gary'] },
  { key: 'plankton', en: 'Plankton', familiarity: 2, work: { en: 'SpongeBob SquarePants', pl: 'SpongeBob Kanciastoporty' }, role: { en: 'a tiny thief of recipes', pl: 'maleńki złodziej przepisów' }, others: [{ en: 'Squidward', pl: 'Skalmar' }, { en: 'Mr. Krabs', pl: 'Pan Krab' }, 'Gary'] },
  { key: 'mojo-jojo', en: 'Mojo Jojo', familiarity: 2, work: { en: 'The Powerpuff Girls', pl: 'Atomówki' }, role: { en: 'an evil monkey', pl: 'zła małpa' }, ask: 'work' },
  { key: 'shaggy', en: 'Shaggy', pl: 'Kudłaty', familiarity: 1, work: { en: 'Scooby-Doo, Where Are You!', pl: 'Scooby Doo, gdzie jesteś?' }, role: { en: 'a hungry and timid young man', pl: 'wiecznie głodny i tchórzliwy chłopak' }, others: ['Fred', 'Scooby', 'Scrappy'] },
  { key: 'barney-rubble', en: 'Barney Rubble', familiarity: 2, work: { en: 'The Flintstones', pl: 'Flintstonowie' }, role: { en: 'the neighbour of a Stone Age family', pl: 'sąsiad rodziny z epoki kamienia' }, ask: 'work' },
  { key: 'princess-bubblegum', en: 'Princess Bubblegum', pl: 'Królewna Balonowa', familiarity: 3, work: { en: 'Adventure Time', pl: 'Pora na przygodę!' }, role: { en: 'a ruler made of sweets', pl: 'władczyni zrobiona ze słodyczy' }, ask: 'work' },
  { key: 'remy', en: 'Remy', familiarity: 2, work: { en: 'Ratatouille', pl: 'Ratatuj' }, role: { en: 'a rat with a fine sense of smell', pl: 'szczur o znakomitym węchu' }, others: ['Emile', 'Django', 'Gusteau'] },
  { key: 'eve', en: 'EVE', pl: 'EWA', familiarity: 2, work: { en: 'WALL·E', pl: 'WALL·E' }, role: { en: 'a white robot sent to look for plants', pl: 'biały robot wysłany na poszukiwanie roślin' }, others: ['GO-4', 'M-O', 'AUTO'] },
  { key: 'miguel', en: 'Miguel', familiarity: 3, work: { en: 'Coco', pl: 'Coco' }, role: { en: 'a boy who wants to be a musician', pl: 'chłopiec, który chce być muzykiem' }, ask: 'work' },
  { key: 'maui', en: 'Maui', familiarity: 2, work: { en: 'Moana', pl: 'Vaiana: Skarb oceanu' }, role: { en: 'a demigod with a magic hook', pl: 'półbóg z magicznym hakiem' }, ask: 'work' },
  { key: 'geppetto', en: 'Geppetto', familiarity: 1, work: { en: 'Pinocchio', pl: 'Pinokio' }, role: { en: 'an old woodcarver', pl: 'stary snycerz' }, ask: 'work' },
];
