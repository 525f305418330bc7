import { MANGA_TERMS, type MangaTerm } from '../../facts/leisure/manga.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn, capitalLabels } from '../sheet/sheet.ts';

/** A meaning as the answer to „Co oznacza…?”, which calls for the accusative. */
const meant = ({ meaning, whom }: MangaTerm): Labels =>
  capitalLabels({ en: meaning.en, pl: whom ?? meaning.pl });

const terms = {
  category: 'anime-manga',
  rows: MANGA_TERMS,
  subcategories: ['manga-terms'],
  tags: ['manga-terms'],
  near: ({ meaning }: MangaTerm) => meaning.en.split(' ', 1).join(''),
} as const;

export const LEISURE_MANGA_TERMS: readonly Template[] = [
  askColumn({
    ...terms,
    name: 'meaning-of-manga-term',
    ask: ({ en, pl }) => ({
      en: `Among fans of manga and anime, what does the word “${en}” mean?`,
      pl: `Co wśród miłośników mangi i anime oznacza słowo „${pl}”?`,
    }),
    answer: (row) => (row.ask === undefined ? meant(row) : undefined),
    wrong: (row) =>
      MANGA_TERMS.filter((other) => other.key !== row.key && terms.near(other) === terms.near(row)).map(
        meant,
      ),
    why: ({ note }) => note,
  }),
  askMember({
    ...terms,
    name: 'manga-term-of-meaning',
    fewest: 1,
    value: ({ ask, meaning }) => (ask === 'term' ? meaning : undefined),
    offered: MANGA_TERMS,
    ask: ({ en, pl }, { whom }) => ({
      en: `What do fans of manga and anime call ${en}?`,
      pl: `Jak miłośnicy mangi i anime nazywają ${whom ?? pl}?`,
    }),
    option: (row) => capitalLabels(alike(row.en)),
    why: ({ note }) => note,
  }),
];
