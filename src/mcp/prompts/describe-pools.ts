import type { Language } from '../../contract/vocabulary.ts';
import { POOL_TEXTS } from '../texts/pools.ts';
import type { Pool } from './pools.ts';

/** The filters of a pool within a sentence, such as `open questions, quality all`; empty for the default pool. */
export function poolName({ type, quality }: Pool, lang: Language): string {
  const texts = POOL_TEXTS[lang];
  return [type === undefined ? [] : texts.open, quality === undefined ? [] : texts[quality]]
    .flat()
    .join(', ');
}

/** Why a plan uses pools other than the default one, a sentence for each filter. */
export function whyWider(pools: readonly Pool[], lang: Language): string[] {
  const { why } = POOL_TEXTS[lang];
  const uses = (quality: Pool['quality']): boolean => pools.some((pool) => pool.quality === quality);
  return [
    uses('standard') ? why.standard : [],
    uses('all') ? why.all : [],
    pools.some(({ type }) => type !== undefined) ? why.open : [],
  ].flat();
}
