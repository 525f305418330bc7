import type { Labels } from '../taxonomy/label.ts';

/** “Lost”; an addition in brackets stays outside the quotation marks: “The Office” (American version). */
export function quoted({ en, pl }: Labels): Labels {
  const quote = (title: string, open: string, close: string): string =>
    title.replace(
      /^(.*?)( \([^()]*\))?$/,
      (_all, name: string, addition: string | undefined) => `${open}${name}${close}${addition ?? ''}`,
    );
  return { en: quote(en, '“', '”'), pl: quote(pl, '„', '”') };
}
