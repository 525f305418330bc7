import { coin, draw } from '../draw.ts';
import { DEITIES, PANTHEONS, type Pantheon } from '../facts/gods.ts';
import { HEROES, MUSES, MYTHIC_THINGS } from '../facts/myths.ts';
import { byKey, namesOf } from '../facts/named.ts';
import { ROMAN_NAMES, type RomanName } from '../facts/roman-names.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice } from './arts-questions.ts';
import { entry, judgement } from './halves.ts';

const pantheon = byKey(PANTHEONS);

/** Slavic mythology is taught at school in Slavic countries. */
function regions(of: Pantheon): { regions?: readonly string[] } {
  if (of === 'slavic') return { regions: ['pl', 'cz', 'sk', 'ua'] };
  return of === 'hindu' ? { regions: ['in'] } : {};
}

function* deityOfRole(): Generator<BilingualQuestion> {
  for (const row of DEITIES) {
    const home = pantheon(row.pantheon);
    const others = DEITIES.filter(
      (other) => other.pantheon === row.pantheon && other !== row && !(row.beside ?? []).includes(other.key),
    );
    const same = others.filter((other) => other.female === row.female);
    const ask = {
      en: `In ${home.en}, who is ${row.role.en}?`,
      pl: `Kto w ${home.within} jest ${row.role.pl}?`,
    };
    const halves = choice(`deity-of-role/${row.key}`, ask, namesOf(row), [same, others]);
    const tags = [`${row.pantheon}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.pantheon), ...halves };
  }
}

function* pantheonOfDeity(): Generator<BilingualQuestion> {
  for (const row of draw(DEITIES, 42, 'pantheon-of-deity', (item) => item.key)) {
    const { en, pl } = namesOf(row);
    const ask = {
      en: `To which mythology does the ${row.female ? 'goddess' : 'god'} ${en} belong?`,
      pl: `Z której mitologii pochodzi ${row.female ? 'bogini' : 'bóg'} o imieniu ${pl}?`,
    };
    const others = PANTHEONS.filter((other) => other.key !== row.pantheon);
    const halves = choice(`pantheon-of-deity/${row.key}`, ask, namesOf(pantheon(row.pantheon)), [others]);
    const tags = [`${row.pantheon}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.pantheon), ...halves };
  }
}

/** Other figures of the same sex: a goddess among gods would give the answer away. */
function othersLike(row: RomanName): RomanName[] {
  const isGoddess = ({ key }: RomanName): boolean =>
    DEITIES.some((deity) => deity.key === key && deity.female);
  return ROMAN_NAMES.filter((other) => other !== row && isGoddess(other) === isGoddess(row));
}

function* romanName(): Generator<BilingualQuestion> {
  for (const row of ROMAN_NAMES) {
    const { en, pl } = namesOf(row);
    const ask = {
      en: `What did the Romans call the figure known to the Greeks as ${en}?`,
      pl: `Jakie imię nosi w mitologii rzymskiej grecka postać ${pl}?`,
    };
    const others = othersLike(row).map(({ key, roman }) => ({ key, ...roman }));
    const { key, familiarity } = row;
    yield { key, familiarity, ...choice(`roman-name/${key}`, ask, row.roman, [others]) };
  }
}

function* greekName(): Generator<BilingualQuestion> {
  for (const row of ROMAN_NAMES) {
    // Cronus has too many spellings for a typed answer.
    if (row.familiarity > 3 || row.key === 'cronus') continue;
    const ask = {
      en: `By what Greek name is the Roman ${row.roman.en} known?`,
      pl: `Jakie greckie imię odpowiada rzymskiemu imieniu ${row.roman.pl}?`,
    };
    yield { key: row.key, familiarity: row.familiarity, ...entry(ask, namesOf(row)) };
  }
}

