/** What is asked of somebody's own account, or of how others sign in: no record shows it. */
export const ACCOUNT_QUERIES = [
  ...['getMe', 'getCurrentUser', 'checkSession', 'listSessions', 'listUserSessions'],
  ...['getOwnFactors', 'getUserFactors'],
];

export const ACCOUNT_MUTATIONS = [
  ...['login', 'logout', 'clearSession', 'changePassword', 'confirmPassword'],
  ...['endSession', 'endOtherSessions', 'endUserSession', 'endUserSessions'],
  ...['beginApp', 'confirmApp', 'removeApp', 'makeRecoveryCodes'],
  ...['beginConfirmation', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['forgetDevice', 'forgetDevices', 'removeUserFactors'],
  // Nobody is signed in by then.
  ...['answerSecondFactor', 'beginPasskeySignIn', 'signInWithPasskey'],
  ...['askForReset', 'resetPassword'],
];
