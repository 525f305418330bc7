import type { Labels } from '../../taxonomy/label.ts';
import type { SheetRow } from '../sheet-row.ts';

/** The origin of a legendary being, the Polish adjective in the nominative and, for a phrase after `w`, in the locative. */
export const HOMES_OF_LEGEND = {
  greek: { en: 'Greek', pl: 'grecka', within: 'greckiej' },
  norse: { en: 'Norse', pl: 'nordycka', within: 'nordyckiej' },
  egyptian: { en: 'Egyptian', pl: 'egipska', within: 'egipskiej' },
  slavic: { en: 'Slavic', pl: 'słowiańska', within: 'słowiańskiej' },
  hindu: { en: 'Hindu', pl: 'hinduska', within: 'hinduskiej' },
  japanese: { en: 'Japanese', pl: 'japońska', within: 'japońskiej' },
  celtic: { en: 'Celtic', pl: 'celtycka', within: 'celtyckiej' },
  aztec: { en: 'Aztec', pl: 'aztecka', within: 'azteckiej' },
  mesopotamian: { en: 'Mesopotamian', pl: 'mezopotamska', within: 'mezopotamskiej' },
  jewish: { en: 'Jewish', pl: 'żydowska', within: 'żydowskiej' },
  arabian: { en: 'Arabian', pl: 'arabska', within: 'arabskiej' },
  inca: { en: 'Inca', pl: 'inkaska', within: 'inkaskiej' },
} as const;

/** A legendary creature, god or thing, and what it is. */
export interface MythicBeing extends SheetRow {
  readonly home: keyof typeof HOMES_OF_LEGEND;
  readonly role: Labels;
  /** A kind of being, whose name is a common noun. */
  readonly kind?: true;
  readonly why?: Labels;
}

