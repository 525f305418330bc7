import { AUTHORS, type Author } from '../facts/authors.ts';
import { BOOKS, KINDS, type Book } from '../facts/books.ts';
import { CENTURIES } from '../facts/centuries.ts';
import { byKey, namesOf } from '../facts/named.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion } from '../template.ts';
import { regionsOf } from './arts-questions.ts';
import type { StarterLanguage } from '../languages.ts';

export const author = byKey(AUTHORS);

/** Other writers, those of the same literature and period first. */
export function otherAuthors(right: Author): Author[][] {
  const others = AUTHORS.filter((other) => other.key !== right.key);
  const near = others.filter((other) => other.literature === right.literature);
  return [
    near.filter((other) => Math.abs(other.century - right.century) <= 1),
    near,
    others.filter((other) => Math.abs(other.century - right.century) <= 1),
    others,
  ];
}

/** Works by other writers, those of the same literature first. */
export function otherBooks(right: Book): Book[][] {
  const others = BOOKS.filter((other) => other.by !== right.by);
  const { literature } = author(right.by);
  return [others.filter((other) => author(other.by).literature === literature), others];
}

export function about(row: Book): Pick<BilingualQuestion, 'tags' | 'regions'> {
  const by = author(row.by);
  return { tags: [`${by.literature}-literature`, by.key], ...regionsOf(by) };
}

/** Other works of the author and when the work was published; undefined when the tables have neither. */
export function background(row: Book): Labels | undefined {
  const others = BOOKS.filter((other) => other.by === row.by && other.key !== row.key).map(namesOf);
  const more = others.slice(0, 3);
  const age = CENTURIES.find(({ number }) => number === row.century);
  if (more.length === 0 && age === undefined) return undefined;
  const century = age === undefined ? undefined : namesOf(age);
  const list = (language: StarterLanguage): string =>
    more.map((names) => (language === 'en' ? `“${names.en}”` : `„${names.pl}”`)).join(', ');
  const parts = {
    en: [
      ...(century === undefined ? [] : [`First published in the ${century.en}.`]),
      ...(more.length === 0 ? [] : [`By the same author: ${list('en')}.`]),
    ],
    pl: [
      ...(century === undefined ? [] : [`Pierwsze wydanie: ${century.pl}.`]),
      ...(more.length === 0 ? [] : [`Z tego samego dorobku: ${list('pl')}.`]),
    ],
  };
  return { en: parts.en.join(' '), pl: parts.pl.join(' ') };
}

export function title(row: Book): { en: string; pl: string } {
  const { en, pl } = namesOf(row);
  return { en: `${KINDS[row.kind].en} “${en}”`, pl: `${KINDS[row.kind].pl} „${pl}”` };
}
