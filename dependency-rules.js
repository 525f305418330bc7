/**
 * Which module may import which. `npm run check:imports` runs it; paths are resolved, so a folder's name does not matter.
 * docs/architecture.md explains the modules.
 */

/** The files in `src` that belong to no folder, and all folders of `src` together. */
const SRC_ROOT = String.raw`^src/[^/]+\.ts$`;

/** What each module may import besides itself, packages and Node. A name is a folder, or a file when it ends in `.ts`. */
const ALLOWED = {
  'src/contract': [],
  'src/network': [],
  'src/engines': [],
  'src/metrics': [],
  'src/tracing': ['src/config.ts'],
  'src/errors.ts': ['src/contract'],
  'src/refusal.ts': [],
  'src/connection-url.ts': [],
  'src/secret-files.ts': [],
  'src/default-workers.ts': [],
  'src/config.ts': [
    'src/contract',
    'src/network',
    'src/connection-url.ts',
    'src/secret-files.ts',
    'src/default-workers.ts',
  ],
  'src/logger.ts': ['src/contract'],
  'src/clients.ts': ['src/engines', 'src/config.ts'],
  'src/store': ['src/contract', 'src/engines', 'src/errors.ts', 'src/refusal.ts'],
  'src/filters': ['src/contract', 'src/errors.ts'],
  'src/search': ['src/contract', 'src/filters', 'src/engines', 'src/errors.ts'],
  'src/questions': ['src/contract', 'src/filters', 'src/engines', 'src/search', 'src/store', 'src/errors.ts'],
  'src/exports': ['src/contract'],
  'src/draws': ['src/contract', 'src/engines', 'src/filters', 'src/questions', 'src/search', 'src/errors.ts'],
  'src/discovery': ['src/contract', 'src/filters', 'src/engines', 'src/search', 'src/store', 'src/errors.ts'],
  'src/access': [
    'src/contract',
    'src/network',
    'src/engines',
    'src/store',
    'src/errors.ts',
    'src/refusal.ts',
  ],
  'src/limits': ['src/contract', 'src/network', 'src/engines', 'src/store', 'src/errors.ts'],
  'src/endpoints': [
    'src/contract',
    'src/filters',
    'src/network',
    'src/search',
    'src/store',
    'src/discovery',
    'src/questions',
    'src/draws',
    'src/exports',
    'src/access',
    'src/limits',
    'src/errors.ts',
  ],
  'src/http': [
    'src/contract',
    'src/engines',
    'src/metrics',
    'src/tracing',
    'src/endpoints',
    'src/access',
    'src/limits',
    'src/errors.ts',
  ],
  'src/rest': ['src/contract', 'src/filters', 'src/endpoints', 'src/http', 'src/errors.ts'],
  'src/mcp': [
    'src/contract',
    'src/filters',
    'src/network',
    'src/endpoints',
    'src/access',
    'src/limits',
    'src/http',
    'src/errors.ts',
  ],
  'src/auth': [
    'src/contract',
    'src/engines',
    'src/store',
    'src/access',
    'src/limits',
    'src/http',
    'src/errors.ts',
  ],
  // What `src/app.ts` puts together.
  'src/composition': [
    'src/contract',
    'src/engines',
    'src/config.ts',
    'src/clients.ts',
    'src/search',
    'src/store',
    'src/questions',
    'src/draws',
    'src/discovery',
    'src/exports',
    'src/access',
    'src/limits',
    'src/endpoints',
    'src/http',
    'src/tracing',
    'src/web',
  ],
  'src/processes': [
    'src/app.ts',
    'src/composition',
    'src/clients.ts',
    'src/config.ts',
    'src/http',
    'src/metrics',
    'src/tracing',
  ],
  'src/web': [
    'src/contract',
    'src/network',
    'src/endpoints',
    'src/access',
    'src/limits',
    'src/auth',
    'src/http',
    'src/errors.ts',
  ],
  'src/site': [
    'src/contract',
    'src/engines',
    'src/http',
    'src/access',
    'src/limits',
    'src/discovery',
    'src/errors.ts',
  ],
  // The pages know the API by its client only. What renders them is described by the server that calls it, and the
  // frame around all pages by those that work without a build.
  explorer: [
    'packages/client',
    'src/site/site-bundle.ts',
    'src/http/pages/frame/dates.ts',
    'src/http/pages/frame/frame-texts.ts',
    'src/http/pages/frame/logo.ts',
    'stack/build-once.ts',
    'stack/chromium.ts',
  ],
  catalogue: ['src/contract'],
  prose: [],
  'supply-chain': [],
  indexer: [
    'src/contract',
    'src/filters',
    'src/exports',
    'src/metrics',
    'src/tracing',
    'src/questions',
    'src/search',
    'src/store',
    'src/config.ts',
    'src/clients.ts',
    'src/logger.ts',
    'src/refusal.ts',
    'mappings',
  ],
  cli: [
    'src/contract',
    'src/filters',
    'src/exports',
    'src/network',
    'src/access',
    'src/limits',
    'src/store',
    'src/endpoints',
    'src/search',
    'src/config.ts',
    'src/clients.ts',
    'src/logger.ts',
    'src/refusal.ts',
    'indexer',
    'catalogue',
  ],
  stack: [
    'explorer/build.ts',
    'packages/client/build.ts',
    'src/processes/restart-delay.ts',
    'src/contract',
    'src/access',
    'src/store',
    'src/config.ts',
    'src/clients.ts',
    'src/connection-url.ts',
    'src/logger.ts',
    'indexer',
    'cli',
  ],
  'packages/client/src': [],
  'packages/client/build.ts': ['stack/build-once.ts'],
  'packages/client/generate': ['src/rest', 'src/errors.ts'],
  // Benchmarks measure every module, but do not depend on tests.
  bench: ['src', 'indexer', 'catalogue', 'cli', 'stack'],
};

