import { DownloadExportInput, DownloadExportOutput } from '../contract/exports.ts';
import { ServiceError } from '../errors.ts';
import { endpoint } from './endpoint.ts';
import { requireSecretKey } from './require-secret-key.ts';

export const downloadExport = endpoint({
  id: 'downloadExport',
  method: 'GET',
  path: '/exports/:name',
  tag: 'Exports',
  auth: 'key',
  sendsFile: true,
  errors: ['secret_key_required', 'export_not_found'],
  summary: 'Download a file with questions',
  description: 'Downloads a file that `GET /exports` lists, whole or in parts (`Range`).',
  returns: 'The whole file.',
  input: DownloadExportInput,
  output: DownloadExportOutput,
  async run({ exports }, { name }, caller) {
    requireSecretKey(caller);
    const data = await exports.find(name);
    if (data === undefined) throw new ServiceError('export_not_found', `There is no export ${name}.`);
    return { data, meta: {} };
  },
});
