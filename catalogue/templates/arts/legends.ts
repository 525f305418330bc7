import { HOMES_OF_LEGEND, type MythicBeing, MYTHIC_BEINGS } from '../../facts/arts/mythic-beings.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { askColumn, capitalLabels } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';

/** Traditions with neighbouring ones. */
const PARTS: Readonly<Record<MythicBeing['home'], string>> = {
  greek: 'europe',
  norse: 'europe',
  slavic: 'europe',
  celtic: 'europe',
  egyptian: 'near-east',
  mesopotamian: 'near-east',
  jewish: 'near-east',
  arabian: 'near-east',
  hindu: 'asia',
  japanese: 'asia',
  aztec: 'america',
  inca: 'america',
};

const beings = {
  category: 'mythology',
  rows: MYTHIC_BEINGS,
  subcategories: ['myths-and-legends'],
  tags: ['mythology', 'beings-of-legend'],
  near: ({ home }: MythicBeing) => [home, PARTS[home]],
} as const;

/** Other templates ask this about Greek, Norse and some Slavic beings. */
const ASKED_ELSEWHERE = ['baba-yaga', 'leshy', 'domovoy', 'poludnica'];
const LESSER_KNOWN = MYTHIC_BEINGS.filter(
  ({ key, home }) => home !== 'greek' && home !== 'norse' && !ASKED_ELSEWHERE.includes(key),
);

const dealt = deal(LESSER_KNOWN, {
  'home-of-mythic-being': { most: 14 },
  'role-of-mythic-being': { most: 12 },
  'mythic-being-of-role': { most: 12 },
});

/** The name inside a sentence: with an article in English, if it is a common noun. */
function inSentence({ kind }: MythicBeing, { en, pl }: Labels): Labels {
  return kind === true ? { en: `the ${en.toLowerCase()}`, pl: pl.toLowerCase() } : { en, pl };
}

/** The Polish adjectives are in the locative plural, as in `w … wierzeniach`. */
function home({ home: key }: MythicBeing): Labels {
  const { en, within } = HOMES_OF_LEGEND[key];
  return capitalLabels({ en, pl: `w ${within.slice(0, -'ej'.length)}ch` });
}

/** Who or what it is, and what else there is to tell. */
function told(row: MythicBeing, names: Labels): Labels {
  const name = capitalLabels(inSentence(row, names));
  const more = {
    en: row.why === undefined ? '' : ` ${row.why.en}`,
    pl: row.why === undefined ? '' : ` ${row.why.pl}`,
  };
  return { en: `${name.en} is ${row.role.en}.${more.en}`, pl: `${name.pl} to ${row.role.pl}.${more.pl}` };
}

/** Roles of which English asks “who is …?”. */
const PERSON = /\b(?:hero|god|goddess|king|man|wife|creator|leader)\b/;

export const ARTS_LEGENDS: readonly Template[] = [
  askColumn({
    ...beings,
    name: 'home-of-mythic-being',
    asked: dealt('home-of-mythic-being'),
    near: () => '',
    ask: (names, row) => ({
      en: `In which mythology or folklore do we meet ${inSentence(row, names).en}?`,
      pl: `W jakich wierzeniach pojawia się ${inSentence(row, names).pl}?`,
    }),
    answer: home,
    why: told,
  }),
  askColumn({
    ...beings,
    name: 'role-of-mythic-being',
    asked: dealt('role-of-mythic-being'),
    ask: (names, row) => ({
      en: `In ${HOMES_OF_LEGEND[row.home].en} tradition, ${row.kind === true ? 'what' : 'who or what'} is ${inSentence(row, names).en}?`,
      pl: `Kto lub co w tradycji ${HOMES_OF_LEGEND[row.home].within} kryje się pod ${row.kind === true ? `nazwą „${inSentence(row, names).pl}”` : `imieniem ${names.pl}`}?`,
    }),
    answer: ({ role }) => capitalLabels(role),
    why: (row) => row.why,
  }),
  askMember({
    ...beings,
    name: 'mythic-being-of-role',
    asked: dealt('mythic-being-of-role'),
    fewest: 1,
    value: ({ role }) => role,
    ask: ({ en, pl }, { home: key, kind }) => ({
      en: `In ${HOMES_OF_LEGEND[key].en} tradition, ${PERSON.test(en) && kind !== true ? `who is ${en.replace(/^an? /, 'the ')}` : `what is ${en.replace(/^an? /, 'the ')} called`}?`,
      pl: `Jak w tradycji ${HOMES_OF_LEGEND[key].within} nazywa się ${pl}?`,
    }),
    why: (row) => row.why,
  }),
];
