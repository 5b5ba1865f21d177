import { generatedSignInApi } from '../generated/signInEndpoints';

export type { PasskeyAnswer, PasskeyOptions } from '../generated/signInEndpoints';
export type { AppSecret } from '../generated/accountEndpoints';

/** What comes after the password, or stands instead of it. Nobody is signed in yet, so that nothing is cached. */
export const {
  useAnswerSecondFactorMutation,
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useAskForResetMutation,
  useResetPasswordMutation,
} = generatedSignInApi;
