import { generatedSignInApi } from '../generated/signInEndpoints';

export type { PasskeyAnswer, PasskeyOptions } from '../generated/signInEndpoints';
export type { AppSecret } from '../generated/accountEndpoints';

/**
 * The steps after the password or in place of it. No user is signed in yet, so nothing is cached.
 */
export const {
  useAnswerSecondFactorMutation,
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useAskForResetMutation,
  useResetPasswordMutation,
  useAcceptInvitationMutation,
} = generatedSignInApi;
