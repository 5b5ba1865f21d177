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
const OF_THE_ACCOUNT = [
  ...['changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'confirmPassword'],
  ...['getOwnFactors', 'beginApp', 'confirmApp', 'removeApp', 'makeRecoveryCodes'],
  ...['beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['forgetDevice', 'forgetDevices'],
];

/** What comes after the password, or instead of it: loaded by who needs it. */
const OF_THE_SIGN_IN = [
  ...['answerSecondFactor', 'beginPasskeySignIn', 'signInWithPasskey'],
  ...['askForReset', 'resetPassword'],
];

/** The bell in the console's head, which every view of it has. */
const OF_NOTICES = ['listNotices', 'countUnreadNotices', 'readNotices'];

/** How a phone is told of jobs while the portal is closed. */
const OF_PUSH = ['getPushKey', 'subscribeToPush', 'endPush'];
/** The link of a job and what customers are told: loaded by the dialogs that show it. */
const OF_TELLING = [
  ...['getTrackingLink', 'makeTrackingLink', 'takeBackTrackingLink'],
  ...['getCustomerNotices', 'changeCustomerNotices', 'getNoticeSettings', 'changeNoticeSettings'],
  ...['listNoticeTexts', 'changeNoticeText', 'resetNoticeText'],
  ...['listCustomerNotices', 'retryCustomerNotice', 'dismissCustomerNotice'],
];

/** What the page of a tracking link asks for by hand. */
const OF_THE_TRACKING_PAGE = ['track', 'trackBillOfLading'];

/** Loaded with the views of templates and recurring jobs alone. */
const OF_SERIES = [
  ...['listJobTemplates', 'makeJobTemplate', 'getJobTemplate', 'changeJobTemplate'],
  ...['deleteJobTemplate', 'listRecurringJobs', 'makeRecurringJob', 'previewSchedule'],
  ...['getRecurringJob', 'changeRecurringJob', 'deleteRecurringJob', 'listOccurrences'],
  ...['skipDate', 'unskipDate', 'retryDate'],
];

/** What a browser follows by itself, what the browser app asks for by hand, and what is for the provider. */
const OF_THE_PROVIDER = [
  ...['startOidc', 'finishOidc', 'getOidcToken', 'logoutOidc'],
  ...['endOidcSessions', 'endOidcSession'],
];

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
    './src/api/generated/noticeEndpoints.ts': {
      exportName: 'generatedNoticeApi',
      filterEndpoints: OF_NOTICES,
    },
    './src/api/generated/pushEndpoints.ts': {
      exportName: 'generatedPushApi',
      filterEndpoints: OF_PUSH,
    },
    './src/api/generated/signInEndpoints.ts': {
      exportName: 'generatedSignInApi',
      filterEndpoints: OF_THE_SIGN_IN,
    },
    './src/api/generated/tellingEndpoints.ts': {
      exportName: 'generatedTellingApi',
      filterEndpoints: OF_TELLING,
    },
    './src/api/generated/seriesEndpoints.ts': {
      exportName: 'generatedSeriesApi',
      filterEndpoints: OF_SERIES,
    },
    './src/api/generated/endpoints.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (name: string) =>
        ![
          ...[...ON_THE_PHONE, ...OF_THE_ACCOUNT, ...OF_THE_SIGN_IN, ...OF_THE_PROVIDER],
          ...[...OF_NOTICES, ...OF_PUSH],
          ...[...OF_TELLING, ...OF_THE_TRACKING_PAGE],
          ...OF_SERIES,
        ].includes(name),
    },
  },
} satisfies ConfigFile;

export default config;
