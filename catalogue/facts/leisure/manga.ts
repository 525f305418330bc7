import type { Labels } from '../../taxonomy/label.ts';
import type { SheetRow } from '../sheet-row.ts';

/** What a work is about: after “about” in English, in the locative in Polish. */
type Story = Labels;

/** A manga: its author, the year of its first chapter, and its main character if not in the title. */
export interface Manga extends SheetRow {
  readonly by: Labels;
  readonly year?: number;
  readonly hero?: string;
  readonly heroine?: true;
  /** The author is a woman, for the Polish noun. */
  readonly woman?: true;
  /** The title is asked for by its hero, and not the other way round. */
  readonly ask?: 'title';
  readonly about?: Story;
}

// prettier-ignore
export const MANGA: readonly Manga[] = [
  { key: 'dragon-ball', en: 'Dragon Ball', familiarity: 1, by: { en: 'Akira Toriyama', pl: 'Akira Toriyama' }, year: 1984, hero: 'Son Goku', about: { en: 'a boy with a tail who looks for seven magic orbs', pl: 'chłopcu z ogonem, który szuka siedmiu magicznych kul' } },
  { key: 'dr-slump', en: 'Dr. Slump', familiarity: 4, by: { en: 'Akira Toriyama', pl: 'Akira Toriyama' }, year: 1980, hero: 'Arale Norimaki', ask: 'title', heroine: true },
  { key: 'one-piece', en: 'One Piece', familiarity: 1, by: { en: 'Eiichiro Oda', pl: 'Eiichiro Oda' }, year: 1997, hero: 'Monkey D. Luffy', about: { en: 'a pirate whose body stretches like rubber', pl: 'piracie, którego ciało rozciąga się jak guma' } },
  { key: 'naruto', en: 'Naruto', familiarity: 1, by: { en: 'Masashi Kishimoto', pl: 'Masashi Kishimoto' }, year: 1999, about: { en: 'an orphaned ninja with a demonic fox inside him', pl: 'osieroconym ninja, w którym zamknięto demonicznego lisa' } },
  { key: 'bleach', en: 'Bleach', familiarity: 2, by: { en: 'Tite Kubo', pl: 'Tite Kubo' }, year: 2001, hero: 'Ichigo Kurosaki', about: { en: 'a schoolboy who takes over the duties of a soul reaper', pl: 'uczniu, który przejmuje obowiązki bogini śmierci' }, ask: 'title' },
  { key: 'death-note', en: 'Death Note', familiarity: 1, by: { en: 'Tsugumi Ohba and Takeshi Obata', pl: 'Tsugumi Ohba i Takeshi Obata' }, year: 2003, hero: 'Light Yagami', about: { en: 'a student who kills people by writing down their names', pl: 'uczniu, który zabija, zapisując nazwiska' } },
  { key: 'fullmetal-alchemist', en: 'Fullmetal Alchemist', familiarity: 2, by: { en: 'Hiromu Arakawa', pl: 'Hiromu Arakawa' }, woman: true, year: 2001, hero: 'Edward Elric', about: { en: 'two brothers who tried to bring their mother back to life', pl: 'dwóch braciach, którzy próbowali wskrzesić matkę' }, ask: 'title' },
  { key: 'attack-on-titan', en: 'Attack on Titan', pl: 'Atak Tytanów', familiarity: 1, by: { en: 'Hajime Isayama', pl: 'Hajime Isayama' }, year: 2009, hero: 'Eren Yeager', about: { en: 'people who hide from giants behind high walls', pl: 'ludziach, którzy kryją się przed olbrzymami za wysokimi murami' } },
  { key: 'my-hero-academia', en: 'My Hero Academia', familiarity: 2, by: { en: 'Kōhei Horikoshi', pl: 'Kōhei Horikoshi' }, year: 2014, hero: 'Izuku Midoriya', about: { en: 'a boy without powers in a world where nearly everybody has one', pl: 'chłopcu bez supermocy w świecie, w którym ma ją prawie każdy' }, ask: 'title' },
  { key: 'demon-slayer', en: 'Demon Slayer', familiarity: 2, by: { en: 'Koyoharu Gotouge', pl: 'Koyoharu Gotouge' }, year: 2016, hero: 'Tanjiro Kamado', about: { en: 'a boy who sells charcoal and whose sister becomes a monster', pl: 'młodym węglarzu, którego siostra zmienia się w potwora' } },
  { key: 'jujutsu-kaisen', en: 'Jujutsu Kaisen', familiarity: 2, by: { en: 'Gege Akutami', pl: 'Gege Akutami' }, year: 2018, hero: 'Yuji Itadori', about: { en: 'a schoolboy who swallows a cursed finger', pl: 'uczniu, który połyka przeklęty palec' }, ask: 'title' },
  { key: 'chainsaw-man', en: 'Chainsaw Man', familiarity: 2, by: { en: 'Tatsuki Fujimoto', pl: 'Tatsuki Fujimoto' }, year: 2018, hero: 'Denji', about: { en: 'a poor boy who becomes one with his pet devil', pl: 'biednym chłopaku, który stapia się w jedno ze swoim diabłem' } },
  { key: 'tokyo-ghoul', en: 'Tokyo Ghoul', familiarity: 2, by: { en: 'Sui Ishida', pl: 'Sui Ishida' }, year: 2011, hero: 'Ken Kaneki', about: { en: 'a student who hungers for human flesh after an operation', pl: 'studencie, który po operacji zaczyna łaknąć ludzkiego mięsa' }, ask: 'title' },
  { key: 'hunter-hunter', en: 'Hunter × Hunter', familiarity: 3, by: { en: 'Yoshihiro Togashi', pl: 'Yoshihiro Togashi' }, year: 1998, hero: 'Gon Freecss' },
  { key: 'yuyu-hakusho', en: 'YuYu Hakusho', familiarity: 4, by: { en: 'Yoshihiro Togashi', pl: 'Yoshihiro Togashi' }, year: 1990, hero: 'Yusuke Urameshi', ask: 'title' },
  { key: 'sailor-moon', en: 'Sailor Moon', pl: 'Czarodziejka z Księżyca', familiarity: 1, by: { en: 'Naoko Takeuchi', pl: 'Naoko Takeuchi' }, woman: true, year: 1991, hero: 'Usagi Tsukino', about: { en: 'a clumsy schoolgirl whose talking cat makes her fight evil', pl: 'niezdarnej uczennicy, którą gadająca kotka wzywa do walki ze złem' }, heroine: true },
  { key: 'cardcaptor-sakura', en: 'Cardcaptor Sakura', familiarity: 3, by: { en: 'CLAMP', pl: 'CLAMP' }, year: 1996 },
  { key: 'akira', en: 'Akira', familiarity: 2, by: { en: 'Katsuhiro Otomo', pl: 'Katsuhiro Otomo' }, year: 1982, hero: 'Shotaro Kaneda', about: { en: 'motorcycle gangs and psychic powers in Neo-Tokyo', pl: 'motocyklowych gangach i nadprzyrodzonych mocach w Neo-Tokio' }, ask: 'title' },
  { key: 'ghost-in-the-shell', en: 'Ghost in the Shell', familiarity: 2, by: { en: 'Masamune Shirow', pl: 'Masamune Shirow' }, year: 1989, hero: 'Motoko Kusanagi', about: { en: 'a policewoman with an artificial body who hunts hackers', pl: 'policjantce o sztucznym ciele, która ściga hakerów' }, heroine: true },
  { key: 'astro-boy', en: 'Astro Boy', familiarity: 2, by: { en: 'Osamu Tezuka', pl: 'Osamu Tezuka' }, year: 1952, about: { en: 'a robot built to replace a dead son', pl: 'robocie zbudowanym, aby zastąpił zmarłego syna' } },
  { key: 'black-jack', en: 'Black Jack', familiarity: 4, by: { en: 'Osamu Tezuka', pl: 'Osamu Tezuka' }, year: 1973, about: { en: 'a brilliant surgeon without a licence', pl: 'genialnym chirurgu bez prawa wykonywania zawodu' } },
  { key: 'kimba-the-white-lion', en: 'Kimba the White Lion', pl: 'Kimba, biały lew', familiarity: 3, by: { en: 'Osamu Tezuka', pl: 'Osamu Tezuka' }, year: 1950 },
  { key: 'berserk', en: 'Berserk', familiarity: 2, by: { en: 'Kentaro Miura', pl: 'Kentaro Miura' }, year: 1989, hero: 'Guts', ask: 'title' },
  { key: 'vagabond', en: 'Vagabond', familiarity: 4, by: { en: 'Takehiko Inoue', pl: 'Takehiko Inoue' }, year: 1998, hero: 'Musashi Miyamoto' },
  { key: 'slam-dunk', en: 'Slam Dunk', familiarity: 3, by: { en: 'Takehiko Inoue', pl: 'Takehiko Inoue' }, year: 1990, hero: 'Hanamichi Sakuragi', about: { en: 'a hooligan who takes up basketball to impress a girl', pl: 'łobuzie, który zaczyna grać w koszykówkę, aby zaimponować dziewczynie' }, ask: 'title' },
  { key: 'jojos-bizarre-adventure', en: "JoJo's Bizarre Adventure", familiarity: 2, by: { en: 'Hirohiko Araki', pl: 'Hirohiko Araki' }, about: { en: 'a family that fights supernatural enemies for generations', pl: 'rodzie, który od pokoleń walczy z nadprzyrodzonymi wrogami' } },
  { key: 'saint-seiya', en: 'Saint Seiya', familiarity: 3, by: { en: 'Masami Kurumada', pl: 'Masami Kurumada' }, about: { en: 'warriors in the armour of constellations who protect a goddess', pl: 'wojownikach w zbrojach spod znaku gwiazdozbiorów, którzy bronią bogini' } },
  { key: 'captain-tsubasa', en: 'Captain Tsubasa', familiarity: 2, by: { en: 'Yōichi Takahashi', pl: 'Yōichi Takahashi' }, year: 1981, about: { en: 'a boy who lives for football', pl: 'chłopcu, który żyje dla piłki nożnej' } },
  { key: 'fist-of-the-north-star', en: 'Fist of the North Star', familiarity: 3, by: { en: 'Buronson and Tetsuo Hara', pl: 'Buronson i Tetsuo Hara' }, year: 1983, hero: 'Kenshiro' },
  { key: 'city-hunter', en: 'City Hunter', familiarity: 4, by: { en: 'Tsukasa Hōjō', pl: 'Tsukasa Hōjō' }, year: 1985, hero: 'Ryo Saeba', ask: 'title' },
  { key: 'ranma', en: 'Ranma ½', familiarity: 3, by: { en: 'Rumiko Takahashi', pl: 'Rumiko Takahashi' }, year: 1987, about: { en: 'a boy who turns into a girl when he gets wet with cold water', pl: 'chłopaku, którego zimna woda zamienia w dziewczynę' }, woman: true },
  { key: 'inuyasha', en: 'Inuyasha', familiarity: 3, by: { en: 'Rumiko Takahashi', pl: 'Rumiko Takahashi' }, year: 1996, about: { en: 'a schoolgirl who falls through a well into the age of the samurai', pl: 'uczennicy, która przez studnię trafia do epoki samurajów' }, woman: true },
  { key: 'urusei-yatsura', en: 'Urusei Yatsura', familiarity: 5, by: { en: 'Rumiko Takahashi', pl: 'Rumiko Takahashi' }, year: 1978, hero: 'Ataru Moroboshi', woman: true },
  { key: 'detective-conan', en: 'Detective Conan', pl: 'Detektyw Conan', familiarity: 2, by: { en: 'Gosho Aoyama', pl: 'Gosho Aoyama' }, year: 1994, about: { en: 'a teenage genius shrunk to the size of a child', pl: 'nastoletnim geniuszu zmniejszonym do rozmiarów dziecka' } },
  { key: 'doraemon', en: 'Doraemon', familiarity: 2, by: { en: 'Fujiko F. Fujio', pl: 'Fujiko F. Fujio' }, about: { en: 'a robot cat from the future', pl: 'kocim robocie z przyszłości' } },
  { key: 'rurouni-kenshin', en: 'Rurouni Kenshin', familiarity: 3, by: { en: 'Nobuhiro Watsuki', pl: 'Nobuhiro Watsuki' }, year: 1994 },
  { key: 'gintama', en: 'Gintama', familiarity: 4, by: { en: 'Hideaki Sorachi', pl: 'Hideaki Sorachi' }, year: 2003 },
  { key: 'fairy-tail', en: 'Fairy Tail', familiarity: 3, by: { en: 'Hiro Mashima', pl: 'Hiro Mashima' }, year: 2006, hero: 'Natsu Dragneel', ask: 'title' },
  { key: 'trigun', en: 'Trigun', familiarity: 3, by: { en: 'Yasuhiro Nightow', pl: 'Yasuhiro Nightow' }, year: 1995, hero: 'Vash the Stampede' },
  { key: 'hellsing', en: 'Hellsing', familiarity: 3, by: { en: 'Kouta Hirano', pl: 'Kouta Hirano' }, year: 1997, hero: 'Alucard', ask: 'title' },
  { key: 'monster', en: 'Monster', familiarity: 3, by: { en: 'Naoki Urasawa', pl: 'Naoki Urasawa' }, year: 1994, hero: 'Kenzo Tenma', about: { en: 'a doctor who has saved a future murderer', pl: 'lekarzu, który uratował przyszłego mordercę' } },
  { key: 'nausicaa-of-the-valley-of-the-wind', en: 'Nausicaä of the Valley of the Wind', pl: 'Nausicaä z Doliny Wiatru', familiarity: 3, by: { en: 'Hayao Miyazaki', pl: 'Hayao Miyazaki' }, year: 1982 },
  { key: 'lone-wolf-and-cub', en: 'Lone Wolf and Cub', pl: 'Samotny Wilk i Szczenię', familiarity: 4, by: { en: 'Kazuo Koike and Goseki Kojima', pl: 'Kazuo Koike i Goseki Kojima' }, year: 1970, about: { en: 'a samurai who pushes his small son along in a cart', pl: 'samuraju, który wędruje z synkiem w wózku' } },
  { key: 'lupin-iii', en: 'Lupin III', familiarity: 4, by: { en: 'Monkey Punch', pl: 'Monkey Punch' }, year: 1967 },
  { key: 'initial-d', en: 'Initial D', familiarity: 4, by: { en: 'Shūichi Shigeno', pl: 'Shūichi Shigeno' }, year: 1995, hero: 'Takumi Fujiwara', about: { en: 'a boy who delivers tofu and races at night', pl: 'chłopaku, który rozwozi tofu i ściga się po nocach' }, ask: 'title' },
  { key: 'fruits-basket', en: 'Fruits Basket', familiarity: 4, by: { en: 'Natsuki Takaya', pl: 'Natsuki Takaya' }, year: 1998, hero: 'Tohru Honda', heroine: true },
  { key: 'ouran-high-school-host-club', en: 'Ouran High School Host Club', familiarity: 4, by: { en: 'Bisco Hatori', pl: 'Bisco Hatori' }, year: 2002, hero: 'Haruhi Fujioka', ask: 'title', heroine: true },
  { key: 'soul-eater', en: 'Soul Eater', familiarity: 3, by: { en: 'Atsushi Ohkubo', pl: 'Atsushi Ohkubo' }, year: 2004, hero: 'Maka Albarn', heroine: true },
  { key: 'blue-exorcist', en: 'Blue Exorcist', familiarity: 4, by: { en: 'Kazue Kato', pl: 'Kazue Kato' }, year: 2009, hero: 'Rin Okumura', ask: 'title' },
  { key: 'black-butler', en: 'Black Butler', familiarity: 3, by: { en: 'Yana Toboso', pl: 'Yana Toboso' }, year: 2006, hero: 'Ciel Phantomhive' },
  { key: 'haikyu', en: 'Haikyu!!', familiarity: 3, by: { en: 'Haruichi Furudate', pl: 'Haruichi Furudate' }, year: 2012, hero: 'Shoyo Hinata', about: { en: 'a short schoolboy who is mad about volleyball', pl: 'niskim uczniu, który ma bzika na punkcie siatkówki' }, ask: 'title' },
  { key: 'one-punch-man', en: 'One-Punch Man', familiarity: 2, by: { en: 'ONE', pl: 'ONE' }, year: 2009, hero: 'Saitama', about: { en: 'a bald fighter who is bored because he always wins at once', pl: 'łysym wojowniku, który się nudzi, bo od razu wygrywa każdą walkę' } },
  { key: 'spy-family', en: 'Spy × Family', familiarity: 2, by: { en: 'Tatsuya Endo', pl: 'Tatsuya Endo' }, year: 2019, hero: 'Loid Forger', about: { en: 'a secret agent, a killer and a telepath who pretend to be relatives', pl: 'agencie, zabójczyni i telepatce, którzy udają krewnych' }, ask: 'title' },
  { key: 'the-promised-neverland', en: 'The Promised Neverland', familiarity: 3, by: { en: 'Kaiu Shirai and Posuka Demizu', pl: 'Kaiu Shirai i Posuka Demizu' }, year: 2016, hero: 'Emma', about: { en: 'orphans who discover that they are bred as food', pl: 'sierotach, które odkrywają, że są hodowane na pożywienie' }, heroine: true },
  { key: 'dr-stone', en: 'Dr. Stone', familiarity: 3, by: { en: 'Riichiro Inagaki and Boichi', pl: 'Riichiro Inagaki i Boichi' }, year: 2017, hero: 'Senku Ishigami', about: { en: 'a young scientist who rebuilds civilisation from nothing', pl: 'młodym naukowcu, który od zera odbudowuje cywilizację' }, ask: 'title' },
  { key: 'black-clover', en: 'Black Clover', familiarity: 4, by: { en: 'Yūki Tabata', pl: 'Yūki Tabata' }, year: 2015, hero: 'Asta' },
  { key: 'vinland-saga', en: 'Vinland Saga', familiarity: 3, by: { en: 'Makoto Yukimura', pl: 'Makoto Yukimura' }, year: 2005, hero: 'Thorfinn', about: { en: 'a young Viking who wants to avenge his father', pl: 'młodym wikingu, który chce pomścić ojca' }, ask: 'title' },
  { key: 'assassination-classroom', en: 'Assassination Classroom', familiarity: 3, by: { en: 'Yūsei Matsui', pl: 'Yūsei Matsui' }, year: 2012, hero: 'Koro-sensei', about: { en: 'pupils who are told to kill their teacher', pl: 'uczniach, którzy mają zabić swojego nauczyciela' } },
  { key: 'the-seven-deadly-sins', en: 'The Seven Deadly Sins', familiarity: 3, by: { en: 'Nakaba Suzuki', pl: 'Nakaba Suzuki' }, year: 2012, hero: 'Meliodas', ask: 'title' },
  { key: 'frieren', en: 'Frieren', familiarity: 3, by: { en: 'Kanehito Yamada and Tsukasa Abe', pl: 'Kanehito Yamada i Tsukasa Abe' }, year: 2020, about: { en: 'an elf who outlives her fellow adventurers', pl: 'elfce, która przeżyła towarzyszy ze swojej drużyny' } },
  { key: 'yu-gi-oh', en: 'Yu-Gi-Oh!', familiarity: 2, by: { en: 'Kazuki Takahashi', pl: 'Kazuki Takahashi' }, year: 1996, about: { en: 'a boy with a pharaoh’s puzzle and a pack of cards', pl: 'chłopcu z łamigłówką faraonów i talią kart' } },
  { key: 'shaman-king', en: 'Shaman King', familiarity: 3, by: { en: 'Hiroyuki Takei', pl: 'Hiroyuki Takei' }, year: 1998, hero: 'Yoh Asakura', ask: 'title' },
  { key: 'battle-angel-alita', en: 'Battle Angel Alita', familiarity: 3, by: { en: 'Yukito Kishiro', pl: 'Yukito Kishiro' }, year: 1990 },
  { key: 'uzumaki', en: 'Uzumaki', familiarity: 3, by: { en: 'Junji Ito', pl: 'Junji Ito' }, year: 1998, about: { en: 'a town that is haunted by spirals', pl: 'miasteczku opętanym przez spirale' } },
  { key: 'barefoot-gen', en: 'Barefoot Gen', pl: 'Bosonogi Gen', familiarity: 4, by: { en: 'Keiji Nakazawa', pl: 'Keiji Nakazawa' }, year: 1973, about: { en: 'a boy who survives the bombing of Hiroshima', pl: 'chłopcu, który przeżył wybuch bomby w Hiroszimie' } },
  { key: 'the-rose-of-versailles', en: 'The Rose of Versailles', pl: 'Róża Wersalu', familiarity: 4, by: { en: 'Riyoko Ikeda', pl: 'Riyoko Ikeda' }, year: 1972 },
  { key: 'crayon-shin-chan', en: 'Crayon Shin-chan', familiarity: 4, by: { en: 'Yoshito Usui', pl: 'Yoshito Usui' }, year: 1990 },
  { key: 'sazae-san', en: 'Sazae-san', familiarity: 5, by: { en: 'Machiko Hasegawa', pl: 'Machiko Hasegawa' }, year: 1946 },
];

