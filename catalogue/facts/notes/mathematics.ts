import type { Notes } from './notes.ts';

/** About the answers of general questions on mathematics. */
export const MATHEMATICS_NOTES: Notes = {
  pythagoras: {
    en: 'Babylonians knew it a thousand years earlier.',
    pl: 'Babilończycy znali je tysiąc lat wcześniej.',
  },
  hypotenuse: { en: 'It lies opposite the right angle.', pl: 'Leży naprzeciw kąta prostego.' },
  'three-four-five': {
    en: 'With a knotted rope of twelve parts builders made right angles.',
    pl: 'Sznurem o dwunastu węzłach wyznaczano kąty proste.',
  },
  'triangle-angles': { en: 'On a globe it is larger.', pl: 'Na kuli jest większa.' },
  'right-angle': {
    en: 'The Babylonians divided the circle into 360 parts.',
    pl: 'Podział kąta pełnego na 360 części pochodzi od Babilończyków.',
  },
  'circle-area': { en: 'Archimedes already found it.', pl: 'Znalazł go już Archimedes.' },
  'sphere-surface': {
    en: 'It is exactly four times the area of a circle with that radius.',
    pl: 'To dokładnie cztery koła o tym promieniu.',
  },
  'pi-value': {
    en: 'Fans celebrate it on 14 March, 3/14 in America.',
    pl: 'Jej święto obchodzi się 14 marca, bo po amerykańsku to 3/14.',
  },
  'e-value': { en: 'It grows out of compound interest.', pl: 'Wynika z procentu składanego.' },
  'golden-value': {
    en: 'A sunflower and a snail shell are said to follow it.',
    pl: 'Szuka się jej w słonecznikach i muszlach.',
  },
  'root-two': {
    en: 'A pupil of Pythagoras is said to have drowned for proving it irrational.',
    pl: 'Podobno uczeń Pitagorasa utonął za dowód jej niewymierności.',
  },
  googol: {
    en: 'A nine-year-old made up the word; Google misspelt it.',
    pl: 'Słowo wymyślił dziewięciolatek; od niego pochodzi nazwa Google.',
  },
  'perfect-number': {
    en: '1 + 2 + 4 + 7 + 14 make it, and the Moon takes about as many days.',
    pl: 'To suma 1 + 2 + 4 + 7 + 14.',
  },
  'even-prime': {
    en: 'All others have it as a divisor.',
    pl: 'Wszystkie inne parzyste dzielą się przez nią.',
  },
  'one-prime': {
    en: 'Otherwise a number could be factorised in endless ways.',
    pl: 'Inaczej rozkład na czynniki nie byłby jednoznaczny.',
  },
  sieve: { en: 'He also measured the Earth with a shadow.', pl: 'Zmierzył też Ziemię za pomocą cienia.' },
  'poincare-proof': { en: 'He turned down a million dollars.', pl: 'Odmówił przyjęcia miliona dolarów.' },
  'elements-book': {
    en: 'Only the Bible is said to have had more editions.',
    pl: 'Więcej wydań miała podobno tylko Biblia.',
  },
  calculus: { en: 'They quarrelled over who was first.', pl: 'Kłócili się o pierwszeństwo.' },
  konigsberg: { en: 'It cannot be done, he proved in 1736.', pl: 'W 1736 roku dowiódł, że to niemożliwe.' },
  'prince-of-mathematicians': {
    en: 'As a boy he added the numbers up to 100 in a moment.',
    pl: 'Jako chłopiec błyskawicznie zsumował liczby od 1 do 100.',
  },
  'hilbert-problems': {
    en: 'He presented some in Paris in 1900.',
    pl: 'Część przedstawił w 1900 roku w Paryżu.',
  },
  millennium: {
    en: 'Each is worth a million dollars; one is solved.',
    pl: 'Za każdy wyznaczono milion dolarów; jeden rozwiązano.',
  },
  'fields-medal': { en: 'It is awarded every four years.', pl: 'Przyznaje się go co cztery lata.' },
  'enigma-poles': {
    en: 'He later deciphered with Zygalski and Różycki.',
    pl: 'Łamał go razem z Zygalskim i Różyckim.',
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
  'four-colours': { en: 'A computer proved it in 1976.', pl: 'W 1976 roku dowiedziono tego komputerem.' },
  imaginary: { en: 'Descartes gave it the mocking name.', pl: 'Prześmiewczą nazwę nadał Kartezjusz.' },
  parabola: { en: 'A thrown ball flies along one.', pl: 'Po niej leci rzucona piłka.' },
  'zero-power': {
    en: 'Each step down divides by seven: 49, 7 and so on.',
    pl: 'Każdy krok w dół dzieli przez siedem: 49, 7 i tak dalej.',
  },
  'divided-by-zero': {
    en: 'Whatever the result, multiplying would not lead back.',
    pl: 'Z żadnego wyniku nie dałoby się wrócić mnożeniem.',
  },
  'dice-sum': {
    en: 'So one need only see the top to know the bottom.',
    pl: 'Wystarczy widzieć wierzch, by znać spód.',
  },
  'coin-twice': {
    en: 'The other outcomes are tails twice and two mixed ones.',
    pl: 'Pozostałe wyniki to dwie reszki i dwa mieszane.',
  },
  'two-dice-seven': { en: 'Six of the 36 combinations make it.', pl: 'Daje ją sześć z 36 kombinacji.' },
  birthday: {
    en: 'A football match with its referee has as many people.',
    pl: 'Tyle osób jest na boisku podczas meczu: dwie jedenastki i sędzia.',
  },
  median: { en: 'Half of the values lie below it.', pl: 'Połowa wartości leży poniżej niej.' },
  'permutations-four': {
    en: 'For ten books there are more than three and a half million.',
    pl: 'Dla dziesięciu książek jest ich ponad trzy i pół miliona.',
  },
  'quotient-result': {
    en: 'The word comes from the Latin for “how many times”.',
    pl: 'Słowo pochodzi od łacińskiego „ile razy”.',
  },
  numerator: { en: 'It counts the parts, hence the name.', pl: 'Liczy części – stąd jego nazwa.' },
  'cube-corners': { en: 'It has twelve edges.', pl: 'Krawędzi ma dwanaście.' },
};
