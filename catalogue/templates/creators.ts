import type { Labels } from '../taxonomy/label.ts';

/** The end of a Polish sentence about a work: „stworzył Hergé”, „stworzyły Angela i Luciana Giussani”. */
export function createdBy({ pl }: Labels, women = false): string {
  if (pl.includes(' i ')) return `${women ? 'stworzyły' : 'stworzyli'} ${pl}`;
  return `${women ? 'stworzyła' : 'stworzył'} ${pl}`;
}