function* counterpartStatement(): Generator<BilingualQuestion> {
  for (const row of ROMAN_NAMES) {
    const seed = `counterpart-statement/${row.key}`;
    const isTrue = coin(seed);
    const [named = row] = isTrue ? [row] : draw(othersLike(row), 1, seed, (item) => item.key);
    const { en, pl } = namesOf(row);
    const statement = {
      en: `The Roman counterpart of ${en} is ${named.roman.en}.`,
      pl: `${pl} i ${named.roman.pl} to greckie i rzymskie imię tej samej postaci.`,
    };
    const why = {
      en: `The Roman name of ${en} is ${row.roman.en}.`,
      pl: `Rzymskie imię postaci ${pl} to ${row.roman.pl}.`,
    };
    const { key, familiarity } = row;
    yield { key, familiarity, ...judgement(statement, isTrue, isTrue ? undefined : why) };
  }
}

function* heroOfDeed(): Generator<BilingualQuestion> {
  for (const row of HEROES) {
    const others = HEROES.filter((other) => other !== row && !(row.beside ?? []).includes(other.key));
    const same = others.filter((other) => other.female === row.female);
    const whom = row.female ? 'Która bohaterka mitologii greckiej' : 'Kto w mitologii greckiej';
    const ask = { en: `In Greek mythology, who ${row.deed.en}?`, pl: `${whom} ${row.deed.pl}?` };
    const halves = choice(`hero-of-deed/${row.key}`, ask, namesOf(row), [same]);
    yield { key: row.key, familiarity: row.familiarity, ...halves };
  }
}

function* nameOfThing(): Generator<BilingualQuestion> {
  for (const row of MYTHIC_THINGS) {
    const home = pantheon(row.mythology);
    const others = MYTHIC_THINGS.filter((other) => other !== row);
    const near = others.filter((other) => other.mythology === row.mythology);
    const ask = {
      en: `In ${home.en}, what is the name of ${row.what.en}?`,
      pl: `Jak ${row.many === true ? 'nazywają' : 'nazywa'} się w ${home.within} ${row.what.pl}?`,
    };
    const pools = [near.filter((other) => other.kind === row.kind), near, others];
    const halves = choice(`mythic-name/${row.key}`, ask, namesOf(row), pools);
    const tags = [`${row.mythology}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.mythology), ...halves };
  }
}

function* museOfArt(): Generator<BilingualQuestion> {
  for (const row of MUSES) {
    const ask = { en: `Who is the Muse of ${row.art.en}?`, pl: `Która z muz jest opiekunką ${row.art.pl}?` };
    const others = MUSES.filter((other) => other !== row);
    const halves = choice(`muse-of-art/${row.key}`, ask, namesOf(row), [others]);
    yield { key: row.key, familiarity: row.familiarity, ...halves };
  }
}

const shared = { category: 'mythology', written: ARTS_WRITTEN } as const;
const gods = { ...shared, subcategories: ['gods-and-goddesses'], tags: ['mythology', 'gods'] };
const roman = { ...gods, tags: ['mythology', 'gods', 'greek-mythology', 'roman-mythology'] };
const greek = { ...shared, subcategories: ['myths-and-legends'], tags: ['mythology', 'greek-mythology'] };
const things = { ...shared, subcategories: ['myths-and-legends'], tags: ['mythology'] };

export const ARTS_MYTHOLOGY: readonly Template[] = [
  { ...gods, name: 'deity-of-role', type: 'multiple', hardness: 0, questions: deityOfRole },
  { ...gods, name: 'pantheon-of-deity', type: 'multiple', hardness: -1, questions: pantheonOfDeity },
  { ...roman, name: 'roman-name', type: 'multiple', hardness: 0, questions: romanName },
  { ...roman, name: 'greek-name', type: 'text_input', hardness: 1, questions: greekName },
  { ...roman, name: 'counterpart-statement', type: 'boolean', hardness: -1, questions: counterpartStatement },
  { ...greek, name: 'hero-of-deed', type: 'multiple', hardness: 0, questions: heroOfDeed },
  { ...things, name: 'mythic-name', type: 'multiple', hardness: 0, questions: nameOfThing },
  { ...greek, name: 'muse-of-art', type: 'multiple', hardness: 0, questions: museOfArt },
];
