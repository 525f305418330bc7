import { LANGUAGES } from '../src/contract/vocabulary.ts';

type Row = (typeof LANGUAGES)[number];
type StarterRow = Extract<Row, { readonly inStarterCatalogue: true }>;

const isStarter = (row: Row): row is StarterRow => row.inStarterCatalogue;

/** The languages that every question of the starter catalogue is written in. */
export const STARTER_LANGUAGES = LANGUAGES.filter(isStarter).map(({ code }) => code);
export type StarterLanguage = StarterRow['code'];