/** An anime film, its director and the year of its première. */
export interface AnimeFilm extends SheetRow {
  readonly by: string;
  readonly woman?: true;
  readonly year: number;
  readonly about?: Story;
  /** The director is asked for and not the story. */
  readonly ask?: 'director';
}

// prettier-ignore
export const ANIME_FILMS: readonly AnimeFilm[] = [
  { key: 'the-castle-of-cagliostro', en: 'The Castle of Cagliostro', pl: 'Lupin III: Zamek Cagliostro', familiarity: 4, by: 'Hayao Miyazaki', year: 1979, about: { en: 'a gentleman thief who saves a bride from a count', pl: 'dżentelmenie włamywaczu, który ratuje narzeczoną hrabiego' } },
  { key: 'nausicaa-of-the-valley-of-the-wind', en: 'Nausicaä of the Valley of the Wind', pl: 'Nausicaä z Doliny Wiatru', familiarity: 2, by: 'Hayao Miyazaki', year: 1984, about: { en: 'a princess who protects giant insects in a poisoned world', pl: 'księżniczce, która broni olbrzymich owadów w zatrutym świecie' } },
  { key: 'castle-in-the-sky', en: 'Castle in the Sky', pl: 'Laputa – podniebny zamek', familiarity: 3, by: 'Hayao Miyazaki', year: 1986, about: { en: 'a girl pursued by pirates and soldiers for her crystal', pl: 'dziewczynce, której kryształ chcą zdobyć piraci i wojsko' } },
  { key: 'grave-of-the-fireflies', en: 'Grave of the Fireflies', pl: 'Grobowiec świetlików', familiarity: 2, by: 'Isao Takahata', year: 1988, about: { en: 'two orphans at the end of the Second World War', pl: 'dwojgu sierotach pod koniec II wojny światowej' }, ask: 'director' },
  { key: 'my-neighbor-totoro', en: 'My Neighbor Totoro', pl: 'Mój sąsiad Totoro', familiarity: 1, by: 'Hayao Miyazaki', year: 1988, about: { en: 'two sisters and a big furry spirit of the forest', pl: 'dwóch siostrach i wielkim włochatym duchu lasu' }, ask: 'director' },
  { key: 'akira', en: 'Akira', familiarity: 2, by: 'Katsuhiro Otomo', year: 1988, about: { en: 'motorcycle gangs and psychic powers in Neo-Tokyo', pl: 'motocyklowych gangach i nadprzyrodzonych mocach w Neo-Tokio' }, ask: 'director' },
  { key: 'kikis-delivery-service', en: "Kiki's Delivery Service", pl: 'Podniebna poczta Kiki', familiarity: 2, by: 'Hayao Miyazaki', year: 1989, about: { en: 'a young witch who carries parcels by broom', pl: 'młodej czarownicy, która rozwozi paczki na miotle' } },
  { key: 'porco-rosso', en: 'Porco Rosso', pl: 'Szkarłatny pilot', familiarity: 3, by: 'Hayao Miyazaki', year: 1992, about: { en: 'a fighter ace with the face of a pig', pl: 'asie lotnictwa, który ma twarz świni' } },
  { key: 'pom-poko', en: 'Pom Poko', pl: 'Szopy w natarciu', familiarity: 4, by: 'Isao Takahata', year: 1994, about: { en: 'animals that change their shape to stop the building of a suburb', pl: 'zwierzętach, które zmieniają postać, aby powstrzymać budowę osiedla' } },
  { key: 'ghost-in-the-shell', en: 'Ghost in the Shell', familiarity: 2, by: 'Mamoru Oshii', year: 1995, about: { en: 'a policewoman with an artificial body who hunts hackers', pl: 'policjantce o sztucznym ciele, która ściga hakerów' }, ask: 'director' },
  { key: 'princess-mononoke', en: 'Princess Mononoke', pl: 'Księżniczka Mononoke', familiarity: 2, by: 'Hayao Miyazaki', year: 1997, about: { en: 'a girl raised by wolves who fights a town of ironworkers', pl: 'dziewczynie wychowanej przez wilki, która walczy z miastem hutników' } },
  { key: 'perfect-blue', en: 'Perfect Blue', familiarity: 3, by: 'Satoshi Kon', year: 1997, about: { en: 'a pop singer who turns actress and is stalked', pl: 'piosenkarce, która zostaje aktorką i pada ofiarą prześladowcy' }, ask: 'director' },
  { key: 'tokyo-godfathers', en: 'Tokyo Godfathers', pl: 'Rodzice chrzestni z Tokio', familiarity: 4, by: 'Satoshi Kon', year: 2003, about: { en: 'three homeless people who find a baby at Christmas', pl: 'trojgu bezdomnych, którzy w Boże Narodzenie znajdują niemowlę' }, ask: 'director' },
  { key: 'howls-moving-castle', en: "Howl's Moving Castle", pl: 'Ruchomy zamek Hauru', familiarity: 2, by: 'Hayao Miyazaki', year: 2004, about: { en: 'a young hat maker who is turned into an old woman', pl: 'młodej kapeluszniczce zamienionej w staruszkę' } },
  { key: 'paprika', en: 'Paprika', familiarity: 3, by: 'Satoshi Kon', year: 2006, about: { en: 'a device that lets therapists enter dreams', pl: 'urządzeniu, które pozwala wchodzić w sny pacjentów' }, ask: 'director' },
  { key: 'the-girl-who-leapt-through-time', en: 'The Girl Who Leapt Through Time', pl: 'O dziewczynie skaczącej przez czas', familiarity: 4, by: 'Mamoru Hosoda', year: 2006, about: { en: 'a schoolgirl who uses her new gift for trifles', pl: 'uczennicy, która swój nowy dar wykorzystuje w błahych sprawach' }, ask: 'director' },
  { key: '5-centimeters-per-second', en: '5 Centimeters per Second', pl: '5 centymetrów na sekundę', familiarity: 4, by: 'Makoto Shinkai', year: 2007, about: { en: 'two friends from school who drift apart over the years', pl: 'dwojgu szkolnych przyjaciół, którzy z biegiem lat oddalają się od siebie' }, ask: 'director' },
  { key: 'ponyo', en: 'Ponyo', familiarity: 3, by: 'Hayao Miyazaki', year: 2008, about: { en: 'a goldfish who wants to become a little girl', pl: 'złotej rybce, która chce zostać dziewczynką' } },
  { key: 'summer-wars', en: 'Summer Wars', familiarity: 4, by: 'Mamoru Hosoda', year: 2009, about: { en: 'a family gathering that saves a virtual world', pl: 'rodzinnym zjeździe, który ratuje wirtualny świat' }, ask: 'director' },
  { key: 'arrietty', en: 'Arrietty', pl: 'Tajemniczy świat Arrietty', familiarity: 3, by: 'Hiromasa Yonebayashi', year: 2010, about: { en: 'tiny people who live under the floor', pl: 'maleńkich ludziach mieszkających pod podłogą' }, ask: 'director' },
  { key: 'wolf-children', en: 'Wolf Children', pl: 'Wilcze dzieci', familiarity: 3, by: 'Mamoru Hosoda', year: 2012, about: { en: 'a mother whose son and daughter can turn into beasts', pl: 'kobiecie, której syn i córka potrafią zmieniać się w zwierzęta' }, ask: 'director' },
  { key: 'the-wind-rises', en: 'The Wind Rises', pl: 'Zrywa się wiatr', familiarity: 3, by: 'Hayao Miyazaki', year: 2013, about: { en: 'a short-sighted boy who dreams of aeroplanes', pl: 'krótkowzrocznym chłopcu, który marzy o samolotach' } },
  { key: 'the-tale-of-the-princess-kaguya', en: 'The Tale of the Princess Kaguya', pl: 'Księżniczka Kaguya', familiarity: 3, by: 'Isao Takahata', year: 2013, about: { en: 'a tiny girl found inside a stalk of bamboo', pl: 'maleńkiej dziewczynce znalezionej w łodydze bambusa' } },
  { key: 'your-name', en: 'Your Name', pl: 'Twoje imię', familiarity: 2, by: 'Makoto Shinkai', year: 2016, about: { en: 'a boy and a girl who swap bodies in their sleep', pl: 'chłopaku i dziewczynie, którzy we śnie zamieniają się ciałami' }, ask: 'director' },
  { key: 'a-silent-voice', en: 'A Silent Voice', pl: 'Kształt głosu', familiarity: 3, by: 'Naoko Yamada', year: 2016, woman: true, about: { en: 'a boy who wants to make amends to a deaf girl', pl: 'chłopaku, który chce naprawić krzywdę wyrządzoną niesłyszącej koleżance' }, ask: 'director' },
  { key: 'mirai', en: 'Mirai', familiarity: 4, by: 'Mamoru Hosoda', year: 2018, about: { en: 'a small child who meets his baby sister as a teenager', pl: 'małym chłopcu, który spotyka swoją młodszą siostrę jako nastolatkę' } },
  { key: 'weathering-with-you', en: 'Weathering with You', familiarity: 3, by: 'Makoto Shinkai', year: 2019, about: { en: 'a girl who can make the sun shine over Tokyo', pl: 'dziewczynie, która potrafi sprowadzić słońce nad Tokio' }, ask: 'director' },
  { key: 'suzume', en: 'Suzume', familiarity: 3, by: 'Makoto Shinkai', year: 2022, about: { en: 'a girl who closes doors to prevent earthquakes', pl: 'dziewczynie, która zamyka drzwi, aby zapobiec trzęsieniom ziemi' } },
  { key: 'the-boy-and-the-heron', en: 'The Boy and the Heron', pl: 'Chłopiec i czapla', familiarity: 2, by: 'Hayao Miyazaki', year: 2023, about: { en: 'a child who follows a talking bird in search of his mother', pl: 'dziecku, które idzie za mówiącym ptakiem, szukając matki' } },
];

