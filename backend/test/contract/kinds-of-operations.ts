/** Operations on cancelled jobs. */
export const OF_CANCELLED = ['getCancelledJob', 'reinstateJob'];

/** They end the caller's sessions or need a user's secret; separate tests cover them. */
export const OF_THE_ACCOUNT = [
  ...['changePassword', 'endSession', 'endOtherSessions', 'confirmPassword', 'beginApp'],
  ...['confirmApp', 'removeApp', 'makeRecoveryCodes', 'forgetDevice', 'forgetDevices'],
  ...['beginConfirmation', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
];
/** Operations on waiting jobs with a unit. */
export const OF_UNITS = [
  ...['leaveJobUnit', 'takeJobUnitBack', 'moveJobUnit', 'carryJobOn'],
  'takeUnitPhoto',
];

/** Imports; their own tests cover them with suitable files. */
const OF_IMPORTS = [
  ...['sendImport', 'importJobs', 'getImport', 'deleteImport', 'changeImportColumns'],
  ...['listImportRows', 'getImportRow', 'changeImportRow', 'downloadImportRows'],
  ...['runImport', 'stopImport', 'undoImport', 'downloadImportTemplate'],
];

/** They take bodies with fields that depend on each other. */
export const OF_SCHEDULES = ['makeRecurringJob', 'previewSchedule'];
/** They name a date that must be in a certain state. */
export const OF_DATES = ['skipDate', 'unskipDate', 'retryDate'];

/** They need `PUBLIC_URL`, or an open invitation. */
const OF_INVITATIONS = ['inviteUser', 'withdrawInvitation'];

export const WALKED_ELSEWHERE = [...OF_THE_ACCOUNT, ...OF_IMPORTS, ...OF_DATES, ...OF_INVITATIONS];
