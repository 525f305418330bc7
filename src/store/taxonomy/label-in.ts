import { DEFAULT_LANGUAGE } from '../../contract/vocabulary.ts';

/** The texts of a label by language. The languages are data, and an entry may have no text in some of them. */
export type Labels = Readonly<Record<string, string>>;

/** A vocabulary entry with its labels. The slug of a region is its code. */
export interface LabelledSlug {
  readonly slug: string;
  readonly label: Labels;
}

/** The label of an entry in a language, or else in the default language, or else its slug. */
export const labelIn = ({ slug, label }: LabelledSlug, language: string): string =>
  label[language] ?? label[DEFAULT_LANGUAGE] ?? slug;