/** An anime series, the studio that animated its first season, and the year of its première. */
export interface AnimeSeries extends SheetRow {
  readonly studio: string;
  readonly year: number;
  readonly about?: Story;
}

// prettier-ignore
export const ANIME_SERIES: readonly AnimeSeries[] = [
  { key: 'neon-genesis-evangelion', en: 'Neon Genesis Evangelion', familiarity: 2, studio: 'Gainax', year: 1995, about: { en: 'teenagers who pilot giant machines against “angels”', pl: 'nastolatkach, którzy pilotują wielkie machiny w walce z „aniołami”' } },
  { key: 'flcl', en: 'FLCL', familiarity: 4, studio: 'Gainax', year: 2000 },
  { key: 'gurren-lagann', en: 'Gurren Lagann', familiarity: 3, studio: 'Gainax', year: 2007 },
  { key: 'mobile-suit-gundam', en: 'Mobile Suit Gundam', familiarity: 3, studio: 'Sunrise', year: 1979, about: { en: 'a war between Earth and space colonies, fought with robots', pl: 'wojnie Ziemi z kosmicznymi koloniami, w której walczą wielkie roboty' } },
  { key: 'cowboy-bebop', en: 'Cowboy Bebop', familiarity: 2, studio: 'Sunrise', year: 1998, about: { en: 'bounty hunters in space, set to jazz', pl: 'łowcach nagród w kosmosie i słynie z jazzowej muzyki' } },
  { key: 'code-geass', en: 'Code Geass', familiarity: 3, studio: 'Sunrise', year: 2006, about: { en: 'an exiled prince who can make anybody obey him, but only once', pl: 'wygnanym księciu, którego rozkaz każdy musi spełnić, ale tylko raz' } },
  { key: 'samurai-champloo', en: 'Samurai Champloo', familiarity: 3, studio: 'Manglobe', year: 2004, about: { en: 'two swordsmen and a girl, set to hip-hop', pl: 'dwóch szermierzach i dziewczynie, a słynie z hip-hopowej muzyki' } },
  { key: 'kill-la-kill', en: 'Kill la Kill', familiarity: 3, studio: 'Trigger', year: 2013, about: { en: 'a girl who fights with one half of a pair of scissors', pl: 'dziewczynie, która walczy połową nożyczek' } },
  { key: 'little-witch-academia', en: 'Little Witch Academia', familiarity: 4, studio: 'Trigger', year: 2017, about: { en: 'girls at a school of magic', pl: 'uczennicach szkoły magii' } },
  { key: 'cyberpunk-edgerunners', en: 'Cyberpunk: Edgerunners', familiarity: 2, studio: 'Trigger', year: 2022, about: { en: 'a street kid with a military device in his spine', pl: 'chłopaku z ulicy, który daje sobie wszczepić wojskowy implant' } },
  { key: 'puella-magi-madoka-magica', en: 'Puella Magi Madoka Magica', familiarity: 3, studio: 'Shaft', year: 2011, about: { en: 'schoolgirls who make a contract with a white creature', pl: 'uczennicach, które zawierają umowę z białym stworzonkiem' } },
  { key: 'steins-gate', en: 'Steins;Gate', familiarity: 3, studio: 'White Fox', year: 2011, about: { en: 'students who send messages to the past by microwave oven', pl: 'studentach, którzy za pomocą mikrofalówki wysyłają wiadomości w przeszłość' } },
  { key: 'psycho-pass', en: 'Psycho-Pass', familiarity: 4, studio: 'Production I.G', year: 2012, about: { en: 'police who measure how likely people are to commit a crime', pl: 'policji, która mierzy skłonność ludzi do zbrodni' } },
  { key: 'haikyu', en: 'Haikyu!!', familiarity: 3, studio: 'Production I.G', year: 2014 },
  { key: 'sword-art-online', en: 'Sword Art Online', familiarity: 2, studio: 'A-1 Pictures', year: 2012, about: { en: 'players who are trapped in a virtual game', pl: 'graczach uwięzionych w wirtualnej grze' } },
  { key: 'your-lie-in-april', en: 'Your Lie in April', familiarity: 3, studio: 'A-1 Pictures', year: 2014, about: { en: 'a young pianist who can no longer hear his own playing', pl: 'młodym pianiście, który przestał słyszeć własną grę' } },
  { key: 'k-on', en: 'K-On!', familiarity: 3, studio: 'Kyoto Animation', year: 2009, about: { en: 'schoolgirls who drink tea and play in a band', pl: 'uczennicach, które piją herbatę i grają w zespole' } },
  { key: 'violet-evergarden', en: 'Violet Evergarden', familiarity: 3, studio: 'Kyoto Animation', year: 2018, about: { en: 'a former girl soldier who writes letters for others', pl: 'byłej żołnierce, która pisze listy w imieniu innych' } },
  { key: 'fate-zero', en: 'Fate/Zero', familiarity: 4, studio: 'Ufotable', year: 2011 },
  { key: 'demon-slayer', en: 'Demon Slayer', familiarity: 2, studio: 'Ufotable', year: 2019 },
  { key: 'attack-on-titan', en: 'Attack on Titan', pl: 'Atak Tytanów', familiarity: 1, studio: 'Wit Studio', year: 2013 },
  { key: 'vinland-saga', en: 'Vinland Saga', familiarity: 3, studio: 'Wit Studio', year: 2019 },
  { key: 'jujutsu-kaisen', en: 'Jujutsu Kaisen', familiarity: 2, studio: 'MAPPA', year: 2020 },
  { key: 'chainsaw-man', en: 'Chainsaw Man', familiarity: 2, studio: 'MAPPA', year: 2022 },
  { key: 'fullmetal-alchemist-brotherhood', en: 'Fullmetal Alchemist: Brotherhood', familiarity: 2, studio: 'Bones', year: 2009 },
  { key: 'soul-eater', en: 'Soul Eater', familiarity: 3, studio: 'Bones', year: 2008 },
  { key: 'my-hero-academia', en: 'My Hero Academia', familiarity: 2, studio: 'Bones', year: 2016 },
  { key: 'trigun', en: 'Trigun', familiarity: 3, studio: 'Madhouse', year: 1998 },
  { key: 'death-note', en: 'Death Note', familiarity: 1, studio: 'Madhouse', year: 2006 },
  { key: 'black-lagoon', en: 'Black Lagoon', familiarity: 4, studio: 'Madhouse', year: 2006, about: { en: 'an office worker kidnapped by modern pirates', pl: 'pracowniku biurowym porwanym przez współczesnych piratów' } },
  { key: 'death-parade', en: 'Death Parade', familiarity: 4, studio: 'Madhouse', year: 2015, about: { en: 'a bar where souls are judged by means of games', pl: 'barze, w którym dusze osądza się za pomocą gier' } },
  { key: 'frieren', en: 'Frieren', familiarity: 3, studio: 'Madhouse', year: 2023 },
  { key: 'naruto', en: 'Naruto', familiarity: 1, studio: 'Pierrot', year: 2002 },
  { key: 'bleach', en: 'Bleach', familiarity: 2, studio: 'Pierrot', year: 2004 },
  { key: 'tokyo-ghoul', en: 'Tokyo Ghoul', familiarity: 2, studio: 'Pierrot', year: 2014 },
  { key: 'dragon-ball-z', en: 'Dragon Ball Z', familiarity: 1, studio: 'Toei Animation', year: 1989 },
  { key: 'sailor-moon', en: 'Sailor Moon', pl: 'Czarodziejka z Księżyca', familiarity: 1, studio: 'Toei Animation', year: 1992 },
  { key: 'slam-dunk', en: 'Slam Dunk', familiarity: 4, studio: 'Toei Animation', year: 1993 },
  { key: 'digimon-adventure', en: 'Digimon Adventure', familiarity: 2, studio: 'Toei Animation', year: 1999 },
  { key: 'one-piece', en: 'One Piece', familiarity: 1, studio: 'Toei Animation', year: 1999 },
  { key: 'devilman-crybaby', en: 'Devilman Crybaby', familiarity: 4, studio: 'Science SARU', year: 2018 },
  { key: 'beastars', en: 'Beastars', familiarity: 4, studio: 'Orange', year: 2019, about: { en: 'a wolf in love with a rabbit at a boarding school', pl: 'wilku zakochanym w króliczce w szkole z internatem' } },
  { key: 'made-in-abyss', en: 'Made in Abyss', familiarity: 4, studio: 'Kinema Citrus', year: 2017 },
];

