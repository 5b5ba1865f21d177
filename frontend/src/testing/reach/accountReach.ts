import { LOG } from './moneyReach';

/** Queries of the user's own account, or of how other users sign in; no record shows them. */
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
  // No user is signed in yet.
  ...['answerSecondFactor', 'beginPasskeySignIn', 'signInWithPasskey'],
  ...['askForReset', 'resetPassword', 'acceptInvitation'],
];

const INVITED = ['getUser', 'listUsers', 'userPages', ...LOG];

export const INVITATION_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  inviteUser: { arg: { id: 1 }, reaches: INVITED },
  withdrawInvitation: { arg: { id: 1 }, reaches: INVITED },
};