/** Packages that only some modules may import, types included. */
const PACKAGES = {
  '@elastic/elasticsearch': [
    'src/filters',
    'src/search',
    'src/clients.ts',
    'src/composition',
    'indexer',
    'cli',
    'bench',
    'test',
  ],
  ioredis: ['src/limits', 'src/clients.ts', 'src/composition', 'stack', 'bench', 'test'],
  fastify: [
    'src/http',
    'src/rest',
    'src/mcp',
    'src/auth',
    'src/web',
    'src/site',
    'src/tracing',
    'src/app.ts',
    'src/composition',
    'src/processes',
    'bench',
    'test',
  ],
  '@modelcontextprotocol/sdk': ['src/mcp', 'bench', 'test'],
  'oidc-provider': ['src/auth', 'test'],
  jose: ['src/auth', 'src/access', 'test'],
  nodemailer: ['src/web', 'test'],
  '@opentelemetry/api': ['src/tracing', 'test'],
  '@opentelemetry/sdk-trace': ['src/tracing', 'test'],
  'prom-client': ['src/metrics', 'src/http', 'indexer', 'test'],
};

const escaped = (text) => text.replaceAll('.', String.raw`\.`);
/** A pattern for all files of the given modules. */
const filesOf = (modules) =>
  `^(${modules.map((name) => escaped(name) + (name.endsWith('.ts') ? '$' : '/')).join('|')})`;
const packageOf = (name) => `(^|/)node_modules/(@types/)?${escaped(name)}/`;

const moduleRules = Object.entries(ALLOWED).map(([module, allowed]) => ({
  name: `${module} may import only: ${allowed.join(', ') || 'nothing of the project'}`,
  severity: 'error',
  from: { path: filesOf([module]) },
  to: {
    path: '^(src|indexer|cli|catalogue|stack|supply-chain|bench|prose|test|explorer|packages|mappings|migrations)/',
    pathNot: filesOf([module, ...allowed]),
  },
}));

const packageRules = Object.entries(PACKAGES).map(([name, modules]) => ({
  name: `${name} belongs to ${modules.filter((module) => module !== 'test' && module !== 'bench').join(', ')}`,
  severity: 'error',
  from: { pathNot: filesOf(modules) },
  to: { path: packageOf(name) },
}));

export default {
  forbidden: [
    ...moduleRules,
    ...packageRules,
    {
      name: 'every file in src has a row in dependency-rules.js',
      severity: 'error',
      from: { path: SRC_ROOT, pathNot: filesOf([...Object.keys(ALLOWED), 'src/app.ts', 'src/main.ts']) },
      to: {},
    },
    {
      name: 'SQL is written in the stores: import pg elsewhere for its types only',
      severity: 'error',
      from: {
        pathNot: filesOf([
          'src/store',
          'indexer/store',
          'cli/store',
          'src/clients.ts',
          'stack',
          'bench',
          'test',
        ]),
      },
      to: {
        path: String.raw`(^|/)node_modules/(@types/)?pg(-copy-streams)?/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // Imports of types count: a module that needs the types of another one depends on it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    // As Node resolves the packages' `exports`.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|explorer/dist|packages/client/dist|coverage|\\.trivia)/' },
  },
};
