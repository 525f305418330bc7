import type { Labels } from '../../taxonomy/label.ts';
import type { Answer, Link } from '../link.ts';
import type { Familiarity } from '../../template.ts';
import type { Named } from '../named.ts';

/** Former and present states. Polish: where their rulers ruled. */
// prettier-ignore
export const REALMS: readonly Answer[] = [
  { key: 'russia', en: 'Russia', pl: 'w Rosji', group: 'europe' },
  { key: 'france', en: 'France', pl: 'we Francji', group: 'europe' },
  { key: 'england', en: 'England', pl: 'w Anglii', group: 'europe' },
  { key: 'scotland', en: 'Scotland', pl: 'w Szkocji', group: 'europe' },
  { key: 'prussia', en: 'Prussia', pl: 'w Prusach', group: 'europe' },
  { key: 'austria', en: 'Austria', pl: 'w Austrii', group: 'europe' },
  { key: 'sweden', en: 'Sweden', pl: 'w Szwecji', group: 'europe' },
  { key: 'spain', en: 'Spain', pl: 'w Hiszpanii', group: 'europe' },
  { key: 'serbia', en: 'Serbia', pl: 'w Serbii', group: 'europe' },
  { key: 'hungary', en: 'Hungary', pl: 'na Węgrzech', group: 'europe' },
  { key: 'bohemia', en: 'Bohemia', pl: 'w Czechach', group: 'europe' },
  { key: 'denmark', en: 'Denmark', pl: 'w Danii', group: 'europe' },
  { key: 'belgium', en: 'Belgium', pl: 'w Belgii', group: 'europe' },
  { key: 'wallachia', en: 'Wallachia', pl: 'na Wołoszczyźnie', group: 'europe' },
  { key: 'lithuania', en: 'Lithuania', pl: 'na Litwie', group: 'europe' },
  { key: 'ireland', en: 'Ireland', pl: 'w Irlandii', group: 'europe' },
  { key: 'portugal', en: 'Portugal', pl: 'w Portugalii', group: 'europe' },
  { key: 'ottoman', en: 'Ottoman Empire', pl: 'w Imperium Osmańskim', group: 'asia' },
  { key: 'mongol', en: 'Mongol Empire', pl: 'w Imperium Mongolskim', group: 'asia' },
  { key: 'china', en: 'China', pl: 'w Chinach', group: 'asia' },
  { key: 'japan', en: 'Japan', pl: 'w Japonii', group: 'asia' },
  { key: 'india', en: 'India', pl: 'w Indiach', group: 'asia' },
  { key: 'egypt', en: 'Egypt', pl: 'w Egipcie', group: 'ancient' },
  { key: 'babylonia', en: 'Babylonia', pl: 'w Babilonii', group: 'ancient' },
  { key: 'persia', en: 'Persia', pl: 'w Persji', group: 'ancient' },
  { key: 'carthage', en: 'Carthage', pl: 'w Kartaginie', group: 'ancient' },
  { key: 'sparta', en: 'Sparta', pl: 'w Sparcie', group: 'ancient' },
  { key: 'rome', en: 'Rome', pl: 'w Rzymie', group: 'ancient' },
  { key: 'macedonia', en: 'Macedonia', pl: 'w Macedonii', group: 'ancient' },
  { key: 'israel', en: 'Israel', pl: 'w Izraelu', group: 'ancient' },
  { key: 'aztec', en: 'Aztec Empire', pl: 'w Państwie Azteków', group: 'america' },
  { key: 'haiti', en: 'Haiti', pl: 'na Haiti', group: 'america' },
  { key: 'brazil', en: 'Empire of Brazil', pl: 'w Cesarstwie Brazylii', group: 'america' },
  { key: 'inca', en: 'Inca Empire', pl: 'w Państwie Inków', group: 'america' },
  { key: 'ethiopia', en: 'Ethiopia', pl: 'w Etiopii', group: 'africa' },
  { key: 'mali', en: 'Mali', pl: 'w Mali', group: 'africa' },
  { key: 'morocco', en: 'Morocco', pl: 'w Maroku', group: 'africa' },
  { key: 'zulu', en: 'Zulu Kingdom', pl: 'w Królestwie Zulusów', group: 'africa' },
];

/** A ruler and the associated state. */
export interface Ruler extends Link {
  readonly woman?: true;
}

