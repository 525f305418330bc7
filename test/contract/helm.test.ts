import { lstatSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { readConfig } from '../../src/config.ts';
import {
  helm,
  KUBERNETES_VERSIONS,
  KubernetesObject,
  kubernetesSchemas,
  type CheckObject,
  type Helm,
} from '../support/kubernetes-tools.ts';

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
const run: Helm = (...parameters) =>
  typeof program === 'string' ? Promise.reject(new Error(program)) : program(...parameters);

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
