import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';
import type { Answer, Link } from '../link.ts';
import type { Named } from '../named.ts';

/** A number in the rules or the equipment of a game; the names are complete questions. */
export interface GameNumber extends Named {
  readonly number: number;
  /** Wrong numbers that were chosen for it. */
  readonly wrong?: readonly number[];
  readonly game:
    'chess' | 'draughts' | 'cards' | 'dice-and-dominoes' | 'modern-board-games' | 'classic-board-games';
  readonly familiarity: Familiarity;
  readonly why?: Labels;
}

// prettier-ignore
export const GAME_NUMBERS: readonly GameNumber[] = [
  { key: 'chess-squares', en: 'How many squares does a chessboard have?', pl: 'Ile pól ma szachownica?', familiarity: 1, number: 64, game: 'chess', why: { en: 'Counting squares of every size, there are 204 of them.', pl: 'Licząc kwadraty każdej wielkości, jest ich 204.' } },
  { key: 'chess-pieces', en: 'How many pieces, pawns included, does each player have at the start of a game of chess?', pl: 'Ile bierek, licząc z pionami, ma każdy gracz na początku partii szachów?', familiarity: 1, number: 16, wrong: [12, 14, 18], game: 'chess', why: { en: 'They are a king, a queen, two rooks, two bishops, two knights and eight pawns.', pl: 'To król, hetman, dwie wieże, dwa gońce, dwa skoczki i osiem pionów.' } },
  { key: 'chess-pawns', en: 'How many pawns does each player have at the start of a game of chess?', pl: 'Ile pionów ma każdy gracz na początku partii szachów?', familiarity: 1, number: 8, game: 'chess', why: { en: 'Philidor called them “the soul of chess”.', pl: 'Philidor nazwał je „duszą szachów”.' } },
  { key: 'knight-moves', en: 'How many squares can a knight reach in one move from the centre of an empty chessboard?', pl: 'Na ile różnych pól może przejść skoczek ze środka pustej szachownicy?', familiarity: 2, number: 8, wrong: [4, 6, 10], game: 'chess', why: { en: 'It goes two squares in one direction and one to the side.', pl: 'Skacze o dwa pola w jednym kierunku i o jedno w bok.' } },
  { key: 'rook-moves', en: 'How many squares can a rook reach in one move on an empty chessboard?', pl: 'Na ile pól może w jednym ruchu wejść wieża na pustej szachownicy?', familiarity: 4, number: 14, game: 'chess', why: { en: 'It has seven squares along its row and seven along its column, wherever it stands.', pl: 'Ma do wyboru siedem pól w poziomie i siedem w pionie, gdziekolwiek stoi.' } },
  { key: 'rook-worth', en: 'How many points is a rook usually reckoned to be worth when a pawn counts as one?', pl: 'Ile punktów jest zwykle warta wieża, jeśli pion liczy się za jeden?', familiarity: 3, number: 5, game: 'chess', why: { en: 'A bishop or a knight is reckoned at about three.', pl: 'Gońca i skoczka liczy się za mniej więcej trzy.' } },
  { key: 'queen-worth', en: 'How many points is a queen usually reckoned to be worth when a pawn counts as one?', pl: 'Ile punktów jest zwykle wart hetman, jeśli pion liczy się za jeden?', familiarity: 3, number: 9, wrong: [7, 8, 10], game: 'chess', why: { en: 'It joins the moves of a rook and a bishop.', pl: 'Łączy ruchy wieży i gońca.' } },
  { key: 'castling', en: 'How many squares does the king move when castling?', pl: 'O ile pól przesuwa się król podczas roszady?', familiarity: 2, number: 2, game: 'chess', why: { en: 'The rook comes to the square that the king has crossed.', pl: 'Wieża staje na polu, przez które przeszedł król.' } },
  { key: 'first-moves', en: 'How many first moves has White to choose from at the start of a game of chess?', pl: 'Ile różnych pierwszych ruchów mają do wyboru białe na początku partii szachów?', familiarity: 5, number: 20, game: 'chess', why: { en: 'Each of the eight pawns can go one or two squares, and either knight can go to two.', pl: 'Każdy z ośmiu pionów może pójść o jedno lub dwa pola, a każdy ze skoczków na dwa pola.' } },
  { key: 'international-draughts-squares', en: 'How many squares does the board for international draughts have?', pl: 'Ile pól ma plansza do warcabów międzynarodowych (stupolowych)?', familiarity: 3, number: 100, wrong: [64, 81, 144], game: 'draughts', why: { en: 'Only the dark half of them is used; world championships are played on this board.', pl: 'Gra się tylko na ciemnych; na takiej planszy rozgrywa się mistrzostwa świata.' } },
  { key: 'international-draughts-men', en: 'How many men does each player start with in international draughts?', pl: 'Ile pionów ma na początku każdy gracz w warcabach międzynarodowych (stupolowych)?', familiarity: 4, number: 20, wrong: [12, 16, 24], game: 'draughts', why: { en: 'They stand on the dark squares of the first four rows.', pl: 'Stoją na ciemnych polach czterech pierwszych rzędów.' } },
  { key: 'draughts-men', en: 'How many men does each player start with in draughts on a board of 64 squares?', pl: 'Ile pionów ma na początku każdy gracz w warcabach na planszy o 64 polach?', familiarity: 2, number: 12, game: 'draughts', why: { en: 'They stand on the dark squares of the first three rows.', pl: 'Stoją na ciemnych polach trzech pierwszych rzędów.' } },
  { key: 'pack-of-cards', en: 'How many cards are there in a full pack of French playing cards without jokers?', pl: 'Ile kart liczy pełna talia kart francuskich bez dżokerów?', familiarity: 1, number: 52, game: 'cards', why: { en: 'It can be shuffled in more ways than the Earth has atoms.', pl: 'Można ją potasować na więcej sposobów, niż Ziemia ma atomów.' } },
  { key: 'suits', en: 'How many suits are there in a pack of French playing cards?', pl: 'Ile kolorów jest w talii kart francuskich?', familiarity: 1, number: 4, wrong: [3, 5, 6], game: 'cards', why: { en: 'Spades, hearts, diamonds and clubs came from France in the 15th century.', pl: 'Piki, kiery, kara i trefle przyszły z Francji w XV wieku.' } },
  { key: 'cards-of-suit', en: 'How many cards of each suit are there in a full pack of 52?', pl: 'Ile kart każdego koloru jest w pełnej talii 52 kart?', familiarity: 1, number: 13, game: 'cards', why: { en: 'They are the cards from two to ten, jack, queen, king and ace.', pl: 'Są to karty od dwójki do dziesiątki oraz walet, dama, król i as.' } },
  { key: 'bridge-players', en: 'How many players take part in a game of contract bridge?', pl: 'Ilu graczy uczestniczy w rozdaniu brydża?', familiarity: 1, number: 4, wrong: [2, 3, 6], game: 'cards', why: { en: 'They form two pairs; partners sit opposite each other.', pl: 'Tworzą dwie pary; partnerzy siedzą naprzeciw siebie.' } },
  { key: 'bridge-cards', en: 'How many cards is each player dealt in bridge?', pl: 'Ile kart dostaje każdy gracz w brydżu?', familiarity: 2, number: 13, game: 'cards', why: { en: 'The whole pack is dealt; one of the four hands is later laid open as the dummy.', pl: 'Rozdaje się całą talię; jedną z czterech rąk, dziadka, wykłada się później na stół.' } },
  { key: 'poker-hand', en: 'How many cards make up a hand in poker?', pl: 'Z ilu kart składa się układ w pokerze?', familiarity: 1, number: 5, game: 'cards', why: { en: 'Where a player sees more, the best five count.', pl: 'Gdy gracz ma do wyboru więcej, liczy się pięć najlepszych.' } },
  { key: 'holdem-cards', en: "How many cards of their own is each player dealt in Texas hold'em?", pl: "Ile kart własnych dostaje każdy gracz w odmianie pokera Texas hold'em?", familiarity: 2, number: 2, wrong: [3, 4, 5], game: 'cards', why: { en: 'Five more lie open on the table for everybody.', pl: 'Pięć dalszych leży odkrytych na stole dla wszystkich.' } },
  { key: 'blackjack', en: 'Which total must a player of blackjack not exceed?', pl: 'Jakiej sumy punktów nie wolno przekroczyć w blackjacku?', familiarity: 1, number: 21, wrong: [18, 20, 25], game: 'cards', why: { en: 'Whoever goes beyond it loses at once.', pl: 'Kto przekroczy tę sumę, od razu przegrywa.' } },
  { key: 'tarot-cards', en: 'How many cards does a complete tarot pack have?', pl: 'Ile kart liczy pełna talia tarota?', familiarity: 3, number: 78, wrong: [52, 64, 72], game: 'cards', why: { en: 'There are 22 major and 56 minor arcana.', pl: 'Są to 22 wielkie i 56 małych arkanów.' } },
  { key: 'major-arcana', en: 'How many cards belong to the major arcana of the tarot?', pl: 'Ile kart należy do wielkich arkanów tarota?', familiarity: 3, number: 22, wrong: [12, 18, 24], game: 'cards', why: { en: 'They are numbered from 0, the Fool, to 21, the World.', pl: 'Są ponumerowane od 0 (Głupiec) do 21 (Świat).' } },
  { key: 'die-spots', en: 'How many spots are there altogether on an ordinary six-sided die?', pl: 'Ile oczek jest łącznie na zwykłej sześciennej kostce do gry?', familiarity: 1, number: 21, wrong: [18, 20, 24], game: 'dice-and-dominoes', why: { en: 'Opposite faces always add up to seven, and there are three pairs of them.', pl: 'Przeciwległe ścianki dają zawsze siedem, a takich par są trzy.' } },
  { key: 'opposite-faces', en: 'What do the spots on opposite faces of an ordinary die add up to?', pl: 'Jaką sumę dają oczka na przeciwległych ścianach zwykłej kostki do gry?', familiarity: 1, number: 7, game: 'dice-and-dominoes', why: { en: 'One lies opposite six, two opposite five and three opposite four.', pl: 'Jedynka leży naprzeciw szóstki, dwójka naprzeciw piątki, a trójka naprzeciw czwórki.' } },
  { key: 'dominoes', en: 'How many tiles does a double-six set of dominoes have?', pl: 'Z ilu kamieni składa się zestaw domina od pustego do podwójnej szóstki?', familiarity: 2, number: 28, game: 'dice-and-dominoes', why: { en: 'Each pair of numbers from 0 to 6 stands on one of them, doubles included.', pl: 'Każda para liczb od 0 do 6, także dublet, jest na jednym z nich.' } },
  { key: 'yahtzee', en: 'How many dice are thrown at the start of a turn in Yahtzee?', pl: 'Iloma kostkami rzuca się na początku kolejki w grze w kości Yahtzee?', familiarity: 2, number: 5, wrong: [3, 4, 6], game: 'dice-and-dominoes', why: { en: 'Two more throws may follow, with all of them or some.', pl: 'Potem można jeszcze dwa razy rzucić wszystkimi lub niektórymi.' } },
  { key: 'scrabble-tiles', en: 'How many tiles does a player of Scrabble hold at a time?', pl: 'Ile płytek trzyma naraz gracz w Scrabble?', familiarity: 2, number: 7, game: 'modern-board-games', why: { en: 'Whoever lays all of them down at once gets 50 extra points.', pl: 'Kto wyłoży wszystkie naraz, dostaje 50 dodatkowych punktów.' } },
  { key: 'scrabble-side', en: 'How many squares does the board of Scrabble have along each side?', pl: 'Ile pól ma bok planszy do Scrabble?', familiarity: 3, number: 15, wrong: [11, 13, 17], game: 'modern-board-games', why: { en: 'The architect Alfred Butts invented the game during the Great Depression.', pl: 'Grę wymyślił w czasie wielkiego kryzysu architekt Alfred Butts.' } },
  { key: 'monopoly-spaces', en: 'How many spaces are there round the board of Monopoly?', pl: 'Ile pól jest na planszy Monopoly?', familiarity: 3, number: 40, game: 'modern-board-games', why: { en: 'Because of the prison, players land most often on the spaces that follow it.', pl: 'Przez więzienie gracze najczęściej stają na polach tuż za nim.' } },
  { key: 'monopoly-stations', en: 'How many railway stations are there on a standard Monopoly board?', pl: 'Ile dworców kolejowych jest na standardowej planszy Monopoly?', familiarity: 2, number: 4, wrong: [2, 6, 8], game: 'modern-board-games', why: { en: 'The more of them a player owns, the higher the rent.', pl: 'Im więcej się ich ma, tym wyższy czynsz.' } },
  { key: 'catan-points', en: 'How many victory points win a basic game of Catan?', pl: 'Ile punktów zwycięstwa potrzeba do wygranej w podstawowej wersji gry Catan?', familiarity: 2, number: 10, game: 'modern-board-games', why: { en: 'A settlement counts one and a city two.', pl: 'Osada liczy się za jeden, a miasto za dwa.' } },
  { key: 'cluedo-suspects', en: 'How many suspects are there in the classic game of Cluedo?', pl: 'Ilu podejrzanych występuje w klasycznej grze Cluedo?', familiarity: 3, number: 6, wrong: [4, 5, 8], game: 'modern-board-games', why: { en: 'Among them are Miss Scarlett, Colonel Mustard and Professor Plum.', pl: 'Są wśród nich panna Scarlett, pułkownik Mustard i profesor Plum.' } },
  { key: 'jenga', en: 'How many blocks make up a standard Jenga tower?', pl: 'Z ilu klocków składa się standardowa wieża Jenga?', familiarity: 4, number: 54, wrong: [48, 60, 72], game: 'modern-board-games', why: { en: 'They lie in 18 layers of three.', pl: 'Leżą w 18 warstwach po trzy.' } },
  { key: 'uno', en: 'How many cards is each player dealt at the start of Uno?', pl: 'Ile kart dostaje każdy gracz na początku gry w Uno?', familiarity: 2, number: 7, wrong: [5, 6, 8], game: 'modern-board-games', why: { en: 'The word “uno” must be called with one card left.', pl: 'Gdy zostaje jedna karta, trzeba zawołać „uno”.' } },
  { key: 'go-lines', en: 'How many lines run in each direction on a full-size go board?', pl: 'Ile linii biegnie w każdym kierunku na pełnowymiarowej planszy do go?', familiarity: 3, number: 19, game: 'classic-board-games', why: { en: 'Stones are placed on their 361 crossings.', pl: 'Kamienie stawia się na ich 361 przecięciach.' } },
  { key: 'backgammon-checkers', en: 'How many checkers does each player have in backgammon?', pl: 'Ile pionków ma każdy gracz w tryktraku (backgammonie)?', familiarity: 3, number: 15, wrong: [12, 16, 20], game: 'classic-board-games', why: { en: 'Whoever is first to take all of them off the board wins.', pl: 'Wygrywa ten, kto pierwszy zdejmie wszystkie z planszy.' } },
  { key: 'backgammon-points', en: 'How many points, as its triangles are called, does a backgammon board have?', pl: 'Ile trójkątnych pól ma plansza do tryktraka (backgammona)?', familiarity: 3, number: 24, wrong: [16, 20, 32], game: 'classic-board-games', why: { en: 'The game is related to one that Roman emperors loved.', pl: 'Gra jest spokrewniona z tą, którą uwielbiali rzymscy cesarze.' } },
  { key: 'ludo', en: 'How many pieces does each player move in ludo?', pl: 'Ile pionków ma każdy gracz w grze „Chińczyk”?', familiarity: 1, number: 4, wrong: [2, 3, 5], game: 'classic-board-games', why: { en: 'The game comes from the Indian pachisi, which Emperor Akbar played with people as pieces.', pl: 'Gra wywodzi się z indyjskiej pachisi, w którą cesarz Akbar grał żywymi pionkami.' } },
  { key: 'connect-four', en: 'How many discs in a row win a game of Connect Four?', pl: 'Ile żetonów w jednej linii daje wygraną w grze Connect Four?', familiarity: 2, number: 4, wrong: [3, 5, 6], game: 'modern-board-games', why: { en: 'Whoever begins can always win with perfect play.', pl: 'Przy bezbłędnej grze zawsze wygrywa zaczynający.' } },
  { key: 'noughts', en: 'How many squares are there in a noughts and crosses grid?', pl: 'Ile pól ma najprostsza plansza do gry w kółko i krzyżyk?', familiarity: 1, number: 9, game: 'classic-board-games', why: { en: 'If both players make no mistake, the game always ends in a draw.', pl: 'Jeśli obaj gracze nie popełnią błędu, partia zawsze kończy się remisem.' } },
  { key: 'sudoku', en: 'How many cells does a classic sudoku have?', pl: 'Z ilu małych pól składa się klasyczne sudoku?', familiarity: 2, number: 81, wrong: [64, 72, 100], game: 'classic-board-games', why: { en: 'At least seventeen of them must be filled in for the puzzle to have one solution.', pl: 'Aby łamigłówka miała jedno rozwiązanie, trzeba wypełnić z góry co najmniej siedemnaście.' } },
];

