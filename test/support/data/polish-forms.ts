/**
 * Polish words with the forms that occur in questions and searches, one word per line. Forms of a line belong together;
 * forms of different lines do not. Neighbouring lines often begin alike.
 */
const LINES = `
  rzeka rzeki rzece rzekę rzeką rzek rzekom rzekami rzekach
  ręka ręki ręce rękę ręką rąk rękami rękach
  rak raka rakiem raku raki raków rakami
  rok roku rokiem
  miasto miasta miastu miastem mieście miast miastom miastami miastach
  miasteczko miasteczka miasteczku miasteczek miasteczkach
  państwo państwa państwu państwem państwie państw państwami państwach
  książka książki książce książkę książką książek książkom książkami książkach
  książę księcia księciem księciu książęta książąt
  powieść powieści powieścią powieściami powieściach
  król króla królowi królem królu królowie królów królami królach
  królowa królowej królową królowe królowych królowymi
  królik królika królikiem króliki królików królikami
  żona żony żonie żonę żoną żon żonami
  mąż męża mężem mężowi mężowie mężów
  człowiek człowieka człowiekowi człowiekiem człowieku
  dziecko dziecka dziecku dzieckiem dzieci dziećmi dzieciach
  kot kota kotu kotem kocie koty kotów kotami kotach
  kotlet kotleta kotletem kotlety kotletów
  pies psa psu psem psy psów psami psach
  ptak ptaka ptakiem ptaki ptaków ptakami ptakach
  ryba ryby rybie rybę rybą ryb rybami rybach
  rynek rynku rynkiem rynki rynków
  kwiat kwiatu kwiatem kwiecie kwiaty kwiatów kwiatami
  drzewo drzewa drzewu drzewem drzewie drzew drzewami drzewach
  góra góry górze górę górą gór górom górami górach
  górnik górnika górnikiem górnicy górników
  jezioro jeziora jezioru jeziorem jeziorze jezior jeziorami jeziorach
  morze morza morzu morzem mórz morzami morzach
  wyspa wyspy wyspie wyspę wyspą wysp wyspami wyspach
  ocean oceanu oceanem oceanie oceany oceanów oceanami oceanach
  most mostu mostem moście mosty mostów mostami
  zamek zamku zamkiem zamki zamków zamkach
  kościół kościoła kościołem kościele kościoły kościołów kościołach
  stolica stolicy stolicę stolicą stolice stolic stolicami stolicach
  granica granicy granicę granicą granice granic granicami granicach
  wojna wojny wojnie wojnę wojną wojen wojnami wojnach
  bitwa bitwy bitwie bitwę bitwą bitew bitwami bitwach
  władca władcy władcę władcą władców władcami
  pisarz pisarza pisarzem pisarzu pisarze pisarzy pisarzami
  pisarka pisarki pisarce pisarkę pisarką pisarek
  malarz malarza malarzem malarze malarzy malarzami
  obraz obrazu obrazem obrazie obrazy obrazów obrazami obrazach
  film filmu filmem filmie filmy filmów filmami filmach
  aktor aktora aktorem aktorze aktorzy aktorów aktorami
  aktorka aktorki aktorce aktorkę aktorką aktorek
  piosenka piosenki piosence piosenkę piosenką piosenek piosenkami
  zespół zespołu zespołem zespole zespoły zespołów zespołach
  gwiazda gwiazdy gwieździe gwiazdę gwiazdą gwiazd gwiazdami gwiazdach
  planeta planety planecie planetę planetą planet planetami planetach
  księżyc księżyca księżycem księżycu księżyce księżyców
  pierwiastek pierwiastka pierwiastkiem pierwiastki pierwiastków pierwiastkami
  liczba liczby liczbie liczbę liczbą liczb liczbami
  język języka językiem języku języki języków językami językach
  kolor koloru kolorem kolorze kolory kolorów kolorami
  oko oka okiem oku oczy oczu oczami oczach
  serce serca sercu sercem serc sercami
  choroba choroby chorobie chorobę chorobą chorób chorobami chorobach
  lekarz lekarza lekarzem lekarze lekarzy lekarzami
  wynalazek wynalazku wynalazkiem wynalazki wynalazków
  wynalazca wynalazcy wynalazcę wynalazcą wynalazców
  gra gry grze grę grą gier grami grach
  samochód samochodu samochodem samochodzie samochody samochodów samochodami
  samolot samolotu samolotem samolocie samoloty samolotów samolotami
  statek statku statkiem statki statków statkami statkach
  flaga flagi fladze flagę flagą flag flagami flagach
  noga nogi nodze nogę nogą nóg nogami nogach
  droga drogi drodze drogę drogą dróg drogami drogach
  wieża wieży wieżę wieżą wieże wież wieżami
  cesarz cesarza cesarzem cesarzowi cesarze cesarzy
  święto święta świętu świętem święcie świąt świętami
  świat świata światu światem świecie światy światów
  światło światła światłem świetle świateł światłami
  klasztor klasztoru klasztorem klasztorze klasztory klasztorów
  muzeum muzea muzeów muzeach muzeami
  prezydent prezydenta prezydentem prezydencie prezydenci prezydentów
  minister ministra ministrem ministrze ministrowie ministrów
  kraj kraju krajem kraje krajów krajami krajach
  krajobraz krajobrazu krajobrazem krajobrazy krajobrazów
  Polska Polski Polsce Polskę Polską
  Polak Polaka Polakiem Polacy Polaków Polakami Polakach
  pole pola polu polem pól polami polach
  polityka polityki polityce politykę polityką
  Kraków Krakowa Krakowowi Krakowem Krakowie
  Warszawa Warszawy Warszawie Warszawę Warszawą
  Łódź Łodzi Łodzią
  łoś łosia łosiem łosie łosi
  łosoś łososia łososiem łososie łososi
  Gdańsk Gdańska Gdańskiem Gdańsku
  Wrocław Wrocławia Wrocławiem Wrocławiu
  Wisła Wisły Wiśle Wisłę Wisłą
  wiśnia wiśni wiśnię wiśnią wiśnie
  Francja Francji Francję Francją
  Niemcy Niemiec Niemczech Niemcom Niemcami
  Włochy Włoch Włoszech Włochom Włochami
  Hiszpania Hiszpanii Hiszpanię Hiszpanią
  Rosja Rosji Rosję Rosją
  rosa rosy rosie rosę rosą
  Japonia Japonii Japonię Japonią
  Afryka Afryki Afryce Afrykę Afryką
  Ameryka Ameryki Ameryce Amerykę Ameryką
  Europa Europy Europie Europę Europą
  Chopin Chopina Chopinowi Chopinem Chopinie
  Mickiewicz Mickiewicza Mickiewiczowi Mickiewiczem Mickiewiczu
  Skłodowska Skłodowskiej Skłodowską Skłodowskiego
  Kopernik Kopernika Kopernikowi Kopernikiem Koperniku
  czerwony czerwona czerwone czerwonego czerwonej czerwonym czerwoną czerwonych czerwonymi
  czarny czarna czarne czarnego czarnej czarnym czarną czarnych
  biały biała białe białego białej białym białą białych
  wielki wielka wielkie wielkiego wielkiej wielkim wielką wielkich
  największy największa największe największego największej największym największą największych
  ostatni ostatnia ostatnie ostatniego ostatniej ostatnim ostatnią ostatnich
  francuski francuska francuskie francuskiego francuskiej francuskim francuską francuskich
  starożytny starożytna starożytne starożytnego starożytnej starożytnym starożytną starożytnych
  narodowy narodowa narodowe narodowego narodowej narodowym narodową narodowych
  naród narodu narodem narodzie narody narodów
  olimpijski olimpijska olimpijskie olimpijskiego olimpijskiej olimpijskim olimpijskich
  igrzyska igrzysk igrzyskom igrzyskami igrzyskach
  napisał napisała napisali napisały napisano
  namalował namalowała namalowali namalowano
  skomponował skomponowała skomponowali skomponowano
  odkrył odkryła odkryli odkryto
`;

