import { AUTHORS } from '../facts/arts/authors.ts';
import { ARCHITECTS, BUILDINGS } from '../facts/arts/art-history.ts';
import { ARTISTS, ARTWORKS } from '../facts/arts/artworks.ts';
import { BOOKS } from '../facts/arts/books.ts';
import { DIRECTORS, FILMS } from '../facts/arts/films.ts';
import type { Answer, Link } from '../facts/link.ts';
import { COMPOSERS, COMPOSITIONS, PERFORMERS, SONGS } from '../facts/arts/music.ts';
import { namesOf, type Named } from '../facts/named.ts';
import { MUSICAL_COMPOSERS, MUSICALS, PLAYS, PLAYWRIGHTS } from '../facts/arts/theatre.ts';
import type { Labels } from './label.ts';

/** People of the tables who are only wrong options. No question has their tag, and no rule for imported ones assigns it. */
const ONLY_OPTIONS: ReadonlySet<string> = new Set([
  'christopher-marlowe',
  'eugene-oneill',
  'galt-macdermot',
  'luigi-pirandello',
  'niccolo-machiavelli',
  'thomas-hardy',
  'zaha-hadid',
]);

/** Labels of rows that are tags, for example of writers. */
function labelled(rows: readonly Named[]): Readonly<Record<string, Labels>> {
  const asked = rows.filter(({ key }) => !ONLY_OPTIONS.has(key));
  return Object.fromEntries(asked.map((row) => [row.key, namesOf(row)]));
}

/** Labels of the answers that a link refers to. */
function labelledAnswers(
  links: readonly Link[],
  answers: readonly Answer[],
): Readonly<Record<string, Labels>> {
  const asked = new Set(links.map((link) => link.to));
  return labelled(answers.filter((answer) => asked.has(answer.key)));
}

/** A tag for each decade of films. */
function filmDecades(): Readonly<Record<string, Labels>> {
  const decades = new Set(FILMS.map(({ year }) => year - (year % 10)));
  const label = (decade: number): Labels => ({
    en: `Films of the ${decade}s`,
    pl: `Filmy lat ${decade}–${decade + 9}`,
  });
  return Object.fromEntries([...decades].map((decade) => [`films-of-the-${decade}s`, label(decade)]));
}

const askedAuthors = new Set(BOOKS.map((book) => book.by));

/** Labels of tags for people and bands: their names. */
export const ARTS_NAMES: Readonly<Record<string, Labels>> = {
  ...labelled(AUTHORS.filter((author) => askedAuthors.has(author.key))),
  ...labelledAnswers(PLAYS, PLAYWRIGHTS),
  ...labelledAnswers(MUSICALS, MUSICAL_COMPOSERS),
  ...labelledAnswers(ARTWORKS, ARTISTS),
  ...labelledAnswers(BUILDINGS, ARCHITECTS),
  ...labelledAnswers(COMPOSITIONS, COMPOSERS),
  ...labelledAnswers(SONGS, PERFORMERS),
  ...labelledAnswers(FILMS, DIRECTORS),
  'william-shakespeare': { en: 'William Shakespeare', pl: 'William Shakespeare' },
};

