/** Operations on cancelled jobs. */
export const OF_CANCELLED = ['getCancelledJob', 'reinstateJob'];

/** These end the caller's sessions or need a personal proof; they have their own tests. */
export const OF_THE_ACCOUNT = [
  ...['changePassword', 'endSession', 'endOtherSessions', 'confirmPassword', 'beginApp'],
  ...['confirmApp', 'removeApp', 'makeRecoveryCodes', 'forgetDevice', 'forgetDevices'],
  ...['beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
];
/** Operations on pending jobs with a unit. */
export const OF_UNITS = [
  ...['leaveJobUnit', 'takeJobUnitBack', 'moveJobUnit', 'carryJobOn'],
  'takeUnitPhoto',
];

/** Operations on imports, which have their own tests with their own files. */
const OF_IMPORTS = [
  ...['sendImport', 'importJobs', 'getImport', 'deleteImport', 'changeImportColumns'],
  ...['listImportRows', 'getImportRow', 'changeImportRow', 'downloadImportRows'],
  ...['runImport', 'stopImport', 'undoImport', 'downloadImportTemplate'],
];

/** Operations with fields that depend on each other. */
export const OF_SCHEDULES = ['makeRecurringJob', 'previewSchedule'];
/** Operations on a date in a certain state. */
export const OF_DATES = ['skipDate', 'unskipDate', 'retryDate'];

export const WALKED_ELSEWHERE = [...OF_THE_ACCOUNT, ...OF_IMPORTS, ...OF_DATES];
