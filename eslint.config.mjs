import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { LAID_OUT_BY_MUI, MUI_ROOMS, noBareZod, noMui, noSecondKit } from './eslint.imports.mjs';
import {
  noBarrel,
  noClock,
  noDefaultExport,
  noEnum,
  noEnvironment,
  noUnboundRepository,
  noUncheckedInput,
} from './eslint.syntax.mjs';

const TESTS = [
  '**/*.{test,spec}.{ts,tsx,mjs}',
  'backend/test/**',
  'frontend/src/testing/**',
  'e2e/**',
];
const CONFIGURATION = ['**/*.config.{js,cjs,mjs,ts,mts}', '*.{cjs,mjs}'];

const everywhere = [noEnum, noBarrel, noDefaultExport];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/coverage/',
    '**/data/',
    '.cache/',
    '**/test-results/',
    '**/playwright-report/',
    '**/generated/',
  ]),

  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `== null` asks for "not given" in both of its spellings.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
      'max-lines': ['error', { max: 250 }],
    },
  },

  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Leaves alone the files whose decorators need the classes at run time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A number in a template says itself; everything else must be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNever: true },
      ],
      // `() => setOpen(true)` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // Modules of the server are empty classes under a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Event handlers may be async; nobody awaits what a handler returns.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // Text is counted in code points, which is what spreading it gives.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },

  {
    files: ['domain/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noEnvironment, noClock] },
  },

  {
    files: ['backend/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: {
      // The framework declares its option bags as classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: ['forwardRef'],
              message: 'Move what both need to a third place.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [...TESTS, 'backend/src/config/**'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, noEnvironment, noUncheckedInput],
    },
  },
  {
    files: ['backend/src/**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, noEnvironment, noUnboundRepository],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      ...TESTS,
      'backend/src/database/**',
      'backend/src/**/*.repository.ts',
      'backend/src/**/*.queries.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'typeorm',
              message: 'Only database/, *.repository.ts and *.queries.ts know the data mapper.',
            },
            {
              name: '@nestjs/common',
              importNames: ['forwardRef'],
              message: 'Move what both need to a third place.',
            },
          ],
        },
      ],
    },
  },

  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // `build.query<Answer, void>` is how an endpoint without an argument is written.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-imports': ['error', { patterns: [noBareZod, noMui] }],
    },
  },
  {
    files: [
      ...MUI_ROOMS,
      ...LAID_OUT_BY_MUI,
      'frontend/src/**/*.test.{ts,tsx}',
      'frontend/src/testing/**',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [noBareZod, noSecondKit] }] },
  },
  { files: ['frontend/src/lib/schema.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: [
              'alt',
              'aria-description',
              'aria-label',
              'aria-placeholder',
              'aria-roledescription',
              'aria-valuetext',
              'helperText',
              'label',
              'placeholder',
              'primary',
              'secondary',
              'subtitle',
              'title',
            ],
          },
        },
      ],
    },
  },

  {
    files: TESTS,
    languageOptions: { globals: { ...globals.node, ...globals.jest, ...globals.vitest } },
    rules: {
      // Answers of the server reach a test untyped, and a wrong shape fails the test anyway.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The types promise what the test browser lacks.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: TESTS, ignores: ['frontend/**'], rules: { 'max-lines': ['error', { max: 400 }] } },

  {
    files: ['**/*.{js,cjs,mjs}', 'clients/typescript/examples/*.ts'],
    languageOptions: { globals: globals.node },
    // Run by hand or by npm, they speak to a person.
    rules: { 'no-console': 'off' },
  },
  {
    files: ['backend/manual/*.js'], // run in the browser as they are
    languageOptions: { globals: { ...globals.browser, SwaggerUIBundle: 'readonly' } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    // What a file of another kind exports by default is told to the compiler as it is.
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum] },
  },
  {
    files: CONFIGURATION,
    extends: [tseslint.configs.disableTypeChecked],
    // Tools look for a default export.
    rules: { 'no-restricted-syntax': ['error', noEnum, noBarrel] },
  },
);