// prettier-ignore
export const RULERS: readonly Ruler[] = [
  { key: 'catherine-the-great', en: 'Catherine the Great', pl: 'Katarzyna II Wielka', to: 'russia', familiarity: 2, woman: true, beside: ['lithuania'], why: { en: 'She was born a German princess, in Szczecin.', pl: 'Urodziła się jako niemiecka księżniczka, w Szczecinie.' } },
  { key: 'ivan-the-terrible', en: 'Ivan the Terrible', pl: 'Iwan Groźny', to: 'russia', familiarity: 2, why: { en: 'He was the first ruler of Russia to be crowned tsar.', pl: 'Jako pierwszy władca Rosji koronował się na cara.' } },
  { key: 'louis-xiv-the-sun-king', en: 'Louis XIV, the Sun King', pl: 'Ludwik XIV, Król Słońce', to: 'france', familiarity: 1, why: { en: 'He came to the throne at the age of four and reigned for 72 years.', pl: 'Został królem jako czterolatek i panował 72 lata.' } },
  { key: 'henry-viii', en: 'Henry VIII', pl: 'Henryk VIII', to: 'england', familiarity: 2, beside: ['france', 'ireland'], why: { en: 'He had six wives and had two of them beheaded.', pl: 'Miał sześć żon, a dwie z nich kazał ściąć.' } },
  { key: 'william-the-conqueror', en: 'William the Conqueror', pl: 'Wilhelm Zdobywca', to: 'england', familiarity: 3, beside: ['france'], why: { en: 'The Bayeux Tapestry tells of his victory.', pl: 'O jego zwycięstwie opowiada tkanina z Bayeux.' } },
  { key: 'robert-the-bruce', en: 'Robert the Bruce', pl: 'Robert I Bruce', to: 'scotland', familiarity: 3, why: { en: 'Legend says that a spider taught him to persevere.', pl: 'Według legendy wytrwałości nauczył go pająk.' } },
  { key: 'frederick-the-great', en: 'Frederick the Great', pl: 'Fryderyk II Wielki', to: 'prussia', familiarity: 3, why: { en: 'He played the flute and corresponded with Voltaire.', pl: 'Grał na flecie i korespondował z Wolterem.' } },
  { key: 'maria-theresa', en: 'Maria Theresa', pl: 'Maria Teresa', to: 'austria', familiarity: 3, woman: true, beside: ['hungary', 'bohemia'], why: { en: 'She had sixteen children.', pl: 'Miała szesnaścioro dzieci.' } },
  { key: 'gustavus-adolphus', en: 'Gustavus Adolphus', pl: 'Gustaw II Adolf', to: 'sweden', familiarity: 4 },
  { key: 'christina', en: 'Queen Christina, who abdicated in 1654', pl: 'Krystyna, która abdykowała w 1654 roku', to: 'sweden', familiarity: 4, woman: true },
  { key: 'philip-ii', en: 'Philip II, who sent the Armada against England', pl: 'Filip II, który wysłał Wielką Armadę przeciw Anglii', to: 'spain', familiarity: 3, beside: ['portugal', 'england', 'ireland'], why: { en: 'He had the Escorial built, a palace and a monastery in one.', pl: 'Kazał zbudować Escorial – pałac i klasztor w jednym.' } },
  { key: 'stephen-dusan', en: 'Stephen Dušan', pl: 'Stefan Duszan', to: 'serbia', familiarity: 5 },
  { key: 'matthias-corvinus', en: 'Matthias Corvinus', pl: 'Maciej Korwin', to: 'hungary', familiarity: 4, beside: ['austria', 'bohemia'] },
  { key: 'charles-iv', en: 'Charles IV, founder of the university in Prague', pl: 'Karol IV, założyciel uniwersytetu w Pradze', to: 'bohemia', familiarity: 4 },
  { key: 'leopold-ii', en: 'Leopold II, owner of the Congo Free State', pl: 'Leopold II, właściciel Wolnego Państwa Kongo', to: 'belgium', familiarity: 4 },
  { key: 'vlad-the-impaler', en: 'Vlad the Impaler', pl: 'Wład Palownik', to: 'wallachia', familiarity: 3, why: { en: 'He lent his name to the vampire Dracula.', pl: 'Użyczył przydomka wampirowi Drakuli.' } },
  { key: 'gediminas', en: 'Gediminas', pl: 'Giedymin', to: 'lithuania', familiarity: 3, regions: ['lt', 'pl'], why: { en: 'The tower of a castle in Vilnius is named after him.', pl: 'Jego imię nosi wieża zamku w Wilnie.' } },
  { key: 'brian-boru', en: 'Brian Boru', to: 'ireland', familiarity: 5 },
  { key: 'suleiman-the-magnificent', en: 'Suleiman the Magnificent', pl: 'Sulejman Wspaniały', to: 'ottoman', familiarity: 2, why: { en: 'He besieged Vienna in 1529.', pl: 'W 1529 roku oblegał Wiedeń.' } },
  { key: 'genghis-khan', en: 'Genghis Khan', pl: 'Czyngis-chan', to: 'mongol', familiarity: 1, beside: ['china'], why: { en: 'His name at birth was Temujin.', pl: 'Naprawdę miał na imię Temudżyn.' } },
  { key: 'qin-shi-huang', en: 'Qin Shi Huang', to: 'china', familiarity: 3, why: { en: 'The Terracotta Army guards his tomb.', pl: 'Jego grobu strzeże Terakotowa Armia.' } },
  { key: 'cixi', en: 'Empress Dowager Cixi', pl: 'cesarzowa wdowa Cixi', to: 'china', familiarity: 4, woman: true, why: { en: 'She governed for decades from behind a screen.', pl: 'Przez dziesięciolecia rządziła zza parawanu.' } },
  { key: 'hirohito', en: 'Hirohito', to: 'japan', familiarity: 2, why: { en: 'He reigned for 62 years, until 1989.', pl: 'Panował 62 lata, do 1989 roku.' } },
  { key: 'ashoka', en: 'Ashoka', pl: 'Aśoka', to: 'india', familiarity: 4 },
  { key: 'akbar-the-great', en: 'Akbar the Great', pl: 'Akbar Wielki', to: 'india', familiarity: 4 },
  { key: 'ramesses-ii', en: 'Ramesses II', pl: 'Ramzes II', to: 'egypt', familiarity: 2, why: { en: 'He had the temples of Abu Simbel cut into the rock.', pl: 'To on kazał wykuć w skale świątynie w Abu Simbel.' } },
  { key: 'cleopatra-vii', en: 'Cleopatra VII', pl: 'Kleopatra VII', to: 'egypt', familiarity: 1, woman: true, beside: ['macedonia'], why: { en: 'She was of Greek descent, and lost her realm to the later emperor Augustus.', pl: 'Pochodziła z greckiej dynastii, a państwo straciła na rzecz późniejszego cesarza Augusta.' } },
  { key: 'hammurabi', en: 'Hammurabi', to: 'babylonia', familiarity: 2, why: { en: 'His laws are carved on a stone in the Louvre.', pl: 'Jego prawa wyryto na kamieniu, który stoi w Luwrze.' } },
  { key: 'nebuchadnezzar-ii', en: 'Nebuchadnezzar II', pl: 'Nabuchodonozor II', to: 'babylonia', familiarity: 3, beside: ['israel'], why: { en: 'The Hanging Gardens are ascribed to him.', pl: 'Przypisuje mu się założenie wiszących ogrodów.' } },
  { key: 'xerxes-i', en: 'Xerxes I', pl: 'Kserkses I', to: 'persia', familiarity: 3, beside: ['macedonia', 'israel', 'babylonia', 'egypt'], why: { en: 'He had the sea whipped.', pl: 'Kazał wychłostać morze.' } },
  { key: 'darius-the-great', en: 'Darius the Great', pl: 'Dariusz I Wielki', to: 'persia', familiarity: 3, beside: ['macedonia', 'israel', 'babylonia', 'egypt'], why: { en: 'His army was beaten at Marathon.', pl: 'Jego wojska przegrały pod Maratonem.' } },
  { key: 'king-solomon', en: 'King Solomon', pl: 'król Salomon', to: 'israel', familiarity: 2, regions: ['jewish'], why: { en: 'He is said to have built the First Temple.', pl: 'Według Biblii zbudował pierwszą świątynię w Jerozolimie.' } },
  { key: 'moctezuma-ii', en: 'Moctezuma II', pl: 'Montezuma II', to: 'aztec', familiarity: 3, why: { en: 'He received Cortés in his capital.', pl: 'Przyjął Cortésa w swojej stolicy.' } },
  { key: 'atahualpa', en: 'Atahualpa', to: 'inca', familiarity: 3, why: { en: 'He filled a room with gold as a ransom.', pl: 'W zamian za wolność wypełnił komnatę złotem.' } },
  { key: 'haile-selassie', en: 'Haile Selassie', pl: 'Haile Syllasje', to: 'ethiopia', familiarity: 3, why: { en: 'The Rastafarians revere him.', pl: 'Czczą go rastafarianie.' } },
  { key: 'mansa-musa', en: 'Mansa Musa', to: 'mali', familiarity: 4 },
];

