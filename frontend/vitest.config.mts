import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  plugins: [
    {
      name: 'uncached-variable-imports',
      // A cached module would not see files that were added since.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ sourceCode }) =>
          sourceCode.includes('`../locales/${') ? false : undefined,
        ),
    },
  ],
  resolve: {
    alias: [
      { find: /^@dispatch\/domain\/(.*)$/, replacement: at('../domain/src/$1.ts') },
      {
        find: /^.*\.(css|svg|wasm|woff2)(\?\w+)?$/,
        replacement: at('src/testing/environment/assetStub.ts'),
      },
    ],
  },
  test: {
    environment: at('src/testing/environment/browserEnvironment.ts'),
    setupFiles: ['journal.mjs', 'browserGaps.ts', 'setup.ts'].map((file) =>
      at(`src/testing/environment/${file}`),
    ),
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: process.env['TEST_TIER'] === 'all' ? [] : ['**/*.all.test.{ts,tsx}'],
    globals: true,
    pool: 'forks',
    isolate: false,
    // It keeps the options of its first script, so it is reloaded for each test file like our own
    // modules.
    server: { deps: { inline: ['@react-google-maps/api'] } },
    // Only a hanging test reaches this: filling a whole form takes minutes on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    slowTestThreshold: 600_000,
    // Hides the output of passing tests.
    silent: 'passed-only',
    restoreMocks: true,
  },
});
