import type { StarterLanguage } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { SheetRow } from '../sheet-row.ts';

/** A hero or villain of American comics: the publisher, the name behind the mask, the cover year of the first appearance. */
export interface ComicHero extends SheetRow {
  readonly publisher: string;
  /** Left out if several people have had the name, or if the name gives it away. */
  readonly alias?: string;
  readonly woman?: true;
  /** What is asked about the two names: the one behind the mask, the mask, or the one behind the mask typed. */
  readonly ask?: 'name' | 'mask' | 'typed';
  /** Other forms of the name behind the mask that are right when they are typed. */
  readonly accepted?: Readonly<Record<StarterLanguage, readonly string[]>>;
  readonly year?: number;
  /** A sentence about the character, if the publisher is asked for. */
  readonly house?: Labels;
}

// prettier-ignore
export const COMIC_HEROES: readonly ComicHero[] = [
  { key: 'superman', en: 'Superman', familiarity: 1, publisher: 'DC Comics', alias: 'Clark Kent', year: 1938, ask: 'typed', accepted: { en: ['Kal-El', 'Kent'], pl: ['Kal-El', 'Kent'] } },
  { key: 'batman', en: 'Batman', familiarity: 1, publisher: 'DC Comics', alias: 'Bruce Wayne', year: 1939, ask: 'typed', accepted: { en: ['Wayne'], pl: ['Wayne'] } },
  { key: 'catwoman', en: 'Catwoman', familiarity: 2, publisher: 'DC Comics', alias: 'Selina Kyle', year: 1940, woman: true, ask: 'typed', accepted: { en: ['Kyle'], pl: ['Kyle'] } },
  { key: 'joker', en: 'The Joker', pl: 'Joker', familiarity: 1, publisher: 'DC Comics', year: 1940, house: { en: 'Cesar Romero, Jack Nicholson, Heath Ledger and Joaquin Phoenix have played him on the screen.', pl: 'Na ekranie grali go między innymi Cesar Romero, Jack Nicholson, Heath Ledger i Joaquin Phoenix.' } },
  { key: 'lex-luthor', en: 'Lex Luthor', familiarity: 2, publisher: 'DC Comics', year: 1940, house: { en: 'The bald millionaire even became president of the United States in the comics.', pl: 'Łysy milioner został w komiksach nawet prezydentem Stanów Zjednoczonych.' } },
  { key: 'wonder-woman', en: 'Wonder Woman', familiarity: 1, publisher: 'DC Comics', alias: 'Diana Prince', year: 1941, woman: true, ask: 'typed', accepted: { en: ['Princess Diana', 'Diana of Themyscira', 'Prince'], pl: ['księżniczka Diana', 'Diana z Themysciry', 'Prince'] } },
  { key: 'aquaman', en: 'Aquaman', familiarity: 2, publisher: 'DC Comics', alias: 'Arthur Curry', year: 1941, ask: 'typed', accepted: { en: ['Orin', 'Curry'], pl: ['Orin', 'Curry'] }, house: { en: 'He rules the underwater kingdom of Atlantis.', pl: 'Włada podwodnym królestwem Atlantydy.' } },
  { key: 'green-arrow', en: 'Green Arrow', familiarity: 3, publisher: 'DC Comics', alias: 'Oliver Queen', year: 1941, ask: 'name' },
  { key: 'penguin', en: 'The Penguin', pl: 'Pingwin', familiarity: 2, publisher: 'DC Comics', alias: 'Oswald Cobblepot', year: 1941, ask: 'mask' },
  { key: 'scarecrow', en: 'The Scarecrow', pl: 'Strach na Wróble', familiarity: 4, publisher: 'DC Comics', alias: 'Jonathan Crane', year: 1941, ask: 'name' },
  { key: 'two-face', en: 'Two-Face', familiarity: 3, publisher: 'DC Comics', alias: 'Harvey Dent', year: 1942, ask: 'mask' },
  { key: 'supergirl', en: 'Supergirl', familiarity: 2, publisher: 'DC Comics', alias: 'Kara Zor-El', year: 1959, woman: true, ask: 'name', house: { en: 'She is a cousin of the most famous refugee from Krypton.', pl: 'Jest kuzynką najsłynniejszego uciekiniera z Kryptonu.' } },
  { key: 'mr-freeze', en: 'Mr. Freeze', familiarity: 3, publisher: 'DC Comics', house: { en: 'He commits crimes to save his frozen wife Nora.', pl: 'Popełnia zbrodnie, aby uratować zamrożoną żonę Norę.' } },
  { key: 'poison-ivy', en: 'Poison Ivy', familiarity: 3, publisher: 'DC Comics', alias: 'Pamela Isley', year: 1966, woman: true, ask: 'mask' },
  { key: 'swamp-thing', en: 'Swamp Thing', pl: 'Potwór z Bagien', familiarity: 4, publisher: 'DC Comics' },
  { key: 'deathstroke', en: 'Deathstroke', familiarity: 4, publisher: 'DC Comics', year: 1980 },
  { key: 'cyborg', en: 'Cyborg', familiarity: 4, publisher: 'DC Comics', alias: 'Victor Stone', year: 1980, ask: 'name' },
  { key: 'doctor-manhattan', en: 'Doctor Manhattan', familiarity: 3, publisher: 'DC Comics', alias: 'Jon Osterman', year: 1986, ask: 'mask' },
  { key: 'rorschach', en: 'Rorschach', familiarity: 3, publisher: 'DC Comics', alias: 'Walter Kovacs', year: 1986, ask: 'name', house: { en: 'He is one of the “Watchmen” and wears a mask with changing ink blots.', pl: 'Należy do „Strażników” i nosi maskę ze zmieniającymi się plamami atramentu.' } },
  { key: 'harley-quinn', en: 'Harley Quinn', familiarity: 2, publisher: 'DC Comics', woman: true, house: { en: 'She first appeared in a cartoon series of 1992, and only then in comics.', pl: 'Najpierw pojawiła się w serialu animowanym z 1992 roku, a dopiero potem w komiksie.' } },
  { key: 'bane', en: 'Bane', familiarity: 3, publisher: 'DC Comics', year: 1993 },
  { key: 'captain-america', en: 'Captain America', pl: 'Kapitan Ameryka', familiarity: 1, publisher: 'Marvel Comics', alias: 'Steve Rogers', year: 1941, ask: 'typed', accepted: { en: ['Steven Rogers', 'Steven Grant Rogers', 'Rogers'], pl: ['Steven Rogers', 'Steven Grant Rogers', 'Rogers'] } },
  { key: 'groot', en: 'Groot', familiarity: 2, publisher: 'Marvel Comics', year: 1960, house: { en: 'He was a hostile monster from space when he appeared in 1960.', pl: 'Gdy pojawił się w 1960 roku, był wrogim potworem z kosmosu.' } },
  { key: 'mister-fantastic', en: 'Mister Fantastic', familiarity: 3, publisher: 'Marvel Comics', alias: 'Reed Richards', year: 1961, ask: 'mask' },
  { key: 'invisible-woman', en: 'The Invisible Woman', pl: 'Niewidzialna Kobieta', familiarity: 3, publisher: 'Marvel Comics', alias: 'Susan Storm', year: 1961, woman: true, ask: 'name' },
  { key: 'thing', en: 'The Thing', pl: 'Stwór', familiarity: 4, publisher: 'Marvel Comics', year: 1961 },
  { key: 'hulk', en: 'The Hulk', pl: 'Hulk', familiarity: 1, publisher: 'Marvel Comics', alias: 'Bruce Banner', year: 1962, ask: 'typed', accepted: { en: ['Robert Bruce Banner', 'Robert Banner', 'Dr. Banner', 'Banner'], pl: ['Robert Bruce Banner', 'Robert Banner', 'doktor Banner', 'Banner'] } },
  { key: 'spider-man', en: 'Spider-Man', familiarity: 1, publisher: 'Marvel Comics', alias: 'Peter Parker', year: 1962, ask: 'typed', accepted: { en: ['Peter Benjamin Parker', 'Parker'], pl: ['Peter Benjamin Parker', 'Parker'] } },
  { key: 'loki', en: 'Loki', familiarity: 2, publisher: 'Marvel Comics', house: { en: 'The mischievous god comes from Norse mythology.', pl: 'Ten złośliwy bóg pochodzi z mitologii nordyckiej.' } },
  { key: 'doctor-doom', en: 'Doctor Doom', pl: 'Doktor Doom', familiarity: 3, publisher: 'Marvel Comics', year: 1962 },
  { key: 'iron-man', en: 'Iron Man', familiarity: 1, publisher: 'Marvel Comics', alias: 'Tony Stark', year: 1963, ask: 'typed', accepted: { en: ['Anthony Stark', 'Anthony Edward Stark', 'Stark'], pl: ['Anthony Stark', 'Anthony Edward Stark', 'Stark'] } },
  { key: 'doctor-strange', en: 'Doctor Strange', pl: 'Doktor Strange', familiarity: 2, publisher: 'Marvel Comics', year: 1963, house: { en: 'The surgeon turned to magic after an accident had ruined his hands.', pl: 'Chirurg zajął się magią, gdy wypadek zniszczył mu dłonie.' } },
  { key: 'doctor-octopus', en: 'Doctor Octopus', pl: 'Doktor Octopus', familiarity: 3, publisher: 'Marvel Comics', year: 1963 },
  { key: 'professor-x', en: 'Professor X', pl: 'Profesor X', familiarity: 2, publisher: 'Marvel Comics', year: 1963 },
  { key: 'cyclops', en: 'Cyclops', pl: 'Cyklop', familiarity: 3, publisher: 'Marvel Comics', alias: 'Scott Summers', year: 1963, ask: 'mask' },
  { key: 'magneto', en: 'Magneto', familiarity: 2, publisher: 'Marvel Comics', year: 1963, house: { en: 'As a boy he survived Auschwitz.', pl: 'Jako chłopiec przeżył Auschwitz.' } },
  { key: 'wasp', en: 'The Wasp', pl: 'Wasp', familiarity: 4, publisher: 'Marvel Comics', year: 1963, woman: true },
  { key: 'lizard', en: 'The Lizard', pl: 'Jaszczur', familiarity: 4, publisher: 'Marvel Comics', year: 1963 },
  { key: 'black-widow', en: 'Black Widow', pl: 'Czarna Wdowa', familiarity: 2, publisher: 'Marvel Comics', alias: 'Natasha Romanoff', year: 1964, woman: true, ask: 'typed', accepted: { en: ['Natalia Romanova', 'Natasha Romanova', 'Natalia Romanoff', 'Romanoff'], pl: ['Natasza Romanoff', 'Natalia Romanowa', 'Natasza Romanowa', 'Romanoff'] } },
  { key: 'daredevil', en: 'Daredevil', familiarity: 2, publisher: 'Marvel Comics', alias: 'Matt Murdock', year: 1964, ask: 'typed', accepted: { en: ['Matthew Murdock', 'Matthew Michael Murdock', 'Murdock'], pl: ['Matthew Murdock', 'Matthew Michael Murdock', 'Murdock'] } },
  { key: 'hawkeye', en: 'Hawkeye', familiarity: 3, publisher: 'Marvel Comics', alias: 'Clint Barton', year: 1964, ask: 'name' },
  { key: 'scarlet-witch', en: 'The Scarlet Witch', pl: 'Szkarłatna Wiedźma', familiarity: 3, publisher: 'Marvel Comics', alias: 'Wanda Maximoff', year: 1964, woman: true, ask: 'mask' },
  { key: 'green-goblin', en: 'The Green Goblin', pl: 'Zielony Goblin', familiarity: 2, publisher: 'Marvel Comics', alias: 'Norman Osborn', year: 1964, ask: 'typed', accepted: { en: ['Osborn'], pl: ['Osborn'] } },
  { key: 'silver-surfer', en: 'The Silver Surfer', pl: 'Silver Surfer', familiarity: 3, publisher: 'Marvel Comics', alias: 'Norrin Radd', year: 1966, ask: 'name' },
  { key: 'black-panther', en: 'Black Panther', pl: 'Czarna Pantera', familiarity: 2, publisher: 'Marvel Comics', alias: "T'Challa", year: 1966, ask: 'mask' },
  { key: 'kingpin', en: 'The Kingpin', pl: 'Kingpin', familiarity: 3, publisher: 'Marvel Comics', alias: 'Wilson Fisk', year: 1967, ask: 'name' },
  { key: 'falcon', en: 'The Falcon', pl: 'Falcon', familiarity: 3, publisher: 'Marvel Comics', alias: 'Sam Wilson', year: 1969, ask: 'mask' },
  { key: 'ghost-rider', en: 'Ghost Rider', familiarity: 3, publisher: 'Marvel Comics', alias: 'Johnny Blaze', year: 1972, ask: 'name' },
  { key: 'thanos', en: 'Thanos', familiarity: 2, publisher: 'Marvel Comics', year: 1973, house: { en: 'He collects the six Infinity Stones.', pl: 'Zbiera sześć Kamieni Nieskończoności.' } },
  { key: 'blade', en: 'Blade', familiarity: 3, publisher: 'Marvel Comics', year: 1973, house: { en: 'The vampire hunter first appeared in “The Tomb of Dracula” in 1973.', pl: 'Łowca wampirów po raz pierwszy pojawił się w 1973 roku w serii „The Tomb of Dracula”.' } },
  { key: 'punisher', en: 'The Punisher', pl: 'Punisher', familiarity: 3, publisher: 'Marvel Comics', alias: 'Frank Castle', year: 1974, ask: 'mask', house: { en: 'He wears a skull on his chest.', pl: 'Na piersi nosi trupią czaszkę.' } },
  { key: 'iron-fist', en: 'Iron Fist', familiarity: 4, publisher: 'Marvel Comics', year: 1974 },
  { key: 'wolverine', en: 'Wolverine', familiarity: 1, publisher: 'Marvel Comics', alias: 'James Howlett', year: 1974, ask: 'name' },
  { key: 'storm', en: 'Storm', familiarity: 3, publisher: 'Marvel Comics', alias: 'Ororo Munroe', year: 1975, woman: true, ask: 'mask' },
  { key: 'nightcrawler', en: 'Nightcrawler', familiarity: 4, publisher: 'Marvel Comics', year: 1975 },
  { key: 'gamora', en: 'Gamora', familiarity: 3, publisher: 'Marvel Comics', year: 1975, woman: true },
  { key: 'moon-knight', en: 'Moon Knight', familiarity: 3, publisher: 'Marvel Comics', alias: 'Marc Spector', year: 1975, ask: 'name' },
  { key: 'star-lord', en: 'Star-Lord', familiarity: 3, publisher: 'Marvel Comics', alias: 'Peter Quill', year: 1976, ask: 'mask' },
  { key: 'rocket-raccoon', en: 'Rocket Raccoon', familiarity: 3, publisher: 'Marvel Comics', year: 1976 },
  { key: 'mystique', en: 'Mystique', familiarity: 3, publisher: 'Marvel Comics', alias: 'Raven Darkhölme', year: 1978, woman: true, ask: 'name' },
  { key: 'she-hulk', en: 'She-Hulk', familiarity: 3, publisher: 'Marvel Comics', alias: 'Jennifer Walters', year: 1980, woman: true, ask: 'mask' },
  { key: 'venom', en: 'Venom', familiarity: 2, publisher: 'Marvel Comics', alias: 'Eddie Brock', year: 1988, ask: 'typed', accepted: { en: ['Brock'], pl: ['Brock'] } },
  { key: 'gambit', en: 'Gambit', familiarity: 4, publisher: 'Marvel Comics', year: 1990 },
  { key: 'deadpool', en: 'Deadpool', familiarity: 2, publisher: 'Marvel Comics', alias: 'Wade Wilson', year: 1991, ask: 'typed', accepted: { en: ['Wade Winston Wilson', 'Wilson'], pl: ['Wade Winston Wilson', 'Wilson'] }, house: { en: 'He knows that he is in a comic and talks to the readers.', pl: 'Wie, że jest w komiksie, i rozmawia z czytelnikami.' } },
  { key: 'miles-morales', en: 'Miles Morales', familiarity: 3, publisher: 'Marvel Comics', year: 2011 },
  { key: 'spawn', en: 'Spawn', familiarity: 3, publisher: 'Image Comics', year: 1992, house: { en: 'His creator Todd McFarlane was one of the founders of the publishing house.', pl: 'Jego twórca Todd McFarlane należał do założycieli wydawnictwa.' } },
  { key: 'invincible', en: 'Invincible', familiarity: 3, publisher: 'Image Comics', house: { en: 'He is the son of the alien Omni-Man.', pl: 'Jest synem kosmity Omni-Mana.' } },
  { key: 'hellboy', en: 'Hellboy', familiarity: 2, publisher: 'Dark Horse Comics', year: 1993, house: { en: 'The demon with sawn-off horns was brought to Earth by the Nazis.', pl: 'Demona o spiłowanych rogach sprowadzili na Ziemię naziści.' } },
];

