import { ARTISTS } from '../facts/arts/artworks.ts';
import { AUTHORS } from '../facts/arts/authors.ts';
import { COUNTRIES } from '../facts/geography/countries.ts';
import { DIRECTORS } from '../facts/arts/films.ts';
import { COMPOSERS, PERFORMERS } from '../facts/arts/music.ts';
import { namesOf, type Named } from '../facts/named.ts';
import { TAGS } from '../taxonomy/index.ts';
import { countryTag } from '../templates/geography/atlas.ts';
import { NAME_EXCEPTIONS, type NameException } from './name-exceptions.ts';

/** An import rule as in its data file: a name, and the tag and category that it implies. */
interface EntityRule {
  readonly name: string;
  readonly why: string;
  readonly en: readonly string[];
  readonly pl: readonly string[];
  readonly in: 'either';
  readonly with?: { readonly en: readonly string[] };
  readonly category?: string;
  readonly tags: readonly string[];
}

/** Letters. Shorter words are searched for as they are. */
const SHORTEST_STEM = 3;
const FINAL_VOWEL = /[aeioóuyé]$/u;

const EXCEPTIONS: ReadonlyMap<string, NameException> = new Map(NAME_EXCEPTIONS.map((row) => [row.key, row]));

/**
 * Prefixes that match a name in every grammatical case: `mari* skłodowsk*` for `Maria Skłodowska`. Short words and
 * initials are not inflected.
 */
function polishStems(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => {
      const stem = word.replace(FINAL_VOWEL, '');
      return stem.length < SHORTEST_STEM || word.endsWith('.') ? word : `${stem}*`;
    })
    .join(' ');
}

interface Conclusion {
  readonly why: string;
  readonly category?: string;
  /** Search patterns for the Polish label. */
  readonly polish: (label: string) => readonly string[];
}

function ruleOf(row: Named, { why, category, polish }: Conclusion): EntityRule[] {
  const exception = EXCEPTIONS.get(row.key);
  const labels = namesOf(row);
  const own = exception?.labelMeansElse === undefined;
  const en = [...(own ? [labels.en] : []), ...(exception?.en ?? [])];
  const pl = [...(own ? polish(labels.pl) : []), ...(exception?.pl ?? [])];
  if (!(row.key in TAGS) || en.length + pl.length === 0) return [];
  const names = { en: [...new Set(en)], pl: [...new Set(pl)] };
  const rule = { name: row.key, why, ...names, in: 'either', tags: [row.key] } as const;
  return [
    {
      ...rule,
      ...(category === undefined ? {} : { category }),
      ...(exception?.with === undefined ? {} : { with: { en: exception.with } }),
    },
  ];
}

const persons = (rows: readonly Named[], why: string, category: string): EntityRule[] =>
  rows.flatMap((row) => ruleOf(row, { why, category, polish: (label) => [polishStems(label)] }));

/**
 * Stems of country names are also stems of other words: `kub*` matches cubes and cups. So two grammatical cases are
 * searched for as they are.
 */
const countries = (why: string): EntityRule[] =>
  COUNTRIES.flatMap((country) =>
    ruleOf(
      { key: countryTag(country), en: country.en, pl: country.pl },
      { why, polish: (label) => [label, country.genitive] },
    ),
  );

/**
 * A rule for every person and country in the fact tables with a tag and an unambiguous name. `npm run rules:entities`
 * writes them to `indexer/rules/data/entities.json`, because the importer must not read the catalogue.
 */
export function entityRules(): readonly EntityRule[] {
  const rules = [
    ...persons(AUTHORS, 'The full name of a writer, or a surname that only this writer has.', 'books'),
    ...persons(COMPOSERS, 'The full name of a composer, or a surname that only this composer has.', 'music'),
    ...persons(PERFORMERS, 'The name of a band or singer that is not a common word.', 'music'),
    ...persons(DIRECTORS, 'The full name of a film director, or a surname that only this one has.', 'film'),
    ...persons(ARTISTS, 'The full name of an artist, or a surname that only this artist has.', 'art'),
    ...countries('The name of a country; the question may be about anything.'),
  ];
  const first = new Map(rules.toReversed().map((rule) => [rule.name, rule]));
  return rules.filter((rule) => first.get(rule.name) === rule);
}
