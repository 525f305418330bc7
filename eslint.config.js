import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

/** `{ ...{ a, b }, c }`: the spread does nothing but save lines. */
const SPREAD_LITERAL = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties one by one.',
};

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.trivia', 'coverage', 'packages/client/src/schema.ts'] },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Readers can distinguish an awaited void promise from one that is passed to a void callback.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', SPREAD_LITERAL],
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
  {
    // Only a command may load a module late: `npm run check:imports` cannot see a path that is computed.
    files: ['src/**/*.ts', 'indexer/**/*.ts', 'catalogue/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        SPREAD_LITERAL,
        { selector: 'ImportExpression', message: 'Import at the top.' },
      ],
    },
  },
);
