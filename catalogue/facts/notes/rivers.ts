import type { Notes } from './notes.ts';

/** About rivers, by their English names. */
export const RIVER_NOTES: Notes = {
  Danube: {
    en: 'It passes through or touches ten countries, more than any other river.',
    pl: 'Przepływa przez dziesięć państw lub wzdłuż ich granic – więcej niż jakakolwiek inna rzeka.',
  },
  Rhine: {
    en: 'The Lorelei rock rises above its narrowest stretch.',
    pl: 'Nad jej najwęższym odcinkiem wznosi się skała Lorelei.',
  },
  Elbe: {
    en: 'American and Soviet soldiers met on its banks in April 1945.',
    pl: 'W kwietniu 1945 roku spotkali się nad nią żołnierze amerykańscy i radzieccy.',
  },
  Oder: {
    en: 'It has formed part of the border between Germany and Poland since 1945.',
    pl: 'Od 1945 roku wyznacza część granicy Niemiec i Polski.',
  },
  Vistula: {
    en: 'It is about 1,047 kilometres long and rises on Barania Góra.',
    pl: 'Ma około 1047 kilometrów, a jej źródła leżą na stokach Baraniej Góry.',
  },
  Neman: {
    en: 'Napoleon crossed it in June 1812 on his way to Moscow.',
    pl: 'W czerwcu 1812 roku przekroczył ją Napoleon w drodze na Moskwę.',
  },
  Seine: {
    en: 'The ashes of Joan of Arc were thrown into it in 1431.',
    pl: 'W 1431 roku wrzucono do niej prochy Joanny d’Arc.',
  },
  Loire: {
    en: 'Castles such as Chambord made its valley a World Heritage Site.',
    pl: 'Jej dolina słynie z zamków, takich jak Chambord.',
  },
  Garonne: {
    en: 'It rises in the Pyrenees, on Spanish soil.',
    pl: 'Jej źródła leżą w Pirenejach, po hiszpańskiej stronie.',
  },
  Rhône: { en: 'It flows through Lake Geneva.', pl: 'Przepływa przez Jezioro Genewskie.' },
  Ebro: { en: 'The Iberian Peninsula owes its name to it.', pl: 'Zawdzięcza mu nazwę Półwysep Iberyjski.' },
  Tagus: {
    en: 'It is the longest river of the Iberian Peninsula.',
    pl: 'To najdłuższa rzeka Półwyspu Iberyjskiego.',
  },
  Douro: { en: 'Port wine comes from its terraced valley.', pl: 'Z jej tarasowej doliny pochodzi porto.' },
  Guadalquivir: {
    en: 'The name comes from the Arabic for “great river”.',
    pl: 'Nazwa pochodzi od arabskich słów „wielka rzeka”.',
  },
  Po: { en: 'It is the longest river of Italy.', pl: 'To najdłuższa rzeka Włoch.' },
  Tiber: {
    en: 'Romulus and Remus were left on its bank in a basket.',
    pl: 'W koszu na jego brzegu porzucono Romulusa i Remusa.',
  },
  Thames: {
    en: 'Oxford and Cambridge race on it in eights every spring.',
    pl: 'Co roku na wiosnę ścigają się na niej ósemki Oksfordu i Cambridge.',
  },
  Dnieper: {
    en: 'Cossacks lived below its rapids.',
    pl: 'Za jej porohami mieszkali Kozacy – stąd Zaporoże.',
  },
  Dniester: {
    en: 'The breakaway region of Transnistria is named after it.',
    pl: 'Od niego wzięło nazwę separatystyczne Naddniestrze.',
  },
  Don: {
    en: 'A novel of the Nobel laureate Sholokhov is named after it.',
    pl: 'Powieść o niej napisał noblista Szołochow.',
  },
  Volga: { en: 'It is the longest river of Europe.', pl: 'To najdłuższa rzeka Europy.' },
  Ural: { en: 'It is held to be the border of Europe and Asia.', pl: 'Uchodzi za granicę Europy i Azji.' },
  'Northern Dvina': { en: 'Arkhangelsk lies on it.', pl: 'Leży nad nią Archangielsk.' },
  Weser: {
    en: 'The Pied Piper drowned the rats of Hamelin in it.',
    pl: 'To w niej szczurołap z Hameln utopił szczury.',
  },
  Ob: {
    en: 'With its tributary the Irtysh it is among the longest rivers of the world.',
    pl: 'Wraz z dopływem, Irtyszem, należy do najdłuższych rzek świata.',
  },
  Yenisei: {
    en: 'It drains Lake Baikal by way of the Angara.',
    pl: 'Zbiera wody Bajkału, które niesie do niej Angara.',
  },
  Lena: {
    en: 'Lenin may have taken his pseudonym from it.',
    pl: 'Od niej wziął prawdopodobnie pseudonim Lenin.',
  },
  Yangtze: {
    en: 'Its Three Gorges Dam is the largest power station in the world.',
    pl: 'Zapora Trzech Przełomów to największa elektrownia świata.',
  },
  Mekong: { en: 'It runs through six countries.', pl: 'Płynie przez sześć państw.' },
  Ganges: { en: 'Hindus hold it to be a goddess.', pl: 'Hinduiści czczą ją jako boginię.' },
  Indus: {
    en: 'India is named after it, although it flows mainly through Pakistan.',
    pl: 'Od niej pochodzi nazwa Indii, choć płynie głównie przez Pakistan.',
  },
  Irrawaddy: {
    en: "Kipling's “road to Mandalay” led up it.",
    pl: 'To nią wiodła opiewana przez Kiplinga droga do Mandalaj.',
  },
  Nile: { en: 'The Blue Nile brings most of its water.', pl: 'Większość jej wód niesie Nil Błękitny.' },
  Congo: { en: 'It crosses the equator twice.', pl: 'Dwukrotnie przecina równik.' },
  Niger: {
    en: 'It makes a great bend to the edge of the Sahara.',
    pl: 'Zatacza wielki łuk aż po skraj Sahary.',
  },
  Zambezi: { en: 'It plunges over the Victoria Falls.', pl: 'Tworzy Wodospady Wiktorii.' },
  Limpopo: {
    en: 'Kipling called it “great grey-green, greasy”.',
    pl: 'Kipling nazwał ją „wielką, szarozieloną i tłustą”.',
  },
  Orange: {
    en: 'It was named after the Dutch ruling house.',
    pl: 'Nazwano ją na cześć holenderskiego rodu panującego.',
  },
  Senegal: { en: 'It forms the border with Mauritania.', pl: 'Wyznacza granicę z Mauretanią.' },
  Amazon: {
    en: 'It carries more water than any other river.',
    pl: 'Niesie więcej wody niż jakakolwiek inna rzeka.',
  },
  Orinoco: {
    en: 'Columbus found its fresh water in the sea and guessed that he had reached a continent.',
    pl: 'Po słodkiej wodzie w morzu Kolumb poznał, że dotarł do kontynentu.',
  },
  Magdalena: { en: 'It is the main river of Colombia.', pl: 'To główna rzeka Kolumbii.' },
  Mississippi: {
    en: 'Mark Twain piloted steamboats on it.',
    pl: 'Pływał po niej jako pilot parowców Mark Twain.',
  },
  'Rio Grande': { en: 'Mexicans call it Río Bravo.', pl: 'Meksykanie nazywają ją Río Bravo.' },
  Colorado: {
    en: 'It carved the Grand Canyon and often dries up before the sea.',
    pl: 'Wyrzeźbiła Wielki Kanion, a do morza często już nie dociera.',
  },
  Columbia: {
    en: 'Lewis and Clark followed it to the coast in 1805.',
    pl: 'W 1805 roku dotarli nią do wybrzeża Lewis i Clark.',
  },
  Mackenzie: { en: 'It is the longest river of Canada.', pl: 'To najdłuższa rzeka Kanady.' },
  Yukon: {
    en: 'Gold seekers travelled on it to the Klondike.',
    pl: 'Poszukiwacze złota płynęli nią do Klondike.',
  },
  Hudson: {
    en: 'An Airbus landed on it safely in 2009.',
    pl: 'W 2009 roku szczęśliwie wylądował na niej airbus.',
  },
  Arno: {
    en: 'A flood of 1966 damaged the treasures of the city.',
    pl: 'W 1966 roku powódź zniszczyła wiele tamtejszych dzieł sztuki.',
  },
  Vltava: { en: 'Smetana wrote a symphonic poem about it.', pl: 'Poświęcił jej poemat symfoniczny Smetana.' },
  Brda: { en: 'It joins the Vistula in the east of the city.', pl: 'Na wschodzie miasta łączy się z Wisłą.' },
  San: { en: 'It joins the Vistula near Sandomierz.', pl: 'Łączy się z Wisłą niedaleko Sandomierza.' },
  Dunajec: {
    en: 'Rafts float down its gorge in the Pieniny.',
    pl: 'Jego przełomem w Pieninach spływa się na tratwach.',
  },
  Warta: {
    en: 'The Warta is mentioned in the national anthem of Poland.',
    pl: 'Warta jest wspomniana w hymnie Polski.',
  },
  Spree: {
    en: 'Pleasure boats pass the Reichstag on it.',
    pl: 'Statki wycieczkowe mijają na niej Reichstag.',
  },
  Isar: {
    en: 'Surfers ride a standing wave on a side stream of it.',
    pl: 'Na stałej fali jej bocznej odnogi pływają surferzy.',
  },
  Salzach: { en: "The city's salt was once shipped on it.", pl: 'Spławiano nią niegdyś sól.' },
  Mur: {
    en: 'It forms the border of Austria and Slovenia for a while.',
    pl: 'Na pewnym odcinku wyznacza granicę Austrii i Słowenii.',
  },
  Aare: {
    en: 'People of the city drift down it in summer, clothes in a bag.',
    pl: 'Latem mieszkańcy spływają nią wpław z ubraniem w worku.',
  },
  Neckar: { en: 'It joins the Rhine in Mannheim.', pl: 'W Mannheim łączy się z Renem.' },
  Liffey: {
    en: 'Joyce turned it into a woman in “Finnegans Wake”.',
    pl: 'Joyce uczynił z niej kobietę w „Finnegans Wake”.',
  },
  Clyde: {
    en: 'The liners Queen Mary and Queen Elizabeth were built on it.',
    pl: 'Zbudowano nad nią liniowce „Queen Mary” i „Queen Elizabeth”.',
  },
  Mersey: {
    en: 'Gerry and the Pacemakers sang about a ferry across it.',
    pl: 'O promie na tej rzece śpiewali Gerry and the Pacemakers.',
  },
  Neva: {
    en: 'The storming of the Winter Palace began with a shot from a cruiser on it.',
    pl: 'Z zacumowanego na niej krążownika „Aurora” dano sygnał do szturmu na Pałac Zimowy.',
  },
  Daugava: {
    en: 'It rises in Russia and passes through Belarus.',
    pl: 'Jej źródła leżą w Rosji, skąd płynie przez Białoruś.',
  },
  Neris: { en: 'It joins the Neman in Kaunas.', pl: 'W Kownie łączy się z Niemnem.' },
  Kura: { en: 'It ends in the Caspian Sea.', pl: 'Uchodzi do Morza Kaspijskiego.' },
  Drava: { en: 'It joins the Danube near Osijek.', pl: 'Łączy się z Dunajem koło Osijeku.' },
  Sava: { en: 'It joins the Danube in Belgrade.', pl: 'W Belgradzie łączy się z Dunajem.' },
  Miljacka: {
    en: 'The archduke was shot near one of its bridges in 1914.',
    pl: 'W 1914 roku przy jednym z jej mostów zastrzelono arcyksięcia.',
  },
  Neretva: {
    en: 'The Old Bridge over it was shelled in 1993 and rebuilt in 2004.',
    pl: 'Spina ją Stary Most, zburzony w 1993 i odbudowany w 2004 roku.',
  },
  Vardar: { en: 'In Greece it is called the Axios.', pl: 'W Grecji nazywa się Aksjos.' },
  Tisza: {
    en: 'The Tisza is the longest tributary of the Danube.',
    pl: 'Cisa jest najdłuższym dopływem Dunaju.',
  },
  'Yellow River': { en: 'Loess gives it its colour.', pl: 'Kolor nadaje jej less.' },
  'Chao Phraya': {
    en: 'Temples such as Wat Arun stand on its banks.',
    pl: 'Nad jej brzegami stoją świątynie, na przykład Wat Arun.',
  },
  Han: {
    en: "A popular phrase for South Korea's rise is “the miracle” on it.",
    pl: 'Od jej nazwy mówi się o koreańskim cudzie gospodarczym.',
  },
  Irtysh: { en: 'It is the chief tributary of the Ob.', pl: 'To największy dopływ Obu.' },
  Angara: {
    en: 'It is the only river that leaves Lake Baikal.',
    pl: 'To jedyna rzeka, która wypływa z Bajkału.',
  },
  Amur: {
    en: 'It forms part of the border between Russia and China.',
    pl: 'Wyznacza część granicy Rosji i Chin.',
  },
  Potomac: {
    en: "George Washington's home, Mount Vernon, overlooks it.",
    pl: 'Wznosi się nad nią Mount Vernon – dom Jerzego Waszyngtona.',
  },
  Ohio: { en: 'It separated free states from slave states.', pl: 'Oddzielała stany wolne od niewolniczych.' },
  'Saint Lawrence': { en: 'It drains the Great Lakes.', pl: 'Odprowadza wody Wielkich Jezior.' },
  Delaware: {
    en: 'Washington crossed it on Christmas night of 1776.',
    pl: 'Waszyngton przeprawił się przez nią w noc Bożego Narodzenia 1776 roku.',
  },
  'Rio Negro': {
    en: 'Its black water meets the pale Amazon nearby without mixing at first.',
    pl: 'Jej czarne wody początkowo nie mieszają się z jasnymi wodami Amazonki.',
  },
  Paraná: {
    en: 'The Itaipu Dam and the Iguazú Falls are close to each other on its course.',
    pl: 'W jej dorzeczu leżą zapora Itaipu i wodospady Iguazú.',
  },
  Tigris: {
    en: 'With the Euphrates it bounded Mesopotamia, “between the rivers”.',
    pl: 'Wraz z Eufratem ogranicza Mezopotamię, czyli „międzyrzecze”.',
  },
  Yamuna: { en: 'The Taj Mahal is reflected in it.', pl: 'Przegląda się w niej Tadż Mahal.' },
  Yarra: {
    en: "The city's cricket ground is not far from it.",
    pl: 'Niedaleko niej leży słynny stadion krykietowy.',
  },
  Swan: {
    en: 'It is named after black birds that amazed the Dutch.',
    pl: 'Nazwę zawdzięcza czarnym ptakom, które zdumiały Holendrów.',
  },
};
