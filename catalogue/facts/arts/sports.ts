import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';
import type { Answer, Link } from '../link.ts';
import type { Named } from '../named.ts';

/** Players of one team on the field, court or ice at the same time, when no one is sent off. Polish: what follows “drużyna”. */
export interface TeamSize extends Named {
  readonly players: number;
  readonly place: 'on the field' | 'on the court' | 'on the ice' | 'in the water';
  /** A number that is right when a player who only bats is counted, and so is never a wrong option. */
  readonly arguable?: number;
  /** The team has a goalkeeper, which the question mentions. */
  readonly keeper?: true;
  readonly familiarity: Familiarity;
  /** The explanation. */
  readonly why: Labels;
}

// prettier-ignore
export const TEAM_SIZES: readonly TeamSize[] = [
  { key: 'association-football', en: 'football (soccer)', pl: 'piłkarska', familiarity: 1, players: 11, place: 'on the field', why: { en: 'The first laws of 1863 said nothing about the number.', pl: 'Przepisy z 1863 roku nie mówiły nic o liczbie graczy.' } },
  { key: 'basketball', en: 'basketball', pl: 'koszykarska', familiarity: 1, players: 5, place: 'on the court', why: { en: 'In the first game of all, in 1891, there were nine a side.', pl: 'W pierwszym meczu, w 1891 roku, grało po dziewięciu.' } },
  { key: 'volleyball', en: 'volleyball', pl: 'siatkarska', familiarity: 1, players: 6, place: 'on the court', why: { en: 'After winning the serve back, they rotate clockwise.', pl: 'Po odzyskaniu zagrywki zawodnicy przesuwają się o jedną pozycję zgodnie z ruchem wskazówek zegara.' } },
  { key: 'handball', en: 'handball', pl: 'piłki ręcznej', familiarity: 2, players: 7, place: 'on the court', keeper: true, why: { en: 'In the older game on grass there were eleven a side.', pl: 'W dawnej odmianie na trawie grało po jedenastu.' } },
  { key: 'ice-hockey', en: 'ice hockey', pl: 'hokejowa', familiarity: 2, players: 6, place: 'on the ice', keeper: true, why: { en: 'Early teams had a seventh player, the rover.', pl: 'Dawniej grał też siódmy, zwany roverem.' } },
  { key: 'water-polo', en: 'water polo', pl: 'piłki wodnej', familiarity: 3, players: 7, place: 'in the water', keeper: true, why: { en: 'They may not touch the bottom.', pl: 'Nie wolno im dotykać dna.' } },
  { key: 'rugby-union', en: 'rugby union', pl: 'rugby union', familiarity: 3, players: 15, place: 'on the field', why: { en: 'Eight of them form the scrum.', pl: 'Ośmiu z nich tworzy młyn.' } },
  { key: 'rugby-league', en: 'rugby league', pl: 'rugby league', familiarity: 4, players: 13, place: 'on the field', why: { en: 'It is two fewer than in rugby union.', pl: 'To o dwóch mniej niż w odmianie union.' } },
  { key: 'baseball', en: 'baseball', pl: 'baseballowa', familiarity: 3, players: 9, place: 'on the field', arguable: 10, why: { en: 'The rules of 1857 fixed the number, together with nine innings.', pl: 'Tę liczbę, jak i podział meczu na dziewięć zmian, ustaliły przepisy z 1857 roku.' } },
  { key: 'beach-volleyball', en: 'beach volleyball', pl: 'siatkówki plażowej', familiarity: 1, players: 2, place: 'on the court', why: { en: 'There are no substitutes, not even after an injury.', pl: 'Zmienników nie ma, nawet po kontuzji.' } },
  { key: 'cricket', en: 'cricket', pl: 'krykieta', familiarity: 3, players: 11, place: 'on the field', why: { en: 'Only two of a side bat at the same time.', pl: 'Odbijają zawsze tylko dwaj.' } },
  { key: 'futsal', en: 'futsal', pl: 'futsalowa', familiarity: 3, players: 5, place: 'on the court', keeper: true, why: { en: 'The ball bounces less than in football.', pl: 'Piłka odbija się słabiej niż w zwykłej piłce nożnej.' } },
  { key: 'american-football', en: 'American football', pl: 'futbolu amerykańskiego', familiarity: 3, players: 11, place: 'on the field', why: { en: 'Teams have separate players for attack and defence.', pl: 'Drużyny mają osobnych graczy do ataku i obrony.' } },
  { key: 'curling', en: 'curling', pl: 'curlingowa', familiarity: 3, players: 4, place: 'on the ice', arguable: 2, why: { en: 'Each of them delivers two stones.', pl: 'Każdy wypuszcza dwa kamienie.' } },
  { key: 'field-hockey', en: 'field hockey', pl: 'hokeja na trawie', familiarity: 3, players: 11, place: 'on the field', keeper: true, why: { en: 'Only the goalkeeper may use the feet.', pl: 'Tylko bramkarz może grać nogami.' } },
  { key: 'polo-on-horseback', en: 'polo', pl: 'polo', familiarity: 4, players: 4, place: 'on the field', why: { en: 'They change horses after each period.', pl: 'Po każdej części gry zmieniają konie.' } },
  { key: 'netball', en: 'netball', pl: 'netballu', familiarity: 5, players: 7, place: 'on the court', why: { en: 'Their positions are written on their bibs.', pl: 'Pozycję mają wypisaną na koszulce.' } },
  { key: 'floorball', en: 'floorball', pl: 'unihokeja', familiarity: 4, players: 6, place: 'on the court', keeper: true, why: { en: 'The ball has 26 holes.', pl: 'Piłeczka ma 26 otworów.' } },
];

