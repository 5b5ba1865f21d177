import type { ConfigFile } from '@rtk-query/codegen-openapi';

/**
 * Endpoints that the driver's phone uses. They have their own file so that phones load no others.
 */
const ON_THE_PHONE = [
  'getJob',
  'listDriverAssignedJobs',
  'listDriverActiveJobs',
  'listDriverCompletedJobs',
  'getDriver',
  'getDriverByUser',
];

/** Endpoints of the user's own account, on the phone too. Loaded when the account page opens. */
const OF_THE_ACCOUNT = [
  ...['changePassword', 'listSessions', 'endSession', 'endOtherSessions', 'confirmPassword'],
  ...['getOwnFactors', 'beginApp', 'confirmApp', 'removeApp', 'makeRecoveryCodes'],
  ...['beginConfirmation', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['forgetDevice', 'forgetDevices'],
];

/** Endpoints that follow or replace the password. Loaded only by the pages that use them. */
const OF_THE_SIGN_IN = [
  ...['answerSecondFactor', 'beginPasskeySignIn', 'signInWithPasskey'],
  ...['askForReset', 'resetPassword', 'acceptInvitation'],
];

/** The notification bell in the console's header, present in every view. */
const OF_NOTICES = ['listNotices', 'countNotices', 'countUnreadNotices', 'readNotices'];

/** Push notifications about jobs while the portal is closed. */
const OF_PUSH = ['getPushKey', 'subscribeToPush', 'endPush'];
/** The tracking link of a job and the customer notices. Loaded by the dialogs that show them. */
const OF_TELLING = [
  ...['getTrackingLink', 'makeTrackingLink', 'takeBackTrackingLink'],
  ...['getCustomerNotices', 'changeCustomerNotices', 'getNoticeSettings', 'changeNoticeSettings'],
  ...['listNoticeTexts', 'changeNoticeText', 'resetNoticeText'],
  ...['listCustomerNotices', 'retryCustomerNotice', 'dismissCustomerNotice'],
];

/** Endpoints that the tracking page requests without this API client. */
const OF_THE_TRACKING_PAGE = ['track', 'trackBillOfLading'];

/** Loaded only with the views of templates and recurring jobs. */
const OF_SERIES = [
  ...['listJobTemplates', 'makeJobTemplate', 'getJobTemplate', 'changeJobTemplate'],
  ...['deleteJobTemplate', 'listRecurringJobs', 'makeRecurringJob', 'previewSchedule'],
  ...['getRecurringJob', 'changeRecurringJob', 'deleteRecurringJob', 'listOccurrences'],
  ...['skipDate', 'unskipDate', 'retryDate'],
];

/** Loaded only with the view of the reports. Their files are plain links. */
const OF_REPORTS = [
  ...['getReportState', 'getPunctuality', 'getBookedWork', 'getRevenueToDate', 'getRevenue'],
  ...['getPaymentDays', 'getExpectedCash', 'getLosses'],
];
const FILES_OF_REPORTS = [
  ...['downloadPunctuality', 'downloadBookedWork', 'downloadRevenue', 'downloadPaymentDays'],
  ...['downloadExpectedCash', 'downloadLosses'],
];

/**
 * Endpoints that the browser follows as redirects, that the app calls with plain `fetch`, or that
 * only the provider calls.
 */
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
    './src/api/generated/reportEndpoints.ts': {
      exportName: 'generatedReportApi',
      filterEndpoints: OF_REPORTS,
    },
    './src/api/generated/endpoints.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (name: string) =>
        ![
          ...[...ON_THE_PHONE, ...OF_THE_ACCOUNT, ...OF_THE_SIGN_IN, ...OF_THE_PROVIDER],
          ...[...OF_NOTICES, ...OF_PUSH],
          ...[...OF_TELLING, ...OF_THE_TRACKING_PAGE],
          ...[...OF_SERIES, ...OF_REPORTS, ...FILES_OF_REPORTS],
        ].includes(name),
    },
  },
} satisfies ConfigFile;

export default config;
