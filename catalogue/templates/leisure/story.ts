import type { Labels } from '../../taxonomy/label.ts';

/** What a manga or anime is about; undefined if the table does not say. */
export function toldStory(about: Labels | undefined, { en, pl }: Labels): Labels | undefined {
  return about === undefined
    ? undefined
    : { en: `“${en}” is about ${about.en}.`, pl: `„${pl}” opowiada o ${about.pl}.` };
}