/** A city that has held Olympic Games. */
interface OlympicCity extends Answer {
  /** The Polish locative of a city of Summer Games. */
  readonly within?: string;
}

/** Cities that have held Olympic Games; the group is the season, for Summer Games with the time or the part of the world. */
// prettier-ignore
export const OLYMPIC_CITIES: readonly OlympicCity[] = [
  { key: 'athens', en: 'Athens', pl: 'Ateny', group: 'summer-old', within: 'Atenach' },
  { key: 'paris', en: 'Paris', pl: 'Paryż', group: 'summer-old', within: 'Paryżu' },
  { key: 'st-louis', en: 'St. Louis', pl: 'Saint Louis', group: 'summer-old', within: 'Saint Louis' },
  { key: 'london', en: 'London', pl: 'Londyn', group: 'summer-old', within: 'Londynie' },
  { key: 'stockholm', en: 'Stockholm', pl: 'Sztokholm', group: 'summer-old', within: 'Sztokholmie' },
  { key: 'antwerp', en: 'Antwerp', pl: 'Antwerpia', group: 'summer-old', within: 'Antwerpii' },
  { key: 'amsterdam', en: 'Amsterdam', group: 'summer-old', within: 'Amsterdamie' },
  { key: 'los-angeles', en: 'Los Angeles', group: 'summer-america', within: 'Los Angeles' },
  { key: 'berlin', en: 'Berlin', group: 'summer-old', within: 'Berlinie' },
  { key: 'helsinki', en: 'Helsinki', group: 'summer-europe', within: 'Helsinkach' },
  { key: 'melbourne', en: 'Melbourne', group: 'summer-pacific', within: 'Melbourne' },
  { key: 'rome', en: 'Rome', pl: 'Rzym', group: 'summer-europe', within: 'Rzymie' },
  { key: 'tokyo', en: 'Tokyo', pl: 'Tokio', group: 'summer-pacific', within: 'Tokio' },
  { key: 'mexico-city', en: 'Mexico City', pl: 'Meksyk', group: 'summer-america', within: 'Meksyku' },
  { key: 'munich', en: 'Munich', pl: 'Monachium', group: 'summer-europe', within: 'Monachium' },
  { key: 'montreal', en: 'Montreal', group: 'summer-america', within: 'Montrealu' },
  { key: 'moscow', en: 'Moscow', pl: 'Moskwa', group: 'summer-europe', within: 'Moskwie' },
  { key: 'seoul', en: 'Seoul', pl: 'Seul', group: 'summer-pacific', within: 'Seulu' },
  { key: 'barcelona', en: 'Barcelona', group: 'summer-europe', within: 'Barcelonie' },
  { key: 'atlanta', en: 'Atlanta', group: 'summer-america', within: 'Atlancie' },
  { key: 'sydney', en: 'Sydney', group: 'summer-pacific', within: 'Sydney' },
  { key: 'beijing', en: 'Beijing', pl: 'Pekin', group: 'summer-pacific', within: 'Pekinie' },
  { key: 'rio', en: 'Rio de Janeiro', group: 'summer-america', within: 'Rio de Janeiro' },
  { key: 'chamonix', en: 'Chamonix', group: 'winter' },
  { key: 'st-moritz', en: 'St. Moritz', pl: 'Sankt Moritz', group: 'winter' },
  { key: 'lake-placid', en: 'Lake Placid', group: 'winter' },
  { key: 'garmisch', en: 'Garmisch-Partenkirchen', group: 'winter' },
  { key: 'oslo', en: 'Oslo', group: 'winter' },
  { key: 'cortina', en: "Cortina d'Ampezzo", group: 'winter' },
  { key: 'squaw-valley', en: 'Squaw Valley', group: 'winter' },
  { key: 'innsbruck', en: 'Innsbruck', group: 'winter' },
  { key: 'grenoble', en: 'Grenoble', group: 'winter' },
  { key: 'sapporo', en: 'Sapporo', group: 'winter' },
  { key: 'sarajevo', en: 'Sarajevo', pl: 'Sarajewo', group: 'winter' },
  { key: 'calgary', en: 'Calgary', group: 'winter' },
  { key: 'albertville', en: 'Albertville', group: 'winter' },
  { key: 'lillehammer', en: 'Lillehammer', group: 'winter' },
  { key: 'nagano', en: 'Nagano', group: 'winter' },
  { key: 'salt-lake-city', en: 'Salt Lake City', group: 'winter' },
  { key: 'turin', en: 'Turin', pl: 'Turyn', group: 'winter' },
  { key: 'vancouver', en: 'Vancouver', group: 'winter' },
  { key: 'sochi', en: 'Sochi', pl: 'Soczi', group: 'winter' },
  { key: 'pyeongchang', en: 'PyeongChang', pl: 'Pjongczang', group: 'winter' },
];

