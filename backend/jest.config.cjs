const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = JSON.parse(readFileSync(join(__dirname, '../.swcrc'), 'utf8'));

// Far from UTC and from the company, so that nothing can lean on the machine's own time zone.
process.env.TZ = 'Pacific/Auckland';

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  moduleNameMapper: {
    '^@dispatch/domain/(.*)$': '<rootDir>/../domain/src/$1.ts',
    // Threads are outside Jest, and must read TypeScript by themselves.
    '/thread-program$': '<rootDir>/test/papers/thread-program.cjs',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/databases/start-mariadb.cjs',
  globalTeardown: '<rootDir>/test/databases/stop-mariadb.cjs',
  // Only what hangs runs into this: the tests measure no time.
  testTimeout: 600_000,
  maxWorkers: '100%',
};
