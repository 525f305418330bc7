import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { execFile } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';

import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { portOf } from '../../support/listening.ts';
import { makeSearchable } from '../../support/load.ts';
import { listening } from '../../support/clients/mcp.ts';
import { COMPILED } from '../../support/processes.ts';

const RUNNER = join(process.cwd(), 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

const engines = await ownEngines();
await makeSearchable(engines);
const api = await anApi(engines);
const address = await listening(api.app);

/** Scenarios that need no credentials. */
const ANONYMOUS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

/** Scenarios that need credentials, and use names that the suite has invented. */
const WITH_KEY = [
  'logging-set-level',
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-error',
  'resources-read-text',
  'prompts-get-simple',
];

/** Scenarios that do not apply, with the reason. */
const NOT_OURS: Readonly<Record<string, string>> = {
  'tools-call-image': 'no tool returns images',
  'tools-call-audio': 'no tool returns audio',
  'tools-call-embedded-resource': 'no tool returns a resource',
  'tools-call-mixed-content': 'no tool returns images or resources',
  'tools-call-with-logging': 'responses are JSON, so tools cannot send notifications',
  'tools-call-with-progress': 'responses are JSON, so tools cannot send notifications',
  'tools-call-sampling': 'a stateless server cannot send requests to the client',
  'tools-call-elicitation': 'a stateless server cannot send requests to the client',
  'elicitation-sep1034-defaults': 'a stateless server cannot send requests to the client',
  'elicitation-sep1330-enums': 'a stateless server cannot send requests to the client',
  'server-sse-multiple-streams': 'there are no streams: GET returns 401 or 405',
  'server-sse-polling': 'there are no streams: GET returns 401 or 405',
  'json-schema-2020-12': 'needs a tool with an invented schema',
  'resources-read-binary': 'no resource is binary',
  'resources-templates-read': 'there are no resource templates',
  'resources-subscribe': 'a stateless server keeps no subscriptions',
  'resources-unsubscribe': 'a stateless server keeps no subscriptions',
  'prompts-get-with-args': 'needs a prompt that repeats two invented arguments',
  'prompts-get-embedded-resource': 'no prompt embeds a resource',
  'prompts-get-with-image': 'no prompt has an image',
};

/** Our names for those on the suite's example server. */
const NAMES: Readonly<Record<string, string>> = {
  test_simple_text: 'svc_languages',
  test_error_handling: 'svc_topic_by_slug',
  'test://static-text': 'mcp://svc/languages',
  test_simple_prompt: 'client_mechanics_patterns',
  test_prompt_with_arguments: 'build_quiz',
  arg1: 'topic',
};

/** Adds the key, which the suite cannot send, and replaces its names by ours. */
const proxy = createServer((request, response) => {
  void (async () => {
    let body = await text(request);
    for (const [theirs, ours] of Object.entries(NAMES)) body = body.replaceAll(`"${theirs}"`, `"${ours}"`);
    const upstream = await fetch(`${address}${request.url ?? ''}`, {
      method: request.method ?? 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? '',
        accept: request.headers.accept ?? '',
        authorization: `Bearer ${api.key}`,
      },
      ...(body === '' ? {} : { body }),
    });
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? 'text/plain',
    });
    response.end(await upstream.text());
  })();
});
const proxied = `http://127.0.0.1:${await portOf(proxy)}`;
afterAll(() => proxy.close());

const folder = await mkdtemp(join(tmpdir(), 'trivia-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the suite without blocking, because the service runs in this process, and returns its output. */
const run = (parameters: readonly string[]): Promise<string> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      parameters,
      { cwd: folder, timeout: 110_000, env: { ...process.env, NODE_COMPILE_CACHE: COMPILED } },
      (_error, stdout, stderr) => done(stdout + stderr),
    );
  });

/** Runs scenarios one after the other in one process, because its start takes longer than a scenario. */
const RUN_ALL = `
  const { exit } = process;
  console.error = console.log;
  for (const [index, [name, url]] of JSON.parse(process.argv.at(-1)).entries()) {
    process.argv = [process.execPath, 'server', '--url', url, '--scenario', name];
    const code = await new Promise((end) => {
      process.exit = end;
      void import('${pathToFileURL(RUNNER).href}?' + index);
    });
    console.log('\\nended: ' + name + ' ' + code);
  }
  exit();`;

const scenarios = [
  ...ANONYMOUS.map((name) => [name, address] as const),
  ...WITH_KEY.map((name) => [name, proxied] as const),
].map(([name, at]) => [name, `${at.replace('127.0.0.1', 'localhost')}/mcp`]);
const output = await run(['--input-type=module', '--eval', RUN_ALL, JSON.stringify(scenarios)]);
/** The output of each scenario, and its exit code. */
const outcomes = new Map(
  Array.from(output.matchAll(/([^]*?)\nended: (\S+) (\d+)\n/g), ([, printed = '', name = '', code]) => [
    name,
    { text: printed, code: Number(code) },
  ]),
);

test('every scenario of the suite runs here or has a reason why not', async () => {
  const listed = await run([RUNNER, 'list', '--server']);
  const names = Array.from(listed.matchAll(/^\s+- ([a-z0-9-]+)/gm), ([, name = '']) => name);
  expect(names.sort()).toEqual([...ANONYMOUS, ...WITH_KEY, ...Object.keys(NOT_OURS)].sort());
});

test.each([
  ...ANONYMOUS.map((name) => ['anybody', name] as const),
  ...WITH_KEY.map((name) => ['a caller with a key', name] as const),
])('%s passes %s', (_who, name) => {
  expect(outcomes.get(name), output).toEqual({
    code: 0,
    text: expect.not.stringContaining('FAILURE') as string,
  });
});
