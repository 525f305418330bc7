import type { Notes } from './notes.ts';

/** About the highest mountains, by the ISO code of the country. */
export const HIGHEST_MOUNTAIN_NOTES: Notes = {
  do: {
    en: 'It is the highest peak of the Caribbean, at about 3,100 metres.',
    pl: 'Ma około 3100 metrów – to najwyższy szczyt Karaibów.',
  },
  tw: {
    en: 'It rises to 3,952 metres, and snow falls on it in winter.',
    pl: 'Ma 3952 metry, a zimą pada na niej śnieg.',
  },
  pl: {
    en: 'It rises to 2,499 metres, on the border with Slovakia.',
    pl: 'Ma 2499 metrów i leży na granicy ze Słowacją.',
  },
  sk: {
    en: 'At 2,655 metres it is the highest peak of the Carpathians.',
    pl: 'Ma 2655 metrów – to najwyższy szczyt Karpat.',
  },
  de: {
    en: 'Its cross stands 2,962 metres above sea level, on the border with Austria.',
    pl: 'Wznosi się na 2962 metry, przy granicy z Austrią.',
  },
  at: {
    en: 'It rises to 3,798 metres; a famous Alpine road bears its name.',
    pl: 'Ma 3798 metrów; jego nazwę nosi słynna droga alpejska.',
  },
  si: {
    en: 'Its outline with three peaks is on the national coat of arms.',
    pl: 'Jego trzy wierzchołki widnieją w godle państwa.',
  },
  ua: {
    en: 'It rises to 2,061 metres, in the Carpathians.',
    pl: 'Ma 2061 metrów i leży w Karpatach, w paśmie Czarnohory.',
  },
  bg: {
    en: 'At 2,925 metres it is the highest peak of the Balkans.',
    pl: 'Ma 2925 metrów – to najwyższy szczyt Bałkanów.',
  },
  gr: { en: 'Zeus and the other gods lived there.', pl: 'Według mitów mieszkał tam Zeus z innymi bogami.' },
  es: {
    en: 'It is a volcano on Tenerife, 3,715 metres high.',
    pl: 'To wulkan na Teneryfie o wysokości 3715 metrów.',
  },
  pt: { en: 'It is a volcano in the Azores.', pl: 'To wulkan na Azorach.' },
  no: {
    en: 'It rises to 2,469 metres in the Jotunheimen mountains.',
    pl: 'Ma 2469 metrów i leży w górach Jotunheimen.',
  },
  se: {
    en: 'It lies in Lapland, north of the Arctic Circle.',
    pl: 'Leży w Laponii, za kołem podbiegunowym.',
  },
  is: { en: 'It rises from the glacier Vatnajökull.', pl: 'Wznosi się nad lodowcem Vatnajökull.' },
  gb: {
    en: 'It stands in Scotland and rises to 1,345 metres.',
    pl: 'Wznosi się w Szkocji i ma 1345 metrów.',
  },
  ie: { en: 'It rises to 1,039 metres in County Kerry.', pl: 'Ma 1039 metrów i leży w hrabstwie Kerry.' },
  tr: { en: "Noah's ark is said to have come to rest there.", pl: 'To tam miała osiąść arka Noego.' },
  ir: {
    en: 'It is a volcano of about 5,600 metres, the highest in Asia.',
    pl: 'To najwyższy wulkan Azji – ma około 5600 metrów.',
  },
  np: {
    en: 'Hillary and Tenzing first climbed it in 1953.',
    pl: 'W 1953 roku zdobyli go Hillary i Tenzing.',
  },
  pk: {
    en: 'Its first ascent in winter was made by Nepalis in 2021.',
    pl: 'Zimą po raz pierwszy zdobyli go w 2021 roku Nepalczycy.',
  },
  jp: {
    en: 'The painter Hokusai made thirty-six views of it.',
    pl: 'Drzeworytnik Hokusai przedstawił ją na trzydziestu sześciu widokach.',
  },
  id: { en: 'It is the highest peak of any island.', pl: 'To najwyższy szczyt świata leżący na wyspie.' },
  kr: { en: 'It is a volcano on the island of Jeju.', pl: 'To wulkan na wyspie Czedżu.' },
  au: {
    en: 'The Polish explorer Strzelecki named it in 1840.',
    pl: 'W 1840 roku nazwał ją Paweł Edmund Strzelecki.',
  },
  us: { en: 'It rises to 6,190 metres in Alaska.', pl: 'Ma 6190 metrów i leży na Alasce.' },
  ca: {
    en: 'It lies in the Yukon and is second in North America.',
    pl: 'Leży w Jukonie i jest drugim co do wysokości szczytem Ameryki Północnej.',
  },
  mx: { en: 'It is the highest volcano in North America.', pl: 'To najwyższy wulkan Ameryki Północnej.' },
  ar: {
    en: 'It is the highest peak outside Asia, at 6,961 metres.',
    pl: 'Ma 6961 metrów – to najwyższy szczyt poza Azją.',
  },
  cl: { en: 'It is the highest volcano in the world.', pl: 'To najwyższy wulkan świata.' },
  ec: {
    en: 'Its summit is the point farthest from the centre of the Earth.',
    pl: 'Jego wierzchołek to najdalszy od środka Ziemi punkt jej powierzchni.',
  },
  pe: {
    en: 'An avalanche from it buried the town of Yungay in 1970.',
    pl: 'W 1970 roku lawina z jego stoku zasypała miasto Yungay.',
  },
  ve: {
    en: 'It is named after the liberator of South America.',
    pl: 'Nazwa upamiętnia wyzwoliciela Ameryki Południowej.',
  },
  br: {
    en: 'Its name means “peak of the mist”; it was only discovered in the 1950s.',
    pl: 'Nazwa znaczy „szczyt mgły”; odkryto go dopiero w latach 50. XX wieku.',
  },
  tz: {
    en: 'It is the highest peak of Africa, at 5,895 metres.',
    pl: 'Ma 5895 metrów – to najwyższy szczyt Afryki.',
  },
  ma: { en: 'It rises to 4,167 metres in the High Atlas.', pl: 'Ma 4167 metrów i leży w Atlasie Wysokim.' },
  eg: {
    en: 'A famous monastery of the same name stands at its foot, on Sinai.',
    pl: 'U jej stóp, na Synaju, stoi słynny klasztor.',
  },
  ru: {
    en: 'It is the highest peak of Europe, if the Caucasus belongs to it.',
    pl: 'To najwyższy szczyt Europy, jeśli zaliczyć do niej Kaukaz.',
  },
  cz: {
    en: 'At 1,603 metres it is also a favourite with Polish hikers.',
    pl: 'Ma 1603 metry i leży na granicy z Polską.',
  },
  am: {
    en: 'Aragats is an extinct volcano; Ararat, the national symbol, lies across the border.',
    pl: 'Aragac to wygasły wulkan; Ararat, symbol narodowy, leży już za granicą.',
  },
  ge: {
    en: 'It rises above 5,000 metres, on the border with Russia.',
    pl: 'Ma ponad 5000 metrów i leży na granicy z Rosją.',
  },
  hu: { en: 'It rises to only 1,014 metres.', pl: 'Ma zaledwie 1014 metrów.' },
  hr: { en: 'It gave its name to the Dinaric Alps.', pl: 'Od niego wzięły nazwę Góry Dynarskie.' },
  ee: {
    en: 'Its name means “great egg hill”; it is only 318 metres high.',
    pl: 'Nazwa znaczy „wielka jajeczna góra”; szczyt ma zaledwie 318 metrów.',
  },
  vn: {
    en: 'It is called the roof of Indochina, at 3,143 metres.',
    pl: 'Ma 3143 metry i nazywa się go dachem Indochin.',
  },
  my: {
    en: 'It stands on Borneo and rises above 4,000 metres.',
    pl: 'Leży na Borneo i ma ponad 4000 metrów.',
  },
  et: {
    en: 'It rises in the Simien Mountains, the home of geladas.',
    pl: 'Leży w górach Semien, ojczyźnie dżelad.',
  },
};

