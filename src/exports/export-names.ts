import type { ExportFile } from '../contract/exports.ts';

/*
 * A set of exports is a folder, named after its time and with a manifest. Its files have the same time in their names, so
 * that a name never stands for different content.
 */

/** The name of the manifest in the folder of a set. */
export const MANIFEST = 'manifest.json';

const SET = /^\d{8}T\d{9}Z$/u;
const FILE = /-(\d{8}T\d{9}Z)\.jsonl\.gz$/u;

/** The name of the set made at a time. Names sort by time. */
export const setName = (madeAt: Date): string => madeAt.toISOString().replaceAll(/[-:.]/gu, '');

/** Whether a folder entry has the name of a set. */
export const isSet = (entry: string): boolean => SET.test(entry);

/** The name of a file in a set. */
export const fileName = (
  { language, license }: Pick<ExportFile, 'language' | 'license'>,
  set: string,
): string => `questions-${language}-${license}-${set}.jsonl.gz`;

/** The set that a file with this name would be in. */
export const setOfFile = (name: string): string | undefined => FILE.exec(name)?.[1];
