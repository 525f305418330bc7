import type { CategorySlug } from '../../src/contract/categories.ts';

interface Relation {
  readonly category: CategorySlug;
  /** The template of the relation's questions; null if another relation has the same one. */
  readonly asks: RegExp | null;
}

const relation = (category: CategorySlug, asks: RegExp | null): Relation => ({ category, asks });

/** Relations by their Wikidata property. */
const RELATIONS: Readonly<Record<string, Relation>> = {
  P17: relation('geography', /^which country is .+ located in$/iu),
  P19: relation('celebrities', /^where was .+ born$/iu),
  P20: relation('celebrities', /^where did .+ die$/iu),
  P26: relation('celebrities', /^who is .+ married to$/iu),
  P36: relation('geography', /^what is the capital of .+$/iu),
  P40: relation('celebrities', /^who is (?!the author of ).+['’]s child$/iu),
  P50: relation('books', /^who is the author of .+$/iu),
  P69: relation('celebrities', /^where was .+ educated$/iu),
  P106: relation('celebrities', /^what kind of work does .+ do$/iu),
  P112: relation('general-knowledge', /^who founded .+$/iu),
  P127: relation('general-knowledge', /^who owns .+$/iu),
  P131: relation('geography', null),
  P136: relation('music', /^what type of music does .+ play$/iu),
  P159: relation('geography', /^where is the headquarters? of .+$/iu),
  P170: relation('art', /^who was .+ created by$/iu),
  P175: relation('music', /^who performed .+$/iu),
  P176: relation('general-knowledge', /^which company is .+ produced by$/iu),
  P264: relation('music', /^what music label is .+ represented by$/iu),
  P276: relation('geography', null),
  P407: relation('books', /^which language was .+ written in$/iu),
  P413: relation('sports', /^what position does .+ play$/iu),
  P495: relation('film', /^which country was .+ created in$/iu),
  P740: relation('general-knowledge', /^where was .+ founded$/iu),
  P800: relation('celebrities', /^what is .+ famous for$/iu),
};

/** Files are named after their relations. */
const NAMED = /(?:^|\/)(P\d{1,6})[._-][^/]*$|(?:^|\/)(P\d{1,6})$/u;

/**
 * The relation of a question, by the name of its file, or else, as for standard input, by its template. Undefined if
 * neither shows it: two relations share a template.
 */
export function relationOf(file: string, question: string): string | undefined {
  const [, dotted, bare] = NAMED.exec(file) ?? [];
  const asked = question.replace(/\s*\?$/u, '');
  return (
    dotted ??
    bare ??
    Object.keys(RELATIONS).find((property) => RELATIONS[property]?.asks?.test(asked) === true)
  );
}

/** Null for an unknown relation, which the upstream may have added. */
export const categoryOf = (property: string): CategorySlug | null =>
  Object.hasOwn(RELATIONS, property) ? (RELATIONS[property]?.category ?? null) : null;