// prettier-ignore
export const MYTHIC_BEINGS: readonly MythicBeing[] = [
  { key: 'cerberus', en: 'Cerberus', pl: 'Cerber', familiarity: 1, home: 'greek', role: { en: 'a three-headed dog that guards the underworld', pl: 'trójgłowy pies strzegący podziemi' } },
  { key: 'pegasus', en: 'Pegasus', pl: 'Pegaz', familiarity: 1, home: 'greek', role: { en: 'a horse with wings', pl: 'skrzydlaty koń' } },
  { key: 'medusa', en: 'Medusa', pl: 'Meduza', familiarity: 1, home: 'greek', role: { en: 'a monster with snakes for hair', pl: 'potwór z wężami zamiast włosów' } },
  { key: 'minotaur', en: 'Minotaur', familiarity: 1, home: 'greek', role: { en: 'a man with the head of a bull', pl: 'człowiek z głową byka' } },
  { key: 'hydra', en: 'Hydra', familiarity: 2, home: 'greek', role: { en: 'a serpent whose heads grow back', pl: 'wąż, któremu odrastają głowy' } },
  { key: 'chimera', en: 'Chimera', familiarity: 3, home: 'greek', role: { en: 'a fire-breathing mix of lion, goat and snake', pl: 'zionąca ogniem mieszanka lwa, kozy i węża' } },
  { key: 'scylla', en: 'Scylla', familiarity: 3, home: 'greek', role: { en: 'a six-headed monster of a strait', pl: 'sześciogłowy potwór z cieśniny' } },
  { key: 'charybdis', en: 'Charybdis', pl: 'Charybda', familiarity: 3, home: 'greek', role: { en: 'a deadly whirlpool', pl: 'śmiercionośny wir wodny' } },
  { key: 'argus', en: 'Argus', familiarity: 4, home: 'greek', role: { en: 'a giant with a hundred eyes', pl: 'olbrzym o stu oczach' } },
  { key: 'fenrir', en: 'Fenrir', familiarity: 2, home: 'norse', role: { en: 'a wolf that will kill Odin', pl: 'wilk, który zabije Odyna' } },
  { key: 'sleipnir', en: 'Sleipnir', familiarity: 3, home: 'norse', role: { en: 'a horse with eight legs', pl: 'koń o ośmiu nogach' } },
  { key: 'jormungandr', en: 'Jörmungandr', familiarity: 3, home: 'norse', role: { en: 'a serpent that lies around the world', pl: 'wąż opasujący świat' } },
  { key: 'yggdrasil', en: 'Yggdrasil', familiarity: 2, home: 'norse', role: { en: 'an ash tree that joins nine worlds', pl: 'jesion łączący dziewięć światów' } },
  { key: 'mjolnir', en: 'Mjölnir', familiarity: 1, home: 'norse', role: { en: 'a hammer that returns to the thrower', pl: 'młot, który wraca do rzucającego' } },
  { key: 'bifrost', en: 'Bifröst', familiarity: 3, home: 'norse', role: { en: 'a rainbow bridge', pl: 'tęczowy most' } },
  { key: 'ragnarok', en: 'Ragnarök', familiarity: 2, home: 'norse', role: { en: 'the end of the gods', pl: 'zmierzch bogów' } },
  { key: 'huginn', en: 'Huginn', familiarity: 4, home: 'norse', role: { en: 'a raven that brings news', pl: 'kruk przynoszący wieści' } },
  { key: 'ymir', en: 'Ymir', familiarity: 4, home: 'norse', role: { en: 'a giant of whose body the world was made', pl: 'olbrzym, z którego ciała powstał świat' } },
  { key: 'ammit', en: 'Ammit', familiarity: 4, home: 'egyptian', role: { en: 'a devourer of unworthy hearts', pl: 'pożeraczka niegodnych serc' }, why: { en: 'It is part crocodile, part lion and part hippopotamus.', pl: 'Jest po części krokodylem, lwem i hipopotamem.' } },
  { key: 'apep', en: 'Apep', pl: 'Apop', familiarity: 4, home: 'egyptian', role: { en: 'a serpent that attacks the boat of the sun', pl: 'wąż atakujący barkę słońca' }, why: { en: "Ra's fight against it was repeated every night.", pl: 'Ra walczył z nim każdej nocy.' } },
  { key: 'apis', en: 'Apis', familiarity: 3, home: 'egyptian', role: { en: 'a holy bull', pl: 'święty byk' }, why: { en: 'Its mummies were buried at Saqqara.', pl: 'Jego mumie składano w Sakkarze.' } },
  { key: 'benu', en: 'Benu', familiarity: 5, home: 'egyptian', role: { en: 'a holy heron', pl: 'święta czapla' }, why: { en: 'The Greek phoenix may go back to it.', pl: 'Być może to od niej pochodzi grecki feniks.' } },
  { key: 'baba-yaga', en: 'Baba Yaga', pl: 'Baba Jaga', familiarity: 1, home: 'slavic', role: { en: "a witch in a hut on hen's legs", pl: 'wiedźma z chatki na kurzej nodze' } },
  { key: 'firebird', en: 'Firebird', pl: 'Żar-ptak', familiarity: 3, kind: true, home: 'slavic', role: { en: 'a bird with glowing feathers', pl: 'ptak o świecących piórach' }, why: { en: 'Stravinsky wrote a ballet about it.', pl: 'Strawiński skomponował o nim balet.' } },
  { key: 'leshy', en: 'Leshy', pl: 'Leszy', familiarity: 3, home: 'slavic', role: { en: 'a spirit of the forest', pl: 'duch lasu' }, regions: ['pl', 'ua'] },
  { key: 'rusalka', en: 'Rusalka', pl: 'Rusałka', familiarity: 2, kind: true, home: 'slavic', role: { en: 'a spirit of rivers and lakes', pl: 'duch rzek i jezior' }, regions: ['pl', 'ua', 'cz'], why: { en: 'Dvořák wrote an opera about one.', pl: 'Dvořák poświęcił jej operę.' } },
  { key: 'domovoy', en: 'Domovoi', pl: 'Domowik', familiarity: 3, home: 'slavic', role: { en: 'a spirit that guards the house', pl: 'duch opiekujący się domem' }, regions: ['pl', 'ua'] },
  { key: 'strzyga', en: 'Strzyga', familiarity: 2, kind: true, home: 'slavic', role: { en: 'a blood-drinking demon with two souls', pl: 'krwiożerczy demon o dwóch duszach' }, regions: ['pl'], why: { en: 'The first story of the Witcher is about one.', pl: 'Jest bohaterką pierwszego opowiadania o wiedźminie.' } },
  { key: 'poludnica', en: 'Poludnitsa', pl: 'Południca', familiarity: 3, home: 'slavic', role: { en: 'a demon of the fields at midday', pl: 'demon pól w samo południe' }, regions: ['pl', 'cz'] },
  { key: 'garuda', en: 'Garuda', familiarity: 3, home: 'hindu', role: { en: 'a bird on which Vishnu rides', pl: 'ptak, na którym jeździ Wisznu' }, why: { en: 'The national airline of Indonesia is named after it.', pl: 'Jego imię noszą narodowe linie lotnicze Indonezji.' } },
  { key: 'airavata', en: 'Airavata', familiarity: 5, home: 'hindu', role: { en: 'a white elephant of Indra', pl: 'biały słoń Indry' }, why: { en: 'It rose from the churned ocean of milk.', pl: 'Wyłonił się z ubijanego oceanu mleka.' } },
  { key: 'hanuman', en: 'Hanuman', familiarity: 2, home: 'hindu', role: { en: 'a leader of monkeys who helps Rama', pl: 'wódz małp, który pomaga Ramie' }, why: { en: 'In the Ramayana he leaps over the sea to Lanka.', pl: 'W „Ramajanie” przeskakuje morze, by dotrzeć na Lankę.' } },
  { key: 'kappa', en: 'Kappa', familiarity: 3, kind: true, home: 'japanese', role: { en: 'a water creature with a dish of water on its head', pl: 'wodny stwór z miseczką wody na głowie' }, why: { en: 'It is fond of cucumbers.', pl: 'Przepada za ogórkami.' } },
  { key: 'tengu', en: 'Tengu', familiarity: 3, kind: true, home: 'japanese', role: { en: 'a mountain spirit with a long nose', pl: 'górski duch o długim nosie' }, why: { en: 'It is said to have taught swordsmanship to heroes.', pl: 'Miał uczyć bohaterów szermierki.' } },
  { key: 'kitsune', en: 'Kitsune', familiarity: 2, kind: true, home: 'japanese', role: { en: 'a fox that can change its shape', pl: 'lis, który zmienia postać' }, why: { en: 'It may have up to nine tails.', pl: 'Może mieć nawet dziewięć ogonów.' } },
  { key: 'amaterasu', en: 'Amaterasu', familiarity: 3, home: 'japanese', role: { en: 'the goddess of the sun', pl: 'bogini słońca' }, why: { en: 'The imperial family claims to descend from her.', pl: 'Od niej wywodzi swój ród rodzina cesarska.' } },
  { key: 'susanoo', en: 'Susanoo', familiarity: 4, home: 'japanese', role: { en: 'the god of storms', pl: 'bóg burzy' }, why: { en: 'He killed a serpent with eight heads.', pl: 'Zabił węża o ośmiu głowach.' } },
  { key: 'tanuki', en: 'Tanuki', familiarity: 4, kind: true, home: 'japanese', role: { en: 'a mischievous raccoon dog', pl: 'psotny jenot' }, why: { en: 'Its statues stand in front of many inns.', pl: 'Jego figurki stoją przed wieloma gospodami.' } },
  { key: 'banshee', en: 'Banshee', familiarity: 2, kind: true, home: 'celtic', role: { en: 'a wailing woman who foretells death', pl: 'zawodząca kobieta zwiastująca śmierć' }, why: { en: 'She is said to follow certain old Irish families.', pl: 'Towarzyszy podobno tylko niektórym starym irlandzkim rodom.' } },
  { key: 'leprechaun', en: 'Leprechaun', familiarity: 1, kind: true, home: 'celtic', role: { en: 'a tiny shoemaker with a pot of gold', pl: 'maleńki szewc z garncem złota' }, why: { en: "He is an emblem of Saint Patrick's Day.", pl: 'To jeden z symboli dnia świętego Patryka.' } },
  { key: 'cu-chulainn', en: 'Cú Chulainn', familiarity: 4, home: 'celtic', role: { en: 'a hero known as the Hound of Ulster', pl: 'bohater o przydomku Pies z Ulsteru' }, why: { en: "He got his name after killing a smith's guard dog.", pl: 'Imię zyskał, gdy zabił psa kowala.' } },
  { key: 'morrigan', en: 'Morrígan', familiarity: 4, home: 'celtic', role: { en: 'a goddess of war who appears as a crow', pl: 'bogini wojny ukazująca się jako wrona' }, why: { en: 'In the saga she settles on the shoulder of the dying hero.', pl: 'W sadze siada na ramieniu umierającego bohatera.' } },
  { key: 'quetzalcoatl', en: 'Quetzalcoatl', familiarity: 2, home: 'aztec', role: { en: 'the feathered serpent', pl: 'pierzasty wąż' }, why: { en: 'The largest flying animal ever, a pterosaur, is named after him.', pl: 'Jego imię nosi jeden z największych pterozaurów.' } },
  { key: 'tlaloc', en: 'Tlaloc', familiarity: 4, home: 'aztec', role: { en: 'the god of rain', pl: 'bóg deszczu' }, why: { en: 'His statue weighing 168 tonnes stands in Mexico City.', pl: 'Jego posąg ważący 168 ton stoi w mieście Meksyk.' } },
  { key: 'huitzilopochtli', en: 'Huitzilopochtli', familiarity: 4, home: 'aztec', role: { en: 'the hummingbird god of war', pl: 'bóg wojny związany z kolibrem' }, why: { en: 'He told his people to settle where an eagle sits on a cactus.', pl: 'Kazał swojemu ludowi osiąść tam, gdzie orzeł siedzi na kaktusie.' } },
  { key: 'gilgamesh', en: 'Gilgamesh', pl: 'Gilgamesz', familiarity: 2, home: 'mesopotamian', role: { en: 'a king of Uruk who seeks eternal life', pl: 'król Uruk, który szuka wiecznego życia' }, why: { en: 'His epic contains a story of a flood.', pl: 'Epos o jego losach zawiera też opowieść o potopie.' } },
  { key: 'enkidu', en: 'Enkidu', familiarity: 3, home: 'mesopotamian', role: { en: 'a wild man who becomes a friend of a king', pl: 'dziki człowiek, który zostaje przyjacielem króla' }, why: { en: 'His death drives his friend to seek eternal life.', pl: 'Jego śmierć każe przyjacielowi szukać nieśmiertelności.' } },
  { key: 'marduk', en: 'Marduk', familiarity: 3, home: 'mesopotamian', role: { en: 'the chief god of Babylon', pl: 'główny bóg Babilonu' }, why: { en: 'He made the world from the body of a monster.', pl: 'Świat stworzył z ciała potwora.' } },
  { key: 'ishtar', en: 'Ishtar', pl: 'Isztar', familiarity: 3, home: 'mesopotamian', role: { en: 'the goddess of love and war', pl: 'bogini miłości i wojny' }, why: { en: 'A blue gate of Babylon was named after her.', pl: 'Jej imię nosiła błękitna brama Babilonu.' } },
  { key: 'tiamat', en: 'Tiamat', familiarity: 3, home: 'mesopotamian', role: { en: 'the salt sea in the shape of a monster', pl: 'słone morze w postaci potwora' }, why: { en: 'Heaven and earth were made from her body.', pl: 'Z jej ciała powstały niebo i ziemia.' } },
  { key: 'golem', en: 'Golem', familiarity: 1, kind: true, home: 'jewish', role: { en: 'a man of clay brought to life', pl: 'gliniany człowiek powołany do życia' }, why: { en: 'A word on his forehead or in his mouth gives him life.', pl: 'Życie daje mu słowo na czole lub w ustach.' } },
  { key: 'dybbuk', en: 'Dybbuk', pl: 'Dybuk', familiarity: 2, kind: true, home: 'jewish', role: { en: 'a dead soul that enters a living person', pl: 'dusza zmarłego, która wstępuje w żywego' }, regions: ['pl', 'il'], why: { en: 'A play by S. An-sky made it known.', pl: 'Rozsławiła go sztuka Szymona An-skiego.' } },
  { key: 'lilith', en: 'Lilith', pl: 'Lilit', familiarity: 3, home: 'jewish', role: { en: 'the first wife of Adam', pl: 'pierwsza żona Adama' }, why: { en: 'She is not in the story of Genesis.', pl: 'Nie ma jej w Księdze Rodzaju.' } },
  { key: 'jinn', en: 'Jinn', pl: 'Dżinn', familiarity: 1, kind: true, home: 'arabian', role: { en: 'a spirit that may live in a lamp', pl: 'duch, który może mieszkać w lampie' }, why: { en: 'According to the Quran, jinn were made of smokeless fire; “genie” comes from their name.', pl: 'Według Koranu dżinny stworzono z ognia bez dymu.' } },
  { key: 'roc', en: 'Roc', pl: 'Ruk', familiarity: 4, kind: true, home: 'arabian', role: { en: 'a bird that can carry off elephants', pl: 'ptak zdolny porwać słonia' }, why: { en: 'Sinbad the Sailor flies with it.', pl: 'Unosi w powietrze Sindbada Żeglarza.' } },
  { key: 'ghoul', en: 'Ghoul', pl: 'Ghul', familiarity: 3, kind: true, home: 'arabian', role: { en: 'a demon that feeds on corpses', pl: 'demon żywiący się trupami' }, why: { en: 'A star in Perseus, Algol, is named after it.', pl: 'Od niego wzięła nazwę gwiazda Algol.' } },
  { key: 'viracocha', en: 'Viracocha', pl: 'Wirakocza', familiarity: 4, home: 'inca', role: { en: 'the creator of the world', pl: 'stwórca świata' }, why: { en: 'He is said to have risen from Lake Titicaca.', pl: 'Miał się wyłonić z jeziora Titicaca.' } },
  { key: 'inti', en: 'Inti', familiarity: 4, home: 'inca', role: { en: 'the god of the sun', pl: 'bóg słońca' }, why: { en: 'His festival is held in Cusco in June.', pl: 'Jego święto obchodzi się w czerwcu w Cusco.' } },
];