/** Olympic Games by year and their city. */
// prettier-ignore
export const SUMMER_GAMES: readonly Link[] = [
  { key: 'games-1896', en: '1896', to: 'athens', familiarity: 2, why: { en: 'They were the first Games of modern times.', pl: 'Były to pierwsze nowożytne igrzyska.' } },
  { key: 'games-1900', en: '1900', to: 'paris', familiarity: 4 },
  { key: 'games-1904', en: '1904', to: 'st-louis', familiarity: 5 },
  { key: 'games-1908', en: '1908', to: 'london', familiarity: 4 },
  { key: 'games-1912', en: '1912', to: 'stockholm', familiarity: 4, why: { en: 'Jim Thorpe won the pentathlon and the decathlon.', pl: 'Jim Thorpe wygrał na nich pięciobój i dziesięciobój.' } },
  { key: 'games-1920', en: '1920', to: 'antwerp', familiarity: 4 },
  { key: 'games-1924', en: '1924', to: 'paris', familiarity: 3, why: { en: 'Johnny Weissmuller, later Tarzan in films, won three gold medals.', pl: 'Trzy złote medale zdobył pływak Johnny Weissmuller, późniejszy filmowy Tarzan.' } },
  { key: 'games-1928', en: '1928', to: 'amsterdam', familiarity: 4 },
  { key: 'games-1932', en: '1932', to: 'los-angeles', familiarity: 4 },
  { key: 'games-1936', en: '1936', to: 'berlin', familiarity: 2, why: { en: 'Jesse Owens won four gold medals.', pl: 'Jesse Owens zdobył na nich cztery złote medale.' } },
  { key: 'games-1948', en: '1948', to: 'london', familiarity: 4 },
  { key: 'games-1952', en: '1952', to: 'helsinki', familiarity: 4, why: { en: 'Emil Zátopek won three gold medals.', pl: 'Emil Zátopek zdobył trzy złote medale.' } },
  { key: 'games-1956', en: '1956', to: 'melbourne', familiarity: 4, beside: ['stockholm'] },
  { key: 'games-1960', en: '1960', to: 'rome', familiarity: 3, why: { en: 'Abebe Bikila won the marathon barefoot.', pl: 'Abebe Bikila wygrał maraton boso.' } },
  { key: 'games-1964', en: '1964', to: 'tokyo', familiarity: 3, why: { en: 'They were the first in Asia.', pl: 'Były to pierwsze igrzyska w Azji.' } },
  { key: 'games-1968', en: '1968', to: 'mexico-city', familiarity: 3, why: { en: 'Two sprinters raised a fist in a black glove.', pl: 'Dwaj sprinterzy unieśli pięści w czarnych rękawiczkach.' } },
  { key: 'games-1972', en: '1972', to: 'munich', familiarity: 2, why: { en: 'They were overshadowed by an attack on the Israeli team.', pl: 'Przyćmił je zamach na reprezentację Izraela.' } },
  { key: 'games-1976', en: '1976', to: 'montreal', familiarity: 3, why: { en: 'Nadia Comăneci was given the first perfect ten.', pl: 'Nadia Comăneci dostała pierwszą w historii dziesiątkę.' } },
  { key: 'games-1980', en: '1980', to: 'moscow', familiarity: 2, why: { en: 'The United States and many other countries boycotted them.', pl: 'Zbojkotowały je Stany Zjednoczone i wiele innych krajów.' } },
  { key: 'games-1984', en: '1984', to: 'los-angeles', familiarity: 3, why: { en: 'Carl Lewis won four gold medals.', pl: 'Carl Lewis zdobył cztery złote medale.' } },
  { key: 'games-1988', en: '1988', to: 'seoul', familiarity: 3, why: { en: 'The sprinter Ben Johnson was stripped of his gold medal for doping.', pl: 'Sprinterowi Benowi Johnsonowi odebrano za doping złoty medal.' } },
  { key: 'games-1992', en: '1992', to: 'barcelona', familiarity: 2, why: { en: 'The “Dream Team” won the basketball.', pl: 'Turniej koszykówki wygrał amerykański „Dream Team”.' } },
  { key: 'games-1996', en: '1996', to: 'atlanta', familiarity: 3, why: { en: 'They came a hundred years after the first ones.', pl: 'Odbyły się sto lat po pierwszych nowożytnych igrzyskach.' } },
  { key: 'games-2000', en: '2000', to: 'sydney', familiarity: 2, why: { en: 'Cathy Freeman lit the flame and won the 400 metres.', pl: 'Cathy Freeman zapaliła znicz i wygrała bieg na 400 metrów.' } },
  { key: 'games-2004', en: '2004', to: 'athens', familiarity: 2, why: { en: 'The marathon runners started at Marathon itself.', pl: 'Maratończycy wystartowali z samego Maratonu.' } },
  { key: 'games-2008', en: '2008', to: 'beijing', familiarity: 2, why: { en: 'The opening began on 8 August at 8.08 p.m.', pl: 'Otwarcie zaczęło się 8 sierpnia o godzinie 20.08.' } },
  { key: 'games-2012', en: '2012', to: 'london', familiarity: 2, why: { en: 'The Queen appeared at the opening beside James Bond.', pl: 'Na otwarciu królowa wystąpiła u boku Jamesa Bonda.' } },
  { key: 'games-2016', en: '2016', to: 'rio', familiarity: 1, why: { en: 'They were the first in South America.', pl: 'Były to pierwsze igrzyska w Ameryce Południowej.' } },
  { key: 'games-2024', en: '2024', to: 'paris', familiarity: 1, why: { en: 'The teams sailed into the opening ceremony on boats.', pl: 'Na otwarcie reprezentacje przypłynęły statkami po Sekwanie.' } },
];