/** About peaks. */
export const PEAK_NOTES: Notes = {
  'mont-blanc': {
    en: 'At about 4,806 metres it is the highest peak of the range.',
    pl: 'Ma około 4806 metrów – to najwyższy szczyt tych gór.',
  },
  'the-matterhorn': {
    en: 'It was long shown on the packaging of Toblerone.',
    pl: 'Przez lata widniał na opakowaniach czekolady Toblerone.',
  },
  'the-eiger': {
    en: 'Its north face was first climbed in 1938.',
    pl: 'Jego północną ścianę zdobyto w 1938 roku.',
  },
  'the-jungfrau': {
    en: 'A railway climbs to the pass beside it, at 3,454 metres.',
    pl: 'Na pobliską przełęcz, na wysokość 3454 metrów, dojeżdża kolej.',
  },
  marmolada: { en: 'It is the highest peak of the Dolomites.', pl: 'To najwyższy szczyt Dolomitów.' },
  'monte-rosa': {
    en: 'Its highest point, the Dufourspitze, is the summit of Switzerland.',
    pl: 'Jej wierzchołek, Dufourspitze, jest najwyższym punktem Szwajcarii.',
  },
  giewont: {
    en: 'Its outline is said to be a sleeping knight.',
    pl: 'Jego zarys przypomina śpiącego rycerza.',
  },
  rysy: {
    en: 'Its north-western summit is the highest point in Poland.',
    pl: 'Ich północno-zachodni wierzchołek to najwyższy punkt Polski.',
  },
  'kasprowy-wierch': {
    en: 'A cable car has climbed it since 1936.',
    pl: 'Od 1936 roku wjeżdża na niego kolej linowa.',
  },
  swinica: { en: "Orla Perć, the “Eagle's Path”, begins near it.", pl: 'Niedaleko zaczyna się Orla Perć.' },
  'gerlachovsky-stit': { en: 'It is the highest peak of Slovakia.', pl: 'To najwyższy szczyt Słowacji.' },
  sniezka: {
    en: 'The buildings on its top look like flying saucers.',
    pl: 'Na szczycie stoją budynki przypominające latające spodki.',
  },
  szrenica: { en: 'It rises above the resort of Szklarska Poręba.', pl: 'Wznosi się nad Szklarską Porębą.' },
  tarnica: {
    en: 'It is the highest peak on the Polish side of the range.',
    pl: 'To najwyższy szczyt polskiej części tych gór.',
  },
  'trzy-korony': { en: 'It rises above the gorge of the Dunajec.', pl: 'Wznoszą się nad przełomem Dunajca.' },
  turbacz: {
    en: 'It is the highest peak of the range, at 1,310 metres.',
    pl: 'Ma 1310 metrów – to najwyższy szczyt pasma.',
  },
  'babia-gora': {
    en: "Its name means “old woman's mountain”; people said that witches met there.",
    pl: 'Wierzono, że zbierają się tam czarownice; kapryśna pogoda dała górze przydomek „Matka Niepogód”.',
  },
  lysica: {
    en: 'According to legend, witches held their sabbaths on nearby Łysa Góra.',
    pl: 'Według legendy w pobliżu, na Łysej Górze, odbywały się sabaty czarownic.',
  },
  'mount-everest': {
    en: 'It is named after George Everest, a British surveyor of India.',
    pl: 'Nazwa upamiętnia George’a Everesta, brytyjskiego geodetę, który kierował pomiarami Indii.',
  },
  annapurna: {
    en: 'It was the first peak above 8,000 metres to be climbed, by a French party in 1950.',
    pl: 'To pierwszy zdobyty ośmiotysięcznik – w 1950 roku weszli na niego Francuzi.',
  },
  lhotse: {
    en: 'The climber Jerzy Kukuczka died on its south face in 1989.',
    pl: 'Na jego południowej ścianie zginął w 1989 roku Jerzy Kukuczka.',
  },
  'nanga-parbat': {
    en: 'Its Rupal face is one of the highest rock walls in the world.',
    pl: 'Jego ściana Rupal należy do najwyższych ścian świata.',
  },
  k2: {
    en: "Its plain name was a surveyor's label: K for the range, 2 for the second peak measured.",
    pl: 'Tak oznaczyli go geodeci: K od nazwy gór, a 2 – bo zmierzyli go jako drugi.',
  },
  'broad-peak': {
    en: 'It is named after its summit ridge, more than a kilometre long.',
    pl: 'Nazwę („szeroki szczyt”) zawdzięcza grani szczytowej o długości ponad kilometra.',
  },
  aconcagua: { en: 'It is the highest peak of the Americas.', pl: 'To najwyższy szczyt obu Ameryk.' },
  chimborazo: {
    en: 'It was long held to be the highest mountain on Earth.',
    pl: 'Długo uchodził za najwyższą górę świata.',
  },
  cotopaxi: {
    en: 'It is an active volcano close to the equator.',
    pl: 'To czynny wulkan położony blisko równika.',
  },
  'mount-elbrus': {
    en: 'It has two tops; the western one rises to 5,642 metres.',
    pl: 'Ma dwa wierzchołki; zachodni sięga 5642 metrów.',
  },
  kazbek: {
    en: 'In Georgian legend a hero much like Prometheus was chained there.',
    pl: 'Według gruzińskich podań był tam przykuty bohater podobny do Prometeusza.',
  },
  aneto: {
    en: 'It rises to 3,404 metres, in Spain, and is the highest peak of the range.',
    pl: 'Ma 3404 metry, leży w Hiszpanii i jest najwyższym szczytem tych gór.',
  },
  'pikes-peak': {
    en: 'The words of “America the Beautiful” were inspired by the view from it.',
    pl: 'Widok z niego natchnął autorkę pieśni „America the Beautiful”.',
  },
  'mount-elbert': {
    en: 'It stands in Colorado and is the highest peak of the range.',
    pl: 'Wznosi się w Kolorado i jest najwyższym szczytem tego pasma.',
  },
  toubkal: { en: 'It is the highest peak of North Africa.', pl: 'To najwyższy szczyt Afryki Północnej.' },
  'corno-grande': {
    en: "It stands near L'Aquila in the Gran Sasso massif.",
    pl: 'Leży w masywie Gran Sasso koło L’Aquili.',
  },
  'mount-mitchell': {
    en: 'At 2,037 metres it is the highest peak east of the Mississippi.',
    pl: 'Ma 2037 metrów – to najwyższy szczyt na wschód od Missisipi.',
  },
  'mount-rainier': { en: 'It is a volcano within sight of Seattle.', pl: 'To wulkan widoczny z Seattle.' },
  'mount-hood': { en: 'It is a volcano within sight of Portland.', pl: 'To wulkan widoczny z Portland.' },
  mulhacen: {
    en: 'It is the highest peak of the Iberian Peninsula.',
    pl: 'To najwyższy szczyt Półwyspu Iberyjskiego.',
  },
  'mount-kosciuszko': {
    en: 'Its discoverer thought that it looked like the Kościuszko Mound in Kraków.',
    pl: 'Odkrywcy przypominała krakowski kopiec Kościuszki.',
  },
  moldoveanu: { en: 'It is the highest peak of Romania.', pl: 'To najwyższy szczyt Rumunii.' },
  hoverla: { en: 'It is the highest peak of Ukraine.', pl: 'To najwyższy szczyt Ukrainy.' },
};
