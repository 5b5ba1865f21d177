import { settings } from '../scripts/jest/settings.mjs';

export default {
  ...settings(import.meta.dirname),
  setupFiles: ['reflect-metadata', '<rootDir>/test/papers/typescript-threads.ts'],
  globalSetup: '<rootDir>/test/databases/start-server.mjs',
  globalTeardown: '<rootDir>/test/databases/stop-server.mjs',
};
