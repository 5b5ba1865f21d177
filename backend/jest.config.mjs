import { settings } from '../scripts/jest/settings.mjs';

const common = settings(import.meta.dirname);
/** Needs MySQL and MariaDB. */
const ACROSS_SERVERS = String.raw`across-servers\.all\.spec\.ts$`;

export default {
  ...common,
  testPathIgnorePatterns: [
    ...common.testPathIgnorePatterns,
    ...(process.env['TEST_DATABASE'] === 'mysql' ? [] : [ACROSS_SERVERS]),
  ],
  setupFiles: ['reflect-metadata', '<rootDir>/test/papers/typescript-threads.ts'],
  globalSetup: '<rootDir>/test/databases/start-server.mjs',
  globalTeardown: '<rootDir>/test/databases/stop-server.mjs',
};