/** Wars and uprisings. */
// prettier-ignore
export const WARS: readonly Answer[] = [
  { key: 'greco-persian', en: 'Greco-Persian Wars', pl: 'podczas wojen grecko-perskich', group: 'old' },
  { key: 'punic', en: 'Second Punic War', pl: 'podczas drugiej wojny punickiej', group: 'old' },
  { key: 'gallic', en: "Caesar's Gallic Wars", pl: 'podczas wojen galijskich Cezara', group: 'old' },
  { key: 'hundred-years', en: "Hundred Years' War", pl: 'podczas wojny stuletniej', group: 'old' },
  { key: 'roses', en: 'Wars of the Roses', pl: 'podczas Wojny Dwóch Róż', group: 'old' },
  { key: 'teutonic', en: 'Polish-Lithuanian-Teutonic War', pl: 'podczas wielkiej wojny z zakonem krzyżackim', group: 'old' },
  { key: 'thirty-years', en: "Thirty Years' War", pl: 'podczas wojny trzydziestoletniej', group: 'middle' },
  { key: 'northern', en: 'Great Northern War', pl: 'podczas III wojny północnej', group: 'middle' },
  { key: 'american-independence', en: 'American War of Independence', pl: 'podczas wojny o niepodległość Stanów Zjednoczonych', group: 'middle' },
  { key: 'kosciuszko', en: 'Kościuszko Uprising', pl: 'podczas powstania kościuszkowskiego', group: 'middle' },
  { key: 'napoleonic', en: 'Napoleonic Wars', pl: 'podczas wojen napoleońskich', group: 'middle' },
  { key: 'november', en: 'November Uprising', pl: 'podczas powstania listopadowego', group: 'middle' },
  { key: 'crimean', en: 'Crimean War', pl: 'podczas wojny krymskiej', group: 'new' },
  { key: 'american-civil', en: 'American Civil War', pl: 'podczas wojny secesyjnej', group: 'new' },
  { key: 'russo-japanese', en: 'Russo-Japanese War', pl: 'podczas wojny rosyjsko-japońskiej', group: 'new' },
  { key: 'first-world', en: 'First World War', pl: 'podczas I wojny światowej', group: 'new' },
  { key: 'second-world', en: 'Second World War', pl: 'podczas II wojny światowej', group: 'new' },
  { key: 'vietnam', en: 'Vietnam War', pl: 'podczas wojny wietnamskiej', group: 'new' },
];

