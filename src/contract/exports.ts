import { z } from 'zod';

import { Language, LicenseId } from './vocabulary.ts';

/** A file with all questions of one language and licence. */
export const ExportFile = z.object({
  name: z.string().describe('File name, for `GET /exports/{name}`.'),
  language: Language,
  license: LicenseId,
  questions: z.int().describe('Lines of the file.'),
  bytes: z.int().describe('Size of the compressed file.'),
  sha256: z.string().describe('SHA-256 of the compressed file, hexadecimal.'),
  madeAt: z.iso.datetime(),
  since: z.iso
    .datetime()
    .describe(
      'Where a mirror continues: with `updated_since` in `/questions` and `since` in `/questions/removed`.',
    ),
});
export type ExportFile = z.infer<typeof ExportFile>;

export const FileOnDisk = ExportFile.extend({ path: z.string() });
export type FileOnDisk = z.infer<typeof FileOnDisk>;
