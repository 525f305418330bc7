import { ListExportsInput, ListExportsOutput } from '../contract/exports.ts';
import { defineOperation } from './endpoint.ts';
import { requireSecretKey } from './require-secret-key.ts';

const NO_EXPORTS =
  'This service has not made exports yet. Its operator makes them with `trivia exports make`, or regularly with TRIVIA_EXPORT_HOURS.';

export const listExports = defineOperation({
  summary: 'List the files with all questions',
  input: ListExportsInput,
  output: ListExportsOutput,
  async run({ exports }, _input, caller) {
    requireSecretKey(caller);
    const data = [...(await exports.list())];
    return { data, meta: { count: data.length, ...(data.length === 0 ? { note: NO_EXPORTS } : {}) } };
  },
});
