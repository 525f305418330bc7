import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

/**
 * The fence: what each room may import beside itself. Paths are from the top; `src` stands for the files that lie right in it.
 * Node's modules and packages are named where only some rooms may have them.
 */
const ROOMS = {
  'src/contract': [],
  'src/network': [],
  'src/search': ['src/contract', 'src/errors.ts'],
  'src/store': ['src/contract', 'src/errors.ts', 'src/refusal.ts'],
  'src/limits': ['src/contract', 'src/network', 'src/store', 'src/errors.ts'],
  'src/access': ['src/contract', 'src/network', 'src/store', 'src/errors.ts', 'src/refusal.ts'],
  'src/discovery': ['src/contract', 'src/search', 'src/store', 'src/errors.ts'],
  'src/operations': [
    'src/contract',
    'src/network',
    'src/search',
    'src/store',
    'src/discovery',
    'src/access',
    'src/limits',
    'src/errors.ts',
  ],
  'src/http': ['src/contract', 'src/operations', 'src/access', 'src/limits', 'src/errors.ts'],
  'src/rest': ['src/contract', 'src/operations', 'src/http', 'src/errors.ts'],
  'src/mcp': [
    'src/contract',
    'src/network',
    'src/operations',
    'src/access',
    'src/limits',
    'src/http',
    'src/errors.ts',
  ],
  'src/auth': ['src/contract', 'src/store', 'src/access', 'src/limits', 'src/http', 'src/errors.ts'],
  'src/web': ['src/contract', 'src/access', 'src/limits', 'src/auth', 'src/http', 'src/errors.ts'],
  catalogue: ['src/contract'],
  indexer: [
    'src/contract',
    'src/search',
    'src/store',
    'src/config.ts',
    'src/clients.ts',
    'src/logger.ts',
    'src/refusal.ts',
  ],
  cli: [
    'src/contract',
    'src/access',
    'src/store',
    'src/search',
    'src/config.ts',
    'src/clients.ts',
    'src/logger.ts',
    'src/refusal.ts',
    'indexer',
    'catalogue',
  ],
};
const EVERY_ROOM = [
  'src/contract',
  'src/network',
  'src/limits',
  'src/rest',
  'src/search',
  'src/store',
  'src/access',
  'src/discovery',
  'src/operations',
  'src/http',
  'src/mcp',
  'src/auth',
  'src/web',
  'catalogue',
  'indexer',
  'cli',
  'stack',
  'bench',
  'test',
];
const SINGLE_FILES = ['errors', 'refusal', 'config', 'clients', 'logger', 'app', 'main'].map(
  (name) => `src/${name}.ts`,
);

/** The languages that belong to one room: nobody else speaks them. */
const LANGUAGES = {
  pg: ['src/store', 'src/access', 'src/limits', 'indexer', 'cli'],
  '@elastic/elasticsearch': ['src/search', 'indexer', 'cli'],
  ioredis: ['src/limits'],
  fastify: ['src/http', 'src/rest', 'src/mcp', 'src/auth', 'src/web'],
  '@modelcontextprotocol/sdk': ['src/mcp'],
  'oidc-provider': ['src/auth'],
  jose: ['src/auth', 'src/access'],
  nodemailer: ['src/web'],
  'prom-client': ['src/http'],
};

/** A pattern that matches a relative import of a room or file, from however deep. */
const importOf = (place) => {
  const parts = place.split('/');
  const tail = parts.at(-1);
  return place.endsWith('.ts')
    ? [`**/../${tail}`, `**/src/${tail}`]
    : [`**/../${tail}/**`, ...(parts.length > 1 ? [`**/src/${tail}/**`] : [])];
};

const fence = Object.entries(ROOMS).map(([room, allowed]) => ({
  files: [`${room}/**/*.ts`],
  rules: {
    // Only a command may load a room late, and then its own neighbour: what is loaded by an expression passes the fence unseen.
    'no-restricted-syntax':
      room === 'cli' ? 'off' : ['error', { selector: 'ImportExpression', message: 'Import at the top.' }],
    'no-restricted-imports': [
      'error',
      {
        paths: Object.entries(LANGUAGES)
          .filter(([, rooms]) => !rooms.includes(room))
          .map(([name, rooms]) => ({ name, message: `${name} is the language of ${rooms.join(', ')}.` })),
        patterns: [
          // A package may be entered by the back door: its own folders.
          ...Object.entries(LANGUAGES)
            .filter(([, rooms]) => !rooms.includes(room))
            .map(([name, rooms]) => ({
              group: [`${name}/**`],
              message: `${name} is the language of ${rooms.join(', ')}.`,
            })),
          ...[...EVERY_ROOM, ...SINGLE_FILES]
            .filter((place) => place !== room && !allowed.includes(place))
            .map((place) => ({
              group: importOf(place),
              message: `${room} may import only: ${allowed.join(', ') || 'nothing'}.`,
            })),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.trivia', 'coverage'] },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'stack/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An awaited void promise and a promise handed to a void callback are told apart well enough by the reader.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  ...fence,
);
