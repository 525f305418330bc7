import type { Notes } from './notes.ts';

/** About the answers of general questions on mathematics. */
export const MATHEMATICS_NOTES: Notes = {
  pythagoras: {
    en: 'Babylonians knew it a thousand years earlier.',
    pl: 'Babilończycy znali je tysiąc lat wcześniej.',
  },
  hypotenuse: { en: 'It lies opposite the right angle.', pl: 'Leży naprzeciw kąta prostego.' },
  'three-four-five': {
    en: 'With a loop of rope knotted into twelve equal parts, builders laid out right angles.',
    pl: 'Pętlą sznura podzieloną węzłami na dwanaście części wyznaczano na budowach kąty proste.',
  },
  'triangle-angles': {
    en: 'On a globe it is larger: two meridians and the equator make a triangle with two right angles.',
    pl: 'Na globusie jest większa: dwa południki z równikiem tworzą trójkąt o dwóch kątach prostych.',
  },
  'circle-area': {
    en: 'Archimedes already found it: he cut the circle into ever more thin triangles.',
    pl: 'Znalazł go już Archimedes, dzieląc koło na coraz cieńsze trójkąty.',
  },
  'sphere-surface': {
    en: 'It is exactly four times the area of a circle with that radius.',
    pl: 'To dokładnie tyle, ile pole czterech kół o tym samym promieniu.',
  },
  'pi-value': {
    en: 'Fans celebrate it on 14 March, 3/14 in America.',
    pl: 'Jej święto obchodzi się 14 marca, bo po amerykańsku to 3/14.',
  },
  'e-value': {
    en: 'Jacob Bernoulli met it when he studied compound interest.',
    pl: 'Natknął się na nią Jakob Bernoulli, badając procent składany.',
  },
  'golden-value': {
    en: 'The pentagram is full of it: its lines cut each other in that ratio.',
    pl: 'Pełno jej w pentagramie: jego linie przecinają się właśnie w takim stosunku.',
  },
  'root-two': {
    en: 'A pupil of Pythagoras who proved it irrational is said to have been drowned for it.',
    pl: 'Podobno utopiono ucznia Pitagorasa, który dowiódł, że ten pierwiastek jest niewymierny.',
  },
  googol: {
    en: 'A nine-year-old made up the word in 1920; misspelt, it became Google.',
    pl: 'Słowo wymyślił w 1920 roku dziewięciolatek; z literówki powstała nazwa Google.',
  },
  'perfect-number': {
    en: 'It is 1 + 2 + 4 + 7 + 14; the smallest perfect number is 6.',
    pl: 'To suma 1 + 2 + 4 + 7 + 14; najmniejsza liczba doskonała to 6.',
  },
  'even-prime': {
    en: 'All others have it as a divisor.',
    pl: 'Wszystkie inne parzyste dzielą się przez nią.',
  },
  'one-prime': {
    en: 'Otherwise a number could be factorised in any number of ways: 6 = 2 × 3 = 1 × 2 × 3.',
    pl: 'Inaczej rozkład na czynniki nie byłby jednoznaczny: 6 = 2 × 3 = 1 × 2 × 3.',
  },
  sieve: {
    en: 'He also measured the Earth, with a shadow.',
    pl: 'Na podstawie długości cienia zmierzył też obwód Ziemi.',
  },
  'poincare-proof': {
    en: 'He turned down a million dollars, and the Fields Medal before that.',
    pl: 'Odmówił przyjęcia miliona dolarów, a wcześniej Medalu Fieldsa.',
  },
  'elements-book': {
    en: 'Only the Bible is said to have had more printed editions.',
    pl: 'Więcej wydań miała podobno tylko Biblia.',
  },
  calculus: {
    en: 'They quarrelled over who was first; the signs that we use are those of Leibniz.',
    pl: 'Kłócili się o pierwszeństwo; dzisiejsze symbole pochodzą od Leibniza.',
  },
  konigsberg: {
    en: 'It cannot be done, he proved in 1736.',
    pl: 'W 1736 roku dowiódł, że nie da się przejść po każdym z nich dokładnie raz.',
  },
  'prince-of-mathematicians': {
    en: 'As a boy, it is told, he added the numbers up to 100 in a moment.',
    pl: 'Podobno jako chłopiec w mgnieniu oka zsumował liczby od 1 do 100.',
  },
  'hilbert-problems': {
    en: 'He presented ten of them in Paris in 1900; the Riemann hypothesis is still open.',
    pl: 'Dziesięć przedstawił w 1900 roku w Paryżu; hipoteza Riemanna wciąż czeka na dowód.',
  },
  millennium: {
    en: 'Each is worth a million dollars; so far one has been solved.',
    pl: 'Za rozwiązanie każdego wyznaczono milion dolarów; dotąd uporano się z jednym.',
  },
  'fields-medal': { en: 'It is awarded every four years.', pl: 'Przyznaje się go co cztery lata.' },
  'enigma-poles': {
    en: 'His colleagues Zygalski and Różycki helped to read the messages from then on.',
    pl: 'Odtąd szyfrogramy odczytywali wraz z nim Zygalski i Różycki.',
  },
  'fibonacci-next': {
    en: 'Each number is the sum of the two before it.',
    pl: 'Każda liczba jest sumą dwóch poprzednich.',
  },
  'sum-to-hundred': { en: 'Fifty pairs make 101 each.', pl: 'To pięćdziesiąt par po 101.' },
  platonic: {
    en: 'Plato linked four to the elements and one to the heavens.',
    pl: 'Platon powiązał cztery z żywiołami, a jedną z kosmosem.',
  },
  'four-colours': {
    en: 'In 1976 it became the first great theorem to be proved by computer.',
    pl: 'W 1976 roku było to pierwsze wielkie twierdzenie udowodnione za pomocą komputera.',
  },
  imaginary: {
    en: 'Descartes meant the word “imaginary” as mockery.',
    pl: 'Kartezjusz nazwał takie liczby urojonymi, żeby z nich zakpić.',
  },
  parabola: { en: 'A thrown ball flies along one.', pl: 'Po niej leci rzucona piłka.' },
  'zero-power': {
    en: 'Each step down divides by seven: 49, then 7, then 1.',
    pl: 'Każdy krok w dół dzieli przez siedem: 49, potem 7, potem 1.',
  },
  'dice-sum': {
    en: 'So if you see the top, you know the bottom.',
    pl: 'Kto widzi wierzch, wie więc, co jest na spodzie.',
  },
  'coin-twice': {
    en: 'The other outcomes are tails twice and two mixed ones.',
    pl: 'Możliwe są cztery równie prawdopodobne wyniki; dwa orły to jeden z nich.',
  },
  'two-dice-seven': { en: 'Six of the 36 combinations make it.', pl: 'Daje ją sześć z 36 kombinacji.' },
  birthday: {
    en: 'The players of a football match and the referee are just as many.',
    pl: 'Tyle osób liczą dwie jedenastki i sędzia na boisku.',
  },
  median: {
    en: 'Half of the values lie below it, so a few millionaires do not shift it.',
    pl: 'Połowa wartości leży poniżej niej, więc nie zmieni jej kilku milionerów.',
  },
  'permutations-four': {
    en: 'For ten books there are more than three and a half million.',
    pl: 'Dziesięć książek można ustawić na ponad trzy i pół miliona sposobów.',
  },
  'quotient-result': {
    en: 'The word comes from the Latin for “how many times”.',
    pl: 'Nazwa wzięła się z pytania „ile razy?”, podobnie jak angielskie „quotient”.',
  },
  numerator: {
    en: 'It counts the parts; the number below names their kind.',
    pl: 'Podaje, ile jest części, a liczba pod kreską – jakich.',
  },
  'cube-corners': {
    en: 'It also has six faces and twelve edges; corners plus faces are always two more than edges.',
    pl: 'Ma też sześć ścian i dwanaście krawędzi; wierzchołków i ścian jest zawsze o dwa więcej niż krawędzi.',
  },
};
