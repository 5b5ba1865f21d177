import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { CONFIGURATION, IGNORED, READ_ATTRIBUTES, TESTS } from './oxlint.areas.mjs';
import { LAID_OUT_BY_MUI, MUI_ROOMS, noBareZod, noMui, noSecondKit } from './oxlint.imports.mjs';
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
/** Their decorators need the classes at run time, which the linter cannot tell from types. */
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
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true },
  ignorePatterns: IGNORED,
  rules: {
    ...all(PROBLEMS),
    // `== null` asks for "not given" in both of its spellings.
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
        // A number in a template says itself; everything else must be turned into text on purpose.
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowNever: true },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        // `() => setOpen(true)` is how handlers are written.
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidOperator: true },
        ],
        // Modules of the server are empty classes under a decorator.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        // Event handlers may be async; nobody awaits what a handler returns.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // Text is counted in code points, which is what spreading it gives.
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
      // In a module a name of the language may be taken: it is known there alone.
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
        // `build.query<Answer, void>` is how an endpoint without an argument is written.
        'typescript/no-invalid-void-type': 'off',
        ...refuseImports({ patterns: [noBareZod, noMui] }),
      },
    },
    {
      files: [
        ...MUI_ROOMS,
        ...LAID_OUT_BY_MUI,
        'frontend/src/**/*.test.{ts,tsx}',
        'frontend/src/testing/**',
      ],
      rules: refuseImports({ patterns: [noBareZod, noSecondKit] }),
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
            // Whether a call or an object takes text or a name, only the types tell.
            callees: { exclude: ['.*'] },
            'object-properties': { exclude: ['.*'] },
          },
        ],
      },
    },

    {
      files: TESTS,
      rules: {
        // Answers of the server reach a test untyped, and a wrong shape fails the test anyway.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-non-null-assertion': 'off',
        // The types promise what the test browser lacks.
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
      // Run by hand or by npm, they speak to a person.
      files: [...SCRIPTS, 'clients/typescript/examples/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // A part of each is run in the page.
      files: ['bench/browser/{active-jobs,report-view}.mjs'],
      env: { browser: true },
    },
    {
      files: ['backend/manual/*.js'], // run in the browser as they are
      env: { browser: true },
      globals: { SwaggerUIBundle: 'readonly' },
    },
    {
      // A declaration names the default export of the file that it describes.
      files: ['**/*.d.ts'],
      rules: refuseSyntax(noEnum),
    },
    {
      // Tools look for a default export.
      files: CONFIGURATION,
      rules: { ...all(TYPED, 'off'), ...refuseSyntax(noEnum, noBarrel) },
    },
  ],
});
