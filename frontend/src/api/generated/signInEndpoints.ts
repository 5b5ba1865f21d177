// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/invitations/accept`,
        method: 'POST',
        body: queryArg.acceptedInvitation,
      }),
    }),
    beginPasskeySignIn: build.mutation<BeginPasskeySignInApiResponse, BeginPasskeySignInApiArg>({
      query: () => ({ url: `/api/auth/passkey-challenges`, method: 'POST' }),
    }),
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkey-login`,
        method: 'POST',
        body: queryArg.passkeySignIn,
      }),
    }),
    askForReset: build.mutation<AskForResetApiResponse, AskForResetApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password-resets`,
        method: 'POST',
        body: queryArg.passwordResetRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password-resets/complete`,
        method: 'POST',
        body: queryArg.passwordReset,
      }),
    }),
    answerSecondFactor: build.mutation<AnswerSecondFactorApiResponse, AnswerSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-factor`,
        method: 'POST',
        body: queryArg.secondFactor,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedSignInApi };
export type AcceptInvitationApiResponse = unknown;
export type AcceptInvitationApiArg = {
  acceptedInvitation: AcceptedInvitation;
};
export type BeginPasskeySignInApiResponse = /** status 200 Success. */ PasskeyChallenge;
export type BeginPasskeySignInApiArg = void;
export type SignInWithPasskeyApiResponse =
  /** status 200 Signed in; a session cookie is set as well. */ SignedIn;
export type SignInWithPasskeyApiArg = {
  passkeySignIn: PasskeySignIn;
};
export type AskForResetApiResponse = unknown;
export type AskForResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type AnswerSecondFactorApiResponse =
  /** status 200 Signed in; a session cookie is set as well. */ SignedInTwice;
export type AnswerSecondFactorApiArg = {
  secondFactor: SecondFactor;
};
export type Error = {
  statusCode: number;
  /** Stable, for programs. */
  code: string;
  /** One sentence fit to show to a person. */
  message: string;
  /** Parameters of the code’s sentence. */
  params?: {
    [key: string]: string | number;
  };
  details?: {
    field: string;
    /** Stable, for programs. */
    code: string;
    params?: {
      [key: string]: string | number;
    };
    message: string;
  }[];
  /** With 412: the record as it is now. */
  current?: {
    [key: string]: any;
  };
  requestId: string;
};
export type AcceptedInvitation = {
  /** What stands behind `#` in the link. */
  token: string;
  password: string;
};
export type PasskeyOptions = {
  challenge: string;
  rpId: string;
  allowCredentials: {
    id: string;
    type: 'public-key';
    transports: string[];
  }[];
  userVerification: 'required' | 'preferred';
  timeout: number;
};
export type PasskeyChallenge = {
  challenge: string;
  options: PasskeyOptions;
};
export type Invitation = {
  sentAt: string;
  expiresAt: string;
  /** When the mail server refused the e-mail for good. */
  failedAt: string | null;
};
export type User = {
  id: number;
  name: string;
  email: string;
  /** `admin`, `dispatcher`, `billing`, `viewer` or `driver`. */
  role: string;
  /** The driver record of a user with the role driver. */
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  /** Whether an admin lets a `viewer` see prices; `false` for the other roles. */
  seesPrices: boolean;
  lastLogin: string | null;
  /** Null once it was accepted or has ended. */
  invitation: Invitation | null;
  language: ('en-CA' | 'fr-CA') | null;
  /** Whether keyboard shortcuts are on; `null` until the person chooses. */
  shortcuts: boolean | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type SignedIn = {
  user: User;
  /** A JWT, to be sent as `Authorization: Bearer <token>`. */
  token: string;
};
export type PasskeyAnswer = {
  /** The id of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
};
export type PasskeySignIn = {
  /** As it was answered. */
  challenge: string;
  passkey: PasskeyAnswer;
};
export type PasswordResetRequest = {
  email: string;
  /** Of the e-mail, where the person has chosen none. */
  language?: 'en-CA' | 'fr-CA';
};
export type PasswordReset = {
  /** What stands behind `#` in the link. */
  token: string;
  password: string;
};
export type SignedInTwice = {
  user: User;
  /** A JWT, to be sent as `Authorization: Bearer <token>`. */
  token: string;
  /** Ten codes, if the person had none; they are shown only now. */
  recoveryCodes: string[] | null;
};
export type SecondFactor = {
  /** As it was answered. */
  challenge: string;
  /** What the app shows. */
  code?: string;
  recoveryCode?: string;
  passkey?: PasskeyAnswer;
  /** Whether this browser needs no second factor for 30 days. */
  rememberDevice?: boolean;
};