/** A comic and its creators; the year is that of the first episode. The country is that of the first publisher. */
export interface Comic extends SheetRow {
  readonly by: Labels;
  /** Women created it, for the Polish noun. */
  readonly woman?: true;
  /** ISO code. */
  readonly country: string;
  readonly year?: number;
  /** What the comic is about: after “about” in English, in the locative in Polish. */
  readonly about: Labels;
  /** If the creator is asked for and not the story. */
  readonly ask?: 'creator';
}

// prettier-ignore
export const COMICS: readonly Comic[] = [
  { key: 'the-adventures-of-tintin', en: 'The Adventures of Tintin', pl: 'Przygody Tintina', familiarity: 1, by: { en: 'Hergé', pl: 'Hergé' }, country: 'be', year: 1929, about: { en: 'a young reporter and his white dog Snowy', pl: 'młodym reporterze i jego białym psie Milusiu' }, ask: 'creator' },
  { key: 'asterix', en: 'Asterix', pl: 'Asteriks', familiarity: 1, by: { en: 'René Goscinny and Albert Uderzo', pl: 'René Goscinny i Albert Uderzo' }, country: 'fr', year: 1959, about: { en: 'a village of Gauls that holds out against Rome', pl: 'wiosce Galów, która stawia opór Rzymowi' }, ask: 'creator' },
  { key: 'lucky-luke', en: 'Lucky Luke', familiarity: 1, by: { en: 'Morris', pl: 'Morris' }, country: 'be', year: 1946, about: { en: 'a cowboy who shoots faster than his shadow', pl: 'kowboju, który strzela szybciej niż jego cień' }, ask: 'creator' },
  { key: 'the-smurfs', en: 'The Smurfs', pl: 'Smerfy', familiarity: 1, by: { en: 'Peyo', pl: 'Peyo' }, country: 'be', year: 1958, about: { en: 'small blue creatures who live in mushroom houses', pl: 'małych niebieskich stworkach, które mieszkają w domkach-grzybach' }, ask: 'creator' },
  { key: 'gaston', en: 'Gaston', familiarity: 4, by: { en: 'André Franquin', pl: 'André Franquin' }, country: 'be', year: 1957, about: { en: 'an office boy who causes one disaster after another', pl: 'gońcu biurowym, który wywołuje katastrofę za katastrofą' } },
  { key: 'blake-and-mortimer', en: 'Blake and Mortimer', pl: 'Blake i Mortimer', familiarity: 4, by: { en: 'Edgar P. Jacobs', pl: 'Edgar P. Jacobs' }, country: 'be', year: 1946, about: { en: 'a British officer and a professor', pl: 'brytyjskim oficerze i profesorze' } },
  { key: 'thorgal', en: 'Thorgal', familiarity: 2, by: { en: 'Jean Van Hamme and Grzegorz Rosiński', pl: 'Jean Van Hamme i Grzegorz Rosiński' }, country: 'be', year: 1977, about: { en: 'a child of the stars raised by Vikings', pl: 'dziecku z gwiazd wychowanym przez wikingów' }, regions: ['pl', 'be', 'fr'], ask: 'creator' },
  { key: 'xiii', en: 'XIII', familiarity: 4, by: { en: 'Jean Van Hamme and William Vance', pl: 'Jean Van Hamme i William Vance' }, country: 'be', year: 1984, about: { en: 'a man who has lost his memory and looks for his past', pl: 'człowieku, który stracił pamięć i szuka swojej przeszłości' } },
  { key: 'blueberry', en: 'Blueberry', familiarity: 4, by: { en: 'Jean-Michel Charlier and Jean Giraud', pl: 'Jean-Michel Charlier i Jean Giraud' }, country: 'fr', year: 1963, about: { en: 'a broken-nosed lieutenant in the Wild West', pl: 'poruczniku z Dzikiego Zachodu, który ma złamany nos' } },
  { key: 'valerian-and-laureline', en: 'Valérian and Laureline', pl: 'Valerian', familiarity: 4, by: { en: 'Pierre Christin and Jean-Claude Mézières', pl: 'Pierre Christin i Jean-Claude Mézières' }, country: 'fr', year: 1967, about: { en: 'two agents who travel through space and time', pl: 'parze agentów, którzy podróżują w czasie i przestrzeni' } },
  { key: 'barbarella', en: 'Barbarella', familiarity: 4, by: { en: 'Jean-Claude Forest', pl: 'Jean-Claude Forest' }, country: 'fr', year: 1962, about: { en: 'a young woman who travels among the planets', pl: 'młodej kobiecie, która podróżuje między planetami' } },
  { key: 'persepolis', en: 'Persepolis', familiarity: 2, by: { en: 'Marjane Satrapi', pl: 'Marjane Satrapi' }, woman: true, country: 'fr', year: 2000, about: { en: 'a girl who grows up during the revolution in Iran', pl: 'dziewczynie, która dorasta w czasie rewolucji w Iranie' }, ask: 'creator' },
  { key: 'blacksad', en: 'Blacksad', familiarity: 4, by: { en: 'Juan Díaz Canales and Juanjo Guarnido', pl: 'Juan Díaz Canales i Juanjo Guarnido' }, country: 'fr', year: 2000, about: { en: 'a private detective who is a cat', pl: 'detektywie, który jest kotem' } },
  { key: 'corto-maltese', en: 'Corto Maltese', familiarity: 4, by: { en: 'Hugo Pratt', pl: 'Hugo Pratt' }, country: 'it', year: 1967, about: { en: 'a sailor and adventurer of the early 20th century', pl: 'marynarzu i poszukiwaczu przygód z początku XX wieku' }, ask: 'creator' },
  { key: 'dylan-dog', en: 'Dylan Dog', familiarity: 4, by: { en: 'Tiziano Sclavi', pl: 'Tiziano Sclavi' }, country: 'it', year: 1986, about: { en: 'an investigator of nightmares who lives in London', pl: 'londyńskim badaczu koszmarów' }, regions: ['it'] },
  { key: 'diabolik', en: 'Diabolik', familiarity: 4, by: { en: 'Angela and Luciana Giussani', pl: 'Angela i Luciana Giussani' }, woman: true, country: 'it', year: 1962, about: { en: 'a master thief in a black suit', pl: 'genialnym złodzieju w czarnym kostiumie' }, regions: ['it'] },
  { key: 'mafalda', en: 'Mafalda', familiarity: 3, by: { en: 'Quino', pl: 'Quino' }, country: 'ar', year: 1964, about: { en: 'a six-year-old girl who worries about the world', pl: 'sześciolatce, która martwi się o świat' }, regions: ['ar', 'es', 'it'], ask: 'creator' },
  { key: 'garfield', en: 'Garfield', familiarity: 1, by: { en: 'Jim Davis', pl: 'Jim Davis' }, country: 'us', year: 1978, about: { en: 'a fat cat who loves lasagne', pl: 'grubym kocie, który uwielbia lazanię' }, ask: 'creator' },
  { key: 'peanuts', en: 'Peanuts', pl: 'Fistaszki', familiarity: 2, by: { en: 'Charles M. Schulz', pl: 'Charles M. Schulz' }, country: 'us', year: 1950, about: { en: 'a luckless boy and his dog Snoopy', pl: 'pechowym chłopcu i jego psie Snoopym' }, ask: 'creator' },
  { key: 'calvin-and-hobbes', en: 'Calvin and Hobbes', pl: 'Calvin i Hobbes', familiarity: 2, by: { en: 'Bill Watterson', pl: 'Bill Watterson' }, country: 'us', year: 1985, about: { en: 'a boy and his toy tiger', pl: 'chłopcu i jego pluszowym tygrysie' }, ask: 'creator' },
  { key: 'dilbert', en: 'Dilbert', familiarity: 2, by: { en: 'Scott Adams', pl: 'Scott Adams' }, country: 'us', year: 1989, about: { en: 'an engineer among foolish managers', pl: 'inżynierze wśród głupich menedżerów' }, ask: 'creator' },
  { key: 'popeye', en: 'Popeye', familiarity: 1, by: { en: 'E. C. Segar', pl: 'E. C. Segar' }, country: 'us', year: 1929, about: { en: 'a sailor who gets his strength from spinach', pl: 'marynarzu, któremu siły daje szpinak' } },
  { key: 'flash-gordon', en: 'Flash Gordon', familiarity: 3, by: { en: 'Alex Raymond', pl: 'Alex Raymond' }, country: 'us', year: 1934, about: { en: 'a hero who fights the tyrant of the planet Mongo', pl: 'bohaterze, który walczy z tyranem planety Mongo' }, ask: 'creator' },
  { key: 'prince-valiant', en: 'Prince Valiant', pl: 'Książę Valiant', familiarity: 4, by: { en: 'Hal Foster', pl: 'Hal Foster' }, country: 'us', year: 1937, about: { en: 'a knight at the court of King Arthur', pl: 'rycerzu na dworze króla Artura' } },
  { key: 'dick-tracy', en: 'Dick Tracy', familiarity: 3, by: { en: 'Chester Gould', pl: 'Chester Gould' }, country: 'us', year: 1931, about: { en: 'a detective with a wrist radio', pl: 'detektywie z radiem na nadgarstku' } },
  { key: 'little-nemo-in-slumberland', en: 'Little Nemo in Slumberland', pl: 'Mały Nemo w Krainie Snów', familiarity: 4, by: { en: 'Winsor McCay', pl: 'Winsor McCay' }, country: 'us', year: 1905, about: { en: 'a boy who wakes up in his bed at the end of each episode', pl: 'chłopcu, który na końcu każdego odcinka budzi się w swoim łóżku' } },
  { key: 'hagar-the-horrible', en: 'Hägar the Horrible', pl: 'Hägar Straszny', familiarity: 4, by: { en: 'Dik Browne', pl: 'Dik Browne' }, country: 'us', year: 1973, about: { en: 'a red-bearded Viking and his family', pl: 'rudobrodym wikingu i jego rodzinie' } },
  { key: 'maus', en: 'Maus', familiarity: 2, by: { en: 'Art Spiegelman', pl: 'Art Spiegelman' }, country: 'us', year: 1980, about: { en: 'the Holocaust, with people drawn as animals', pl: 'Zagładzie, a ludzie są w nim narysowani jako zwierzęta' }, ask: 'creator' },
  { key: 'the-sandman', en: 'The Sandman', pl: 'Sandman', familiarity: 3, by: { en: 'Neil Gaiman', pl: 'Neil Gaiman' }, country: 'us', year: 1989, about: { en: 'the lord of dreams', pl: 'władcy snów' }, ask: 'creator' },
  { key: 'watchmen', en: 'Watchmen', pl: 'Strażnicy', familiarity: 2, by: { en: 'Alan Moore and Dave Gibbons', pl: 'Alan Moore i Dave Gibbons' }, country: 'us', year: 1986, about: { en: 'ageing superheroes on the eve of a nuclear war', pl: 'starzejących się superbohaterach w przededniu wojny jądrowej' }, ask: 'creator' },
  { key: 'v-for-vendetta', en: 'V for Vendetta', pl: 'V jak vendetta', familiarity: 3, by: { en: 'Alan Moore and David Lloyd', pl: 'Alan Moore i David Lloyd' }, country: 'gb', year: 1982, about: { en: 'a masked rebel against a dictatorship', pl: 'zamaskowanym buntowniku, który walczy z dyktaturą' } },
  { key: 'sin-city', en: 'Sin City', familiarity: 2, by: { en: 'Frank Miller', pl: 'Frank Miller' }, country: 'us', year: 1991, about: { en: 'crime in a corrupt town, in black and white', pl: 'zbrodni w skorumpowanym mieście, w czerni i bieli' }, ask: 'creator' },
  { key: '300', en: '300', familiarity: 3, by: { en: 'Frank Miller', pl: 'Frank Miller' }, country: 'us', year: 1998, about: { en: 'the last stand of the Spartans at Thermopylae', pl: 'ostatniej walce Spartan pod Termopilami' } },
  { key: 'bone', en: 'Bone', familiarity: 4, by: { en: 'Jeff Smith', pl: 'Jeff Smith' }, country: 'us', year: 1991, about: { en: 'three white creatures who are lost in a valley', pl: 'trzech białych stworkach zagubionych w dolinie' } },
  { key: 'scott-pilgrim', en: 'Scott Pilgrim', familiarity: 3, by: { en: "Bryan Lee O'Malley", pl: "Bryan Lee O'Malley" }, country: 'us', year: 2004, about: { en: 'a boy who has to defeat seven former partners of his girlfriend', pl: 'chłopaku, który musi pokonać siedmioro byłych partnerów swojej dziewczyny' }, ask: 'creator' },
  { key: 'teenage-mutant-ninja-turtles', en: 'Teenage Mutant Ninja Turtles', pl: 'Wojownicze Żółwie Ninja', familiarity: 1, by: { en: 'Kevin Eastman and Peter Laird', pl: 'Kevin Eastman i Peter Laird' }, country: 'us', year: 1984, about: { en: 'fighters from the sewers who are named after Renaissance artists', pl: 'mieszkańcach kanałów, którzy noszą imiona artystów renesansu' } },
  { key: 'fun-home', en: 'Fun Home', familiarity: 4, by: { en: 'Alison Bechdel', pl: 'Alison Bechdel' }, woman: true, country: 'us', year: 2006, about: { en: 'a daughter and her father’s secrets', pl: 'córce i tajemnicach jej ojca' } },
  { key: 'judge-dredd', en: 'Judge Dredd', pl: 'Sędzia Dredd', familiarity: 3, by: { en: 'John Wagner and Carlos Ezquerra', pl: 'John Wagner i Carlos Ezquerra' }, country: 'gb', year: 1977, about: { en: 'a lawman of the future who is judge and executioner', pl: 'stróżu prawa z przyszłości, który jest też katem' }, ask: 'creator' },
  { key: 'usagi-yojimbo', en: 'Usagi Yojimbo', familiarity: 4, by: { en: 'Stan Sakai', pl: 'Stan Sakai' }, country: 'us', year: 1984, about: { en: 'a rabbit who is a samurai', pl: 'króliku, który jest samurajem' } },
  { key: 'saga', en: 'Saga', familiarity: 4, by: { en: 'Brian K. Vaughan and Fiona Staples', pl: 'Brian K. Vaughan i Fiona Staples' }, country: 'us', year: 2012, about: { en: 'a family that flees through the galaxy', pl: 'rodzinie, która ucieka przez galaktykę' } },
  { key: 'preacher', en: 'Preacher', pl: 'Kaznodzieja', familiarity: 4, by: { en: 'Garth Ennis and Steve Dillon', pl: 'Garth Ennis i Steve Dillon' }, country: 'us', year: 1995, about: { en: 'a clergyman who sets out to find God', pl: 'duchownym, który wyrusza szukać Boga' } },
  { key: 'the-boys', en: 'The Boys', familiarity: 3, by: { en: 'Garth Ennis and Darick Robertson', pl: 'Garth Ennis i Darick Robertson' }, country: 'us', year: 2006, about: { en: 'people who keep corrupt superheroes in check', pl: 'ludziach, którzy trzymają w ryzach zepsutych superbohaterów' } },
  { key: 'kick-ass', en: 'Kick-Ass', familiarity: 3, by: { en: 'Mark Millar and John Romita Jr.', pl: 'Mark Millar i John Romita Jr.' }, country: 'us', year: 2008, about: { en: 'a schoolboy without powers who becomes a superhero', pl: 'uczniu bez mocy, który zostaje superbohaterem' } },
  { key: 'the-walking-dead', en: 'The Walking Dead', pl: 'Żywe trupy', familiarity: 2, by: { en: 'Robert Kirkman and Tony Moore', pl: 'Robert Kirkman i Tony Moore' }, country: 'us', year: 2003, about: { en: 'survivors among the undead', pl: 'ocalonych wśród zombie' }, ask: 'creator' },
  { key: 'the-phantom', en: 'The Phantom', pl: 'Fantom', familiarity: 4, by: { en: 'Lee Falk', pl: 'Lee Falk' }, country: 'us', year: 1936, about: { en: 'a masked avenger who lives in the jungle', pl: 'zamaskowanym mścicielu z dżungli' } },
  { key: 'titus-romek-and-atomek', en: "Titus, Romek and A'Tomek", pl: "Tytus, Romek i A'Tomek", familiarity: 2, by: { en: 'Henryk Jerzy Chmielewski', pl: 'Henryk Jerzy Chmielewski' }, country: 'pl', year: 1957, about: { en: 'a chimpanzee and two scouts', pl: 'szympansie i dwóch harcerzach' }, regions: ['pl'], ask: 'creator' },
  { key: 'kajko-and-kokosz', en: 'Kajko and Kokosz', pl: 'Kajko i Kokosz', familiarity: 2, by: { en: 'Janusz Christa', pl: 'Janusz Christa' }, country: 'pl', year: 1972, about: { en: 'two Slavic warriors of Mirmiłowo', pl: 'dwóch słowiańskich wojach z Mirmiłowa' }, regions: ['pl'], ask: 'creator' },
  { key: 'george-the-hedgehog', en: 'George the Hedgehog', pl: 'Jeż Jerzy', familiarity: 3, by: { en: 'Rafał Skarżycki and Tomasz Lew Leśniak', pl: 'Rafał Skarżycki i Tomasz Lew Leśniak' }, country: 'pl', about: { en: 'a prickly skateboarder in Warsaw', pl: 'kolczastym deskorolkarzu z Warszawy' }, regions: ['pl'] },
  { key: 'matolek-the-billy-goat', en: 'Matołek the Billy Goat', pl: 'Koziołek Matołek', familiarity: 2, by: { en: 'Kornel Makuszyński and Marian Walentynowicz', pl: 'Kornel Makuszyński i Marian Walentynowicz' }, country: 'pl', year: 1932, about: { en: 'a clumsy hero who wanders the world in search of Pacanów', pl: 'niezdarze, który szuka po świecie Pacanowa' }, regions: ['pl'] },
  { key: 'jonka-jonek-and-kleks', en: 'Jonka, Jonek and Kleks', pl: 'Jonka, Jonek i Kleks', familiarity: 4, by: { en: 'Szarlota Pawel', pl: 'Szarlota Pawel' }, woman: true, country: 'pl', about: { en: 'two children and a creature that drinks ink', pl: 'dwojgu dzieci i stworku, który pije atrament' }, regions: ['pl'] },
];
