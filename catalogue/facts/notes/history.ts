import type { Notes } from './notes.ts';

/** About cities with a former name. */
export const OLD_CITY_NOTES: Notes = {
  constantinople: {
    en: 'It was renamed officially in 1930; before that it had been Byzantium, too.',
    pl: 'Nazwę zmieniono oficjalnie w 1930 roku; jeszcze dawniej było to Bizancjum.',
  },
  leningrad: {
    en: 'The city got its old name back in 1991, after a vote.',
    pl: 'Dawną nazwę przywrócono w 1991 roku po głosowaniu.',
  },
  stalingrad: {
    en: "The name was changed in 1961, five years after Khrushchev's secret speech.",
    pl: 'Nazwę zmieniono w 1961 roku, pięć lat po tajnym referacie Chruszczowa.',
  },
  gorky: {
    en: 'Sakharov was exiled there in the 1980s.',
    pl: 'W latach 80. XX wieku zesłano tam Sacharowa.',
  },
  sverdlovsk: {
    en: 'The last tsar and his family were shot there in 1918.',
    pl: 'W 1918 roku rozstrzelano tam ostatniego cara z rodziną.',
  },
  saigon: {
    en: 'It was renamed after the communist leader in 1976.',
    pl: 'W 1976 roku nazwano je na cześć komunistycznego przywódcy.',
  },
  bombay: {
    en: 'The new name of 1995 comes from the goddess Mumbadevi.',
    pl: 'Nowa nazwa z 1995 roku pochodzi od bogini Mumbadewi.',
  },
  madras: {
    en: 'The new name dates from 1996; a kind of cotton and a curry keep the old one.',
    pl: 'Nową nazwę wprowadzono w 1996 roku; dawną zachowały tkanina i odmiana curry.',
  },
  batavia: {
    en: 'The Dutch had named it after a Germanic tribe, the Batavians.',
    pl: 'Holendrzy nazwali je od germańskiego plemienia Batawów.',
  },
  edo: {
    en: 'The new name of 1868 means “eastern capital”.',
    pl: 'Nowa nazwa z 1868 roku znaczy „wschodnia stolica”.',
  },
  christiania: {
    en: 'It was named after King Christian IV, who rebuilt it after a fire.',
    pl: 'Nazwa pochodziła od króla Chrystiana IV, który odbudował miasto po pożarze.',
  },
  breslau: { en: 'It was a German city until 1945.', pl: 'Do 1945 roku należało do Niemiec.' },
  danzig: {
    en: 'It was a free city between the world wars; Günter Grass was born there.',
    pl: 'Między wojnami było wolnym miastem; urodził się tam Günter Grass.',
  },
  stettin: { en: 'Catherine the Great was born there.', pl: 'Urodziła się tam Katarzyna Wielka.' },
  pressburg: {
    en: 'Kings and queens of Hungary were crowned there for almost three centuries.',
    pl: 'Przez niemal trzy stulecia koronowano tam królów Węgier.',
  },
  reval: { en: 'The German name was official until 1918.', pl: 'Niemiecka nazwa obowiązywała do 1918 roku.' },
  lemberg: {
    en: 'That was its name under Austrian rule, until 1918.',
    pl: 'Tak nazywało się pod panowaniem Austrii, do 1918 roku.',
  },
  'karl-marx-stadt': {
    en: 'It bore the name from 1953 to 1990; a giant bust of Marx still stands there.',
    pl: 'Nosiło tę nazwę w latach 1953–1990; wciąż stoi tam wielka głowa Marksa.',
  },
  titograd: {
    en: 'It was named after Marshal Tito until 1992.',
    pl: 'Do 1992 roku nazwa upamiętniała marszałka Titę.',
  },
  'ragusa-on-the-adriatic-coast-of-today-s-croatia': {
    en: 'The city was a republic of merchants for more than four centuries.',
    pl: 'Przez ponad cztery stulecia było kupiecką republiką.',
  },
  'new-amsterdam': {
    en: 'The English took it from the Dutch in 1664.',
    pl: 'W 1664 roku Anglicy odebrali je Holendrom.',
  },
  smyrna: {
    en: 'A great fire destroyed much of it in 1922.',
    pl: 'W 1922 roku znaczną część miasta zniszczył pożar.',
  },
  angora: {
    en: 'A goat, a rabbit and a cat are named after it.',
    pl: 'Tę nazwę noszą też rasy kóz, królików i kotów.',
  },
  leopoldville: {
    en: 'It was named after the king of the Belgians; the new name dates from 1966.',
    pl: 'Nazwa pochodziła od króla Belgów; zmieniono ją w 1966 roku.',
  },
  'salisbury-in-rhodesia': {
    en: 'It was named after a British prime minister, until 1982.',
    pl: 'Do 1982 roku nosiło nazwisko brytyjskiego premiera.',
  },
  'ciudad-trujillo': {
    en: 'The dictator renamed it after himself; the old name returned in 1961.',
    pl: 'Dyktator nazwał je na własną cześć; dawna nazwa wróciła w 1961 roku.',
  },
  bytown: {
    en: 'It was named after Colonel By, who built a canal there.',
    pl: 'Nazwa pochodziła od pułkownika Bya, budowniczego kanału.',
  },
  frunze: {
    en: 'It was named after a Bolshevik commander who was born there.',
    pl: 'Nazwa upamiętniała urodzonego tam dowódcę bolszewików.',
  },
  tiflis: {
    en: 'That was its Russian name until 1936.',
    pl: 'Tak brzmiała rosyjska nazwa do 1936 roku.',
  },
};

