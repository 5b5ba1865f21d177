import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const folder = import.meta.dirname;

// Far from UTC and from the company, so that nothing can lean on the machine's own time zone.
process.env['TZ'] = 'Pacific/Auckland';

export default defineConfig({
  root: folder,
  resolve: {
    alias: [
      { find: /^@dispatch\/domain\/(.*)$/, replacement: join(folder, '../domain/src/$1.ts') },
      // Threads are outside Vite, and must read TypeScript by themselves.
      { find: /^.*\/thread-program$/, replacement: join(folder, 'test/papers/thread-program.cjs') },
    ],
  },
  test: {
    globals: true,
    include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/databases/start-mariadb.ts'],
    restoreMocks: true,
    // Only what hangs runs into these: the tests measure no time.
    testTimeout: 600_000,
    slowTestThreshold: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // Loading the server for every file anew took half of the time of all tests.
    isolate: false,
  },
});