/** A battle and its war. */
// prettier-ignore
export const BATTLES: readonly Link[] = [
  { key: 'marathon', en: 'the Battle of Marathon', pl: 'bitwa pod Maratonem', to: 'greco-persian', familiarity: 2, why: { en: 'A messenger is said to have run to Athens.', pl: 'Posłaniec miał po niej pobiec do Aten.' } },
  { key: 'thermopylae', en: 'the Battle of Thermopylae', pl: 'bitwa pod Termopilami', to: 'greco-persian', familiarity: 2, why: { en: 'Leonidas and his Spartans fell there.', pl: 'Poległ tam Leonidas ze swoimi Spartanami.' } },
  { key: 'salamis', en: 'the Battle of Salamis', pl: 'bitwa pod Salaminą', to: 'greco-persian', familiarity: 3, why: { en: 'It was fought at sea, and King Xerxes watched from the shore.', pl: 'Stoczono ją na morzu, a król Kserkses patrzył z brzegu.' } },
  { key: 'cannae', en: 'the Battle of Cannae', pl: 'bitwa pod Kannami', to: 'punic', familiarity: 3, why: { en: 'Hannibal encircled a larger army.', pl: 'Hannibal okrążył w niej liczniejszą armię.' } },
  { key: 'zama', en: 'the Battle of Zama', pl: 'bitwa pod Zamą', to: 'punic', familiarity: 4 },
  { key: 'alesia', en: 'the Battle of Alesia', pl: 'bitwa pod Alezją', to: 'gallic', familiarity: 4, why: { en: 'Vercingetorix surrendered there.', pl: 'Poddał się tam Wercyngetoryks.' } },
  { key: 'agincourt', en: 'the Battle of Agincourt', pl: 'bitwa pod Azincourt', to: 'hundred-years', familiarity: 3, why: { en: 'The English longbows decided it.', pl: 'Rozstrzygnęły ją angielskie długie łuki.' } },
  { key: 'crecy', en: 'the Battle of Crécy', pl: 'bitwa pod Crécy', to: 'hundred-years', familiarity: 4 },
  { key: 'bosworth-field', en: 'the Battle of Bosworth Field', pl: 'bitwa pod Bosworth', to: 'roses', familiarity: 4, regions: ['gb'] },
  { key: 'grunwald', en: 'the Battle of Grunwald', pl: 'bitwa pod Grunwaldem', to: 'teutonic', familiarity: 1, regions: ['pl', 'lt'], why: { en: 'The grand master Ulrich von Jungingen fell in it.', pl: 'Zginął w niej wielki mistrz Ulrich von Jungingen.' } },
  { key: 'white-mountain', en: 'the Battle of White Mountain', pl: 'bitwa na Białej Górze', to: 'thirty-years', familiarity: 4, regions: ['cz'] },
  { key: 'lutzen', en: 'the Battle of Lützen, in which Gustavus Adolphus fell', pl: 'bitwa pod Lützen, w której poległ Gustaw Adolf', to: 'thirty-years', familiarity: 4, beside: ['napoleonic'] },
  { key: 'poltava', en: 'the Battle of Poltava', pl: 'bitwa pod Połtawą', to: 'northern', familiarity: 4 },
  { key: 'saratoga', en: 'the Battle of Saratoga', pl: 'bitwa pod Saratogą', to: 'american-independence', familiarity: 4, regions: ['us'] },
  { key: 'yorktown', en: 'the Battle of Yorktown', pl: 'bitwa pod Yorktown', to: 'american-independence', familiarity: 4, why: { en: 'Lord Cornwallis surrendered there with the last great British army of the war.', pl: 'Lord Cornwallis poddał tam ostatnią wielką armię brytyjską tej wojny.' } },
  { key: 'raclawice', en: 'the Battle of Racławice', pl: 'bitwa pod Racławicami', to: 'kosciuszko', familiarity: 3, regions: ['pl'], why: { en: 'A panorama in Wrocław shows it, 114 metres long.', pl: 'Przedstawia ją wrocławska panorama, długa na 114 metrów.' } },
  { key: 'maciejowice', en: 'the Battle of Maciejowice', pl: 'bitwa pod Maciejowicami', to: 'kosciuszko', familiarity: 4, regions: ['pl'] },
  { key: 'austerlitz', en: 'the Battle of Austerlitz', pl: 'bitwa pod Austerlitz', to: 'napoleonic', familiarity: 2, why: { en: 'It is called the Battle of the Three Emperors.', pl: 'Nazywa się ją bitwą trzech cesarzy.' } },
  { key: 'trafalgar', en: 'the Battle of Trafalgar', pl: 'bitwa pod Trafalgarem', to: 'napoleonic', familiarity: 2, why: { en: 'Admiral Nelson fell in it.', pl: 'Zginął w niej admirał Nelson.' } },
  { key: 'borodino', en: 'the Battle of Borodino', pl: 'bitwa pod Borodino', to: 'napoleonic', familiarity: 3, why: { en: 'Tolstoy describes it in “War and Peace”.', pl: 'Opisał ją Tołstoj w „Wojnie i pokoju”.' } },
  { key: 'grochow', en: 'the Battle of Grochów', pl: 'bitwa o Olszynkę Grochowską', to: 'november', familiarity: 4, regions: ['pl'] },
  { key: 'balaclava', en: 'the Battle of Balaclava', pl: 'bitwa pod Bałakławą', to: 'crimean', familiarity: 4 },
  { key: 'gettysburg', en: 'the Battle of Gettysburg', pl: 'bitwa pod Gettysburgiem', to: 'american-civil', familiarity: 2, why: { en: 'Lincoln gave a famous speech there.', pl: 'Lincoln wygłosił tam słynne przemówienie.' } },
  { key: 'antietam', en: 'the Battle of Antietam', pl: 'bitwa nad Antietam', to: 'american-civil', familiarity: 4, regions: ['us'] },
  { key: 'tsushima', en: 'the Battle of Tsushima', pl: 'bitwa pod Cuszimą', to: 'russo-japanese', familiarity: 4 },
  { key: 'verdun', en: 'the Battle of Verdun', pl: 'bitwa pod Verdun', to: 'first-world', familiarity: 2, why: { en: 'It lasted ten months and cost some 300,000 lives.', pl: 'Trwała dziesięć miesięcy i pochłonęła około 300 tysięcy ofiar.' } },
  { key: 'the-somme', en: 'the Battle of the Somme', pl: 'bitwa nad Sommą', to: 'first-world', familiarity: 2, why: { en: 'Tanks were used for the first time in it.', pl: 'Po raz pierwszy użyto w niej czołgów.' } },
  { key: 'gallipoli', en: 'the Battle of Gallipoli', pl: 'bitwa o Gallipoli', to: 'first-world', familiarity: 3, why: { en: 'Australians and New Zealanders remember it on Anzac Day.', pl: 'Australijczycy i Nowozelandczycy wspominają ją w Dniu Anzac.' } },
  { key: 'stalingrad', en: 'the Battle of Stalingrad', pl: 'bitwa pod Stalingradem', to: 'second-world', familiarity: 1, why: { en: 'Field Marshal Paulus surrendered there against the orders of Hitler.', pl: 'Wbrew rozkazom Hitlera poddał się tam feldmarszałek Paulus.' } },
  { key: 'monte-cassino', en: 'the Battle of Monte Cassino', pl: 'bitwa o Monte Cassino', to: 'second-world', familiarity: 2, why: { en: 'The Polish corps of General Anders took the hill.', pl: 'Wzgórze zdobył polski korpus generała Andersa.' } },
  { key: 'midway', en: 'the Battle of Midway', pl: 'bitwa o Midway', to: 'second-world', familiarity: 2, why: { en: 'Japan lost four aircraft carriers in it.', pl: 'Japonia straciła w niej cztery lotniskowce.' } },
  { key: 'el-alamein', en: 'the Battle of El Alamein', pl: 'bitwa pod El Alamein', to: 'second-world', familiarity: 3, why: { en: 'Montgomery beat Rommel in it.', pl: 'Montgomery pokonał w niej Rommla.' } },
  { key: 'kursk', en: 'the Battle of Kursk', pl: 'bitwa na Łuku Kurskim', to: 'second-world', familiarity: 3, why: { en: 'It is often called the largest tank battle in history.', pl: 'Często nazywa się ją największą bitwą pancerną w dziejach.' } },
  { key: 'khe-sanh', en: 'the Battle of Khe Sanh', pl: 'bitwa pod Khe Sanh', to: 'vietnam', familiarity: 4, why: { en: 'The siege of the American base lasted 77 days.', pl: 'Oblężenie amerykańskiej bazy trwało 77 dni.' } },
];

