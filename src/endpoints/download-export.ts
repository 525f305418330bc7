import { DownloadExportInput, DownloadExportOutput } from '../contract/exports.ts';
import { ServiceError } from '../errors.ts';
import { defineOperation } from './endpoint.ts';
import { requireSecretKey } from './require-secret-key.ts';

export const downloadExport = defineOperation({
  summary: 'Download a file with questions',
  input: DownloadExportInput,
  output: DownloadExportOutput,
  async run({ exports }, { name }, caller) {
    requireSecretKey(caller);
    const data = await exports.find(name);
    if (data === undefined) throw new ServiceError('export_not_found', `There is no export ${name}.`);
    return { data, meta: {} };
  },
});
