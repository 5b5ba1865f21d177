/** Operations on jobs that were called off. */
export const OF_CANCELLED = ['getCancelledJob', 'reinstateJob'];

/** They end sessions of those who call, or ask for what only the person knows; tests of their own look at them. */
export const OF_THE_ACCOUNT = [
  ...['changePassword', 'endSession', 'endOtherSessions', 'confirmPassword', 'beginApp'],
  ...['confirmApp', 'removeApp', 'makeRecoveryCodes', 'forgetDevice', 'forgetDevices'],
  ...['beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
];
/** Operations on jobs that wait with a unit. */
export const OF_UNITS = [
  ...['leaveJobUnit', 'takeJobUnitBack', 'moveJobUnit', 'carryJobOn'],
  'takeUnitPhoto',
];

/** Of files and what is made of them: the tests of imports walk through them, with files of their own. */
const OF_IMPORTS = [
  ...['sendImport', 'importJobs', 'getImport', 'deleteImport', 'changeImportColumns'],
  ...['listImportRows', 'getImportRow', 'changeImportRow', 'downloadImportRows'],
  ...['runImport', 'stopImport', 'undoImport', 'downloadImportTemplate'],
];

/** They take bodies whose fields hang on each other. */
export const OF_SCHEDULES = ['makeRecurringJob', 'previewSchedule'];
/** They name a date of its own state. */
export const OF_DATES = ['skipDate', 'unskipDate', 'retryDate'];

export const WALKED_ELSEWHERE = [...OF_THE_ACCOUNT, ...OF_IMPORTS, ...OF_DATES];