// prettier-ignore
export const WINTER_GAMES: readonly Link[] = [
  { key: 'games-1924', en: '1924', to: 'chamonix', familiarity: 4 },
  { key: 'games-1928', en: '1928', to: 'st-moritz', familiarity: 5 },
  { key: 'games-1932', en: '1932', to: 'lake-placid', familiarity: 5 },
  { key: 'games-1936', en: '1936', to: 'garmisch', familiarity: 5 },
  { key: 'games-1948', en: '1948', to: 'st-moritz', familiarity: 5 },
  { key: 'games-1952', en: '1952', to: 'oslo', familiarity: 5 },
  { key: 'games-1956', en: '1956', to: 'cortina', familiarity: 4 },
  { key: 'games-1960', en: '1960', to: 'squaw-valley', familiarity: 5 },
  { key: 'games-1964', en: '1964', to: 'innsbruck', familiarity: 4 },
  { key: 'games-1968', en: '1968', to: 'grenoble', familiarity: 4 },
  { key: 'games-1972', en: '1972', to: 'sapporo', familiarity: 3, why: { en: 'They were the first Winter Games in Asia; Wojciech Fortuna of Poland won the ski jumping.', pl: 'Były to pierwsze zimowe igrzyska w Azji, a złoto w skokach zdobył Wojciech Fortuna.' } },
  { key: 'games-1976', en: '1976', to: 'innsbruck', familiarity: 4 },
  { key: 'games-1980', en: '1980', to: 'lake-placid', familiarity: 4, why: { en: 'The American amateurs beat the Soviet team at ice hockey.', pl: 'Amerykańscy amatorzy pokonali w hokeju drużynę radziecką.' } },
  { key: 'games-1984', en: '1984', to: 'sarajevo', familiarity: 3, why: { en: 'Torvill and Dean skated to the music of “Boléro”.', pl: 'Torvill i Dean zatańczyli do „Bolera” Ravela.' } },
  { key: 'games-1988', en: '1988', to: 'calgary', familiarity: 3, why: { en: 'A bobsleigh team from Jamaica took part.', pl: 'Wystartowali na nich bobsleiści z Jamajki.' } },
  { key: 'games-1992', en: '1992', to: 'albertville', familiarity: 3, why: { en: 'They were the last in the same year as the Summer Games.', pl: 'Po raz ostatni odbyły się w tym samym roku co letnie.' } },
  { key: 'games-1994', en: '1994', to: 'lillehammer', familiarity: 3, why: { en: 'They came only two years after the previous ones.', pl: 'Odbyły się zaledwie dwa lata po poprzednich.' } },
  { key: 'games-1998', en: '1998', to: 'nagano', familiarity: 3, why: { en: 'Snowboarding made its debut there.', pl: 'Zadebiutował na nich snowboard.' } },
  { key: 'games-2002', en: '2002', to: 'salt-lake-city', familiarity: 3, why: { en: 'The skater Steven Bradbury won gold because all his rivals fell.', pl: 'Łyżwiarz Steven Bradbury zdobył złoto, bo wszyscy rywale się przewrócili.' } },
  { key: 'games-2006', en: '2006', to: 'turin', familiarity: 3, why: { en: 'Justyna Kowalczyk won her first Olympic medal.', pl: 'Justyna Kowalczyk zdobyła na nich pierwszy medal olimpijski.' } },
  { key: 'games-2010', en: '2010', to: 'vancouver', familiarity: 2, why: { en: 'Snow had to be brought to some of the slopes by helicopter and lorry.', pl: 'Na niektóre trasy śnieg dowożono śmigłowcami i ciężarówkami.' } },
  { key: 'games-2014', en: '2014', to: 'sochi', familiarity: 2, why: { en: 'Kamil Stoch won two gold medals.', pl: 'Kamil Stoch zdobył na nich dwa złote medale.' } },
  { key: 'games-2018', en: '2018', to: 'pyeongchang', familiarity: 2, why: { en: 'The two Koreas marched in together under one flag.', pl: 'Obie Koree przemaszerowały na otwarciu pod wspólną flagą.' } },
  { key: 'games-2022', en: '2022', to: 'beijing', familiarity: 2, why: { en: 'It became the first city to have held summer and winter Games.', pl: 'To pierwsze miasto, które gościło i letnie, i zimowe igrzyska.' } },
];

/** Winners of the men's football World Cup. */
// prettier-ignore
export const WORLD_CUP_COUNTRIES: readonly Answer[] = [
  { key: 'uruguay', en: 'Uruguay', pl: 'Urugwaj' },
  { key: 'italy', en: 'Italy', pl: 'Włochy' },
  { key: 'west-germany', en: 'West Germany', pl: 'Niemcy Zachodnie' },
  { key: 'germany', en: 'Germany', pl: 'Niemcy' },
  { key: 'brazil', en: 'Brazil', pl: 'Brazylia' },
  { key: 'england', en: 'England', pl: 'Anglia' },
  { key: 'argentina', en: 'Argentina', pl: 'Argentyna' },
  { key: 'france', en: 'France', pl: 'Francja' },
  { key: 'spain', en: 'Spain', pl: 'Hiszpania' },
  { key: 'netherlands', en: 'Netherlands', pl: 'Holandia' },
];