/** Games, grouped by cards, boards and tables. */
// prettier-ignore
export const GAMES: readonly Answer[] = [
  { key: 'chess', en: 'Chess', pl: 'Szachy', group: 'classic' },
  { key: 'draughts', en: 'Draughts', pl: 'Warcaby', group: 'classic' },
  { key: 'go', en: 'Go', group: 'classic' },
  { key: 'backgammon', en: 'Backgammon', pl: 'Tryktrak', group: 'classic' },
  { key: 'dominoes', en: 'Dominoes', pl: 'Domino', group: 'classic' },
  { key: 'mahjong', en: 'Mahjong', group: 'classic' },
  { key: 'bridge', en: 'Contract bridge', pl: 'Brydż', group: 'cards' },
  { key: 'poker', en: 'Poker', group: 'cards' },
  { key: 'blackjack', en: 'Blackjack', group: 'cards' },
  { key: 'solitaire', en: 'Patience (solitaire)', pl: 'Pasjans', group: 'cards' },
  { key: 'roulette', en: 'Roulette', pl: 'Ruletka', group: 'cards' },
  { key: 'monopoly', en: 'Monopoly', group: 'modern' },
  { key: 'scrabble', en: 'Scrabble', group: 'modern' },
  { key: 'cluedo', en: 'Cluedo', group: 'modern' },
  { key: 'catan', en: 'Catan', group: 'modern' },
  { key: 'carcassonne', en: 'Carcassonne', group: 'modern' },
  { key: 'risk', en: 'Risk', pl: 'Ryzyko', group: 'modern' },
  { key: 'pandemic', en: 'Pandemic', pl: 'Pandemic (Pandemia)', group: 'modern' },
  { key: 'ticket-to-ride', en: 'Ticket to Ride', pl: 'Wsiąść do pociągu', group: 'modern' },
  { key: 'codenames', en: 'Codenames', pl: 'Tajniacy', group: 'modern' },
  { key: 'dixit', en: 'Dixit', group: 'modern' },
  { key: 'battleship', en: 'Battleship', pl: 'Statki', group: 'modern' },
  { key: 'jenga', en: 'Jenga', group: 'modern' },
];

