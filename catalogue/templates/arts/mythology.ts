import { coin, draw } from '../../draw.ts';
import { DEITIES, type Deity, PANTHEONS, type Pantheon } from '../../facts/arts/gods.ts';
import { HEROES, MUSES, MYTHIC_THINGS } from '../../facts/arts/myths.ts';
import { byKey, namesOf } from '../../facts/named.ts';
import { DEITY_NOTES } from '../../facts/notes/deities.ts';
import { ROMAN_NAMES, type RomanName } from '../../facts/arts/roman-names.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { ARTS_WRITTEN, choice } from './questions.ts';
import { deal } from '../sheet/deal.ts';
import { capitalLabels } from '../sheet/sheet.ts';
import { entry, judgement } from '../halves.ts';

const pantheon = byKey(PANTHEONS);

const dealtDeities = deal(DEITIES, { 'deity-of-role': { most: 34 }, 'pantheon-of-deity': { most: 14 } });
const dealtNames = deal(ROMAN_NAMES, {
  'roman-name': { most: 9 },
  // Cronus has too many spellings for a typed answer.
  'greek-name': { most: 7, fits: ({ key, familiarity }) => familiarity <= 3 && key !== 'cronus' },
  'counterpart-statement': { most: 5 },
});
const dealtHeroes = deal(HEROES, { 'hero-of-deed': { most: 30 } });
const dealtThings = deal(MYTHIC_THINGS, { 'mythic-name': { most: 24 } });

/** Slavic mythology is taught at school in Slavic countries. */
function regions(of: Pantheon): { regions?: readonly string[] } {
  if (of === 'slavic') return { regions: ['pl', 'cz', 'sk', 'ua'] };
  return of === 'hindu' ? { regions: ['in'] } : {};
}

/** The Roman counterpart of a Greek deity. */
function counterpart({ key, female }: Deity): Labels | undefined {
  const row = ROMAN_NAMES.find((other) => other.key === key);
  if (row === undefined) return undefined;
  return {
    en: `The Romans called ${female ? 'her' : 'him'} ${row.roman.en}.`,
    pl: `U Rzymian ${female ? 'odpowiadała jej' : 'odpowiadał mu'} ${row.roman.pl}.`,
  };
}

/** A mythology as an answer after “which mythology” and „z której mitologii”. */
function adjective({ en, within }: (typeof PANTHEONS)[number]): Labels {
  const from = within.replace('mitologii ', '');
  return capitalLabels({
    en: en.replace(' mythology', ''),
    pl: `${from.startsWith('sł') ? 'ze' : 'z'} ${from}`,
  });
}

/** What a deity is. */
function office(row: Deity): Labels {
  const { en, pl } = namesOf(row);
  return { en: `${en} is ${row.role.en}.`, pl: `${pl} jest ${row.role.pl}.` };
}

function* deityOfRole(): Generator<BilingualQuestion> {
  for (const row of dealtDeities('deity-of-role')) {
    const home = pantheon(row.pantheon);
    const others = DEITIES.filter(
      (other) => other.pantheon === row.pantheon && other !== row && !(row.beside ?? []).includes(other.key),
    );
    const same = others.filter((other) => other.female === row.female);
    const ask = {
      en: `In ${home.en}, who is ${row.role.en}?`,
      pl: `Kto w ${home.within} jest ${row.role.pl}?`,
    };
    const why = row.why ?? counterpart(row);
    const halves = choice(`deity-of-role/${row.key}`, ask, namesOf(row), [same, others], why);
    const tags = [`${row.pantheon}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.pantheon), ...halves };
  }
}

function* pantheonOfDeity(): Generator<BilingualQuestion> {
  for (const row of dealtDeities('pantheon-of-deity')) {
    const { en, pl } = namesOf(row);
    const ask = {
      en: `To which mythology does the ${row.female ? 'goddess' : 'god'} ${en} belong?`,
      pl: `Z której mitologii pochodzi ${row.female ? 'bogini' : 'bóg'} ${pl}?`,
    };
    const others = PANTHEONS.filter((other) => other.key !== row.pantheon);
    const why = row.why ?? DEITY_NOTES[row.key] ?? office(row);
    const right = adjective(pantheon(row.pantheon));
    const wrong = others.map((other) => ({ key: other.key, ...adjective(other) }));
    const halves = choice(`pantheon-of-deity/${row.key}`, ask, right, [wrong], why);
    const tags = [`${row.pantheon}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.pantheon), ...halves };
  }
}

function isGoddess({ key }: RomanName): boolean {
  return DEITIES.some((deity) => deity.key === key && deity.female);
}

/** What the figure is, in Polish: `greck` gives „grecka bogini”, `rzymsk` gives „rzymski bóg”. */
function figure(row: RomanName, stem: 'greck' | 'rzymsk'): string {
  return `${stem}${isGoddess(row) ? 'a bogini' : row.key === 'odysseus' ? 'i bohater' : 'i bóg'}`;
}

