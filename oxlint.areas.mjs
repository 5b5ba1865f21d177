/** Parts of the repository with linter rules of their own. */

export const TESTS = [
  '**/*.{test,spec}.{ts,tsx,mjs}',
  'backend/test/**',
  'frontend/src/testing/**',
  'e2e/**',
];
export const CONFIGURATION = [
  '**/*.config.{js,cjs,mjs,ts,mts}',
  'oxlint.*.mjs',
  '.dependency-cruiser.cjs',
  'backend/test/databases/st{art,op}-server.mjs',
  'scripts/jest/runner.mjs',
];
/** Written by programs: only the compiler checks it. */
export const GENERATED = '**/generated/**';
export const IGNORED = [
  '**/dist/',
  '**/coverage/',
  '**/data/',
  '.cache/',
  '**/test-results/',
  '**/playwright-report/',
];
/** Attributes with text for users. */
export const READ_ATTRIBUTES = [
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
];
