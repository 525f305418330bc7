import { ListExportsInput, ListExportsOutput } from '../contract/exports.ts';
import { endpoint } from './endpoint.ts';
import { requireSecretKey } from './require-secret-key.ts';

const NO_EXPORTS =
  'This service has not made exports yet. Its operator makes them with `trivia exports make`, or regularly with TRIVIA_EXPORT_HOURS.';

export const listExports = endpoint({
  id: 'listExports',
  method: 'GET',
  path: '/exports',
  tag: 'Exports',
  auth: 'key',
  errors: ['secret_key_required'],
  summary: 'List the files with all questions',
  description:
    'Lists files with all questions of a language and licence, as compressed JSON lines. Only secret keys may download them.',
  returns: 'The files.',
  leadsTo: { download: ['downloadExport', 'name', 'data/0/name'] },
  input: ListExportsInput,
  output: ListExportsOutput,
  async run({ exports }, _input, caller) {
    requireSecretKey(caller);
    const data = [...(await exports.list())];
    return { data, meta: { count: data.length, ...(data.length === 0 ? { note: NO_EXPORTS } : {}) } };
  },
});
