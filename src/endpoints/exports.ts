import { z } from 'zod';

import { ExportFile, FileOnDisk } from '../contract/exports.ts';
import { ServiceError } from '../errors.ts';
import { KEYED_GET, endpoint, type Caller } from './endpoint.ts';

export const ListExportsOutput = z.object({
  data: z.array(ExportFile),
  meta: z.object({
    count: z.int().describe('Files in this response.'),
    note: z.string().optional().describe('Why there are none.'),
  }),
});

export const DownloadExportOutput = z.object({ data: FileOnDisk, meta: z.object({}) });

const NO_EXPORTS =
  'This service has not made exports yet. Its operator makes them with `trivia exports make`, or regularly with TRIVIA_EXPORT_HOURS.';

export const listExports = endpoint({
  ...KEYED_GET,
  id: 'listExports',
  path: '/exports',
  tag: 'Exports',
  errors: ['secret_key_required'],
  summary: 'List the files with all questions',
  description:
    'Lists files with all questions of a language and licence, as compressed JSON lines. Only secret keys may download them.',
  returns: 'The files.',
  example: {
    data: [
      {
        name: 'questions-pl-CC-BY-4.0-20260131T120000000Z.jsonl.gz',
        language: 'pl',
        license: 'CC-BY-4.0',
        questions: 12_103,
        bytes: 1_604_118,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        madeAt: '2026-01-31T12:00:00.000Z',
        since: '2026-01-31T11:59:59.991Z',
      },
    ],
    meta: { count: 1 },
  },
  leadsTo: { download: ['downloadExport', 'name', 'data/0/name'] },
  input: z.strictObject({}),
  output: ListExportsOutput,
  async run({ exports }, _input, caller) {
    requireSecretKey(caller);
    const data = [...(await exports.list())];
    return { data, meta: { count: data.length, ...(data.length === 0 ? { note: NO_EXPORTS } : {}) } };
  },
});

export const downloadExport = endpoint({
  ...KEYED_GET,
  id: 'downloadExport',
  path: '/exports/:name',
  tag: 'Exports',
  sendsFile: true,
  errors: ['secret_key_required', 'export_not_found'],
  summary: 'Download a file with questions',
  description: 'Downloads a file that `GET /exports` lists, whole or in parts (`Range`).',
  returns: 'The whole file.',
  input: z.strictObject({
    name: z.string().max(200).describe('A `name` from `GET /exports`.'),
  }),
  output: DownloadExportOutput,
  async run({ exports }, { name }, caller) {
    requireSecretKey(caller);
    const data = await exports.find(name);
    if (data === undefined) throw new ServiceError('export_not_found', `There is no export ${name}.`);
    return { data, meta: {} };
  },
});

/**
 * Refuses callers without a secret key. Publishable keys are in web pages, where anyone can copy them.
 *
 * @throws ServiceError `secret_key_required`
 */
function requireSecretKey({ key }: Caller): void {
  if (key?.scope !== 'sk')
    throw new ServiceError('secret_key_required', 'This endpoint requires a secret key.');
}