/** About countries with a former name. */
export const OLD_COUNTRY_NOTES: Notes = {
  siam: {
    en: 'It gave its name to cats and to twins joined at birth.',
    pl: 'Dawną nazwę przypominają koty syjamskie i bracia syjamscy.',
  },
  persia: {
    en: 'The shah asked the world to use the new name in 1935.',
    pl: 'W 1935 roku szach poprosił świat, by używał nowej nazwy.',
  },
  ceylon: {
    en: 'The tea has kept the old name, which was changed in 1972.',
    pl: 'Dawną nazwę, zmienioną w 1972 roku, zachowała herbata.',
  },
  burma: {
    en: 'The military government changed the name in 1989.',
    pl: 'Nazwę zmienił w 1989 roku rząd wojskowy.',
  },
  'east-pakistan': { en: 'It broke away in 1971 after a war.', pl: 'Oderwał się w 1971 roku po wojnie.' },
  abyssinia: {
    en: 'Emperors ruled it until 1974, Haile Selassie the last of them.',
    pl: 'Do 1974 roku rządzili tam cesarze, z których ostatnim był Haile Selassie.',
  },
  'southern-rhodesia': {
    en: "It was named after Cecil Rhodes; today's name recalls stone ruins.",
    pl: 'Dawna nazwa pochodziła od Cecila Rhodesa; dzisiejsza nawiązuje do kamiennych ruin.',
  },
  'northern-rhodesia': {
    en: "Today's name comes from the river Zambezi.",
    pl: 'Dzisiejsza nazwa pochodzi od rzeki Zambezi.',
  },
  bechuanaland: {
    en: 'Its first president, Seretse Khama, married an Englishwoman, to the anger of its neighbours.',
    pl: 'Pierwszy prezydent, Seretse Khama, ożenił się z Angielką, czym rozgniewał sąsiadów.',
  },
  basutoland: {
    en: "Today's name comes from the people and language, the Sotho.",
    pl: 'Dzisiejsza nazwa pochodzi od ludu i języka Sotho.',
  },
  nyasaland: {
    en: 'The old name was that of a great lake.',
    pl: 'Dawna nazwa pochodziła od wielkiego jeziora.',
  },
  'south-west-africa': {
    en: 'It was a German colony until the First World War.',
    pl: 'Do I wojny światowej była kolonią niemiecką.',
  },
  'the-gold-coast': {
    en: "Today's name is that of a medieval empire elsewhere in West Africa.",
    pl: 'Dzisiejszą nazwę nosiło średniowieczne imperium w innej części Afryki Zachodniej.',
  },
  'upper-volta': {
    en: 'The name of 1984 means “land of upright people”.',
    pl: 'Nazwa z 1984 roku znaczy „kraj prawych ludzi”.',
  },
  dahomey: {
    en: 'Women fought in the army of the old kingdom.',
    pl: 'W armii dawnego królestwa walczyły kobiety.',
  },
  'french-sudan': {
    en: "Today's name is that of a medieval empire, rich in gold.",
    pl: 'Dzisiejszą nazwę nosiło bogate w złoto średniowieczne imperium.',
  },
  swaziland: {
    en: 'The king changed the name in 2018, on his fiftieth birthday.',
    pl: 'Nazwę zmienił w 2018 roku król, w dniu swoich pięćdziesiątych urodzin.',
  },
  zaire: {
    en: 'Ali and Foreman boxed there under the old name, in 1974.',
    pl: 'To tam, jeszcze za czasów Zairu, Ali walczył w 1974 roku z Foremanem.',
  },
  'british-honduras': {
    en: 'It is the only country of Central America with English as its official language.',
    pl: 'To jedyny kraj Ameryki Środkowej, w którym językiem urzędowym jest angielski.',
  },
  'dutch-guiana': {
    en: 'The Dutch got it from the English in 1667, in exchange for New York.',
    pl: 'W 1667 roku Holendrzy uzyskali ją od Anglików w zamian za Nowy Jork.',
  },
  'the-new-hebrides': {
    en: 'Britain and France ruled it jointly.',
    pl: 'Wielka Brytania i Francja rządziły nimi wspólnie.',
  },
  'the-gilbert-islands': {
    en: "Today's name is the local form of “Gilberts”.",
    pl: 'Dzisiejsza nazwa jest miejscową formą słowa „Gilberts”.',
  },
  'the-ellice-islands': {
    en: "Today's name means “eight standing together”.",
    pl: 'Dzisiejsza nazwa znaczy „osiem stojących razem”.',
  },
};

