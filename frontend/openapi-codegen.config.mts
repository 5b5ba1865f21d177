import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** What a driver's phone asks for: in a file of its own, so that phones load no more. */
const ON_THE_PHONE = [
  'getJob',
  'listDriverAssignedJobs',
  'listDriverActiveJobs',
  'listDriverCompletedJobs',
  'getDriver',
  'getDriverByUser',
];

/** What people do with their own account, on the phone too: loaded when they open it. */
const OF_THE_ACCOUNT = ['changePassword', 'listSessions', 'endSession', 'endOtherSessions'];

/** Paths are relative to this file; `npm run generate -w frontend` reads it. */
const config = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/api.ts',
  apiImport: 'api',
  hooks: false,
  tag: false,
  outputFiles: {
    './src/api/generated/phoneEndpoints.ts': {
      exportName: 'generatedPhoneApi',
      filterEndpoints: ON_THE_PHONE,
    },
    './src/api/generated/accountEndpoints.ts': {
      exportName: 'generatedAccountApi',
      filterEndpoints: OF_THE_ACCOUNT,
    },
    './src/api/generated/endpoints.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (name: string) => ![...ON_THE_PHONE, ...OF_THE_ACCOUNT].includes(name),
    },
  },
} satisfies ConfigFile;

export default config;