// prettier-ignore
export const WORLD_CUPS: readonly Link[] = [
  { key: 'cup-1930', en: '1930', to: 'uruguay', familiarity: 3, beside: ['west-germany'], why: { en: 'All the matches were played in Montevideo.', pl: 'Wszystkie mecze rozegrano w Montevideo.' } },
  { key: 'cup-1934', en: '1934', to: 'italy', familiarity: 4, beside: ['west-germany'] },
  { key: 'cup-1938', en: '1938', to: 'italy', familiarity: 4, beside: ['west-germany'] },
  { key: 'cup-1950', en: '1950', to: 'uruguay', familiarity: 3, beside: ['west-germany'], why: { en: 'The hosts lost the deciding match before almost 200,000 people in the Maracanã.', pl: 'Gospodarze przegrali decydujący mecz na oczach prawie 200 tysięcy widzów na Maracanie.' } },
  { key: 'cup-1954', en: '1954', to: 'west-germany', familiarity: 4, beside: ['germany'] },
  { key: 'cup-1958', en: '1958', to: 'brazil', familiarity: 3, beside: ['germany'], why: { en: 'Pelé was seventeen and scored twice in the final.', pl: 'Pelé miał siedemnaście lat i strzelił w finale dwa gole.' } },
  { key: 'cup-1962', en: '1962', to: 'brazil', familiarity: 3, beside: ['germany'], why: { en: 'Pelé was injured in the second match; Garrincha became the star of the tournament.', pl: 'Pelé odniósł kontuzję w drugim meczu, a gwiazdą turnieju został Garrincha.' } },
  { key: 'cup-1966', en: '1966', to: 'england', familiarity: 2, beside: ['germany'], why: { en: 'The third goal in the final is disputed to this day.', pl: 'O trzeciego gola w finale kibice kłócą się do dziś.' } },
  { key: 'cup-1970', en: '1970', to: 'brazil', familiarity: 3, beside: ['germany'], why: { en: 'With this third title they won the Jules Rimet Cup for good.', pl: 'Za trzeci tytuł Brazylijczycy dostali Puchar Rimeta na własność.' } },
  { key: 'cup-1974', en: '1974', to: 'west-germany', familiarity: 3, beside: ['germany'], why: { en: 'The losers of the final had scored after only two minutes.', pl: 'Pokonani w finale strzelili gola już w drugiej minucie.' } },
  { key: 'cup-1978', en: '1978', to: 'argentina', familiarity: 3, beside: ['germany'], why: { en: 'They were the hosts, and confetti rained on the pitch.', pl: 'Argentyńczycy grali u siebie, a na boisko sypało się konfetti.' } },
  { key: 'cup-1982', en: '1982', to: 'italy', familiarity: 3, beside: ['germany'], why: { en: 'Paolo Rossi scored six goals.', pl: 'Paolo Rossi strzelił sześć goli.' } },
  { key: 'cup-1986', en: '1986', to: 'argentina', familiarity: 3, beside: ['germany'] },
  { key: 'cup-1990', en: '1990', to: 'west-germany', familiarity: 3, beside: ['germany'], why: { en: 'A penalty by Andreas Brehme decided the final.', pl: 'Finał rozstrzygnął rzut karny Andreasa Brehmego.' } },
  { key: 'cup-1994', en: '1994', to: 'brazil', familiarity: 2, beside: ['west-germany'], why: { en: 'The final was decided on penalties when Roberto Baggio shot over the bar.', pl: 'Finał rozstrzygnęły karne, gdy Roberto Baggio strzelił nad poprzeczką.' } },
  { key: 'cup-1998', en: '1998', to: 'france', familiarity: 2, beside: ['west-germany'], why: { en: 'Zinedine Zidane headed two goals in the final.', pl: 'Zinedine Zidane strzelił w finale dwa gole głową.' } },
  { key: 'cup-2002', en: '2002', to: 'brazil', familiarity: 2, beside: ['west-germany'], why: { en: 'Ronaldo scored both goals in the final.', pl: 'Oba gole w finale strzelił Ronaldo.' } },
  { key: 'cup-2006', en: '2006', to: 'italy', familiarity: 2, beside: ['west-germany'], why: { en: 'In the final, their opponent Zinedine Zidane was sent off for a headbutt.', pl: 'W finale Francuz Zinedine Zidane wyleciał z boiska za uderzenie rywala głową.' } },
  { key: 'cup-2010', en: '2010', to: 'spain', familiarity: 2, beside: ['west-germany'], why: { en: 'The vuvuzelas of the fans hummed through the matches.', pl: 'Meczom towarzyszył huk wuwuzeli.' } },
  { key: 'cup-2014', en: '2014', to: 'germany', familiarity: 1, beside: ['west-germany'], why: { en: 'They scored seven goals against the hosts in the semi-final.', pl: 'W półfinale zwycięzcy strzelili gospodarzom siedem goli.' } },
  { key: 'cup-2018', en: '2018', to: 'france', familiarity: 1, beside: ['west-germany'], why: { en: 'Their coach, Didier Deschamps, had won the title as a player, too.', pl: 'Trener Didier Deschamps zdobył wcześniej ten tytuł jako piłkarz.' } },
  { key: 'cup-2022', en: '2022', to: 'argentina', familiarity: 1, beside: ['west-germany'], why: { en: 'Lionel Messi scored twice in the final, which was decided on penalties.', pl: 'Lionel Messi strzelił w finale dwa gole, a rozstrzygnęły go karne.' } },
];

