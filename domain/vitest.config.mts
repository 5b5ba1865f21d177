import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A zone far from the company's and from UTC, so that no rule leans on the process's own clock.
process.env.TZ = 'Pacific/Auckland';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['src/**/*.spec.ts'],
    globals: true,
    pool: 'forks',
    isolate: false,
    // Only what hangs runs into this.
    testTimeout: 600_000,
    slowTestThreshold: 600_000,
    restoreMocks: true,
  },
});
