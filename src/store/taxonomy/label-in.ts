import { DEFAULT_LANGUAGE } from '../../contract/vocabulary.ts';

/** Texts of one label by language. Which languages there are is data: an entry may lack some. */
export type Labels = Readonly<Record<string, string>>;

/** An entry of the vocabulary with its labels; the slug of a region is its code. */
export interface LabelledSlug {
  readonly slug: string;
  readonly label: Labels;
}

/** The label of an entry in a language, or else in the default language, or else its slug. */
export const labelIn = ({ slug, label }: LabelledSlug, language: string): string =>
  label[language] ?? label[DEFAULT_LANGUAGE] ?? slug;