/** Sports, grouped by ball, water, snow and so on. Polish: the locative. */
// prettier-ignore
export const SPORTS: readonly Answer[] = [
  { key: 'tennis', en: 'Tennis', pl: 'w tenisie', group: 'racket' },
  { key: 'badminton', en: 'Badminton', pl: 'w badmintonie', group: 'racket' },
  { key: 'squash', en: 'Squash', pl: 'w squashu', group: 'racket' },
  { key: 'golf', en: 'Golf', pl: 'w golfie', group: 'ball' },
  { key: 'rugby', en: 'Rugby', pl: 'w rugby', group: 'ball' },
  { key: 'basketball', en: 'Basketball', pl: 'w koszykówce', group: 'ball' },
  { key: 'volleyball', en: 'Volleyball', pl: 'w siatkówce', group: 'ball' },
  { key: 'handball', en: 'Handball', pl: 'w piłce ręcznej', group: 'ball' },
  { key: 'baseball', en: 'Baseball', pl: 'w baseballu', group: 'ball' },
  { key: 'cricket', en: 'Cricket', pl: 'w krykiecie', group: 'ball' },
  { key: 'american-football', en: 'American football', pl: 'w futbolu amerykańskim', group: 'ball' },
  { key: 'bowling', en: 'Ten-pin bowling', pl: 'w bowlingu', group: 'aim' },
  { key: 'darts', en: 'Darts', pl: 'w rzutkach', group: 'aim' },
  { key: 'archery', en: 'Archery', pl: 'w łucznictwie', group: 'aim' },
  { key: 'billiards', en: 'Snooker', pl: 'w snookerze', group: 'aim' },
  { key: 'curling', en: 'Curling', pl: 'w curlingu', group: 'winter' },
  { key: 'ice-hockey', en: 'Ice hockey', pl: 'w hokeju na lodzie', group: 'winter' },
  { key: 'figure-skating', en: 'Figure skating', pl: 'w łyżwiarstwie figurowym', group: 'winter' },
  { key: 'ski-jumping', en: 'Ski jumping', pl: 'w skokach narciarskich', group: 'winter' },
  { key: 'alpine-skiing', en: 'Alpine skiing', pl: 'w narciarstwie alpejskim', group: 'winter' },
  { key: 'biathlon', en: 'Biathlon', pl: 'w biatlonie', group: 'winter' },
  { key: 'judo', en: 'Judo', pl: 'w judo', group: 'combat' },
  { key: 'sumo', en: 'Sumo', pl: 'w sumo', group: 'combat' },
  { key: 'boxing', en: 'Boxing', pl: 'w boksie', group: 'combat' },
  { key: 'fencing', en: 'Fencing', pl: 'w szermierce', group: 'combat' },
  { key: 'wrestling', en: 'Wrestling', pl: 'w zapasach', group: 'combat' },
  { key: 'gymnastics', en: 'Artistic gymnastics', pl: 'w gimnastyce sportowej', group: 'body' },
  { key: 'weightlifting', en: 'Weightlifting', pl: 'w podnoszeniu ciężarów', group: 'body' },
  { key: 'swimming', en: 'Swimming', pl: 'w pływaniu', group: 'water' },
  { key: 'rowing', en: 'Rowing', pl: 'w wioślarstwie', group: 'water' },
  { key: 'sailing', en: 'Sailing', pl: 'w żeglarstwie', group: 'water' },
  { key: 'cycling', en: 'Road cycling', pl: 'w kolarstwie szosowym', group: 'race' },
  { key: 'motor-racing', en: 'Formula One', pl: 'w Formule 1', group: 'race' },
  { key: 'equestrian', en: 'Equestrian sport', pl: 'w jeździectwie', group: 'race' },
  { key: 'climbing', en: 'Sport climbing', pl: 'we wspinaczce sportowej', group: 'body' },
];

/**
 * A term, and the only sport in the table that has it: in English after “come across”, in Polish a clause after „W jakiej
 * dyscyplinie”.
 */
