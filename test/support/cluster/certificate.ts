import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ownFolder } from '../own-folder.ts';

/** Makes a certificate for this machine, which is its own CA. Its files are deleted when the test ends. */
export async function aCertificate(): Promise<{ readonly certificate: string; readonly key: string }> {
  const folder = await ownFolder();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=test', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names, ...files]);
  return { certificate, key };
}
