import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { CONFIGURATION, GENERATED, IGNORED, READ_ATTRIBUTES, TESTS } from './oxlint.areas.mjs';
import { noBareZod, noEmotion, noMuiLayout } from './oxlint.imports.mjs';
import { PROBLEMS, PROBLEMS_OF_SCRIPTS, REACT, TYPED, TYPESCRIPT } from './oxlint.rules.mjs';
import {
  noBarrel,
  noClock,
  noDefaultExport,
  noEnum,
  noEnvironment,
  noUnboundRepository,
  noUncheckedInput,
} from './oxlint.syntax.mjs';

const TYPESCRIPT_FILES = ['**/*.{ts,tsx,mts}'];
const SCRIPTS = ['**/*.{js,cjs,mjs}'];
/** Decorators need these classes at run time; the linter would ask for type-only imports. */
const DECORATED = globSync('backend/{src,test}/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => /^\s*@[A-Z]/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);
const all = (rules, level = 'error') => Object.fromEntries(rules.map((rule) => [rule, level]));
const refuseSyntax = (...kinds) => ({ 'syntax/refuse': ['error', ...kinds] });
const refuseImports = (what) => ({ 'no-restricted-imports': ['error', what] });

const everywhere = [noEnum, noBarrel, noDefaultExport];
const noForwardRef = {
  name: '@nestjs/common',
  importNames: ['forwardRef'],
  message: 'Move what both need to a third place.',
};
const noTypeorm = {
  name: 'typeorm',
  message: 'Only database/, *.repository.ts and *.queries.ts know the data mapper.',
};

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./oxlint.refuse.mjs', 'eslint-plugin-i18next'],
  categories: { correctness: 'off' },
  // The linter also reports the compiler's errors: both need the same program.
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  env: { es2024: true },
  ignorePatterns: IGNORED,
  rules: {
    ...all(PROBLEMS),
    // `== null` tests for null and undefined.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'max-lines': ['error', { max: 250 }],
    ...refuseSyntax(...everywhere),
  },
  overrides: [
    {
      files: TYPESCRIPT_FILES,
      rules: {
        ...all(TYPESCRIPT),
        ...all(TYPED),
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        // Only numbers have an obvious text; convert everything else explicitly.
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowNever: true },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        // Handlers are written as `() => setOpen(true)`.
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidOperator: true },
        ],
        // Server modules are empty classes with a decorator.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        // Event handlers may be async, because React ignores their results.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // Spreading a string gives code points, which we count.
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
      },
    },
    {
      files: SCRIPTS,
      env: { node: true },
      // A module may redeclare a global name, because its scope is local.
      rules: { ...all(PROBLEMS_OF_SCRIPTS), 'no-redeclare': ['error', { builtinGlobals: false }] },
    },

    {
      files: ['domain/src/**/*.ts'],
      excludeFiles: TESTS,
      rules: refuseSyntax(...everywhere, noEnvironment, noClock),
    },

    { files: DECORATED, rules: { 'typescript/consistent-type-imports': 'off' } },
    {
      files: ['backend/**/*.ts'],
      rules: refuseImports({ paths: [noForwardRef] }),
    },
    {
      files: ['backend/src/**/*.ts'],
      excludeFiles: [...TESTS, 'backend/src/config/**'],
      rules: refuseSyntax(...everywhere, noEnvironment, noUncheckedInput),
    },
    {
      files: ['backend/src/**/*.repository.ts'],
      rules: refuseSyntax(...everywhere, noEnvironment, noUnboundRepository),
    },
    {
      files: ['backend/src/**/*.ts'],
      excludeFiles: [
        ...TESTS,
        'backend/src/database/**',
        'backend/src/**/*.repository.ts',
        'backend/src/**/*.queries.ts',
      ],
      rules: refuseImports({ paths: [noTypeorm, noForwardRef] }),
    },

    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      rules: {
        ...all(REACT),
        'no-console': ['error', { allow: ['warn', 'error'] }],
        // RTK Query writes an endpoint without an argument as `build.query<Answer, void>`.
        'typescript/no-invalid-void-type': 'off',
        ...refuseImports({ patterns: [noBareZod, noEmotion, noMuiLayout] }),
      },
    },
    {
      files: ['frontend/src/ui/theme/AppTheme.tsx', 'frontend/src/testing/setup.ts'],
      rules: refuseImports({ patterns: [noBareZod, noMuiLayout] }),
    },
    { files: ['frontend/src/lib/schema.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['frontend/src/**/*.tsx'],
      excludeFiles: TESTS,
      rules: {
        'i18next/no-literal-string': [
          'error',
          {
            mode: 'jsx-only',
            'jsx-attributes': { include: READ_ATTRIBUTES },
            // Without types, the rule cannot distinguish text from names in calls and objects.
            callees: { exclude: ['.*'] },
            'object-properties': { exclude: ['.*'] },
          },
        ],
      },
    },

    {
      files: TESTS,
      rules: {
        // Server answers are untyped in tests, and a wrong shape fails the test anyway.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-non-null-assertion': 'off',
        // The types declare browser features that the test browser lacks.
        'typescript/no-unnecessary-condition': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: TESTS,
      excludeFiles: ['frontend/**'],
      rules: { 'max-lines': ['error', { max: 400 }] },
    },

    {
      // These programs print for a person.
      files: [...SCRIPTS, 'clients/typescript/examples/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Parts of these scripts run in the page.
      files: ['bench/browser/{active-jobs,report-view}.mjs'],
      env: { browser: true },
    },
    {
      files: ['backend/manual/*.js'], // run in the browser without a build
      env: { browser: true },
      globals: { SwaggerUIBundle: 'readonly' },
    },
    {
      // A declaration file must declare the default export of its module.
      files: ['**/*.d.ts'],
      rules: refuseSyntax(noEnum),
    },
    {
      // Tools expect a default export.
      files: CONFIGURATION,
      rules: { ...all(TYPED, 'off'), ...refuseSyntax(noEnum, noBarrel) },
    },
    {
      files: [GENERATED],
      rules: all(
        [
          ...[...PROBLEMS, ...TYPESCRIPT, ...TYPED, ...REACT],
          ...['eqeqeq', 'no-console', 'max-lines', 'syntax/refuse', 'no-restricted-imports'],
        ],
        'off',
      ),
    },
  ],
});