/** Something that belongs to one game of the table. */
export interface GameThing extends Link {
  /** The Polish name is a plural. */
  readonly many?: true;
}

// prettier-ignore
export const GAME_THINGS: readonly GameThing[] = [
  { key: 'castling', en: 'castling', pl: 'roszada', to: 'chess', familiarity: 1, why: { en: 'It is the only move of two pieces at once.', pl: 'To jedyne posunięcie dwiema bierkami naraz.' } },
  { key: 'capturing-en-passant', en: 'capturing en passant', pl: 'bicie w przelocie', to: 'chess', familiarity: 2, why: { en: 'It is possible only on the very next move.', pl: 'Można tak zagrać tylko od razu, w następnym ruchu.' } },
  { key: 'the-sicilian-defence', en: 'the Sicilian Defence', pl: 'obrona sycylijska', to: 'chess', familiarity: 2, why: { en: 'It begins with a pawn on c5.', pl: 'Zaczyna się od piona na c5.' } },
  { key: 'stalemate', en: 'stalemate', pl: 'pat', to: 'chess', familiarity: 1, why: { en: 'The game ends in a draw.', pl: 'Partia kończy się remisem.' } },
  { key: 'crowning', en: 'crowning a man that has reached the last row', pl: 'zamiana piona w damkę', to: 'draughts', familiarity: 1, why: { en: 'A king made this way also moves backwards.', pl: 'Damka może się poruszać także do tyłu.' } },
  { key: 'go-stones', en: 'black and white stones placed on the crossings of lines', pl: 'czarne i białe kamienie stawiane na przecięciach linii', to: 'go', familiarity: 2, many: true, why: { en: 'Whoever surrounds more of the board wins.', pl: 'Wygrywa ten, kto otoczy więcej planszy.' } },
  { key: 'the-doubling-cube', en: 'the doubling cube', pl: 'kostka podwajająca stawkę', to: 'backgammon', familiarity: 4, why: { en: 'Its faces show 2, 4, 8, 16, 32 and 64.', pl: 'Na ściankach ma liczby 2, 4, 8, 16, 32 i 64.' } },
  { key: 'the-double-blank-tile', en: 'the double-blank tile', pl: 'kamień z dwoma pustymi polami', to: 'dominoes', familiarity: 2, why: { en: 'It is one of 28 tiles of a double-six set.', pl: 'To jeden z 28 kamieni zestawu do podwójnej szóstki.' } },
  { key: 'mahjong-tiles', en: 'tiles with bamboos, characters and dragons', pl: 'kamienie z bambusami, znakami i smokami', to: 'mahjong', familiarity: 3, many: true, why: { en: 'A full set has 144 of them.', pl: 'Pełny zestaw ma ich 144.' } },
  { key: 'no-trumps', en: 'no trumps as a bid', pl: 'odzywka „bez atu”', to: 'bridge', familiarity: 2, why: { en: 'It ranks above spades.', pl: 'Jest starsza od pików.' } },
  { key: 'dummy', en: 'the dummy, whose cards lie open on the table', pl: 'dziadek, którego karty leżą odkryte na stole', to: 'bridge', familiarity: 3, why: { en: 'The partner plays those cards.', pl: 'Tymi kartami gra partner.' } },
  { key: 'full-house', en: 'a full house', pl: 'full (trójka i para)', to: 'poker', familiarity: 1, why: { en: 'It beats a flush.', pl: 'Jest mocniejszy od koloru.' } },
  { key: 'blinds', en: 'the big blind and the small blind', pl: 'duża i mała ciemna', to: 'poker', familiarity: 3, many: true, why: { en: 'They are paid before the cards are dealt.', pl: 'Stawia się je przed rozdaniem kart.' } },
  { key: 'doubling-down', en: 'doubling down against the dealer', pl: 'podwojenie stawki w grze przeciw krupierowi do 21', to: 'blackjack', familiarity: 3, why: { en: 'The player then gets just one more card.', pl: 'Gracz dostaje wtedy tylko jedną kartę.' } },
  { key: 'laying-out-cards-alone', en: 'laying out cards alone', pl: 'układanie kart w pojedynkę', to: 'solitaire', familiarity: 1, why: { en: 'Many know it from the computer.', pl: 'Wielu zna tę grę z komputera.' } },
  { key: 'roulette-zero', en: 'the green zero and bets on red or black', pl: 'zielone zero i zakłady na czerwone lub czarne', to: 'roulette', familiarity: 1, many: true, why: { en: 'It gives the house its advantage.', pl: 'To ono daje kasynu przewagę.' } },
  { key: 'jail', en: 'going directly to jail without passing Go', pl: 'pójście prosto do więzienia z pominięciem startu', to: 'monopoly', familiarity: 1, why: { en: 'A player leaves it with doubles, a card or a fine.', pl: 'Wychodzi się z niego dzięki dubletowi, karcie lub grzywnie.' } },
  { key: 'triple-word-score', en: 'triple word score', pl: 'potrójna premia słowna', to: 'scrabble', familiarity: 1, why: { en: 'There are eight such squares on the edge of the board.', pl: 'Na brzegu planszy jest osiem takich pól.' } },
  { key: 'professor-plum', en: 'Professor Plum in the library with the candlestick', pl: 'profesor Plum w bibliotece ze świecznikiem', to: 'cluedo', familiarity: 2, why: { en: 'In North America the game is called Clue.', pl: 'W tej grze szuka się mordercy, broni i miejsca zbrodni.' } },
  { key: 'robber', en: 'the robber and trading sheep for wheat', pl: 'złodziej (rozbójnik) oraz wymiana owiec na zboże', to: 'catan', familiarity: 2, many: true, why: { en: 'A roll of seven moves it.', pl: 'Przesuwa się go po wyrzuceniu siódemki.' } },
  { key: 'meeples', en: 'little wooden followers called meeples on a medieval landscape of tiles', pl: 'drewniane ludziki (meeple) na średniowiecznym krajobrazie z kafelków', to: 'carcassonne', familiarity: 3, many: true, why: { en: 'The game is named after a fortified town in France.', pl: 'Gra nosi nazwę obronnego miasta we Francji.' } },
  { key: 'armies', en: 'armies that conquer all continents', pl: 'armie podbijające wszystkie kontynenty', to: 'risk', familiarity: 2, many: true, why: { en: 'Dice decide the attacks.', pl: 'O wyniku ataku decydują kostki.' } },
  { key: 'diseases', en: 'curing four diseases together', pl: 'wspólne zwalczanie czterech chorób', to: 'pandemic', familiarity: 2, why: { en: 'The players win or lose together.', pl: 'Gracze wygrywają lub przegrywają wspólnie.' } },
  { key: 'trains', en: 'coloured train cars on routes between cities', pl: 'kolorowe wagony na trasach między miastami', to: 'ticket-to-ride', familiarity: 3, many: true, why: { en: 'The longest continuous route earns extra points.', pl: 'Za najdłuższą trasę są dodatkowe punkty.' } },
  { key: 'spymasters', en: 'spymasters who give one-word clues', pl: 'szefowie siatek podający jednowyrazowe wskazówki', to: 'codenames', familiarity: 3, many: true, why: { en: 'The word goes with a number: how many cards it points to.', pl: 'Wraz ze słowem podaje się liczbę kart, na które wskazuje.' } },
  { key: 'storyteller', en: 'dreamlike picture cards and a storyteller', pl: 'baśniowe karty z obrazkami i narrator', to: 'dixit', familiarity: 3, many: true, why: { en: 'Little rabbits keep the score.', pl: 'Punkty zaznacza się królikami.' } },
  { key: 'coordinates', en: 'calling out coordinates such as B5', pl: 'podawanie współrzędnych, na przykład B5', to: 'battleship', familiarity: 1, why: { en: 'Ships are hidden on squared paper.', pl: 'Okręty rysuje się na kartce w kratkę.' } },
  { key: 'tower', en: 'a tower of wooden blocks that must not fall', pl: 'wieża z drewnianych klocków, która nie może runąć', to: 'jenga', familiarity: 1, why: { en: 'The blocks are put back on top.', pl: 'Wyjęte klocki kładzie się na szczycie.' } },
];