/** Other figures of the same sex: a goddess among gods would give the answer away. */
function othersLike(row: RomanName): RomanName[] {
  return ROMAN_NAMES.filter((other) => other !== row && isGoddess(other) === isGoddess(row));
}

/** What the figure with two names does. */
function roleOf({ key }: RomanName): Labels | undefined {
  const deity = DEITIES.find((other) => other.key === key);
  const hero = HEROES.find((other) => other.key === key);
  if (deity !== undefined) return DEITY_NOTES[key] ?? office(deity);
  return hero === undefined
    ? undefined
    : { en: `In the myth, he ${hero.deed.en}.`, pl: `To on, jak mówi mit, ${hero.deed.pl}.` };
}

function* romanName(): Generator<BilingualQuestion> {
  for (const row of dealtNames('roman-name')) {
    const { en, pl } = namesOf(row);
    const ask = {
      en: `What did the Romans call the Greek ${isGoddess(row) ? 'goddess' : row.key === 'odysseus' ? 'hero' : 'god'} ${en}?`,
      pl: `Jakie imię ${isGoddess(row) ? 'nosiła' : 'nosił'} u Rzymian ${figure(row, 'greck')} ${pl}?`,
    };
    const others = othersLike(row).map(({ key, roman }) => ({ key, ...roman }));
    const { key, familiarity } = row;
    yield { key, familiarity, ...choice(`roman-name/${key}`, ask, row.roman, [others], roleOf(row)) };
  }
}

function* greekName(): Generator<BilingualQuestion> {
  for (const row of dealtNames('greek-name')) {
    const ask = {
      en: `By what name did the Greeks know the ${isGoddess(row) ? 'goddess' : 'god'} whom the Romans called ${row.roman.en}?`,
      pl: `Jakie imię ${isGoddess(row) ? 'nosiła' : 'nosił'} u Greków ${figure(row, 'rzymsk')} ${row.roman.pl}?`,
    };
    yield {
      key: row.key,
      familiarity: row.familiarity,
      ...entry(ask, namesOf(row), roleOf(row), row.spellings),
    };
  }
}

function* counterpartStatement(): Generator<BilingualQuestion> {
  for (const row of dealtNames('counterpart-statement')) {
    const seed = `counterpart-statement/${row.key}`;
    const isTrue = coin(seed);
    const [named = row] = isTrue ? [row] : draw(othersLike(row), 1, seed, (item) => item.key);
    const { en, pl } = namesOf(row);
    const statement = capitalLabels({
      en: `The Roman counterpart of ${en} is ${named.roman.en}.`,
      pl: `${figure(row, 'greck')} ${pl} to u Rzymian ${named.roman.pl}.`,
    });
    const role = roleOf(row);
    const names = {
      en: `The Romans called ${en} ${row.roman.en}. ${role?.en ?? ''}`.trim(),
      pl: `${pl} to u Rzymian ${row.roman.pl}. ${role?.pl ?? ''}`.trim(),
    };
    const { key, familiarity } = row;
    // A true statement has given the names already.
    const why = isTrue ? (role ?? names) : names;
    yield { key, familiarity, ...judgement(statement, isTrue, why) };
  }
}

function* heroOfDeed(): Generator<BilingualQuestion> {
  for (const row of dealtHeroes('hero-of-deed')) {
    const others = HEROES.filter((other) => other !== row && !(row.beside ?? []).includes(other.key));
    const same = others.filter((other) => other.female === row.female);
    const whom = row.female ? 'Która bohaterka mitologii greckiej' : 'Kto w mitologii greckiej';
    const ask = { en: `In Greek mythology, who ${row.deed.en}?`, pl: `${whom} ${row.deed.pl}?` };
    const halves = choice(`hero-of-deed/${row.key}`, ask, namesOf(row), [same], row.why);
    yield { key: row.key, familiarity: row.familiarity, ...halves };
  }
}

function* nameOfThing(): Generator<BilingualQuestion> {
  for (const row of dealtThings('mythic-name')) {
    const home = pantheon(row.mythology);
    const others = MYTHIC_THINGS.filter((other) => other !== row);
    const near = others.filter((other) => other.mythology === row.mythology);
    const ask = {
      en: `In ${home.en}, what is ${row.what.en} called?`,
      pl: `Jak nazywa się w ${home.within} ${row.what.pl}?`,
    };
    const pools = [near.filter((other) => other.kind === row.kind), near, others];
    const halves = choice(`mythic-name/${row.key}`, ask, namesOf(row), pools, row.why);
    const tags = [`${row.mythology}-mythology`];
    yield { key: row.key, familiarity: row.familiarity, tags, ...regions(row.mythology), ...halves };
  }
}

function* museOfArt(): Generator<BilingualQuestion> {
  for (const row of MUSES) {
    const ask = { en: `Who is the Muse of ${row.art.en}?`, pl: `Która z muz jest opiekunką ${row.art.pl}?` };
    const others = MUSES.filter((other) => other !== row);
    const halves = choice(`muse-of-art/${row.key}`, ask, namesOf(row), [others], row.why);
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
