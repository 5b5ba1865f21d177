// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<GetPushKeyApiResponse, GetPushKeyApiArg>({
      query: () => ({ url: `/api/push/key` }),
    }),
    subscribeToPush: build.mutation<SubscribeToPushApiResponse, SubscribeToPushApiArg>({
      query: (queryArg) => ({
        url: `/api/push/subscriptions`,
        method: 'POST',
        body: queryArg.newPushSubscription,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    endPush: build.mutation<EndPushApiResponse, EndPushApiArg>({
      query: (queryArg) => ({
        url: `/api/push/subscriptions/end`,
        method: 'POST',
        body: queryArg.endedPushSubscription,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPushApi };
export type GetPushKeyApiResponse = /** status 200 Success. */ PushKey;
export type GetPushKeyApiArg = void;
export type SubscribeToPushApiResponse = unknown;
export type SubscribeToPushApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newPushSubscription: NewPushSubscription;
};
export type EndPushApiResponse = unknown;
export type EndPushApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  endedPushSubscription: EndedPushSubscription;
};
export type PushKey = {
  /** The `applicationServerKey` of a subscription: a point of P-256 in base64url. */
  publicKey: string;
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
export type NewPushSubscription = {
  /** The address that the push service of the browser gave. */
  endpoint: string;
  /** A point of P-256 in base64url. */
  p256dh: string;
  /** 16 bytes in base64url. */
  auth: string;
  /** The language of the messages; yours unless given. */
  language?: 'en-CA' | 'fr-CA';
};
export type EndedPushSubscription = {
  /** The address that the push service of the browser gave. */
  endpoint: string;
};
