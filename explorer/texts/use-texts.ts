import { useSite } from '../app/site-context.ts';
import type { Translations } from './define-texts.ts';

/** The texts in the language of the page. */
export const useTexts = <Texts>(texts: Translations<Texts>): Texts => texts[useSite().language];
