import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { aQuestion } from '../support/data/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { isLong } from '../support/sized.ts';

/*
 * Generates clients from the OpenAPI document in other languages, compiles them whole, and runs a call of each that
 * selects fields. Those in TypeScript are in `test/service/http/generated-clients.test.ts`. Generators and packages come
 * from the registries of their languages.
 */

const FOLDER = resolve('.trivia/clients');

/** Milliseconds for a client: downloads and compilers are slow on a busy machine. */
const MOST_TIME = 1_800_000;

/** A program and its parameters, none of which has a space. */
type Command = string;

interface GeneratedClient {
  readonly name: string;
  /** Prints the version of each tool that the machine must have. */
  readonly tools: readonly Command[];
  /** Files of the folder `calls`, by their place next to the generated ones. */
  readonly files: Readonly<Record<string, string>>;
  /** Installs the generator, generates the client and compiles it. */
  readonly build: readonly Command[];
  /** Reads a question with the field `text`, and prints its id and the licence that comes with it. */
  readonly call: Command;
}

const goClient = (name: string, generate: Command): GeneratedClient => ({
  name,
  tools: ['go version'],
  files: { 'call/main.go': `${name}.go` },
  build: [
    'go mod init example.org/client',
    'mkdir -p generated',
    generate,
    'go mod tidy',
    'go build -o run ./call',
  ],
  call: './run',
});

const OPENAPI_GENERATOR = '7.14.0';
const FOR_OPENAPI_GENERATOR: readonly Command[] = ['java -version', 'mvn -version'];

/** Gets openapi-generator and makes the client of a language in a folder of that name. */
const generateClient = (language: string, options: string): readonly Command[] => [
  `mvn -q -B dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR} -DoutputDirectory=.`,
  `java -jar openapi-generator-cli-${OPENAPI_GENERATOR}.jar generate -i ../openapi.json -g ${language} -o ${language} --global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false ${options}`,
];

const CLIENTS: readonly GeneratedClient[] = [
  {
    name: 'openapi-python-client',
    tools: ['python3 -m venv --help'],
    files: { 'call.py': 'call.py' },
    build: [
      'python3 -m venv python',
      'python/bin/pip install --quiet openapi-python-client==0.29.1',
      // Without `ruff` on the path it says so after each file. It leaves out only the download of files.
      'python/bin/openapi-python-client generate --path ../openapi.json --meta none --output-path client --overwrite',
      'python/bin/python -m compileall -q client',
    ],
    call: 'python/bin/python call.py',
  },
  {
    name: 'openapi-generator-java',
    tools: FOR_OPENAPI_GENERATOR,
    files: { 'java/src/main/java/org/openapitools/client/Call.java': 'Call.java' },
    build: [
      ...generateClient('java', '--library=native --additional-properties=openApiNullable=false'),
      // Not `package`, which spends long on documentation.
      'mvn -q -B -f java compile dependency:copy-dependencies -DincludeScope=runtime',
    ],
    call: 'java -cp java/target/classes:java/target/dependency/* org.openapitools.client.Call',
  },
  {
    name: 'openapi-generator-rust',
    tools: [...FOR_OPENAPI_GENERATOR, 'cargo --version'],
    files: { 'rust/src/main.rs': 'call.rs' },
    build: [
      ...generateClient('rust', '--library=reqwest'),
      'cargo add --quiet --manifest-path=rust/Cargo.toml tokio@1 --features=macros,rt',
      'cargo build --quiet --manifest-path=rust/Cargo.toml',
    ],
    call: 'cargo run --quiet --manifest-path=rust/Cargo.toml --',
  },
  goClient(
    'oapi-codegen',
    'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package trivia -o generated/client.go ../openapi.json',
  ),
  goClient(
    'ogen',
    'go run github.com/ogen-go/ogen/cmd/ogen@v1.24.0 -target generated -package trivia -clean ../openapi.json',
  ),
];

const run = promisify(execFile);

/** Runs a command and returns what it prints; an error contains that, too. */
async function execute(command: Command, cwd: string): Promise<string> {
  const [program = '', ...parameters] = command.split(' ');
  const { stdout } = await run(program, parameters, { cwd, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** The tool that the machine lacks. */
async function missingTool(tools: readonly Command[]): Promise<string | undefined> {
  for (const tool of tools)
    try {
      await execute(tool, FOLDER);
    } catch {
      return tool.split(' ', 1)[0];
    }
  return undefined;
}

async function copyCalls(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, call] of Object.entries(files)) {
    await mkdir(dirname(resolve(folder, name)), { recursive: true });
    await copyFile(join(import.meta.dirname, 'calls', call), resolve(folder, name));
  }
}

const setUp = async (): Promise<{ address: string; key: string; id: string }> => {
  const engines = await ownEngines();
  const { app, key } = await anApi(engines);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [id = ''] = await load(engines, [aQuestion()]);
  const response = await fetch(`${address}/api/v1/openapi.json`);
  // The public address of the test is not the one that it listens on.
  const document = { ...z.looseObject({}).parse(await response.json()), servers: [{ url: address }] };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(resolve(FOLDER, 'openapi.json'), JSON.stringify(document));
  return { address, key, id };
};

const service = isLong ? await setUp() : undefined;

test.for(CLIENTS)(
  '$name makes a client that compiles, and its call works',
  { timeout: MOST_TIME },
  async ({ name, tools, files, build, call }, { skip }) => {
    if (service === undefined) return skip('only `npm run test:long` compiles clients');
    const missing = await missingTool(tools);
    if (missing !== undefined) return skip(`${missing} is not installed`);
    const folder = resolve(FOLDER, name);
    await rm(folder, { recursive: true, force: true });
    await copyCalls(folder, files);
    for (const command of build) await execute(command, folder);
    const printed = await execute(`${call} ${service.address} ${service.key} ${service.id}`, folder);
    expect(printed.trim()).toBe(`${service.id} CC-BY-4.0`);
  },
);
