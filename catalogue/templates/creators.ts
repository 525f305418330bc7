import type { Labels } from '../taxonomy/label.ts';

/** The end of a Polish sentence that names the creators of a work, after „jego” or „jej”: „twórcą jest Hergé”. */
export function creatorsOf({ pl }: Labels, women = false): string {
  if (pl.includes(' i ')) return `${women ? 'twórczyniami' : 'twórcami'} są ${pl}`;
  return `${women ? 'twórczynią' : 'twórcą'} jest ${pl}`;
}