/** Royal houses of Poland, in Polish in the genitive. */
// prettier-ignore
export const DYNASTIES: readonly Answer[] = [
  { key: 'piast', en: 'Piast', pl: 'Piastów' },
  { key: 'jagiellon', en: 'Jagiellon', pl: 'Jagiellonów' },
  { key: 'vasa', en: 'Vasa', pl: 'Wazów' },
  { key: 'wettin', en: 'Wettin', pl: 'Wettynów' },
];

/** A ruler of Poland and the royal house. */
// prettier-ignore
export const POLISH_RULERS: readonly Link[] = [
  { key: 'mieszko-i', en: 'Mieszko I', to: 'piast', familiarity: 1, regions: ['pl'], why: { en: 'His baptism in 966 brought Poland into Christian Europe.', pl: 'Jego chrzest w 966 roku wprowadził Polskę do chrześcijańskiej Europy.' } },
  { key: 'boleslaw-the-brave', en: 'Bolesław the Brave', pl: 'Bolesław Chrobry', to: 'piast', familiarity: 1, regions: ['pl'], why: { en: 'He was crowned in 1025, shortly before his death.', pl: 'Koronował się w 1025 roku, tuż przed śmiercią.' } },
  { key: 'boleslaw-the-bold', en: 'Bolesław the Bold', pl: 'Bolesław Śmiały', to: 'piast', familiarity: 3, regions: ['pl'], why: { en: 'He had Bishop Stanislaus of Kraków killed.', pl: 'Skazał na śmierć biskupa Stanisława.' } },
  { key: 'boleslaw-wrymouth', en: 'Bolesław Wrymouth', pl: 'Bolesław Krzywousty', to: 'piast', familiarity: 2, regions: ['pl'], why: { en: 'He divided the country among his sons.', pl: 'Podzielił kraj między synów.' } },
  { key: 'wladyslaw-the-elbow-high', en: 'Władysław the Elbow-high', pl: 'Władysław Łokietek', to: 'piast', familiarity: 2, regions: ['pl'], why: { en: 'He owed his nickname to his small height.', pl: 'Przydomek zawdzięczał niskiemu wzrostowi.' } },
  { key: 'casimir-the-great', en: 'Casimir the Great', pl: 'Kazimierz Wielki', to: 'piast', familiarity: 1, regions: ['pl'], why: { en: 'He is said to have found Poland built of wood and left it built of stone.', pl: 'Zastał Polskę drewnianą, a zostawił murowaną.' } },
  { key: 'wladyslaw-of-varna', en: 'Władysław of Varna', pl: 'Władysław Warneńczyk', to: 'jagiellon', familiarity: 3, regions: ['pl', 'lt'], why: { en: 'He fell in battle against the Turks at the age of twenty.', pl: 'Zginął w bitwie z Turkami jako dwudziestolatek.' } },
  { key: 'john-i-albert', en: 'John I Albert', pl: 'Jan Olbracht', to: 'jagiellon', familiarity: 4, regions: ['pl', 'lt'] },
  { key: 'sigismund-the-old', en: 'Sigismund the Old', pl: 'Zygmunt Stary', to: 'jagiellon', familiarity: 2, regions: ['pl', 'lt'], why: { en: 'He had the great bell of Wawel Cathedral cast, which bears his name.', pl: 'To on kazał odlać dzwon Zygmunta dla katedry na Wawelu.' } },
  { key: 'sigismund-augustus', en: 'Sigismund Augustus', pl: 'Zygmunt August', to: 'jagiellon', familiarity: 2, regions: ['pl', 'lt'], why: { en: 'He left no children, and the dynasty died out in the male line with him.', pl: 'Zmarł bezpotomnie i na nim dynastia wygasła w linii męskiej.' } },
  { key: 'sigismund-iii', en: 'Sigismund III', pl: 'Zygmunt III', to: 'vasa', familiarity: 3, regions: ['pl'], why: { en: 'He moved the court from Kraków to Warsaw.', pl: 'Przeniósł dwór z Krakowa do Warszawy.' } },
  { key: 'wladyslaw-iv', en: 'Władysław IV', to: 'vasa', familiarity: 3, regions: ['pl'], why: { en: 'As a young man he was elected tsar of Russia.', pl: 'W młodości wybrano go na cara Rosji.' } },
  { key: 'john-ii-casimir', en: 'John II Casimir', pl: 'Jan Kazimierz', to: 'vasa', familiarity: 3, regions: ['pl'], why: { en: 'He abdicated in 1668 and died in France.', pl: 'Abdykował w 1668 roku i zmarł we Francji.' } },
  { key: 'augustus-ii-the-strong', en: 'Augustus II the Strong', pl: 'August II Mocny', to: 'wettin', familiarity: 3, regions: ['pl'], why: { en: 'He is said to have broken horseshoes with his hands.', pl: 'Podobno łamał w rękach podkowy.' } },
  { key: 'augustus-iii', en: 'Augustus III', pl: 'August III', to: 'wettin', familiarity: 3, regions: ['pl'], why: { en: 'He preferred hunting and opera to governing.', pl: 'Od rządzenia wolał polowania i operę.' } },
];