/** About how countries became independent, by ISO code. */
export const RULER_NOTES: Notes = {
  fj: {
    en: 'Indian workers, brought by the British, came to make up half of the population.',
    pl: 'Sprowadzeni przez Brytyjczyków robotnicy z Indii stanowili z czasem połowę ludności.',
  },
  in: {
    en: 'Pakistan became a separate state on the same occasion.',
    pl: 'Osobnym państwem stał się wówczas Pakistan.',
  },
  br: {
    en: "The king's own son proclaimed it and became emperor.",
    pl: 'Ogłosił ją syn portugalskiego króla i sam został cesarzem.',
  },
  mx: {
    en: "The war began with a priest's call in the town of Dolores.",
    pl: 'Do walki wezwał lud ksiądz z miasteczka Dolores.',
  },
  pe: { en: 'José de San Martín proclaimed it in Lima.', pl: 'Ogłosił ją w Limie José de San Martín.' },
  ar: {
    en: 'It was proclaimed in a private house in Tucumán.',
    pl: 'Ogłoszono ją w prywatnym domu w Tucumán.',
  },
  cl: {
    en: "Bernardo O'Higgins, son of an Irishman, led the country.",
    pl: 'Krajem kierował Bernardo O’Higgins, syn Irlandczyka.',
  },
  ph: {
    en: 'Before the Americans, Spain had ruled the islands for more than three centuries.',
    pl: 'Wcześniej przez ponad trzy stulecia wyspami rządziła Hiszpania.',
  },
  sr: {
    en: 'A third of the population moved to Europe around that time.',
    pl: 'Mniej więcej jedna trzecia mieszkańców wyjechała wtedy do Europy.',
  },
  kh: { en: 'King Sihanouk negotiated it.', pl: 'Wynegocjował ją król Sihanouk.' },
  dz: {
    en: 'A war of almost eight years came before it.',
    pl: 'Poprzedziła ją trwająca prawie osiem lat wojna.',
  },
  tn: {
    en: 'Habib Bourguiba led the country to it and became president.',
    pl: 'Doprowadził do niej Habib Burgiba, późniejszy prezydent.',
  },
  sn: { en: 'The poet Senghor became president.', pl: 'Prezydentem został poeta Senghor.' },
  gn: {
    en: "It alone voted against de Gaulle's community of states.",
    pl: 'Tylko tam zagłosowano przeciw wspólnocie proponowanej przez de Gaulle’a.',
  },
  ht: {
    en: 'Former slaves won it, under Toussaint Louverture and Dessalines.',
    pl: 'Wywalczyli ją dawni niewolnicy pod wodzą Toussainta Louverture’a i Dessalines’a.',
  },
  cd: {
    en: 'King Leopold II once owned the land as private property.',
    pl: 'Król Leopold II był niegdyś prywatnym właścicielem tego kraju.',
  },
  rw: {
    en: 'Germany had ruled it before the First World War.',
    pl: 'Przed I wojną światową rządzili tam Niemcy.',
  },
  ao: {
    en: 'A war between three liberation movements followed.',
    pl: 'Potem wybuchła wojna między trzema ruchami wyzwoleńczymi.',
  },
  mz: {
    en: 'The Carnation Revolution in Lisbon of 1974 made it possible.',
    pl: 'Umożliwiła ją rewolucja goździków w Lizbonie w 1974 roku.',
  },
  cv: {
    en: 'The islands had been uninhabited when the first settlers came.',
    pl: 'Gdy przybyli pierwsi osadnicy, wyspy były bezludne.',
  },
  gq: {
    en: 'It is the only country in Africa with Spanish as an official language.',
    pl: 'To jedyny kraj Afryki, w którym językiem urzędowym jest hiszpański.',
  },
  ke: {
    en: 'The Mau Mau rose against colonial rule in the 1950s.',
    pl: 'W latach 50. XX wieku wybuchło tam powstanie Mau Mau.',
  },
  gh: {
    en: 'Kwame Nkrumah led the first colony south of the Sahara to freedom.',
    pl: 'Kwame Nkrumah poprowadził do wolności pierwszą kolonię na południe od Sahary.',
  },
  ng: {
    en: 'The name of the country was coined by a journalist, Flora Shaw.',
    pl: 'Nazwę kraju wymyśliła dziennikarka Flora Shaw.',
  },
  jm: { en: 'Before the British, Spain had ruled the island.', pl: 'Wcześniej wyspą władali Hiszpanie.' },
  mt: {
    en: 'The whole island had received the George Cross in 1942.',
    pl: 'W 1942 roku cała wyspa otrzymała Krzyż Jerzego.',
  },
  cy: {
    en: 'Two military bases on the island are British to this day.',
    pl: 'Do dziś są na wyspie dwie brytyjskie bazy wojskowe.',
  },
  lk: {
    en: 'Portuguese and Dutch colonists had come before.',
    pl: 'Wcześniej przybyli tam Portugalczycy i Holendrzy.',
  },
  mm: {
    en: 'George Orwell had served there as a policeman.',
    pl: 'Służył tam jako policjant George Orwell.',
  },
  na: {
    en: 'Germany had ruled it before the First World War.',
    pl: 'Przed I wojną światową rządzili tam Niemcy.',
  },
  bd: {
    en: 'The language of the eastern half had been the first cause of conflict.',
    pl: 'Konflikt zaczął się od sporu o język wschodniej części państwa.',
  },
  er: { en: 'A war of thirty years came before it.', pl: 'Poprzedziła ją trzydziestoletnia wojna.' },
  fi: {
    en: 'The tsar had been grand duke there since 1809.',
    pl: 'Od 1809 roku wielkim księciem był tam car.',
  },
  be: {
    en: 'The revolt began after an opera performance in Brussels.',
    pl: 'Powstanie wybuchło po przedstawieniu operowym w Brukseli.',
  },
  pg: { en: 'The northern half had been German.', pl: 'Północna część była niegdyś niemiecka.' },
  pa: {
    en: 'The United States backed it, to build the canal.',
    pl: 'Poparły ją Stany Zjednoczone, które chciały zbudować kanał.',
  },
};

