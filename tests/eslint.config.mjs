import { fileURLToPath } from 'node:url'
import next from 'eslint-config-next/core-web-vitals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** The last of these are JavaScript that the compiler checks by its comments. */
const TYPESCRIPT = ['**/*.ts', '**/*.tsx', 'src/config/{environment,operator}/*.js', 'src/domain/*.js']
/** The rules of React run its compiler on each file. */
const REACT = ['src/**', 'tests/**/*.tsx']
const NOT_OURS = ['**/node_modules/', '.next/', 'next-env.d.ts', 'e2e/results/', 'tests/bench/results/']

/** A name can be typed and found only when it is given where it is made. */
const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name: default exports belong to src/pages and to the configurations of tools.',
}

/** config/env.ts is the only reader of the environment. NODE_ENV is no setting: builds write it in. */
const readsEnvironment = {
  selector:
    'MemberExpression[object.name="process"][property.name="env"]:not([parent.property.name="NODE_ENV"])',
  message: 'Read the environment through src/config/env.ts.',
}

export default defineConfig(
  globalIgnores(NOT_OURS),
  { files: REACT, extends: [next] },
  {
    // Named, because the plugin's detection uses a call that ESLint 10 no longer has.
    settings: { react: { version: '19.3' } },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json'],
        tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)),
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `() => stop()` is the usual form of a callback here; its result is not used.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The types of a browser promise what an old or insecure one does not keep; asking is right there.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Numbers and booleans read well in a text; what prints as [object Object] stays refused.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', namedExportsOnly, readsEnvironment],
      // Pictures here are small drawings of this origin: the optimizer would send the same bytes on a longer way.
      '@next/next/no-img-element': 'off',
      // src/pages/_document.tsx only re-exports; the document itself is in src/shell.
      '@next/next/no-document-import-in-page': 'off',
      // These two judge code for the React compiler, which this site does not run.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      'src/config/env.ts',
      'src/config/requireSettings.ts',
      'src/instrumentation.ts',
      'src/screens/siteConfig.ts',
      '{tests,e2e,deploy}/**',
    ],
    rules: { 'no-restricted-syntax': ['error', namedExportsOnly] },
  },
  {
    files: ['tests/**/*.ts', 'e2e/**/*.ts'],
    // A stand-in keeps the shape of what it stands in for, promises included.
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    // Google's tag takes its commands as the arguments of a function and as nothing else.
    files: ['src/integrations/googleAnalytics.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    // Next.js loads its page cache by the default export, too.
    files: ['src/pages/**', 'src/http/isrCache.*'],
    rules: { 'no-restricted-syntax': ['error', readsEnvironment] },
  },
  {
    // Vitest loads a reporter by its default export.
    files: ['**/*.config.{ts,mjs}', 'next.config.js', 'tests/verify/unitReporter.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Scripts write to the console of their caller.
    files: ['**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
)
