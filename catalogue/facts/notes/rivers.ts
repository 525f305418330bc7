import type { Notes } from './notes.ts';

/** About rivers, by their English names. They name the river, which is the answer or in the question. */
export const RIVER_NOTES: Notes = {
  Danube: {
    en: 'The Danube passes through or touches ten countries, more than any other river.',
    pl: 'Dunaj płynie przez dziesięć państw lub wzdłuż ich granic – to światowy rekord.',
  },
  Rhine: {
    en: 'The Lorelei rock rises above the narrowest stretch of the Rhine.',
    pl: 'Nad najwęższym odcinkiem Renu wznosi się skała Lorelei.',
  },
  Elbe: {
    en: 'American and Soviet soldiers met on the Elbe in April 1945.',
    pl: 'W kwietniu 1945 roku spotkali się nad Łabą żołnierze amerykańscy i radzieccy.',
  },
  Oder: {
    en: 'The Oder has formed part of the border between Germany and Poland since 1945.',
    pl: 'Od 1945 roku wzdłuż Odry biegnie część granicy Polski z Niemcami.',
  },
  Vistula: {
    en: 'The Vistula is 1,047 kilometres long and rises on Barania Góra.',
    pl: 'Wisła ma 1047 kilometrów długości, a jej źródła leżą na stokach Baraniej Góry.',
  },
  Neman: {
    en: 'Napoleon crossed the Neman in June 1812 on his way to Moscow.',
    pl: 'W czerwcu 1812 roku przez Niemen przeprawił się Napoleon w drodze na Moskwę.',
  },
  Seine: {
    en: 'The ashes of Joan of Arc were thrown into the Seine in 1431.',
    pl: 'W 1431 roku do Sekwany wrzucono prochy Joanny d’Arc.',
  },
  Loire: {
    en: 'Castles such as Chambord made the Loire valley a World Heritage Site.',
    pl: 'Dolina Loary słynie z zamków, takich jak Chambord.',
  },
  Garonne: {
    en: 'The Garonne rises in the Pyrenees, on Spanish soil.',
    pl: 'Źródła Garonny leżą w Pirenejach, po hiszpańskiej stronie.',
  },
  Rhône: { en: 'The Rhône flows through Lake Geneva.', pl: 'Rodan przepływa przez Jezioro Genewskie.' },
  Ebro: {
    en: 'The Iberian Peninsula owes its name to the Ebro, Iberus in Latin.',
    pl: 'Od Ebro, po łacinie Iberus, wziął nazwę Półwysep Iberyjski.',
  },
  Tagus: {
    en: 'The Tagus is the longest river of the Iberian Peninsula.',
    pl: 'Tag jest najdłuższą rzeką Półwyspu Iberyjskiego.',
  },
  Douro: {
    en: 'Port wine comes from the terraced vineyards above the Douro.',
    pl: 'Porto robi się z winogron z tarasowych winnic nad Duero.',
  },
  Guadalquivir: {
    en: 'The name of the Guadalquivir comes from the Arabic for “great river”.',
    pl: 'Nazwa Gwadalkiwiru pochodzi od arabskich słów oznaczających wielką rzekę.',
  },
  Po: { en: 'The Po is the longest river in Italy.', pl: 'Pad to najdłuższa rzeka Włoch.' },
  Tiber: {
    en: 'According to legend, Romulus and Remus were left on the Tiber in a basket.',
    pl: 'Według legendy Romulusa i Remusa puszczono w koszu z biegiem Tybru.',
  },
  Thames: {
    en: 'Oxford and Cambridge race on the Thames in eights every spring.',
    pl: 'Co roku na wiosnę ścigają się na Tamizie ósemki Oksfordu i Cambridge.',
  },
  Dnieper: {
    en: 'The Zaporozhian Cossacks lived below the rapids of the Dnieper.',
    pl: 'Za porohami Dniepru mieszkali Kozacy – stąd nazwa Zaporoże.',
  },
  Dniester: {
    en: 'The breakaway region of Transnistria is named after the Dniester.',
    pl: 'Od Dniestru wzięło nazwę separatystyczne Naddniestrze.',
  },
  Don: {
    en: 'The Nobel laureate Sholokhov wrote a novel about it, “And Quiet Flows the Don”.',
    pl: 'Noblista Szołochow napisał powieść „Cichy Don”.',
  },
  Volga: { en: 'The Volga is the longest river in Europe.', pl: 'Wołga to najdłuższa rzeka Europy.' },
  Ural: {
    en: 'The river Ural is often taken as the border between Europe and Asia.',
    pl: 'Rzekę Ural często uważa się za granicę Europy i Azji.',
  },
  'Northern Dvina': {
    en: 'The port of Arkhangelsk lies near the mouth of the Northern Dvina.',
    pl: 'W pobliżu ujścia Dwiny Północnej leży port Archangielsk.',
  },
  Weser: {
    en: 'The Pied Piper drowned the rats of Hamelin in the Weser.',
    pl: 'To w Wezerze szczurołap z Hameln utopił szczury.',
  },
  Ob: {
    en: 'With its tributary, the Irtysh, the Ob is among the longest rivers in the world.',
    pl: 'Wraz z dopływem, Irtyszem, Ob należy do najdłuższych rzek świata.',
  },
  Yenisei: {
    en: 'The water of Lake Baikal reaches the Yenisei by way of the Angara.',
    pl: 'Do Jeniseju trafiają wody Bajkału – niesie je Angara.',
  },
  Lena: {
    en: 'Lenin may have taken his pseudonym from the Lena.',
    pl: 'To od Leny wziął prawdopodobnie pseudonim Lenin.',
  },
  Yangtze: {
    en: 'The Three Gorges Dam on the Yangtze is the largest power station in the world.',
    pl: 'Zapora Trzech Przełomów na Jangcy to największa elektrownia świata.',
  },
  Mekong: { en: 'The Mekong runs through six countries.', pl: 'Mekong płynie przez sześć państw.' },
  Ganges: {
    en: 'Hindus worship the Ganges as the goddess Ganga.',
    pl: 'Hinduiści czczą Ganges jako boginię Gangę.',
  },
  Indus: {
    en: 'India is named after the Indus, although it flows mainly through Pakistan.',
    pl: 'Od Indusu pochodzi nazwa Indii, choć rzeka płynie głównie przez Pakistan.',
  },
  Irrawaddy: {
    en: "Kipling's “road to Mandalay” led up the Irrawaddy.",
    pl: 'To Irawadi była opiewaną przez Kiplinga drogą do Mandalaj.',
  },
  Nile: {
    en: 'The Blue Nile brings most of the water.',
    pl: 'Większość wody w Nilu pochodzi z Nilu Błękitnego.',
  },
  Congo: { en: 'The Congo crosses the equator twice.', pl: 'Kongo dwukrotnie przecina równik.' },
  Niger: {
    en: 'The Niger makes a great bend to the edge of the Sahara.',
    pl: 'Niger zatacza wielki łuk aż po skraj Sahary.',
  },
  Zambezi: {
    en: 'The Zambezi plunges over the Victoria Falls.',
    pl: 'Na Zambezi znajdują się Wodospady Wiktorii.',
  },
  Limpopo: {
    en: 'Kipling wrote of the “great grey-green, greasy Limpopo River”.',
    pl: 'Kipling pisał o „wielkiej, szarozielonej, tłustej rzece Limpopo”.',
  },
  Orange: {
    en: 'The Orange was named after the Dutch ruling house.',
    pl: 'Rzekę nazwano na cześć holenderskiej dynastii Orańskiej.',
  },
  Senegal: {
    en: 'The Senegal forms the border with Mauritania.',
    pl: 'Wzdłuż Senegalu biegnie granica z Mauretanią.',
  },
  Amazon: {
    en: 'The Amazon carries more water than any other river.',
    pl: 'Amazonka niesie więcej wody niż jakakolwiek inna rzeka.',
  },
  Orinoco: {
    en: 'From its fresh water in the sea, Columbus guessed that he had reached a continent.',
    pl: 'Po słodkiej wodzie w morzu Kolumb poznał, że dotarł do kontynentu.',
  },
  Magdalena: {
    en: 'García Márquez set “The General in His Labyrinth” on a voyage down the Magdalena.',
    pl: 'Podróż Bolívara w dół Magdaleny opisał García Márquez w „Generale w labiryncie”.',
  },
  Mississippi: {
    en: 'Mark Twain piloted steamboats on the Mississippi.',
    pl: 'Po Missisipi pływał jako pilot parowców Mark Twain.',
  },
  'Rio Grande': {
    en: 'Mexicans call the Rio Grande the Río Bravo.',
    pl: 'Meksykanie nazywają Rio Grande Río Bravo.',
  },
  Colorado: {
    en: 'The Colorado carved the Grand Canyon and often dries up before the sea.',
    pl: 'Kolorado wyrzeźbiła Wielki Kanion, a do morza często już nie dociera.',
  },
  Columbia: {
    en: 'Lewis and Clark followed the Columbia to the coast in 1805.',
    pl: 'W 1805 roku rzeką Kolumbią dotarli do wybrzeża Lewis i Clark.',
  },
  Mackenzie: {
    en: 'The Mackenzie is the longest river in Canada.',
    pl: 'Mackenzie to najdłuższa rzeka Kanady.',
  },
  Yukon: {
    en: 'Gold seekers travelled on the Yukon to the Klondike.',
    pl: 'Poszukiwacze złota płynęli Jukonem do Klondike.',
  },
  Hudson: {
    en: 'An Airbus landed safely on the Hudson in 2009.',
    pl: 'W 2009 roku na Hudsonie szczęśliwie wylądował airbus.',
  },
  Arno: {
    en: 'In 1966 the Arno flooded the city and damaged thousands of works of art.',
    pl: 'W 1966 roku Arno zalało miasto i zniszczyło tysiące dzieł sztuki.',
  },
  Vltava: {
    en: 'Smetana wrote a symphonic poem about the Vltava.',
    pl: 'Smetana poświęcił Wełtawie poemat symfoniczny.',
  },
  Brda: {
    en: 'The Brda joins the Vistula in the east of the city.',
    pl: 'Na wschodzie miasta Brda wpada do Wisły.',
  },
  San: { en: 'The San joins the Vistula near Sandomierz.', pl: 'San wpada do Wisły niedaleko Sandomierza.' },
  Dunajec: {
    en: 'Rafts float down the gorge of the Dunajec in the Pieniny.',
    pl: 'Przełomem Dunajca w Pieninach spływa się na tratwach.',
  },
  Warta: {
    en: 'The Warta is mentioned in the national anthem of Poland.',
    pl: 'Warta pojawia się w polskim hymnie.',
  },
  Spree: {
    en: 'Pleasure boats pass the Reichstag on the Spree.',
    pl: 'Po Sprewie pływają statki wycieczkowe, które mijają Reichstag.',
  },
  Isar: {
    en: 'The Eisbach, a side stream of the Isar, became famous for surfing in the middle of the city.',
    pl: 'Eisbach, odnoga Izary, zasłynął z surfowania w środku miasta.',
  },
  Mur: {
    en: 'For a while the Mur forms the border between Austria and Slovenia.',
    pl: 'Na pewnym odcinku Mura wyznacza granicę Austrii i Słowenii.',
  },
  Aare: {
    en: 'In summer the people of the city drift down the Aare, their clothes in a bag.',
    pl: 'Latem mieszkańcy spływają Aare wpław, z ubraniem w worku.',
  },
  Neckar: { en: 'The Neckar joins the Rhine in Mannheim.', pl: 'W Mannheim Neckar wpada do Renu.' },
  Liffey: {
    en: 'Joyce turned the Liffey into a woman in “Finnegans Wake”.',
    pl: 'Joyce uczynił z Liffey kobietę – bohaterkę „Finneganów trenu”.',
  },
  Clyde: {
    en: 'The liners Queen Mary and Queen Elizabeth were built on the Clyde.',
    pl: 'Nad Clyde zbudowano liniowce „Queen Mary” i „Queen Elizabeth”.',
  },
  Mersey: {
    en: 'Gerry and the Pacemakers had a hit with “Ferry Cross the Mersey”.',
    pl: 'Zespół Gerry and the Pacemakers śpiewał przebój „Ferry Cross the Mersey”.',
  },
  Neva: {
    en: 'The cruiser Aurora on the Neva fired the signal for the storming of the Winter Palace.',
    pl: 'Zacumowany na Newie krążownik „Aurora” dał sygnał do szturmu na Pałac Zimowy.',
  },
  Daugava: {
    en: 'The Daugava rises in Russia and passes through Belarus.',
    pl: 'Źródła Dźwiny leżą w Rosji, skąd rzeka płynie przez Białoruś.',
  },
  Neris: { en: 'The Neris joins the Neman in Kaunas.', pl: 'W Kownie Wilia wpada do Niemna.' },
  Kura: {
    en: 'The Kura rises in Turkey and ends in the Caspian Sea.',
    pl: 'Kura wypływa w Turcji, a uchodzi do Morza Kaspijskiego.',
  },
  Drava: { en: 'The Drava joins the Danube near Osijek.', pl: 'Koło Osijeku Drawa wpada do Dunaju.' },
  Sava: { en: 'The Sava joins the Danube in Belgrade.', pl: 'W Belgradzie Sawa wpada do Dunaju.' },
  Miljacka: {
    en: 'In 1914 Archduke Franz Ferdinand was shot near one of the bridges over the Miljacka.',
    pl: 'W 1914 roku przy jednym z mostów na Miljacce zastrzelono arcyksięcia Franciszka Ferdynanda.',
  },
  Neretva: {
    en: 'The Old Bridge over the Neretva was shelled in 1993 and rebuilt in 2004.',
    pl: 'Stary Most na Neretwie zburzono w 1993 i odbudowano w 2004 roku.',
  },
  Vardar: { en: 'In Greece the Vardar is called the Axios.', pl: 'W Grecji Wardar nazywa się Aksjos.' },
  Tisza: {
    en: 'The Tisza is the longest tributary of the Danube.',
    pl: 'Cisa jest najdłuższym dopływem Dunaju.',
  },
  'Yellow River': {
    en: 'Loess gives the Yellow River its colour.',
    pl: 'Kolor nadaje rzece niesiony przez nią less.',
  },
  'Chao Phraya': {
    en: 'Temples such as Wat Arun stand on the banks of the Chao Phraya.',
    pl: 'Nad Menamem stoją świątynie, na przykład Wat Arun.',
  },
  Han: {
    en: 'The rise of South Korea is called “the miracle on the Han River”.',
    pl: 'Szybki rozwój Korei Południowej nazywa się „cudem nad rzeką Han”.',
  },
  Irtysh: { en: 'The Irtysh is the chief tributary of the Ob.', pl: 'Irtysz to największy dopływ Obu.' },
  Angara: {
    en: 'The Angara is the only river that leaves Lake Baikal.',
    pl: 'Angara to jedyna rzeka, która wypływa z Bajkału.',
  },
  Amur: {
    en: 'The Amur forms part of the border between Russia and China.',
    pl: 'Wzdłuż Amuru biegnie część granicy Rosji z Chinami.',
  },
  Potomac: {
    en: "George Washington's home, Mount Vernon, overlooks the Potomac.",
    pl: 'Nad Potomakiem wznosi się Mount Vernon – dom Jerzego Waszyngtona.',
  },
  Ohio: {
    en: 'Before the Civil War the Ohio separated free states from slave states.',
    pl: 'Przed wojną secesyjną Ohio oddzielała stany wolne od niewolniczych.',
  },
  'Saint Lawrence': {
    en: 'The Saint Lawrence drains the Great Lakes.',
    pl: 'Rzeka Świętego Wawrzyńca odprowadza wody Wielkich Jezior.',
  },
  Delaware: {
    en: 'Washington crossed the Delaware on Christmas night of 1776.',
    pl: 'Waszyngton przeprawił się przez Delaware w noc Bożego Narodzenia 1776 roku.',
  },
  'Rio Negro': {
    en: 'Nearby, the black water of the Rio Negro meets the pale Amazon and at first does not mix with it.',
    pl: 'Czarne wody Rio Negro spotykają tam jasne wody Amazonki i początkowo się z nimi nie mieszają.',
  },
  Paraná: {
    en: 'The Itaipu Dam on the Paraná is one of the largest power stations in the world.',
    pl: 'Zapora Itaipu na Paranie to jedna z największych elektrowni świata.',
  },
  Tigris: {
    en: 'The Tigris and the Euphrates enclose Mesopotamia, “the land between the rivers”.',
    pl: 'Tygrys i Eufrat otaczają Mezopotamię, czyli „międzyrzecze”.',
  },
  Yamuna: { en: 'The Taj Mahal is reflected in the Yamuna.', pl: 'W Jamunie przegląda się Tadż Mahal.' },
  Yarra: {
    en: 'The Melbourne Cricket Ground, with room for 100,000 people, is close to the Yarra.',
    pl: 'Niedaleko Yarry leży stadion krykietowy na 100 tysięcy widzów.',
  },
  Swan: {
    en: 'The Swan is named after the black swans that amazed Dutch sailors in 1697.',
    pl: 'Nazwa rzeki znaczy „łabędź” – od czarnych łabędzi, które w 1697 roku zdumiały Holendrów.',
  },
  Salzach: { en: "The city's salt was once shipped on the Salzach.", pl: 'Salzachem spławiano niegdyś sól.' },
};
