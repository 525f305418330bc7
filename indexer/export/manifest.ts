import { z } from 'zod';

import { Source } from '../../src/contract/vocabulary.ts';
import type { ExportFilter } from '../store/questions/export-questions.ts';
import { UPSTREAMS } from '../sources/licences.ts';
import type { ExportTally } from './tally.ts';
import type { WrittenFile } from './atomic-file.ts';

/** The name of the manifest in a folder, and the last part of its name next to a file with another name. */
export const MANIFEST = 'manifest.json';

const FORMAT_NAME = 'trivia-question-service export';
/** Identifies the format for readers. */
const FORMAT = `${FORMAT_NAME} 1`;

/** Whether a manifest is ours, of any version: other programs have manifests, too. */
export const isOurs = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  typeof value.format === 'string' &&
  value.format.startsWith(FORMAT_NAME);

/** What an import reads. The rest is for people, and may be extended. */
export const ManifestFiles = z.object({
  format: z.literal(FORMAT),
  files: z.array(
    z.object({
      name: z.string().regex(/^[^/\\]+$/u),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    }),
  ),
});
export type ManifestFiles = z.infer<typeof ManifestFiles>;

/** The attribution for the questions of a source, as text. */
function attribution(source: Source): string {
  const { title, author, homepage, license, licenseUrl } = UPSTREAMS[source];
  const place = homepage === '' ? '' : ` (${homepage})`;
  return `${title}${place} by ${author}, ${license}, ${licenseUrl}. Each record says under attribution.modifications what was changed.`;
}

/** Describes an export and its files. */
export function exportManifest(
  origin: { readonly service: string; readonly version: string; readonly exportedAt: Date },
  filter: ExportFilter,
  tally: ExportTally,
  file: WrittenFile & { readonly name: string },
): object {
  const sources = Source.options.filter((source) => (tally.sources[source] ?? 0) > 0);
  return {
    format: FORMAT,
    ...origin,
    filters: filter,
    order: 'placeholders, originals, translations of originals, further translations; each by id',
    questions: tally.questions,
    placeholders: tally.placeholders,
    stale: tally.stale,
    bySource: tally.sources,
    byLanguage: tally.languages,
    byLicense: tally.licenses,
    byQuality: tally.tiers,
    attribution: Object.fromEntries(
      sources.map((source) => {
        const { notice, remark } = UPSTREAMS[source];
        return [source, { text: attribution(source), notice, remark }];
      }),
    ),
    files: [{ name: file.name, bytes: file.bytes, sha256: file.sha256 }] satisfies ManifestFiles['files'],
  };
}
