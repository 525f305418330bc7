import type { Answer } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

export type Similar = Required<
  Pick<Answer<'/suggest'>['data'][number], 'kind' | 'value' | 'label' | 'playable'>
>;

/** Suggestions for each kind of page. */
const EACH = 4;
/** The API takes texts up to this length. */
const LONGEST = 50;

/** Names like one that does not exist. */
export async function findSimilar(
  name: string,
  { client, language, signal }: PageRequest,
): Promise<Similar[]> {
  const q = name
    .replaceAll(/[-_+,\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (q === '') return [];
  const query = { q, lang: language, kinds: [...SUBJECT_KINDS], limit: EACH, include: ['playable' as const] };
  const { data } = await client.get('/suggest', query, { signal });
  return data.map(({ kind, value, label, playable = 0 }) => ({ kind, value, label, playable }));
}
