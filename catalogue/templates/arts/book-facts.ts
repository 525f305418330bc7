import { AUTHORS, type Author } from '../../facts/arts/authors.ts';
import { BOOKS, KINDS, type Book } from '../../facts/arts/books.ts';
import { CHARACTERS } from '../../facts/arts/characters.ts';
import { byKey, namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion } from '../../template.ts';
import { regionsOf } from './questions.ts';

export const author = byKey(AUTHORS);

/** Other writers, those of the same literature, period and sex first. */
export function otherAuthors(right: Author): Author[][] {
  const others = AUTHORS.filter((other) => other.key !== right.key);
  const isNear = ({ century }: Author): boolean => Math.abs(century - right.century) <= 1;
  const isLike = ({ woman }: Author): boolean => woman === right.woman;
  const near = others.filter((other) => other.literature === right.literature);
  return [
    near.filter((other) => other.century === right.century && isLike(other)),
    near.filter((other) => isNear(other) && isLike(other)),
    ...(right.woman === true ? [others.filter((other) => isNear(other) && isLike(other))] : []),
    near.filter(isNear),
    near,
    others.filter(isNear),
    others,
  ];
}

/** Works by other writers, those of the same genre, or of the same literature, period and kind, first. */
export function otherBooks(right: Book): Book[][] {
  const others = BOOKS.filter((other) => other.by !== right.by);
  const { literature, century } = author(right.by);
  const near = others.filter((other) => author(other.by).literature === literature);
  const like = near.filter((other) => Math.abs(author(other.by).century - century) <= 1);
  const kindred = like.filter((other) => other.kind === right.kind);
  const genre = others.filter((other) => right.genre !== undefined && other.genre === right.genre);
  const age = kindred.filter((other) => author(other.by).century === century);
  return [genre, age, kindred, like, near, others];
}

export function about(row: Book): Pick<BilingualQuestion, 'tags' | 'regions'> {
  const by = author(row.by);
  return { tags: [`${by.literature}-literature`, by.key], ...regionsOf(by) };
}

/** Other works of the author, or a character of the work; undefined when the tables have neither. */
export function background(row: Book): Labels | undefined {
  const by = author(row.by);
  const character = CHARACTERS.find(({ book, familiarity }) => book === row.key && familiarity < 5);
  const others = BOOKS.filter((other) => other.by === row.by && other.key !== row.key);
  if (row.why !== undefined) return row.why;
  if (others.length > 0) {
    const works = others.slice(0, 2).map((other) => namesOf(other));
    const his = by.woman === true ? 'tej autorki' : 'tego autora';
    return {
      en: `${by.en} also wrote ${works.map(({ en }) => `“${en}”`).join(' and ')}.`,
      pl: `${works.length === 1 ? 'Inne dzieło' : 'Inne dzieła'} ${his} to ${works.map(({ pl }) => `„${pl}”`).join(' i ')}.`,
    };
  }
  if (character === undefined) return undefined;
  const { en, pl } = namesOf(character);
  return { en: `One of its characters is ${en}.`, pl: `Jedną z postaci jest ${pl}.` };
}

export function title(row: Book): { en: string; pl: string } {
  const { en, pl } = namesOf(row);
  return { en: `${KINDS[row.kind].en} “${en}”`, pl: `${KINDS[row.kind].pl} „${pl}”` };
}