// prettier-ignore
export const SPORT_TERMS: readonly Link[] = [
  { key: 'deuce', en: 'deuce', pl: 'przy stanie 40:40 ogłasza się równowagę', to: 'tennis', familiarity: 1, beside: ['badminton', 'squash'], why: { en: 'It then takes two points in a row to win the game.', pl: 'Do wygrania gema trzeba wtedy zdobyć dwa punkty z rzędu.' } },
  { key: 'shuttlecock', en: 'a shuttlecock', pl: 'odbija się rakietą lotkę z piór', to: 'badminton', familiarity: 1, why: { en: 'The best are made of sixteen goose feathers.', pl: 'Najlepsze robi się z szesnastu gęsich piór.' } },
  { key: 'birdie', en: 'a birdie', pl: 'zalicza się birdie', to: 'golf', familiarity: 2, beside: ['badminton'], why: { en: 'It means one stroke under par.', pl: 'To wynik o jedno uderzenie lepszy od normy.' } },
  { key: 'caddie', en: 'a caddie', pl: 'zawodnikowi towarzyszy caddie', to: 'golf', familiarity: 2, why: { en: 'A caddie carries the clubs and gives advice.', pl: 'Caddie nosi kije i doradza.' } },
  { key: 'hole-in-one', en: 'a hole in one', pl: 'można zaliczyć hole in one', to: 'golf', familiarity: 1, why: { en: 'The odds of an average amateur are put at about 12,500 to 1.', pl: 'Szanse przeciętnego amatora szacuje się na mniej więcej 1 do 12 500.' } },
  { key: 'scrum', en: 'a scrum', pl: 'zawodnicy ustawiają się w młyn', to: 'rugby', familiarity: 2, why: { en: 'Eight players of each side push in it.', pl: 'Po ośmiu graczy z każdej drużyny napiera na siebie.' } },
  { key: 'slam-dunk', en: 'a slam dunk', pl: 'wykonuje się wsad', to: 'basketball', familiarity: 1, why: { en: 'The player slams the ball through the hoop from above.', pl: 'Zawodnik pakuje piłkę do kosza z góry.' } },
  { key: 'three-second-rule', en: 'a three-second rule', pl: 'obowiązuje reguła trzech sekund', to: 'basketball', familiarity: 3, why: { en: 'The player must leave the lane in time.', pl: 'W tym czasie trzeba opuścić pole pod koszem.' } },
  { key: 'libero', en: 'a libero who may not attack', pl: 'gra libero, któremu nie wolno atakować', to: 'volleyball', familiarity: 2, why: { en: 'This player wears a shirt of another colour.', pl: 'Ten zawodnik gra w koszulce innego koloru.' } },
  { key: 'seven-metre-throw', en: 'a seven-metre throw', pl: 'wykonuje się rzut z siódmego metra', to: 'handball', familiarity: 3, why: { en: 'Only the goalkeeper stands in the way.', pl: 'Rzucający ma przed sobą tylko bramkarza.' } },
  { key: 'home-run', en: 'a home run', pl: 'zdobywa się home run', to: 'baseball', familiarity: 2, why: { en: 'The batter touches all four bases.', pl: 'Pałkarz obiega wszystkie cztery bazy.' } },
  { key: 'pitcher', en: 'a pitcher', pl: 'gra miotacz, czyli pitcher', to: 'baseball', familiarity: 2, beside: ['cricket'], why: { en: 'The pitcher throws the ball to the batter.', pl: 'Miotacz rzuca piłkę w stronę pałkarza.' } },
  { key: 'wicket', en: 'a wicket', pl: 'broni się bramki z palików, zwanej wicket', to: 'cricket', familiarity: 2, why: { en: 'It consists of three stumps and two bails.', pl: 'Tworzą go trzy paliki i dwie poprzeczki.' } },
  { key: 'googly', en: 'a googly', pl: 'rzuca się googly', to: 'cricket', familiarity: 5 },
  { key: 'quarterback', en: 'a quarterback', pl: 'gra quarterback', to: 'american-football', familiarity: 2, why: { en: 'He leads the attack and throws most of the passes.', pl: 'Kieruje atakiem i rzuca większość podań.' } },
  { key: 'touchdown', en: 'a touchdown', pl: 'zdobywa się przyłożenie, czyli touchdown', to: 'american-football', familiarity: 2, beside: ['rugby'], why: { en: 'It is worth six points.', pl: 'Jest warte sześć punktów.' } },
  { key: 'strike-and-spare', en: 'strikes and spares', pl: 'liczą się strike i spare', to: 'bowling', familiarity: 2, beside: ['baseball'], why: { en: 'A strike fells all pins with the first ball.', pl: 'Strike to zbicie wszystkich kręgli pierwszym rzutem.' } },
  { key: 'double-top', en: 'a double top', pl: 'trafia się w podwójną dwudziestkę', to: 'darts', familiarity: 4 },
  { key: 'maximum-break', en: 'a maximum break of 147', pl: 'wbija się maksymalnego brejka 147 punktów', to: 'billiards', familiarity: 3, why: { en: 'It takes fifteen reds, fifteen blacks and all the colours.', pl: 'Składa się na niego piętnaście czerwonych, piętnaście czarnych i wszystkie kolory.' } },
  { key: 'sweeping', en: 'sweeping in front of a stone', pl: 'szczotkuje się lód przed kamieniem', to: 'curling', familiarity: 1, why: { en: 'It makes the stone travel further and straighter.', pl: 'Dzięki temu kamień sunie dalej i prościej.' } },
  { key: 'puck', en: 'a puck', pl: 'gra się gumowym krążkiem', to: 'ice-hockey', familiarity: 1, why: { en: 'It is frozen before the game so that it bounces less.', pl: 'Przed meczem mrozi się go, żeby mniej się odbijał.' } },
  { key: 'triple-axel', en: 'a triple Axel', pl: 'skacze się potrójnego axla', to: 'figure-skating', familiarity: 2, why: { en: 'It has three and a half turns.', pl: 'Ma trzy i pół obrotu.' } },
  { key: 'lutz-and-salchow', en: 'the Lutz and the Salchow', pl: 'skacze się lutza i salchowa', to: 'figure-skating', familiarity: 3, why: { en: 'They are named after an Austrian and a Swede.', pl: 'Nazwano je od nazwisk Austriaka i Szweda.' } },
  { key: 'telemark-landing', en: 'a telemark landing', pl: 'ląduje się telemarkiem', to: 'ski-jumping', familiarity: 2, regions: ['pl'], why: { en: 'One ski is in front of the other.', pl: 'Jedna narta jest wtedy wysunięta przed drugą.' } },
  { key: 'k-point', en: 'the K-point', pl: 'ważny jest punkt konstrukcyjny K', to: 'ski-jumping', familiarity: 3, regions: ['pl'], why: { en: 'Points are added or taken off for each metre beyond or short of it.', pl: 'Za każdy metr za nim dolicza się punkty, a za każdy brakujący – odejmuje.' } },
  { key: 'giant-slalom', en: 'the giant slalom', pl: 'rozgrywa się slalom gigant', to: 'alpine-skiing', familiarity: 2, why: { en: 'Its gates are further apart than in the slalom.', pl: 'Bramki są w nim ustawione rzadziej niż w slalomie.' } },
  { key: 'penalty-loop', en: 'a penalty loop for missed shots', pl: 'za niecelny strzał biega się karną rundę', to: 'biathlon', familiarity: 2, why: { en: 'The loop is 150 metres long.', pl: 'Runda ma 150 metrów.' } },
  { key: 'ippon', en: 'an ippon', pl: 'walczy się o ippon', to: 'judo', familiarity: 3, beside: ['sumo'], why: { en: 'It ends the fight at once.', pl: 'Natychmiast kończy walkę.' } },
  { key: 'dohyo', en: 'the dohyō ring', pl: 'walczy się w kręgu dohyō', to: 'sumo', familiarity: 4 },
  { key: 'uppercut', en: 'an uppercut', pl: 'zadaje się cios podbródkowy', to: 'boxing', familiarity: 2, why: { en: 'It comes from below and is aimed at the chin.', pl: 'Wyprowadza się go od dołu, celując w brodę.' } },
  { key: 'epee-and-foil', en: 'the épée and the foil', pl: 'walczy się szpadą i floretem', to: 'fencing', familiarity: 1, why: { en: 'The sabre is the third weapon.', pl: 'Trzecią bronią w tym sporcie jest szabla.' } },
  { key: 'riposte', en: 'a riposte', pl: 'stosuje się ripostę', to: 'fencing', familiarity: 3, beside: ['boxing'] },
  { key: 'greco-roman-style', en: 'the Greco-Roman style', pl: 'walczy się w stylu klasycznym, zwanym też grecko-rzymskim', to: 'wrestling', familiarity: 3, why: { en: 'Holds below the waist are forbidden.', pl: 'Nie wolno w nim chwytać poniżej pasa.' } },
  { key: 'pommel-horse', en: 'the pommel horse', pl: 'ćwiczy się na koniu z łękami', to: 'gymnastics', familiarity: 2, why: { en: 'Only men compete on it.', pl: 'Ćwiczą na nim tylko mężczyźni.' } },
  { key: 'uneven-bars', en: 'the uneven bars', pl: 'ćwiczy się na poręczach asymetrycznych', to: 'gymnastics', familiarity: 2, why: { en: 'Only women compete on them.', pl: 'Ćwiczą na nich tylko kobiety.' } },
  { key: 'clean-and-jerk', en: 'the clean and jerk', pl: 'wykonuje się podrzut', to: 'weightlifting', familiarity: 3 },
  { key: 'butterfly-stroke', en: 'the butterfly stroke', pl: 'stosuje się styl motylkowy', to: 'swimming', familiarity: 1, why: { en: 'Both arms move at the same time.', pl: 'Obie ręce poruszają się równocześnie.' } },
  { key: 'coxswain', en: 'a coxswain', pl: 'tempo podaje sternik ósemki', to: 'rowing', familiarity: 3, beside: ['sailing'] },
  { key: 'spinnaker', en: 'a spinnaker', pl: 'stawia się spinaker', to: 'sailing', familiarity: 3 },
  { key: 'peloton', en: 'a peloton', pl: 'jedzie się w peletonie', to: 'cycling', familiarity: 2, why: { en: 'Riders in it save energy in the slipstream.', pl: 'Jadąc w nim, oszczędza się siły dzięki osłonie od wiatru.' } },
  { key: 'pit-stop', en: 'a pit stop', pl: 'zjeżdża się na pit stop', to: 'motor-racing', familiarity: 1, why: { en: 'The fastest take less than two seconds.', pl: 'Najszybsze trwają niespełna dwie sekundy.' } },
  { key: 'dressage', en: 'dressage', pl: 'rozgrywa się konkurs ujeżdżenia', to: 'equestrian', familiarity: 2, why: { en: 'Horse and rider perform figures, sometimes to music.', pl: 'Koń i jeździec wykonują figury, czasem do muzyki.' } },
  { key: 'bouldering', en: 'bouldering', pl: 'rozgrywa się bouldering', to: 'climbing', familiarity: 3, why: { en: 'Climbers use no ropes; mats soften their falls.', pl: 'Zawodnicy nie używają lin; upadki łagodzą materace.' } },
];