/** A person with one well-known deed, which follows `who`; wrong answers come from the same `group`. */
export interface HistoricalPerson extends Named {
  readonly deed: Labels;
  readonly group: 'explorer' | 'commander' | 'scholar' | 'politician' | 'woman' | 'space';
  readonly familiarity: Familiarity;
  readonly regions?: readonly string[];
  /** The explanation. */
  readonly why: Labels;
}

// prettier-ignore
export const HISTORICAL_PEOPLE: readonly HistoricalPerson[] = [
  { key: 'vasco-da-gama', en: 'Vasco da Gama', familiarity: 2, group: 'explorer', deed: { en: 'found the sea route from Europe to India', pl: 'odkrył morską drogę z Europy do Indii' }, why: { en: 'He reached Calicut in 1498.', pl: 'Dopłynął do Kalikatu w 1498 roku.' } },
  { key: 'ferdinand-magellan', en: 'Ferdinand Magellan', pl: 'Ferdynand Magellan', familiarity: 2, group: 'explorer', deed: { en: 'set out in 1519 with the fleet that first sailed round the world', pl: 'wyruszył w 1519 roku z flotą, która pierwsza opłynęła świat' }, why: { en: 'He was killed in the Philippines and did not see the end of the voyage.', pl: 'Zginął na Filipinach i nie doczekał końca wyprawy.' } },
  { key: 'roald-amundsen', en: 'Roald Amundsen', familiarity: 2, group: 'explorer', deed: { en: 'led the first expedition to reach the South Pole', pl: 'poprowadził pierwszą wyprawę, która dotarła na biegun południowy' }, why: { en: 'He was five weeks ahead of Robert Scott.', pl: 'Wyprzedził Roberta Scotta o pięć tygodni.' } },
  { key: 'hernan-cortes', en: 'Hernán Cortés', familiarity: 2, group: 'explorer', deed: { en: 'conquered the Aztecs for Spain', pl: 'podbił państwo Azteków w imieniu Hiszpanii' }, why: { en: 'He burnt or sank his ships so that nobody could turn back.', pl: 'Zniszczył własne statki, żeby nikt nie mógł zawrócić.' } },
  { key: 'francisco-pizarro', en: 'Francisco Pizarro', familiarity: 3, group: 'explorer', deed: { en: 'conquered the Incas for Spain', pl: 'podbił Inków dla Hiszpanii' }, why: { en: 'He had their ruler Atahualpa killed in spite of a ransom of gold.', pl: 'Mimo złotego okupu kazał zabić ich władcę Atahualpę.' } },
  { key: 'james-cook', en: 'James Cook', familiarity: 2, group: 'explorer', deed: { en: 'was killed in Hawaii during his third voyage to the Pacific', pl: 'zginął na Hawajach podczas swojej trzeciej wyprawy na Pacyfik' }, why: { en: 'His first voyage had mapped New Zealand and the east of Australia.', pl: 'Podczas pierwszej wyprawy sporządził mapy Nowej Zelandii i wschodniej Australii.' } },
  { key: 'marco-polo', en: 'Marco Polo', familiarity: 1, group: 'explorer', deed: { en: 'described his travels from Venice to the court of Kublai Khan', pl: 'opisał swoją podróż z Wenecji na dwór Kubilaja' }, why: { en: 'He dictated the book in a prison in Genoa.', pl: 'Książkę podyktował w genueńskim więzieniu.' } },
  { key: 'abel-tasman', en: 'Abel Tasman', familiarity: 4, group: 'explorer', deed: { en: 'was the first European to sight New Zealand', pl: 'jako pierwszy Europejczyk ujrzał Nową Zelandię' }, why: { en: 'An Australian island is named after him.', pl: 'Jego nazwisko nosi australijska wyspa.' } },
  { key: 'david-livingstone', en: 'David Livingstone', familiarity: 3, group: 'explorer', deed: { en: 'was found in Africa by the journalist Stanley', pl: 'został odnaleziony w Afryce przez dziennikarza Stanleya' }, why: { en: 'He was greeted with the words “Dr … , I presume?”.', pl: 'Usłyszał wtedy słynne „Doktor …, jak mniemam?”.' } },
  { key: 'bartolomeu-dias', en: 'Bartolomeu Dias', familiarity: 4, group: 'explorer', deed: { en: 'was the first European to sail round the Cape of Good Hope', pl: 'jako pierwszy Europejczyk opłynął Przylądek Dobrej Nadziei' }, why: { en: 'He himself is said to have called it the Cape of Storms.', pl: 'On sam miał go nazwać Przylądkiem Burz.' } },
  { key: 'hannibal', en: 'Hannibal', familiarity: 2, group: 'commander', deed: { en: 'crossed the Alps with war elephants', pl: 'przeprawił się przez Alpy ze słoniami bojowymi' }, why: { en: 'He came from Carthage and never took Rome.', pl: 'Pochodził z Kartaginy, ale Rzymu nigdy nie zdobył.' } },
  { key: 'spartacus', en: 'Spartacus', pl: 'Spartakus', familiarity: 2, group: 'commander', deed: { en: 'led a great slave revolt against Rome', pl: 'stał na czele wielkiego powstania niewolników przeciw Rzymowi' }, why: { en: 'Six thousand of his followers were crucified along the Appian Way.', pl: 'Sześć tysięcy jego ludzi ukrzyżowano przy drodze Appijskiej.' } },
  { key: 'leonidas', en: 'Leonidas', familiarity: 2, group: 'commander', deed: { en: 'fell at Thermopylae with three hundred Spartans', pl: 'poległ pod Termopilami z trzystoma Spartanami' }, why: { en: 'Asked to hand over the weapons, he replied: “Come and take them.”', pl: 'Na żądanie złożenia broni miał odpowiedzieć: „Przyjdź i weź”.' } },
  { key: 'horatio-nelson', en: 'Horatio Nelson', familiarity: 2, group: 'commander', deed: { en: 'fell in his victory at Trafalgar', pl: 'zginął w zwycięskiej bitwie pod Trafalgarem' }, why: { en: 'He had already lost an arm and the sight of an eye.', pl: 'Wcześniej stracił rękę i wzrok w jednym oku.' } },
  { key: 'tadeusz-kosciuszko', en: 'Tadeusz Kościuszko', familiarity: 2, group: 'commander', regions: ['pl', 'us'], deed: { en: 'led the Polish uprising of 1794', pl: 'stał na czele polskiego powstania w 1794 roku' }, why: { en: 'He had fought for the independence of the United States.', pl: 'Wcześniej walczył o niepodległość Stanów Zjednoczonych.' } },
  { key: 'giuseppe-garibaldi', en: 'Giuseppe Garibaldi', familiarity: 3, group: 'commander', deed: { en: 'landed in Sicily with a thousand volunteers in red shirts', pl: 'wylądował na Sycylii z tysiącem ochotników w czerwonych koszulach' }, why: { en: 'He was born in Nice, which later became French.', pl: 'Urodził się w Nicei, która później przypadła Francji.' } },
  { key: 'simon-bolivar', en: 'Simón Bolívar', familiarity: 3, group: 'commander', deed: { en: 'freed several countries of South America from Spain and is called the Liberator', pl: 'wyzwolił kilka krajów Ameryki Południowej spod władzy Hiszpanii' }, why: { en: 'A country bears his name.', pl: 'Od jego nazwiska pochodzi nazwa jednego z państw.' } },
  { key: 'erwin-rommel', en: 'Erwin Rommel', familiarity: 2, group: 'commander', deed: { en: 'was called the Desert Fox', pl: 'nosił przydomek Lis Pustyni' }, why: { en: 'He commanded the Afrika Korps.', pl: 'Dowodził Afrika Korps.' } },
  { key: 'johannes-gutenberg', en: 'Johannes Gutenberg', pl: 'Jan Gutenberg', familiarity: 1, group: 'scholar', deed: { en: 'introduced printing with movable type in Europe', pl: 'wprowadził w Europie druk ruchomymi czcionkami' }, why: { en: 'About 49 copies of his Bible survive, one of them in Pelplin in Poland.', pl: 'Do dziś przetrwało 49 egzemplarzy jego Biblii, jeden z nich w Pelplinie.' } },
  { key: 'jean-francois-champollion', en: 'Jean-François Champollion', familiarity: 3, group: 'scholar', deed: { en: 'deciphered the Egyptian hieroglyphs', pl: 'odczytał egipskie hieroglify' }, why: { en: 'The Rosetta Stone gave him the key.', pl: 'Klucz dał mu kamień z Rosetty.' } },
  { key: 'heinrich-schliemann', en: 'Heinrich Schliemann', familiarity: 3, group: 'scholar', deed: { en: 'excavated the ruins of Troy', pl: 'odkopał Troję' }, why: { en: 'He believed that Homer had described real places.', pl: 'Wierzył, że Homer opisał prawdziwe miejsca.' } },
  { key: 'howard-carter', en: 'Howard Carter', familiarity: 3, group: 'scholar', deed: { en: 'discovered the tomb of Tutankhamun', pl: 'odkrył grobowiec Tutanchamona' }, why: { en: 'Asked what he could see, he answered: “Wonderful things.”', pl: 'Na pytanie, co widzi, odpowiedział: „Cudowne rzeczy”.' } },
  { key: 'arthur-evans', en: 'Arthur Evans', familiarity: 4, group: 'scholar', deed: { en: 'excavated the palace of Knossos', pl: 'prowadził wykopaliska w pałacu w Knossos' }, why: { en: 'He named its civilisation after King Minos.', pl: 'Odkrytą cywilizację nazwał od imienia króla Minosa.' } },
  { key: 'martin-luther', en: 'Martin Luther', pl: 'Marcin Luter', familiarity: 1, group: 'scholar', deed: { en: 'began the Reformation in Wittenberg', pl: 'zapoczątkował reformację w Wittenberdze' }, why: { en: 'He translated the Bible into German.', pl: 'Przełożył Biblię na niemiecki.' } },
  { key: 'jan-hus', en: 'Jan Hus', familiarity: 3, group: 'scholar', deed: { en: 'was burned at the Council of Constance', pl: 'został spalony w czasie soboru w Konstancji' }, why: { en: 'He had been promised safe conduct.', pl: 'Nie uchronił go list żelazny.' } },
  { key: 'otto-von-bismarck', en: 'Otto von Bismarck', familiarity: 2, group: 'politician', deed: { en: 'was called the Iron Chancellor', pl: 'nosił przydomek Żelazny Kanclerz' }, why: { en: 'He united Germany “by blood and iron”.', pl: 'Zjednoczył Niemcy „krwią i żelazem”.' } },
  { key: 'mahatma-gandhi', en: 'Mahatma Gandhi', familiarity: 1, group: 'politician', deed: { en: 'led the Salt March against British rule', pl: 'poprowadził marsz solny przeciw władzy brytyjskiej' }, why: { en: 'The march was directed against the tax on salt.', pl: 'Marsz był protestem przeciw podatkowi od soli.' } },
  { key: 'lech-walesa', en: 'Lech Wałęsa', familiarity: 1, group: 'politician', deed: { en: 'led the trade union Solidarity', pl: 'stał na czele związku zawodowego „Solidarność”' }, why: { en: 'He was an electrician in the Gdańsk shipyard.', pl: 'Był elektrykiem w Stoczni Gdańskiej.' } },
  { key: 'nelson-mandela', en: 'Nelson Mandela', familiarity: 1, group: 'politician', deed: { en: 'spent 27 years in prison for fighting apartheid', pl: 'spędził 27 lat w więzieniu za walkę z apartheidem' }, why: { en: 'He spent most of them on Robben Island.', pl: 'Większość tego czasu spędził na wyspie Robben.' } },
  { key: 'winston-churchill', en: 'Winston Churchill', familiarity: 1, group: 'politician', deed: { en: 'promised “blood, toil, tears and sweat” in 1940', pl: 'obiecał w 1940 roku „krew, znój, łzy i pot”' }, why: { en: 'It was his first speech as prime minister.', pl: 'Było to jego pierwsze przemówienie na stanowisku premiera.' } },
  { key: 'mikhail-gorbachev', en: 'Mikhail Gorbachev', pl: 'Michaił Gorbaczow', familiarity: 1, group: 'politician', deed: { en: 'started perestroika', pl: 'zapoczątkował pieriestrojkę' }, why: { en: 'He won the Nobel Peace Prize in 1990.', pl: 'W 1990 roku dostał Pokojową Nagrodę Nobla.' } },
  { key: 'martin-luther-king', en: 'Martin Luther King', familiarity: 1, group: 'politician', deed: { en: 'gave the speech “I Have a Dream”', pl: 'wygłosił przemówienie „Mam marzenie”' }, why: { en: 'Some 250,000 people heard it in Washington in 1963.', pl: 'W 1963 roku wysłuchało go w Waszyngtonie około 250 tysięcy ludzi.' } },
  { key: 'yuri-gagarin', en: 'Yuri Gagarin', pl: 'Jurij Gagarin', familiarity: 1, group: 'space', deed: { en: 'was the first human in space', pl: 'był pierwszym człowiekiem w kosmosie' }, why: { en: 'His flight lasted 108 minutes.', pl: 'Jego lot trwał 108 minut.' } },
  { key: 'neil-armstrong', en: 'Neil Armstrong', familiarity: 1, group: 'space', deed: { en: 'was the first human to walk on the Moon', pl: 'jako pierwszy człowiek stanął na Księżycu' }, why: { en: 'Buzz Aldrin followed him about 20 minutes later.', pl: 'Buzz Aldrin dołączył do niego jakieś 20 minut później.' } },
  { key: 'alexei-leonov', en: 'Alexei Leonov', pl: 'Aleksiej Leonow', familiarity: 4, group: 'space', deed: { en: 'was the first human to walk in space', pl: 'jako pierwszy wyszedł w otwartą przestrzeń kosmiczną' }, why: { en: 'His suit swelled, so that he hardly got back in.', pl: 'Skafander tak mu napęczniał, że ledwo wrócił na pokład.' } },
  { key: 'miroslaw-hermaszewski', en: 'Mirosław Hermaszewski', familiarity: 3, group: 'space', regions: ['pl'], deed: { en: 'was the first Pole in space', pl: 'był pierwszym Polakiem w kosmosie' }, why: { en: 'He flew on board Soyuz 30 in 1978.', pl: 'W 1978 roku poleciał na pokładzie Sojuza 30.' } },
  { key: 'john-glenn', en: 'John Glenn', familiarity: 4, group: 'space', deed: { en: 'was the first American to orbit the Earth', pl: 'był pierwszym Amerykaninem na orbicie okołoziemskiej' }, why: { en: 'He flew again at the age of 77.', pl: 'Poleciał jeszcze raz jako siedemdziesięciosiedmiolatek.' } },
  { key: 'valentina-tereshkova', en: 'Valentina Tereshkova', pl: 'Walentina Tierieszkowa', familiarity: 3, group: 'woman', deed: { en: 'was the first woman in space', pl: 'była pierwszą kobietą w kosmosie' }, why: { en: 'She flew in 1963 and had worked in a textile mill before.', pl: 'Poleciała w 1963 roku, a wcześniej pracowała w fabryce włókienniczej.' } },
  { key: 'joan-of-arc', en: 'Joan of Arc', pl: "Joanna d'Arc", familiarity: 1, group: 'woman', deed: { en: 'was called the Maid of Orléans', pl: 'nosiła przydomek Dziewica Orleańska' }, why: { en: 'She was burnt at the age of about nineteen.', pl: 'Spłonęła na stosie, mając około dziewiętnastu lat.' } },
  { key: 'marie-antoinette', en: 'Marie Antoinette', pl: 'Maria Antonina', familiarity: 2, group: 'woman', deed: { en: 'was Queen of France and was guillotined in 1793', pl: 'była królową Francji i zginęła na gilotynie w 1793 roku' }, why: { en: 'She was a daughter of Maria Theresa of Austria.', pl: 'Była córką austriackiej władczyni Marii Teresy.' } },
  { key: 'rosa-parks', en: 'Rosa Parks', familiarity: 3, group: 'woman', deed: { en: 'refused to give up her seat on a bus in Montgomery', pl: 'nie chciała ustąpić miejsca w autobusie w Montgomery' }, why: { en: 'The boycott of the buses lasted more than a year.', pl: 'Bojkot autobusów trwał ponad rok.' } },
  { key: 'florence-nightingale', en: 'Florence Nightingale', familiarity: 3, group: 'woman', deed: { en: 'was called the Lady with the Lamp', pl: 'nosiła przydomek Dama z Lampą' }, why: { en: 'She nursed soldiers in the Crimean War and founded modern nursing.', pl: 'Opiekowała się żołnierzami podczas wojny krymskiej i stworzyła nowoczesne pielęgniarstwo.' } },
  { key: 'margaret-thatcher', en: 'Margaret Thatcher', familiarity: 1, group: 'woman', deed: { en: 'was called the Iron Lady', pl: 'nosiła przydomek Żelazna Dama' }, why: { en: 'A Soviet newspaper gave her the name.', pl: 'Tak nazwała ją radziecka gazeta.' } },
  { key: 'amelia-earhart', en: 'Amelia Earhart', familiarity: 3, group: 'woman', deed: { en: 'disappeared over the Pacific in 1937 while flying round the world', pl: 'zaginęła nad Pacyfikiem w 1937 roku podczas lotu dookoła świata' }, why: { en: 'She had been the first woman to fly alone across the Atlantic.', pl: 'Wcześniej jako pierwsza kobieta samotnie przeleciała Atlantyk.' } },
];