/** About parliaments, by ISO code. */
export const PARLIAMENT_NOTES: Notes = {
  de: {
    en: "It sits under Norman Foster's glass dome in the Reichstag.",
    pl: 'Obraduje w Reichstagu, pod szklaną kopułą Normana Fostera.',
  },
  pl: {
    en: 'One member could once break it up with the words liberum veto.',
    pl: 'Niegdyś jeden poseł mógł go zerwać, korzystając z liberum veto.',
  },
  il: {
    en: 'It has 120 members, like the Great Assembly of antiquity.',
    pl: 'Ma 120 członków, tylu co starożytne Wielkie Zgromadzenie.',
  },
  no: { en: 'The name means “great assembly”.', pl: 'Nazwa znaczy „wielkie zgromadzenie”.' },
  se: { en: 'It has had a single chamber since 1971.', pl: 'Od 1971 roku jest jednoizbowy.' },
  dk: {
    en: 'It sits in Christiansborg, known from the series “Borgen”.',
    pl: 'Obraduje w pałacu Christiansborg, znanym z serialu „Borgen”.',
  },
  is: {
    en: 'It was founded in 930 on the plain of Thingvellir.',
    pl: 'Założono go w 930 roku na równinie Thingvellir.',
  },
  fi: {
    en: 'In 1907 the first women members of parliament in the world took their seats there.',
    pl: 'W 1907 roku zasiadły tam pierwsze na świecie posłanki.',
  },
  ee: { en: 'The name means “council of the state”.', pl: 'Nazwa znaczy „rada państwa”.' },
  lv: { en: 'It has a hundred members.', pl: 'Ma stu posłów.' },
  lt: {
    en: 'The name is related to that of the Polish Sejm.',
    pl: 'Nazwa jest spokrewniona z polskim słowem „sejm”.',
  },
  ua: { en: 'The name means “supreme council”.', pl: 'Nazwa znaczy „rada najwyższa”.' },
  ru: {
    en: 'The name comes from a verb that means “to think”.',
    pl: 'Nazwa pochodzi od czasownika, który znaczy „myśleć”.',
  },
  es: {
    en: 'The assembly of León of 1188 is among their forebears.',
    pl: 'Za ich poprzednika uważa się zgromadzenie, które zebrało się w León w 1188 roku.',
  },
  ie: { en: 'Its lower house is the Dáil.', pl: 'Jego izba niższa nazywa się Dáil.' },
  hr: { en: 'Its tradition goes back to the Middle Ages.', pl: 'Jego tradycja sięga średniowiecza.' },
  in: { en: 'The name means “house of the people”.', pl: 'Nazwa znaczy „izba ludowa”.' },
  mn: {
    en: 'The peoples of the steppe once chose their khan at such a gathering.',
    pl: 'Na podobnych zgromadzeniach ludy stepu wybierały niegdyś chana.',
  },
  tr: { en: 'Atatürk called it together in 1920.', pl: 'Zwołał je w 1920 roku Atatürk.' },
  nl: { en: 'Their lower house is called the Second Chamber.', pl: 'Ich izba niższa nazywa się Druga Izba.' },
  hu: { en: 'Its building on the Danube has 691 rooms.', pl: 'Jego gmach nad Dunajem ma 691 pomieszczeń.' },
};
