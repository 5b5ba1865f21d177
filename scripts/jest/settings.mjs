import { join } from 'node:path';
import { CACHE } from '../steps/root.mjs';

/**
 * Jest's configuration of a workspace whose tests run in Node.
 * @param {string} folder of the workspace
 * @returns {import('jest').Config}
 */
export function settings(folder) {
  // Far from UTC and from the company, so that no test depends on the machine's own time zone.
  process.env['TZ'] = 'Pacific/Auckland';
  const isFast = process.env['TEST_TIER'] !== 'all';
  return {
    rootDir: folder,
    runner: join(import.meta.dirname, 'runner.mjs'),
    testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
    testPathIgnorePatterns: isFast ? [String.raw`\.all\.spec\.ts$`] : [],
    restoreMocks: true,
    // Only for tests that hang: tests measure no time.
    testTimeout: 600_000,
    slowTestThreshold: 600,
    cacheDirectory: join(CACHE, 'jest'),
  };
}
