const domain = { '^@dispatch/domain/(.*)$': '<rootDir>/../domain/src/$1.ts' };

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/src/testing/browserEnvironment.cjs',
  setupFiles: ['<rootDir>/src/testing/browserGaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    ...domain,
    // Its other build is a script that calls itself a module.
    '^signature_pad$': '<rootDir>/../node_modules/signature_pad/dist/signature_pad.js',
    '^@emotion/sheet$': '<rootDir>/src/testing/styleSheetStub.ts',
    '\\.(css|svg|wasm|woff2)$': '<rootDir>/src/testing/assetStub.ts',
  },
  // Only what hangs runs into this: a person filling a whole form takes minutes on a busy machine.
  testTimeout: 600_000,
  maxWorkers: '100%',
  restoreMocks: true,
};