/** A rule of chess and a plausible false one of the same form. */
export interface ChessRule {
  readonly key: string;
  readonly familiarity: Familiarity;
  readonly truth: Labels;
  readonly untruth: Labels;
  readonly why: Labels;
}

// prettier-ignore
export const CHESS_RULES: readonly ChessRule[] = [
  { key: 'bishop', familiarity: 1, truth: { en: 'In chess, a bishop always stays on squares of one colour.', pl: 'W szachach goniec zawsze pozostaje na polach jednego koloru.' }, untruth: { en: 'In chess, a knight always stays on squares of one colour.', pl: 'W szachach skoczek zawsze pozostaje na polach jednego koloru.' }, why: { en: 'A bishop moves along diagonals, which have a single colour; a knight changes colour with each move.', pl: 'Goniec chodzi po przekątnych, które mają jeden kolor; skoczek zmienia kolor pola z każdym ruchem.' } },
  { key: 'knight-jump', familiarity: 1, truth: { en: 'In chess, a knight may jump over other pieces.', pl: 'W szachach skoczek może przeskakiwać inne bierki.' }, untruth: { en: 'In chess, a rook may jump over other pieces in an ordinary move.', pl: 'W szachach wieża może w zwykłym ruchu przeskakiwać inne bierki.' }, why: { en: 'Only the knight does so; the others need a free path.', pl: 'Robi to tylko skoczek; pozostałe bierki potrzebują wolnej drogi.' } },
  { key: 'white-first', familiarity: 1, truth: { en: 'In chess, White makes the first move.', pl: 'W szachach pierwszy ruch wykonują białe.' }, untruth: { en: 'In chess, Black makes the first move.', pl: 'W szachach pierwszy ruch wykonują czarne.' }, why: { en: 'White begins, which is an advantage: so the colours are drawn by lot or changed after each game.', pl: 'Zaczynają białe, co daje przewagę, dlatego kolory się losuje albo zmienia po każdej partii.' } },
  { key: 'pawn-capture', familiarity: 2, truth: { en: 'In chess, a pawn captures diagonally.', pl: 'W szachach pion bije na ukos.' }, untruth: { en: 'In chess, a pawn captures straight ahead.', pl: 'W szachach pion bije na wprost.' }, why: { en: 'It moves straight ahead, so that a piece in front of it blocks it.', pl: 'Porusza się na wprost, więc bierka stojąca przed nim go blokuje.' } },
  { key: 'promotion', familiarity: 2, truth: { en: 'In chess, a pawn that reaches the last rank may become a knight.', pl: 'W szachach pion, który dotarł do ostatniego rzędu, może zostać skoczkiem.' }, untruth: { en: 'In chess, a pawn that reaches the last rank may become a second king.', pl: 'W szachach pion, który dotarł do ostatniego rzędu, może zostać drugim królem.' }, why: { en: 'It may become a queen, a rook, a bishop or a knight.', pl: 'Może zostać hetmanem, wieżą, gońcem albo skoczkiem.' } },
  { key: 'stalemate', familiarity: 2, truth: { en: 'In chess, stalemate is a draw.', pl: 'W szachach pat oznacza remis.' }, untruth: { en: 'In chess, the player who is stalemated loses.', pl: 'W szachach gracz, który znalazł się w pacie, przegrywa.' }, why: { en: 'The player is not in check but has no legal move; the game is a draw.', pl: 'Gracz nie jest szachowany, ale nie ma żadnego dozwolonego ruchu; partia kończy się remisem.' } },
  { key: 'castling-check', familiarity: 3, truth: { en: 'In chess, a king in check may not castle.', pl: 'W szachach król stojący pod szachem nie może wykonać roszady.' }, untruth: { en: 'In chess, a king may castle in order to get out of check.', pl: 'W szachach król może wykonać roszadę, aby wyjść spod szacha.' }, why: { en: 'Nor may it cross or enter a square that is attacked.', pl: 'Nie może też przejść przez atakowane pole ani na nim stanąć.' } },
  { key: 'corner', familiarity: 3, truth: { en: 'In chess, the square a1 is dark.', pl: 'W szachach pole a1 jest czarne.' }, untruth: { en: 'In chess, the square a1 is light.', pl: 'W szachach pole a1 jest białe.' }, why: { en: 'Each player has a light corner to the right and a dark one to the left.', pl: 'Każdy gracz ma po prawej ręce narożnik biały, a po lewej czarny.' } },
  { key: 'queen-square', familiarity: 3, truth: { en: 'In chess, the white queen starts on a light square.', pl: 'W szachach biały hetman rozpoczyna partię na białym polu.' }, untruth: { en: 'In chess, the white queen starts on a dark square.', pl: 'W szachach biały hetman rozpoczyna partię na czarnym polu.' }, why: { en: 'Each queen starts on a square of its own colour.', pl: 'Każdy hetman zaczyna na polu swojego koloru.' } },
  { key: 'two-knights', familiarity: 5, truth: { en: 'In chess, a king and two knights cannot force mate against a lone king.', pl: 'W szachach król i dwa skoczki nie mogą wymusić mata na samotnym królu.' }, untruth: { en: 'In chess, a king and a single bishop can force mate against a lone king.', pl: 'W szachach król i jeden goniec mogą wymusić mata na samotnym królu.' }, why: { en: 'A single bishop cannot give mate at all; even two knights need a mistake by the other side.', pl: 'Jednym gońcem w ogóle nie da się dać mata; nawet dwa skoczki potrzebują błędu przeciwnika.' } },
  { key: 'bishop-and-knight', familiarity: 5, truth: { en: 'In chess, a king, a bishop and a knight can force mate against a lone king.', pl: 'W szachach król, goniec i skoczek mogą wymusić mata na samotnym królu.' }, untruth: { en: 'In chess, a king and a single knight can force mate against a lone king.', pl: 'W szachach król i jeden skoczek mogą wymusić mata na samotnym królu.' }, why: { en: 'A single knight cannot give mate at all; together with a bishop it can, in a corner of the bishop’s colour.', pl: 'Jednym skoczkiem w ogóle nie da się dać mata; razem z gońcem jest to możliwe, w narożniku w kolorze gońca.' } },
  { key: 'rook-mate', familiarity: 3, truth: { en: 'In chess, a king and a rook can force mate against a lone king.', pl: 'W szachach król i wieża mogą wymusić mata na samotnym królu.' }, untruth: { en: 'In chess, a king and a rook cannot force mate against a lone king.', pl: 'W szachach król i wieża nie mogą wymusić mata na samotnym królu.' }, why: { en: 'The rook cuts the king off and drives it to the edge.', pl: 'Wieża odcina króla i spycha go na brzeg szachownicy.' } },
];
