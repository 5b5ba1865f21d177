/** Rules that `oxlint.config.mjs`, the faster linter, lacks: they need types or React's own compiler. */
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import syntax from './oxlint.refuse.mjs';
import { CONFIGURATION, GENERATED, IGNORED, READ_ATTRIBUTES, TESTS } from './oxlint.areas.mjs';

export default defineConfig(
  // The framework of the server declares its option bags as classes.
  globalIgnores([...IGNORED, GENERATED, ...CONFIGURATION, 'backend/', '**/*.{js,cjs,mjs}']),
  {
    files: ['**/*.{ts,tsx}'],
    // Disable directives in the files name the `syntax` rule, so it must exist here.
    plugins: { '@typescript-eslint': tseslint.plugin, syntax },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/purity': 'error' },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        { mode: 'jsx-only', 'jsx-attributes': { include: READ_ATTRIBUTES } },
      ],
    },
  },
);
