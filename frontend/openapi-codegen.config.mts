import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** Paths are relative to this file; `npm run generate -w frontend` reads it. */
const config: ConfigFile = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/api.ts',
  apiImport: 'api',
  outputFile: './src/api/generated/endpoints.ts',
  exportName: 'generatedApi',
  hooks: false,
  tag: false,
};

export default config;