/** Labels of the tags that the arts templates use. */
export const ARTS_TAGS: Readonly<Record<string, Labels>> = {
  ...ARTS_NAMES,
  ...filmDecades(),
  'visual-arts': { en: 'Visual arts', pl: 'Sztuki plastyczne' },
  'art-movements': { en: 'Art movements', pl: 'Kierunki w sztuce' },
  museums: { en: 'Museums', pl: 'Muzea' },
  architecture: { en: 'Architecture', pl: 'Architektura' },
  'classical-music': { en: 'Classical music', pl: 'Muzyka klasyczna' },
  'musical-instruments': { en: 'Musical instruments', pl: 'Instrumenty muzyczne' },
  'musical-terms': { en: 'Musical terms', pl: 'Określenia muzyczne' },
  'popular-music': { en: 'Popular music', pl: 'Muzyka popularna' },
  cinema: { en: 'Cinema', pl: 'Kino' },
  'polish-cinema': { en: 'Polish cinema', pl: 'Kino polskie' },
  drama: { en: 'Drama', pl: 'Dramat' },
  musicals: { en: 'Musicals', pl: 'Musicale' },
  history: { en: 'History', pl: 'Historia' },
  antiquity: { en: 'Antiquity', pl: 'Starożytność' },
  'middle-ages': { en: 'Middle Ages', pl: 'Średniowiecze' },
  'early-modern-history': { en: 'Early modern history', pl: 'Nowożytność' },
  'modern-history': { en: 'Modern history', pl: 'Historia od XIX wieku' },
  'polish-history': { en: 'Polish history', pl: 'Historia Polski' },
  'military-history': { en: 'Military history', pl: 'Historia wojskowości' },
  monarchs: { en: 'Monarchs', pl: 'Władcy' },
  explorers: { en: 'Explorers', pl: 'Odkrywcy' },
  'military-leaders': { en: 'Military leaders', pl: 'Dowódcy' },
  scholars: { en: 'Scholars and reformers', pl: 'Uczeni i reformatorzy' },
  'political-leaders': { en: 'Political leaders', pl: 'Przywódcy polityczni' },
  'women-of-history': { en: 'Women of history', pl: 'Kobiety w historii' },
  'space-travellers': { en: 'Space travellers', pl: 'Kosmonauci i astronauci' },
  'international-relations': { en: 'International relations', pl: 'Stosunki międzynarodowe' },
  government: { en: 'Government', pl: 'Ustroje i władza' },
  presidents: { en: 'Presidents', pl: 'Prezydenci' },
  'team-sports': { en: 'Team sports', pl: 'Sporty zespołowe' },
  'olympic-games': { en: 'Olympic Games', pl: 'Igrzyska olimpijskie' },
  football: { en: 'Football', pl: 'Piłka nożna' },
  'football-world-cup': { en: 'Football World Cup', pl: 'Mistrzostwa świata w piłce nożnej' },
  'sports-terms': { en: 'Sports terms', pl: 'Pojęcia sportowe' },
  games: { en: 'Games', pl: 'Gry' },
  chess: { en: 'Chess', pl: 'Szachy' },
  draughts: { en: 'Draughts', pl: 'Warcaby' },
  cards: { en: 'Card games', pl: 'Gry karciane' },
  'dice-and-dominoes': { en: 'Dice and dominoes', pl: 'Kości i domino' },
  'modern-board-games': { en: 'Modern board games', pl: 'Współczesne gry planszowe' },
  'classic-board-games': { en: 'Classic board games', pl: 'Klasyczne gry planszowe' },
  religion: { en: 'Religion', pl: 'Religia' },
  'religious-holidays': { en: 'Religious holidays', pl: 'Święta religijne' },
  'holy-books': { en: 'Holy books', pl: 'Święte księgi' },
  cuisine: { en: 'Cuisine', pl: 'Kuchnia' },
  literature: { en: 'Literature', pl: 'Literatura' },
  'polish-literature': { en: 'Polish literature', pl: 'Literatura polska' },
  'russian-literature': { en: 'Russian literature', pl: 'Literatura rosyjska' },
  'french-literature': { en: 'French literature', pl: 'Literatura francuska' },
  'british-literature': { en: 'British and Irish literature', pl: 'Literatura brytyjska i irlandzka' },
  'american-literature': { en: 'American literature', pl: 'Literatura amerykańska' },
  'german-language-literature': { en: 'German-language literature', pl: 'Literatura niemieckojęzyczna' },
  'italian-literature': { en: 'Italian literature', pl: 'Literatura włoska' },
  'spanish-language-literature': { en: 'Spanish-language literature', pl: 'Literatura hiszpańskojęzyczna' },
  'nordic-literature': { en: 'Nordic literature', pl: 'Literatura nordycka' },
  'central-european-literature': { en: 'Central European literature', pl: 'Literatura środkowoeuropejska' },
  'ancient-literature': { en: 'Ancient literature', pl: 'Literatura starożytna' },
  'world-literature': { en: 'World literature', pl: 'Literatura światowa' },
  mythology: { en: 'Mythology', pl: 'Mitologia' },
  gods: { en: 'Gods', pl: 'Bogowie' },
  'greek-mythology': { en: 'Greek mythology', pl: 'Mitologia grecka' },
  'roman-mythology': { en: 'Roman mythology', pl: 'Mitologia rzymska' },
  'norse-mythology': { en: 'Norse mythology', pl: 'Mitologia nordycka' },
  'egyptian-mythology': { en: 'Egyptian mythology', pl: 'Mitologia egipska' },
  'slavic-mythology': { en: 'Slavic mythology', pl: 'Mitologia słowiańska' },
  'hindu-mythology': { en: 'Hindu mythology', pl: 'Mitologia hinduska' },
};

/** Labels of the subcategories that the arts templates use. */
export const ARTS_SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  authors: { en: 'Authors', pl: 'Autorzy' },
  'literary-history': { en: 'Literary history', pl: 'Historia literatury' },
  'literary-characters': { en: 'Literary characters', pl: 'Postacie literackie' },
  'works-of-art': { en: 'Works of art', pl: 'Dzieła sztuki' },
  'art-history': { en: 'Art history', pl: 'Historia sztuki' },
  museums: { en: 'Museums', pl: 'Muzea' },
  buildings: { en: 'Buildings', pl: 'Budowle' },
  composers: { en: 'Composers', pl: 'Kompozytorzy' },
  'music-theory': { en: 'Music theory', pl: 'Zasady muzyki' },
  'musical-instruments': { en: 'Musical instruments', pl: 'Instrumenty muzyczne' },
  songs: { en: 'Songs', pl: 'Piosenki' },
  'film-directors': { en: 'Film directors', pl: 'Reżyserzy filmowi' },
  plays: { en: 'Plays', pl: 'Sztuki teatralne' },
  musicals: { en: 'Musicals', pl: 'Musicale' },
  'dates-and-events': { en: 'Dates and events', pl: 'Daty i wydarzenia' },
  'historical-figures': { en: 'Historical figures', pl: 'Postacie historyczne' },
  rulers: { en: 'Rulers', pl: 'Władcy' },
  'wars-and-battles': { en: 'Wars and battles', pl: 'Wojny i bitwy' },
  'international-organisations': { en: 'International organisations', pl: 'Organizacje międzynarodowe' },
  'political-systems': { en: 'Political systems', pl: 'Systemy polityczne' },
  'heads-of-state': { en: 'Heads of state', pl: 'Głowy państw' },
  'rules-of-sport': { en: 'Rules of sport', pl: 'Zasady sportu' },
  'olympic-games': { en: 'Olympic Games', pl: 'Igrzyska olimpijskie' },
  football: { en: 'Football', pl: 'Piłka nożna' },
  'rules-of-games': { en: 'Rules of games', pl: 'Zasady gier' },
  religion: { en: 'Religion', pl: 'Religia' },
  'food-and-drink': { en: 'Food and drink', pl: 'Jedzenie i picie' },
  'gods-and-goddesses': { en: 'Gods and goddesses', pl: 'Bogowie i boginie' },
  'myths-and-legends': { en: 'Myths and legends', pl: 'Mity i legendy' },
};