/** The same for words that were not looked at while the stemmer was written. */
const UNSEEN = `
  kobieta kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach
  chłopiec chłopca chłopcem chłopcu chłopcy chłopców
  miesiąc miesiąca miesiącem miesiącu miesiące miesięcy miesiącach
  dzień dnia dniem dniu dni dniach
  ulica ulicy ulicę ulicą ulice ulic ulicami ulicach
  zwierzę zwierzęcia zwierzęciem zwierzęta zwierząt zwierzętami
  roślina rośliny roślinie roślinę rośliną roślin roślinami
  drużyna drużyny drużynie drużynę drużyną drużyn drużynami
  piłkarz piłkarza piłkarzem piłkarze piłkarzy piłkarzami
  piłka piłki piłce piłkę piłką piłek piłkami
  bramka bramki bramce bramkę bramką bramek bramkami
  brama bramy bramie bramę bramą bram bramami
  opera opery operze operę operą oper operami
  operacja operacji operację operacją operacje operacjami
  kompozytor kompozytora kompozytorem kompozytorze kompozytorzy kompozytorów
  symfonia symfonii symfonię symfonią symfonie symfoniach
  rzeźba rzeźby rzeźbie rzeźbę rzeźbą rzeźb rzeźbami
  wiersz wiersza wierszem wierszu wiersze wierszy wierszach
  poeta poety poecie poetę poetą poeci poetów poetami
  bohater bohatera bohaterem bohaterze bohaterowie bohaterów
  kontynent kontynentu kontynentem kontynencie kontynenty kontynentów
  powstanie powstania powstaniu powstaniem powstań powstaniach
  papież papieża papieżem papieżu papieże papieży papieżami
  biskup biskupa biskupem biskupie biskupi biskupów
  cesarstwo cesarstwa cesarstwu cesarstwem cesarstwie cesarstw
  waluta waluty walucie walutę walutą walut walutami
  wulkan wulkanu wulkanem wulkanie wulkany wulkanów wulkanami
  pustynia pustyni pustynię pustynią pustynie pustyń pustyniach
  dolina doliny dolinie dolinę doliną dolin dolinami
  zupa zupy zupie zupę zupą zup zupami
  ser sera serem serze sery serów serami
  chleb chleba chlebem chlebie chleby chlebów
  owoc owocu owocem owoce owoców owocami owocach
  jabłko jabłka jabłku jabłkiem jabłek jabłkami
  komputer komputera komputerem komputerze komputery komputerów komputerami
  Anglia Anglii Anglię Anglią
  anioł anioła aniołem aniele anioły aniołów aniołami
  Grecja Grecji Grecję Grecją
  grecki grecka greckie greckiego greckiej greckim grecką greckich
  Rzym Rzymu Rzymem Rzymie
  Poznań Poznania Poznaniem Poznaniu
  Tatry Tatr Tatrom Tatrami Tatrach
  teatr teatru teatrem teatrze teatry teatrów teatrami
  Bałtyk Bałtyku Bałtykiem
  złoty złota złote złotego złotej złotym złotą złotych
  złoto złota złotu złotem złocie
  zielony zielona zielone zielonego zielonej zielonym zieloną zielonych
  niemiecki niemiecka niemieckie niemieckiego niemieckiej niemieckim niemiecką niemieckich
  rosyjski rosyjska rosyjskie rosyjskiego rosyjskiej rosyjskim rosyjską rosyjskich
  pierwszy pierwsza pierwsze pierwszego pierwszej pierwszym pierwszą pierwszych
  nagroda nagrody nagrodzie nagrodę nagrodą nagród nagrodami
  święty święta święte świętego świętej świętym świętą świętych
  matka matki matce matkę matką matek matkami
  ojciec ojca ojcu ojcem ojcowie ojców
  brat brata bratu bratem bracie bracia braci
  siostra siostry siostrze siostrę siostrą sióstr siostrami
  syn syna synem synowi synu synowie synów
  córka córki córce córkę córką córek córkami
  założył założyła założyli założono
  urodził urodziła urodzili urodzono
  zbudował zbudowała zbudowali zbudowano
`;

const formsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));

/** The words, each as its forms. */
export const POLISH_FORMS: readonly (readonly string[])[] = formsOf(LINES);
export const UNSEEN_POLISH_FORMS: readonly (readonly string[])[] = formsOf(UNSEEN);
