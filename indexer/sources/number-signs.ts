import type { Language } from '../../src/contract/vocabulary.ts';

/** The signs with which a language writes numbers: before the fraction, and between groups of three digits. */
interface NumberSigns {
  readonly point: string;
  readonly separator: string;
}

export const NUMBER_SIGNS: Readonly<Record<Language, NumberSigns>> = {
  en: { point: '.', separator: ',' },
  pl: { point: ',', separator: ' ' },
};