/** A manga term, and its meaning as a noun phrase. */
export interface MangaTerm extends SheetRow {
  readonly meaning: Labels;
  /** The Polish meaning in the accusative, if that differs. */
  readonly whom?: string;
  readonly note: Labels;
  /** The term is asked for and not the meaning. */
  readonly ask?: 'term';
}

// prettier-ignore
export const MANGA_TERMS: readonly MangaTerm[] = [
  { key: 'shonen', en: 'shōnen', familiarity: 2, meaning: { en: 'manga for boys', pl: 'manga dla chłopców' }, whom: 'mangę dla chłopców', note: { en: 'The word means “boy”; “Dragon Ball” and “One Piece” are of this kind.', pl: 'Słowo to znaczy „chłopiec”; należą tu „Dragon Ball” i „One Piece”.' }, ask: 'term' },
  { key: 'shojo', en: 'shōjo', familiarity: 2, meaning: { en: 'manga for girls', pl: 'manga dla dziewcząt' }, whom: 'mangę dla dziewcząt', note: { en: 'The word means “girl”; “Sailor Moon” is of this kind.', pl: 'Słowo to znaczy „dziewczyna”; należy tu „Czarodziejka z Księżyca”.' } },
  { key: 'seinen', en: 'seinen', familiarity: 3, meaning: { en: 'manga for young men', pl: 'manga dla młodych mężczyzn' }, whom: 'mangę dla młodych mężczyzn', note: { en: 'The word means “youth”; “Akira” and “Berserk” are of this kind.', pl: 'Słowo to znaczy „młodzieniec”; należą tu „Akira” i „Berserk”.' }, ask: 'term' },
  { key: 'josei', en: 'josei', familiarity: 4, meaning: { en: 'manga for adult women', pl: 'manga dla dorosłych kobiet' }, whom: 'mangę dla dorosłych kobiet', note: { en: 'The word simply means “woman”; these stories tell of everyday life and love.', pl: 'Słowo to znaczy po prostu „kobieta”; takie mangi opowiadają o codzienności i miłości.' } },
  { key: 'mecha', en: 'mecha', familiarity: 2, meaning: { en: 'stories about giant robots with pilots', pl: 'opowieści o wielkich robotach z pilotami' }, note: { en: 'The word is short for “mechanical”; “Gundam” is the best-known series of this kind.', pl: 'To skrót od „mechanical”; najbardziej znana seria tego rodzaju to „Gundam”.' }, ask: 'term' },
  { key: 'isekai', en: 'isekai', familiarity: 3, meaning: { en: 'stories about somebody taken to another world', pl: 'opowieści o kimś przeniesionym do innego świata' }, note: { en: 'Such heroes are often run over by a lorry first.', pl: 'Takich bohaterów często najpierw potrąca ciężarówka.' } },
  { key: 'otaku', en: 'otaku', familiarity: 2, meaning: { en: 'a devoted fan', pl: 'zapalony fan' }, whom: 'zapalonego fana', note: { en: 'It was at first a polite Japanese word for “you”.', pl: 'Pierwotnie było to grzeczne japońskie „pan” lub „pani”.' }, ask: 'term' },
  { key: 'mangaka', en: 'mangaka', familiarity: 2, meaning: { en: 'an author of Japanese comics', pl: 'autor japońskich komiksów' }, whom: 'autora japońskich komiksów', note: { en: 'The ending “-ka” stands for somebody who practises an art.', pl: 'Końcówka „-ka” oznacza kogoś, kto uprawia jakąś sztukę.' } },
  { key: 'chibi', en: 'chibi', familiarity: 3, meaning: { en: 'a figure drawn small with a big head', pl: 'postać o małym ciele i dużej głowie' }, note: { en: 'In everyday Japanese it is a teasing word for somebody short.', pl: 'W potocznym japońskim to żartobliwe określenie kogoś niskiego.' }, ask: 'term' },
  { key: 'cosplay', en: 'cosplay', familiarity: 1, meaning: { en: 'dressing up as a character', pl: 'przebieranie się za postać' }, note: { en: 'The word was formed in Japan from “costume” and “play”.', pl: 'Słowo powstało w Japonii z angielskich „costume” i „play”.' } },
  { key: 'ova', en: 'OVA', familiarity: 4, meaning: { en: 'an episode made for sale on video, not for television', pl: 'odcinek wydany od razu na wideo, z pominięciem telewizji' }, note: { en: 'The letters stand for “original video animation”.', pl: 'To skrót od „original video animation”.' }, ask: 'term' },
  { key: 'seiyu', en: 'seiyū', familiarity: 4, meaning: { en: 'a voice actor', pl: 'aktor dubbingowy' }, whom: 'aktora dubbingowego', note: { en: 'In Japan the best of them are stars with fan clubs.', pl: 'W Japonii najlepsi z nich są gwiazdami i mają fankluby.' } },
  { key: 'dojinshi', en: 'dōjinshi', familiarity: 4, meaning: { en: 'a comic published by fans themselves', pl: 'komiks wydany własnym sumptem przez fanów' }, note: { en: 'They are sold at Comiket, a huge fair held in Tokyo twice a year.', pl: 'Sprzedaje się je na ogromnych targach Comiket, które dwa razy w roku odbywają się w Tokio.' }, ask: 'term' },
  { key: 'tankobon', en: 'tankōbon', familiarity: 4, meaning: { en: 'a volume that collects chapters', pl: 'tomik z zebranymi rozdziałami' }, note: { en: 'Before that, the chapters appear in thick magazines.', pl: 'Wcześniej rozdziały ukazują się w grubych magazynach.' } },
  { key: 'kaiju', en: 'kaiju', familiarity: 3, meaning: { en: 'a giant monster', pl: 'gigantyczny potwór' }, whom: 'gigantycznego potwora', note: { en: 'The best-known one is Godzilla.', pl: 'Najbardziej znany z nich to Godzilla.' }, ask: 'term' },
  { key: 'bishonen', en: 'bishōnen', familiarity: 4, meaning: { en: 'a beautiful young man', pl: 'piękny młodzieniec' }, whom: 'pięknego młodzieńca', note: { en: 'Its opposite number is the “bishōjo”, a beautiful girl.', pl: 'Jego odpowiedniczką jest „bishōjo”, piękna dziewczyna.' } },
  { key: 'yonkoma', en: 'yonkoma', familiarity: 5, meaning: { en: 'a comic strip of four panels', pl: 'pasek komiksowy z czterech kadrów' }, note: { en: 'They bring an introduction, a development, a twist and a conclusion.', pl: 'Kadry przynoszą kolejno wstęp, rozwinięcie, zwrot i zakończenie.' }, ask: 'term' },
  { key: 'senpai', en: 'senpai', familiarity: 2, meaning: { en: 'an older schoolmate or colleague', pl: 'starszy kolega ze szkoły lub pracy' }, whom: 'starszego kolegę ze szkoły lub pracy', note: { en: 'The younger one is called “kōhai”.', pl: 'Młodszą osobę nazywa się „kōhai”.' } },
  { key: 'kawaii', en: 'kawaii', familiarity: 1, meaning: { en: 'cuteness', pl: 'słodycz i urok' }, note: { en: 'Hello Kitty is its best-known symbol.', pl: 'Najbardziej znanym symbolem tej cechy jest Hello Kitty.' }, ask: 'term' },
];
