// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({ url: `/api/auth/sessions/${queryArg.id}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAccountApi };
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newPassword: NewPassword;
};
export type ListSessionsApiResponse =
  /** status 200 The session that asks, then the others, the last used first. */ Session[];
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
  /** What fills the sentence of the code. */
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
export type NewPassword = {
  currentPassword: string;
  newPassword: string;
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
  /** What the program called itself. */
  userAgent: string | null;
};
