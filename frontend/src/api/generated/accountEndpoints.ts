// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmPassword: build.mutation<ConfirmPasswordApiResponse, ConfirmPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/confirmation`,
        method: 'POST',
        body: queryArg.confirmation,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    beginConfirmation: build.mutation<BeginConfirmationApiResponse, BeginConfirmationApiArg>({
      query: () => ({
        url: `/api/auth/confirmation/challenges`,
        method: 'POST',
      }),
    }),
    forgetDevices: build.mutation<ForgetDevicesApiResponse, ForgetDevicesApiArg>({
      query: () => ({ url: `/api/auth/devices`, method: 'DELETE' }),
    }),
    forgetDevice: build.mutation<ForgetDeviceApiResponse, ForgetDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/devices/${queryArg.id}`,
        method: 'DELETE',
      }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys`,
        method: 'POST',
        body: queryArg.newPasskey,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.passkeyName,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${queryArg.id}`,
        method: 'DELETE',
      }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: () => ({ url: `/api/auth/passkeys/challenges`, method: 'POST' }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password`,
        method: 'POST',
        body: queryArg.newPassword,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getOwnFactors: build.query<GetOwnFactorsApiResponse, GetOwnFactorsApiArg>({
      query: () => ({ url: `/api/auth/second-factor` }),
    }),
    beginApp: build.mutation<BeginAppApiResponse, BeginAppApiArg>({
      query: () => ({ url: `/api/auth/second-factor/app`, method: 'POST' }),
    }),
    removeApp: build.mutation<RemoveAppApiResponse, RemoveAppApiArg>({
      query: () => ({ url: `/api/auth/second-factor/app`, method: 'DELETE' }),
    }),
    confirmApp: build.mutation<ConfirmAppApiResponse, ConfirmAppApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-factor/app/confirmation`,
        method: 'POST',
        body: queryArg.appCode,
      }),
    }),
    makeRecoveryCodes: build.mutation<MakeRecoveryCodesApiResponse, MakeRecoveryCodesApiArg>({
      query: () => ({
        url: `/api/auth/second-factor/recovery-codes`,
        method: 'POST',
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions/${queryArg.id}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAccountApi };
export type ConfirmPasswordApiResponse = unknown;
export type ConfirmPasswordApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  confirmation: Confirmation;
};
export type BeginConfirmationApiResponse = /** status 200 Success. */ PasskeyChallenge;
export type BeginConfirmationApiArg = void;
export type ForgetDevicesApiResponse = unknown;
export type ForgetDevicesApiArg = void;
export type ForgetDeviceApiResponse = unknown;
export type ForgetDeviceApiArg = {
  id: number;
};
export type AddPasskeyApiResponse = /** status 200 Success. */ RecoveryCodes;
export type AddPasskeyApiArg = {
  newPasskey: NewPasskey;
};
export type RenamePasskeyApiResponse = unknown;
export type RenamePasskeyApiArg = {
  id: number;
  passkeyName: PasskeyName;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: number;
};
export type BeginPasskeyApiResponse = /** status 200 Success. */ PasskeyCreation;
export type BeginPasskeyApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newPassword: NewPassword;
};
export type GetOwnFactorsApiResponse = /** status 200 Success. */ OwnFactors;
export type GetOwnFactorsApiArg = void;
export type BeginAppApiResponse = /** status 200 Success. */ AppSecret;
export type BeginAppApiArg = void;
export type RemoveAppApiResponse = unknown;
export type RemoveAppApiArg = void;
export type ConfirmAppApiResponse = /** status 200 Success. */ RecoveryCodes;
export type ConfirmAppApiArg = {
  appCode: AppCode;
};
export type MakeRecoveryCodesApiResponse = /** status 200 Success. */ RecoveryCodes;
export type MakeRecoveryCodesApiArg = void;
export type ListSessionsApiResponse =
  /** status 200 The current session, then the others, the last used first. */ Session[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: number;
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
export type PasskeyAnswer = {
  /** The id of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
};
export type Confirmation = {
  password?: string;
  /** A code of the authenticator app. */
  code?: string;
  /** Required with a passkey. */
  challenge?: string;
  passkey?: PasskeyAnswer;
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
export type RecoveryCodes = {
  /** Ten codes, if the person had none; they are shown only now. */
  recoveryCodes: string[] | null;
};
export type PasskeyMade = {
  /** The id of the credential. */
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How a browser reaches it. */
  transports: ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[];
};
export type NewPasskey = {
  /** As it was answered. */
  challenge: string;
  name: string;
  passkey: PasskeyMade;
};
export type PasskeyName = {
  name: string;
};
export type PasskeyCreation = {
  challenge: string;
  /** WebAuthn’s creation options, in JSON. */
  options: {
    challenge: string;
    rp: {
      id: string;
      name: string;
    };
    user: {
      id: string;
      name: string;
      displayName: string;
    };
    pubKeyCredParams: {
      type: 'public-key';
      alg: number;
    }[];
    excludeCredentials: {
      id: string;
      type: 'public-key';
      transports: string[];
    }[];
    authenticatorSelection: {
      residentKey: 'preferred';
      userVerification: 'preferred';
    };
    attestation: 'none';
    timeout: number;
  };
};
export type NewPassword = {
  currentPassword: string;
  newPassword: string;
  /** Whether the tokens of the person end as well. */
  endTokens?: boolean;
};
export type OwnFactors = {
  /** The authenticator app, where one is set up. */
  app: {
    addedAt: string;
  } | null;
  passkeys: {
    id: number;
    name: string;
    addedAt: string;
    lastUsedAt: string | null;
  }[];
  /** How many are left. */
  recoveryCodes: number;
  /** Browsers that are remembered, the last used first. */
  devices: {
    id: number;
    /** Whether this request came from it. */
    isCurrent: boolean;
    userAgent: string | null;
    lastUsedAt: string;
    expiresAt: string;
  }[];
  /** Whether the role needs a second factor. */
  isRequired: boolean;
  /** Until when the person may change this without confirming who they are again. */
  confirmedUntil: string | null;
};
export type AppSecret = {
  /** In base 32, to be typed into the app. */
  secret: string;
  /** What the QR code says: `otpauth://totp/…`. */
  uri: string;
};
export type AppCode = {
  code: string;
};
export type Session = {
  id: number;
  /** Whether this request came with it. */
  isCurrent: boolean;
  signedInAt: string;
  /** To within five minutes. */
  lastUsedAt: string;
  expiresAt: string;
  /** Where the sign-in came from. */
  address: string | null;
  /** The name that the program gave itself. */
  userAgent: string | null;
};
