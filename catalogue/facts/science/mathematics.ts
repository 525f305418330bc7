import type { WrittenQuestion } from '../written-question.ts';

/** Mathematics other than the generated sums. */
export const MATHEMATICS_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'pythagoras',
    familiarity: 1,
    en: {
      text: 'Whose theorem relates the sides of a right-angled triangle?',
      options: ['Pythagoras', 'Archimedes', 'Thales', 'Fermat'],
    },
    pl: {
      text: 'Czyje twierdzenie wiąże długości boków trójkąta prostokątnego?',
      options: ['Pitagorasa', 'Archimedesa', 'Talesa', 'Fermata'],
    },
    tags: ['theorems'],
    subcategories: ['geometry'],
  },
  {
    key: 'hypotenuse',
    familiarity: 2,
    en: {
      text: 'What is the longest side of a right-angled triangle called?',
      options: ['Hypotenuse', 'Leg', 'Median', 'Diameter'],
    },
    pl: {
      text: 'Jak nazywa się najdłuższy bok trójkąta prostokątnego?',
      options: ['Przeciwprostokątna', 'Przyprostokątna', 'Środkowa', 'Średnica'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'three-four-five',
    familiarity: 2,
    en: {
      text: 'The legs of a right-angled triangle measure 3 and 4. How long is its longest side?',
      options: ['5', '6', '7', '12'],
    },
    pl: {
      text: 'Przyprostokątne trójkąta mają długości 3 i 4. Jaką długość ma przeciwprostokątna?',
      options: ['5', '6', '7', '12'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'five-twelve',
    familiarity: 3,
    en: {
      text: 'The legs of a right-angled triangle measure 5 and 12. How long is its longest side?',
      options: ['13', '14', '15', '17'],
    },
    pl: {
      text: 'Przyprostokątne trójkąta mają długości 5 i 12. Jaką długość ma przeciwprostokątna?',
      options: ['13', '14', '15', '17'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
    why: { en: '25 + 144 = 169, and that is 13 squared.', pl: '25 + 144 = 169, czyli 13 do kwadratu.' },
  },
  {
    key: 'triangle-angles',
    familiarity: 1,
    en: {
      text: 'What is the sum of the angles of a triangle in the plane?',
      options: ['180°', '90°', '270°', '360°'],
    },
    pl: { text: 'Ile wynosi suma kątów trójkąta na płaszczyźnie?', options: ['180°', '90°', '270°', '360°'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'quadrilateral-angles',
    familiarity: 2,
    en: {
      text: 'What is the sum of the interior angles of a quadrilateral?',
      options: ['360°', '180°', '270°', '540°'],
    },
    pl: { text: 'Ile wynosi suma kątów wewnętrznych czworokąta?', options: ['360°', '180°', '270°', '540°'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'equilateral-angle',
    familiarity: 2,
    en: {
      text: 'How large is each angle of an equilateral triangle?',
      options: ['60°', '45°', '90°', '30°'],
    },
    pl: { text: 'Ile wynosi każdy kąt trójkąta równobocznego?', options: ['60°', '45°', '90°', '30°'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
    why: { en: 'Three equal angles share 180°.', pl: 'Trzy równe kąty dają razem 180°.' },
  },
  {
    key: 'isosceles',
    familiarity: 2,
    en: {
      text: 'What is a triangle with exactly two sides of the same length called?',
      options: ['Isosceles', 'Equilateral', 'Scalene', 'Obtuse'],
    },
    pl: {
      text: 'Jak nazywa się trójkąt, w którym dokładnie dwa boki są równej długości?',
      options: ['Równoramienny', 'Równoboczny', 'Różnoboczny', 'Rozwartokątny'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'obtuse',
    familiarity: 2,
    en: {
      text: 'What is an angle between 90° and 180° called?',
      options: ['Obtuse', 'Acute', 'Reflex', 'Straight'],
    },
    pl: {
      text: 'Jak nazywa się kąt o mierze między 90° a 180°?',
      options: ['Rozwarty', 'Ostry', 'Wklęsły', 'Półpełny'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'circle-edge',
    familiarity: 1,
    en: {
      text: 'What is twice the radius of a circle called?',
      options: ['Diameter', 'Circumference', 'Chord', 'Tangent'],
    },
    pl: {
      text: 'Jak nazywa się podwojony promień okręgu?',
      options: ['Średnica', 'Obwód', 'Cięciwa', 'Styczna'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'chord',
    familiarity: 3,
    en: {
      text: 'What is a segment between two points of a circle called?',
      options: ['Chord', 'Tangent', 'Radius', 'Arc'],
    },
    pl: {
      text: 'Jak nazywa się odcinek łączący dwa punkty okręgu?',
      options: ['Cięciwa', 'Styczna', 'Promień', 'Łuk'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'tangent-line',
    familiarity: 3,
    en: {
      text: 'What is a line called that touches a circle in exactly one point?',
      options: ['Tangent', 'Secant', 'Diameter', 'Chord'],
    },
    pl: {
      text: 'Jak nazywa się prosta, która ma z okręgiem dokładnie jeden punkt wspólny?',
      options: ['Styczna', 'Sieczna', 'Średnica', 'Cięciwa'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'circle-area',
    familiarity: 2,
    en: {
      text: 'Which formula gives the area of a circle of radius r?',
      options: ['πr²', '2πr', 'πr', '4πr²'],
    },
    pl: { text: 'Jakim wzorem oblicza się pole koła o promieniu r?', options: ['πr²', '2πr', 'πr', '4πr²'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'sphere-surface',
    familiarity: 4,
    en: {
      text: 'Which formula gives the surface area of a sphere of radius r?',
      options: ['4πr²', 'πr²', '2πr', '4πr³'],
    },
    pl: {
      text: 'Jakim wzorem oblicza się pole powierzchni kuli o promieniu r?',
      options: ['4πr²', 'πr²', '2πr', '4πr³'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'pi-value',
    familiarity: 1,
    en: { text: 'Which number is the closest to pi?', options: ['3.14', '2.72', '1.41', '1.62'] },
    pl: { text: 'Która liczba jest najbliższa liczbie pi?', options: ['3,14', '2,72', '1,41', '1,62'] },
    tags: ['special-numbers'],
  },
  {
    key: 'e-value',
    familiarity: 4,
    en: {
      text: "Which number is the closest to Euler's number e?",
      options: ['2.72', '3.14', '1.62', '1.41'],
    },
    pl: { text: 'Która liczba jest najbliższa liczbie Eulera e?', options: ['2,72', '3,14', '1,62', '1,41'] },
    tags: ['special-numbers'],
  },
  {
    key: 'golden-value',
    familiarity: 4,
    en: {
      text: 'Which number is the closest to the golden ratio?',
      options: ['1.62', '1.41', '2.72', '3.14'],
    },
    pl: {
      text: 'Która wartość jest najbliższa złotej liczbie?',
      options: ['1,62', '1,41', '2,72', '3,14'],
    },
    tags: ['special-numbers'],
  },
  {
    key: 'root-two',
    familiarity: 3,
    en: {
      text: 'Which number is the closest to the square root of 2?',
      options: ['1.41', '1.62', '1.73', '2.24'],
    },
    pl: {
      text: 'Która liczba jest najbliższa pierwiastkowi kwadratowemu z 2?',
      options: ['1,41', '1,62', '1,73', '2,24'],
    },
    tags: ['special-numbers'],
  },
  {
    key: 'googol',
    familiarity: 3,
    en: { text: 'How many zeros follow the one in a googol?', options: ['100', '10', '50', '1,000'] },
    pl: { text: 'Ile zer następuje po jedynce w liczbie googol?', options: ['100', '10', '50', '1000'] },
    tags: ['special-numbers'],
  },
  {
    key: 'taxicab',
    familiarity: 5,
    en: {
      text: 'Which number is the smallest sum of two positive cubes in two different ways?',
      options: ['1729', '1001', '1728', '4104'],
    },
    pl: {
      text: 'Jaka jest najmniejsza liczba, którą można na dwa sposoby zapisać jako sumę dwóch dodatnich sześcianów?',
      options: ['1729', '1001', '1728', '4104'],
    },
    tags: ['special-numbers'],
    why: { en: '1729 is 1³ + 12³ as well as 9³ + 10³.', pl: '1729 to 1³ + 12³, a także 9³ + 10³.' },
  },
  {
    key: 'perfect-number',
    familiarity: 4,
    en: {
      text: 'Which of these is a perfect number, equal to the sum of its proper divisors?',
      options: ['28', '12', '24', '36'],
    },
    pl: {
      text: 'Która z tych liczb jest doskonała, czyli równa sumie swoich dzielników właściwych?',
      options: ['28', '12', '24', '36'],
    },
    tags: ['special-numbers'],
    subcategories: ['number-theory'],
  },
  {
    key: 'even-prime',
    familiarity: 1,
    en: { text: 'Which is the only even prime number?', options: ['2', '4', '6', '1'] },
    pl: { text: 'Jaka jest jedyna parzysta liczba pierwsza?', options: ['2', '4', '6', '1'] },
    tags: ['prime-numbers'],
    subcategories: ['number-theory'],
  },
  {
    key: 'one-prime',
    familiarity: 3,
    en: {
      text: 'Why is 1 not a prime number?',
      options: ['It has only one divisor', 'It is odd', 'It is a perfect square', 'It divides every number'],
    },
    pl: {
      text: 'Dlaczego 1 nie jest liczbą pierwszą?',
      options: ['Ma tylko jeden dzielnik', 'Jest nieparzysta', 'Jest kwadratem', 'Dzieli każdą liczbę'],
    },
    tags: ['prime-numbers'],
    subcategories: ['number-theory'],
  },
  {
    key: 'sieve',
    familiarity: 4,
    en: {
      text: 'Whose sieve finds prime numbers?',
      options: ['Eratosthenes', 'Euclid', 'Archimedes', 'Pythagoras'],
    },
    pl: {
      text: 'Czyje sito służy do znajdowania liczb pierwszych?',
      options: ['Eratostenesa', 'Euklidesa', 'Archimedesa', 'Pitagorasa'],
    },
    tags: ['prime-numbers', 'mathematicians'],
    subcategories: ['number-theory'],
  },
  {
    key: 'goldbach',
    familiarity: 5,
    en: {
      text: 'Whose conjecture says that every even number above 2 is the sum of two primes?',
      options: ['Goldbach', 'Riemann', 'Fermat', 'Collatz'],
    },
    pl: {
      text: 'Czyja hipoteza głosi, że każda liczba parzysta większa od 2 jest sumą dwóch liczb pierwszych?',
      options: ['Goldbacha', 'Riemanna', 'Fermata', 'Collatza'],
    },
    tags: ['prime-numbers', 'theorems'],
    subcategories: ['number-theory'],
  },
  {
    key: 'fermat-last',
    familiarity: 4,
    en: {
      text: "Who proved Fermat's Last Theorem in the 1990s?",
      options: ['Andrew Wiles', 'Grigori Perelman', 'Terence Tao', 'Paul Erdős'],
    },
    pl: {
      text: 'Kto w latach dziewięćdziesiątych XX wieku udowodnił wielkie twierdzenie Fermata?',
      options: ['Andrew Wiles', 'Grigorij Perelman', 'Terence Tao', 'Paul Erdős'],
    },
    tags: ['theorems', 'mathematicians'],
    subcategories: ['history-of-mathematics'],
    why: {
      en: 'Fermat wrote it about 1637 in the margin of a book, too narrow for the proof, he said.',
      pl: 'Fermat zapisał je około 1637 roku na marginesie książki – za wąskim, jak twierdził, na dowód.',
    },
  },
  {
    key: 'poincare-proof',
    familiarity: 5,
    en: {
      text: 'Who proved the Poincaré conjecture and declined the prize for it?',
      options: ['Grigori Perelman', 'Andrew Wiles', 'Shing-Tung Yau', 'Stephen Smale'],
    },
    pl: {
      text: 'Kto udowodnił hipotezę Poincarégo i nie przyjął za to nagrody?',
      options: ['Grigorij Perelman', 'Andrew Wiles', 'Shing-Tung Yau', 'Stephen Smale'],
    },
    tags: ['theorems', 'mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'elements-book',
    familiarity: 3,
    en: {
      text: 'Who wrote the “Elements”, the classic work on geometry?',
      options: ['Euclid', 'Pythagoras', 'Archimedes', 'Ptolemy'],
    },
    pl: {
      text: 'Kto napisał „Elementy”, klasyczne dzieło o geometrii?',
      options: ['Euklides', 'Pitagoras', 'Archimedes', 'Ptolemeusz'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'calculus',
    familiarity: 3,
    en: {
      text: 'Which two men developed calculus independently of each other?',
      options: ['Newton and Leibniz', 'Euler and Gauss', 'Descartes and Fermat', 'Kepler and Galileo'],
    },
    pl: {
      text: 'Którzy dwaj uczeni niezależnie od siebie stworzyli rachunek różniczkowy i całkowy?',
      options: ['Newton i Leibniz', 'Euler i Gauss', 'Kartezjusz i Fermat', 'Kepler i Galileusz'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'cartesian',
    familiarity: 3,
    en: {
      text: 'After whom are Cartesian coordinates named?',
      options: ['René Descartes', 'Blaise Pascal', 'Pierre de Fermat', 'Leonhard Euler'],
    },
    pl: {
      text: 'Od czyjego nazwiska pochodzi nazwa układu współrzędnych kartezjańskich?',
      options: ["René Descartes'a", "Blaise'a Pascala", "Pierre'a de Fermata", 'Leonharda Eulera'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
    why: {
      en: 'Descartes called himself Cartesius in Latin.',
      pl: 'Kartezjusz, czyli po łacinie Cartesius, naprawdę nazywał się Descartes.',
    },
  },
  {
    key: 'konigsberg',
    familiarity: 4,
    en: {
      text: 'Who solved the problem of the seven bridges of Königsberg?',
      options: ['Leonhard Euler', 'Carl Friedrich Gauss', 'Immanuel Kant', 'David Hilbert'],
    },
    pl: {
      text: 'Kto rozwiązał zagadnienie siedmiu mostów królewieckich?',
      options: ['Leonhard Euler', 'Carl Friedrich Gauss', 'Immanuel Kant', 'David Hilbert'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'prince-of-mathematicians',
    familiarity: 4,
    en: {
      text: 'Which mathematician is called the prince of mathematicians?',
      options: ['Carl Friedrich Gauss', 'Leonhard Euler', 'Isaac Newton', 'Bernhard Riemann'],
    },
    pl: {
      text: 'Którego matematyka nazywa się księciem matematyków?',
      options: ['Carla Friedricha Gaussa', 'Leonharda Eulera', 'Isaaca Newtona', 'Bernharda Riemanna'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'eureka',
    familiarity: 2,
    en: {
      text: 'Who is said to have cried “Eureka!” in his bath?',
      options: ['Archimedes', 'Pythagoras', 'Euclid', 'Aristotle'],
    },
    pl: {
      text: 'Kto według podania zawołał w kąpieli „Eureka!”?',
      options: ['Archimedes', 'Pitagoras', 'Euklides', 'Arystoteles'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
    why: { en: 'It is Greek for “I have found it”.', pl: 'To po grecku „znalazłem”.' },
  },
  {
    key: 'hilbert-problems',
    familiarity: 5,
    en: {
      text: 'How many problems did David Hilbert set mathematicians in his famous list?',
      options: ['23', '7', '10', '100'],
    },
    pl: { text: 'Ile problemów liczyła słynna lista Davida Hilberta?', options: ['23', '7', '10', '100'] },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'millennium',
    familiarity: 5,
    en: {
      text: 'How many Millennium Prize Problems were announced in 2000?',
      options: ['7', '10', '12', '23'],
    },
    pl: { text: 'Ile problemów milenijnych ogłoszono w 2000 roku?', options: ['7', '10', '12', '23'] },
    tags: ['theorems'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'fields-medal',
    familiarity: 4,
    en: { text: 'What is the age limit for the Fields Medal?', options: ['40', '30', '35', '50'] },
    pl: {
      text: 'Jaki limit wieku obowiązuje kandydatów do Medalu Fieldsa?',
      options: ['40 lat', '30 lat', '35 lat', '50 lat'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
  },
  {
    key: 'banach',
    familiarity: 4,
    en: {
      text: 'In which city did Stefan Banach and his colleagues meet at the Scottish Café?',
      options: ['Lviv', 'Kraków', 'Warsaw', 'Vilnius'],
    },
    pl: {
      text: 'W jakim mieście Stefan Banach spotykał się z kolegami w Kawiarni Szkockiej?',
      options: ['We Lwowie', 'W Krakowie', 'W Warszawie', 'W Wilnie'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
    regions: ['pl'],
    why: {
      en: 'They wrote their problems into a thick notebook, the Scottish Book; one prize was a live goose.',
      pl: 'Problemy zapisywali w Księdze Szkockiej; nagrodą za jeden z nich była żywa gęś.',
    },
  },
  {
    key: 'enigma-poles',
    familiarity: 3,
    en: {
      text: 'Which Polish mathematician first broke the cipher of the Enigma in 1932?',
      options: ['Marian Rejewski', 'Stefan Banach', 'Hugo Steinhaus', 'Wacław Sierpiński'],
    },
    pl: {
      text: 'Który polski matematyk jako pierwszy złamał szyfr Enigmy w 1932 roku?',
      options: ['Marian Rejewski', 'Stefan Banach', 'Hugo Steinhaus', 'Wacław Sierpiński'],
    },
    tags: ['mathematicians'],
    subcategories: ['history-of-mathematics'],
    regions: ['pl'],
  },
  {
    key: 'fibonacci-next',
    familiarity: 2,
    en: { text: 'Which number comes next: 1, 1, 2, 3, 5, 8?', options: ['13', '11', '12', '16'] },
    pl: { text: 'Jaka liczba jest następna w ciągu 1, 1, 2, 3, 5, 8?', options: ['13', '11', '12', '16'] },
    tags: ['sequences'],
  },
  {
    key: 'squares-next',
    familiarity: 1,
    en: { text: 'Which number comes next: 1, 4, 9, 16, 25?', options: ['36', '30', '35', '49'] },
    pl: { text: 'Jaka liczba jest następna w ciągu 1, 4, 9, 16, 25?', options: ['36', '30', '35', '49'] },
    tags: ['sequences'],
    why: { en: 'They are the squares of 1, 2, 3, 4, 5 and 6.', pl: 'To kwadraty liczb 1, 2, 3, 4, 5 i 6.' },
  },
  {
    key: 'doubling-next',
    familiarity: 1,
    en: { text: 'Which number comes next: 3, 6, 12, 24?', options: ['48', '30', '36', '72'] },
    pl: { text: 'Jaka liczba jest następna w ciągu 3, 6, 12, 24?', options: ['48', '30', '36', '72'] },
    tags: ['sequences'],
    why: {
      en: 'Each number is twice the one before.',
      pl: 'Każda liczba jest dwa razy większa od poprzedniej.',
    },
  },
  {
    key: 'triangular-next',
    familiarity: 3,
    en: { text: 'Which number comes next: 1, 3, 6, 10, 15?', options: ['21', '18', '20', '25'] },
    pl: { text: 'Jaka liczba jest następna w ciągu 1, 3, 6, 10, 15?', options: ['21', '18', '20', '25'] },
    tags: ['sequences'],
    why: {
      en: 'Two, three, four, five and then six are added.',
      pl: 'Dodaje się kolejno dwa, trzy, cztery, pięć i sześć.',
    },
  },
  {
    key: 'sum-to-hundred',
    familiarity: 3,
    en: {
      text: 'What is the sum of all whole numbers from 1 to 100?',
      options: ['5,050', '4,950', '5,000', '10,100'],
    },
    pl: {
      text: 'Ile wynosi suma liczb całkowitych od 1 do 100?',
      options: ['5050', '4950', '5000', '10 100'],
    },
    tags: ['sequences'],
  },
  {
    key: 'cube-edges',
    familiarity: 2,
    en: { text: 'How many edges does a cube have?', options: ['12', '6', '8', '10'] },
    pl: { text: 'Ile krawędzi ma sześcian?', options: ['12', '6', '8', '10'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
    why: {
      en: 'Four at the top, four at the bottom and four upright ones.',
      pl: 'Cztery na górze, cztery na dole i cztery pionowe.',
    },
  },
  {
    key: 'cube-corners',
    familiarity: 1,
    en: { text: 'How many corners does a cube have?', options: ['8', '4', '6', '12'] },
    pl: { text: 'Ile wierzchołków ma sześcian?', options: ['8', '4', '6', '12'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'platonic',
    familiarity: 4,
    en: { text: 'How many Platonic solids are there?', options: ['5', '3', '4', '6'] },
    pl: { text: 'Ile jest brył platońskich?', options: ['5', '3', '4', '6'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
  },
  {
    key: 'dodecahedron-faces',
    familiarity: 4,
    en: {
      text: 'What shape are the faces of a regular dodecahedron?',
      options: ['Pentagons', 'Triangles', 'Squares', 'Hexagons'],
    },
    pl: {
      text: 'Jaki kształt mają ściany dwunastościanu foremnego?',
      options: ['Pięciokątów', 'Trójkątów', 'Kwadratów', 'Sześciokątów'],
    },
    tags: ['shapes'],
    subcategories: ['geometry'],
    why: {
      en: 'There are twelve of them; Plato took the solid for the shape of the universe.',
      pl: 'Jest ich dwanaście; Platon widział w tej bryle kształt wszechświata.',
    },
  },
  {
    key: 'moebius',
    familiarity: 4,
    en: { text: 'How many sides does a Möbius strip have?', options: ['1', '2', '3', '4'] },
    pl: { text: 'Ile stron ma wstęga Möbiusa?', options: ['1', '2', '3', '4'] },
    tags: ['shapes'],
    subcategories: ['geometry'],
    why: { en: 'A half twist joins its front and its back.', pl: 'Półobrót łączy jej przód z tyłem.' },
  },
  {
    key: 'four-colours',
    familiarity: 4,
    en: {
      text: 'How many colours are enough for any flat map if neighbouring countries must differ?',
      options: ['4', '3', '5', '6'],
    },
    pl: {
      text: 'Ile kolorów wystarczy, by na dowolnej płaskiej mapie sąsiednie kraje zawsze różniły się barwą?',
      options: ['4', '3', '5', '6'],
    },
    tags: ['theorems'],
  },
  {
    key: 'sine-thirty',
    familiarity: 3,
    en: { text: 'What is the sine of 30°?', options: ['1/2', '1', '√2/2', '√3/2'] },
    pl: { text: 'Ile wynosi sinus 30°?', options: ['1/2', '1', '√2/2', '√3/2'] },
    tags: ['functions'],
    why: {
      en: 'In half an equilateral triangle the shortest side is half as long as the longest.',
      pl: 'W połowie trójkąta równobocznego najkrótszy bok jest dwa razy krótszy od najdłuższego.',
    },
  },
  {
    key: 'cos-zero',
    familiarity: 3,
    en: { text: 'What is the cosine of 0°?', options: ['1', '0', '-1', '1/2'] },
    pl: { text: 'Ile wynosi cosinus 0°?', options: ['1', '0', '-1', '1/2'] },
    tags: ['functions'],
  },
  {
    key: 'log-thousand',
    familiarity: 3,
    en: { text: 'What is the decimal logarithm of 1,000?', options: ['3', '2', '4', '10'] },
    pl: { text: 'Ile wynosi logarytm dziesiętny z 1000?', options: ['3', '2', '4', '10'] },
    tags: ['functions'],
  },
  {
    key: 'derivative-square',
    familiarity: 4,
    en: { text: 'What is the derivative of x²?', options: ['2x', 'x', 'x³/3', '2'] },
    pl: { text: 'Jaka jest pochodna funkcji x²?', options: ['2x', 'x', 'x³/3', '2'] },
    tags: ['functions'],
  },
  {
    key: 'derivative-sine',
    familiarity: 4,
    en: {
      text: 'What is the derivative of the sine function?',
      options: ['Cosine', 'Minus cosine', 'Tangent', 'Minus sine'],
    },
    pl: {
      text: 'Jaka jest pochodna funkcji sinus?',
      options: ['Cosinus', 'Minus cosinus', 'Tangens', 'Minus sinus'],
    },
    tags: ['functions'],
  },
  {
    key: 'imaginary',
    familiarity: 4,
    en: { text: 'What is the square of the imaginary unit i?', options: ['-1', '1', '0', '2'] },
    pl: { text: 'Ile wynosi kwadrat jednostki urojonej i?', options: ['-1', '1', '0', '2'] },
    tags: ['functions'],
  },
  {
    key: 'parabola',
    familiarity: 3,
    en: {
      text: 'What is the graph of a quadratic function called?',
      options: ['Parabola', 'Hyperbola', 'Ellipse', 'Spiral'],
    },
    pl: {
      text: 'Jak nazywa się wykres funkcji kwadratowej?',
      options: ['Parabola', 'Hiperbola', 'Elipsa', 'Spirala'],
    },
    tags: ['functions'],
  },
  {
    key: 'zero-power',
    familiarity: 2,
    en: { text: 'What is 7 to the power of 0?', options: ['1', '0', '7', '70'] },
    pl: { text: 'Ile wynosi 7 do potęgi 0?', options: ['1', '0', '7', '70'] },
    tags: ['functions'],
  },
  {
    key: 'dice-sum',
    familiarity: 2,
    en: { text: 'What do opposite faces of an ordinary die add up to?', options: ['7', '6', '8', '9'] },
    pl: {
      text: 'Ile wynosi suma oczek na przeciwległych ściankach zwykłej kostki do gry?',
      options: ['7', '6', '8', '9'],
    },
    tags: ['probability'],
  },
  {
    key: 'coin-twice',
    familiarity: 2,
    en: {
      text: 'How likely is it that a fair coin shows heads twice in two tosses?',
      options: ['1/4', '1/2', '1/3', '1/8'],
    },
    pl: {
      text: 'Jakie jest prawdopodobieństwo, że w dwóch rzutach monetą dwa razy wypadnie orzeł?',
      options: ['1/4', '1/2', '1/3', '1/8'],
    },
    tags: ['probability'],
  },
  {
    key: 'two-dice-seven',
    familiarity: 4,
    en: { text: 'Which total is the most likely with two ordinary dice?', options: ['7', '6', '8', '12'] },
    pl: {
      text: 'Jaka suma oczek jest najbardziej prawdopodobna przy rzucie dwiema kostkami?',
      options: ['7', '6', '8', '12'],
    },
    tags: ['probability'],
  },
  {
    key: 'birthday',
    familiarity: 5,
    en: {
      text: 'How many people must be in a room for a shared birthday to be more likely than not?',
      options: ['23', '50', '100', '183'],
    },
    pl: {
      text: 'Ile osób wystarczy, by z prawdopodobieństwem ponad 50% jakieś dwie miały urodziny tego samego dnia?',
      options: ['23', '50', '100', '183'],
    },
    tags: ['probability'],
  },
  {
    key: 'median',
    familiarity: 3,
    en: {
      text: 'What is the middle value of an ordered list of numbers called?',
      options: ['Median', 'Mean', 'Mode', 'Range'],
    },
    pl: {
      text: 'Jak nazywa się środkowa wartość uporządkowanego ciągu liczb?',
      options: ['Mediana', 'Średnia', 'Dominanta', 'Rozstęp'],
    },
    tags: ['probability'],
  },
  {
    key: 'mode',
    familiarity: 4,
    en: {
      text: 'What is the most frequent value of a data set called?',
      options: ['Mode', 'Median', 'Mean', 'Variance'],
    },
    pl: {
      text: 'Jak nazywa się najczęstsza wartość w zbiorze danych?',
      options: ['Dominanta', 'Mediana', 'Średnia', 'Wariancja'],
    },
    tags: ['probability'],
  },
  {
    key: 'permutations-four',
    familiarity: 3,
    en: { text: 'In how many orders can four books stand on a shelf?', options: ['24', '12', '16', '4'] },
    pl: { text: 'Na ile sposobów można ustawić cztery książki na półce?', options: ['24', '12', '16', '4'] },
    tags: ['probability'],
  },
  {
    key: 'handshakes',
    familiarity: 3,
    en: {
      text: 'Five people each shake hands once with all the others. How many handshakes are there?',
      options: ['10', '5', '20', '25'],
    },
    pl: {
      text: 'Pięć osób wita się uściskiem dłoni, każda z każdą raz. Ile jest uścisków?',
      options: ['10', '5', '20', '25'],
    },
    tags: ['probability'],
    why: {
      en: 'Five times four makes twenty, but that counts each handshake twice.',
      pl: 'Pięć razy cztery to dwadzieścia, ale w ten sposób liczy się każdy uścisk dwa razy.',
    },
  },
  {
    key: 'sum-result',
    familiarity: 1,
    en: {
      text: 'What is the result of an addition called?',
      options: ['Sum', 'Product', 'Difference', 'Quotient'],
    },
    pl: { text: 'Jak nazywa się wynik dodawania?', options: ['Suma', 'Iloczyn', 'Różnica', 'Iloraz'] },
    tags: ['arithmetic-terms'],
  },
  {
    key: 'product-result',
    familiarity: 1,
    en: {
      text: 'What is the result of a multiplication called?',
      options: ['Product', 'Sum', 'Difference', 'Quotient'],
    },
    pl: { text: 'Jak nazywa się wynik mnożenia?', options: ['Iloczyn', 'Suma', 'Różnica', 'Iloraz'] },
    tags: ['arithmetic-terms'],
  },
  {
    key: 'quotient-result',
    familiarity: 2,
    en: {
      text: 'What is the result of a division called?',
      options: ['Quotient', 'Product', 'Sum', 'Difference'],
    },
    pl: { text: 'Jak nazywa się wynik dzielenia?', options: ['Iloraz', 'Iloczyn', 'Suma', 'Różnica'] },
    tags: ['arithmetic-terms'],
  },
  {
    key: 'difference-result',
    familiarity: 1,
    en: {
      text: 'What is the result of a subtraction called?',
      options: ['Difference', 'Sum', 'Product', 'Quotient'],
    },
    pl: { text: 'Jak nazywa się wynik odejmowania?', options: ['Różnica', 'Suma', 'Iloczyn', 'Iloraz'] },
    tags: ['arithmetic-terms'],
  },
  {
    key: 'numerator',
    familiarity: 2,
    en: {
      text: 'What is the number above the line of a fraction called?',
      options: ['Numerator', 'Denominator', 'Divisor', 'Exponent'],
    },
    pl: {
      text: 'Jak nazywa się liczba nad kreską ułamkową?',
      options: ['Licznik', 'Mianownik', 'Dzielnik', 'Wykładnik'],
    },
    tags: ['arithmetic-terms'],
  },
];
