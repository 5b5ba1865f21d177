// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomerNotices: build.query<ListCustomerNoticesApiResponse, ListCustomerNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/customer-notices`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          state: queryArg.state,
          jobId: queryArg.jobId,
        },
      }),
    }),
    dismissCustomerNotice: build.mutation<
      DismissCustomerNoticeApiResponse,
      DismissCustomerNoticeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer-notices/${queryArg.id}/dismiss`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    retryCustomerNotice: build.mutation<RetryCustomerNoticeApiResponse, RetryCustomerNoticeApiArg>({
      query: (queryArg) => ({
        url: `/api/customer-notices/${queryArg.id}/retry`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getNoticeSettings: build.query<GetNoticeSettingsApiResponse, GetNoticeSettingsApiArg>({
      query: () => ({ url: `/api/customer-notices/settings` }),
    }),
    changeNoticeSettings: build.mutation<
      ChangeNoticeSettingsApiResponse,
      ChangeNoticeSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer-notices/settings`,
        method: 'PUT',
        body: queryArg.noticeSettingsChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listNoticeTexts: build.query<ListNoticeTextsApiResponse, ListNoticeTextsApiArg>({
      query: () => ({ url: `/api/customer-notices/texts` }),
    }),
    changeNoticeText: build.mutation<ChangeNoticeTextApiResponse, ChangeNoticeTextApiArg>({
      query: (queryArg) => ({
        url: `/api/customer-notices/texts/${queryArg.event}/${queryArg.language}`,
        method: 'PUT',
        body: queryArg.noticeTextChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    resetNoticeText: build.mutation<ResetNoticeTextApiResponse, ResetNoticeTextApiArg>({
      query: (queryArg) => ({
        url: `/api/customer-notices/texts/${queryArg.event}/${queryArg.language}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getCustomerNotices: build.query<GetCustomerNoticesApiResponse, GetCustomerNoticesApiArg>({
      query: (queryArg) => ({ url: `/api/customers/${queryArg.id}/notices` }),
    }),
    changeCustomerNotices: build.mutation<
      ChangeCustomerNoticesApiResponse,
      ChangeCustomerNoticesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/notices`,
        method: 'PUT',
        body: queryArg.customerNoticesChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getTrackingLink: build.query<GetTrackingLinkApiResponse, GetTrackingLinkApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/tracking-link` }),
    }),
    makeTrackingLink: build.mutation<MakeTrackingLinkApiResponse, MakeTrackingLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/tracking-link`,
        method: 'POST',
        body: queryArg.newTrackingLink,
      }),
    }),
    takeBackTrackingLink: build.mutation<
      TakeBackTrackingLinkApiResponse,
      TakeBackTrackingLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/tracking-link`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedTellingApi };
export type ListCustomerNoticesApiResponse =
  /** status 200 A page of them, the first 50 unless asked otherwise. */ CustomerNotice[];
export type ListCustomerNoticesApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  state?: 'waiting' | 'sent' | 'failed' | 'dismissed';
  jobId?: number;
};
export type DismissCustomerNoticeApiResponse = /** status 200 Success. */ CustomerNotice;
export type DismissCustomerNoticeApiArg = {
  id: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type RetryCustomerNoticeApiResponse = /** status 200 Success. */ CustomerNotice;
export type RetryCustomerNoticeApiArg = {
  id: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type GetNoticeSettingsApiResponse = /** status 200 Success. */ NoticeSettings;
export type GetNoticeSettingsApiArg = void;
export type ChangeNoticeSettingsApiResponse = /** status 200 Success. */ NoticeSettings;
export type ChangeNoticeSettingsApiArg = {
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  noticeSettingsChanges: NoticeSettingsChanges;
};
export type ListNoticeTextsApiResponse =
  /** status 200 One of each event and language. */ NoticeText[];
export type ListNoticeTextsApiArg = void;
export type ChangeNoticeTextApiResponse = /** status 200 Success. */ NoticeText;
export type ChangeNoticeTextApiArg = {
  event: 'picked-up' | 'delivered' | 'delayed' | 'damage';
  language: 'en-CA' | 'fr-CA';
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  noticeTextChanges: NoticeTextChanges;
};
export type ResetNoticeTextApiResponse = /** status 200 Success. */ NoticeText;
export type ResetNoticeTextApiArg = {
  event: 'picked-up' | 'delivered' | 'delayed' | 'damage';
  language: 'en-CA' | 'fr-CA';
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type GetCustomerNoticesApiResponse = /** status 200 Success. */ CustomerNotices;
export type GetCustomerNoticesApiArg = {
  id: number;
};
export type ChangeCustomerNoticesApiResponse = /** status 200 Success. */ CustomerNotices;
export type ChangeCustomerNoticesApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  customerNoticesChanges: CustomerNoticesChanges;
};
export type GetTrackingLinkApiResponse = /** status 200 Success. */ TrackingLink;
export type GetTrackingLinkApiArg = {
  id: number;
};
export type MakeTrackingLinkApiResponse =
  /** status 201 The link that works from now on. */ TrackingLink;
export type MakeTrackingLinkApiArg = {
  id: number;
  newTrackingLink: NewTrackingLink;
};
export type TakeBackTrackingLinkApiResponse = unknown;
export type TakeBackTrackingLinkApiArg = {
  id: number;
};
export type CustomerNotice = {
  id: number;
  jobId: number;
  jobReference: string;
  customerId: number;
  customerName: string;
  event: 'picked-up' | 'delivered' | 'delayed' | 'damage';
  /** `failed`: the notice was not sent; `dismissed`: the same, and a user has settled it. */
  state: 'waiting' | 'sent' | 'failed' | 'dismissed';
  /** The address it was sent to; null if unknown. */
  email: string | null;
  /** Why it failed: the customer has no address, no server for e-mail is set up, the server refused it or it came back, or it was tried for more than a day. */
  reason: ('no-address' | 'no-mail-server' | 'refused' | 'given-up') | null;
  /** The same in the words of the server. */
  problem: string | null;
  createdAt: string;
  /** When it was sent, or given up. */
  settledAt: string | null;
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
export type NoticeSettings = {
  events: ('picked-up' | 'delivered' | 'delayed' | 'damage')[];
  /** Whether a server for e-mail is set up. */
  canSend: boolean;
  /** Null until a choice was made. */
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NoticeSettingsChanges = {
  events: ('picked-up' | 'delivered' | 'delayed' | 'damage')[];
};
export type NoticeText = {
  event: 'picked-up' | 'delivered' | 'delayed' | 'damage';
  language: 'en-CA' | 'fr-CA';
  subject: string;
  body: string;
  /** Whether it is the product’s own text. */
  isOriginal: boolean;
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NoticeTextChanges = {
  subject: string;
  body: string;
};
export type CustomerNotices = {
  customerId: number;
  /** Null where the company’s choice counts. */
  events: ('picked-up' | 'delivered' | 'delayed' | 'damage')[] | null;
  /** The company’s choice. */
  companyEvents: ('picked-up' | 'delivered' | 'delayed' | 'damage')[];
  /** Null where it is the e-mail of the customer. */
  email: string | null;
  customerEmail: string | null;
  /** Null where it is the language of their invoices. */
  language: ('en-CA' | 'fr-CA') | null;
  /** The language of their invoices. */
  usualLanguage: 'en-CA' | 'fr-CA';
  /** Whether a server for e-mail is set up. */
  canSend: boolean;
  /** Null until a choice was made. */
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type CustomerNoticesChanges = {
  events?: ('picked-up' | 'delivered' | 'delayed' | 'damage')[] | null;
  email?: string | null;
  language?: ('en-CA' | 'fr-CA') | null;
};
export type TrackingLink = {
  state: 'none' | 'live' | 'expired' | 'taken-back';
  /** Of the page on this server; null for a link that does not work. */
  path: string | null;
  /** The same with the public address of the product; null where none is set. */
  address: string | null;
  /** Name at that time; null if an e-mail to the customer needed it. */
  madeBy: string | null;
  createdAt: string | null;
  /** Thirty days after the delivery; null until the job is delivered. */
  expiresAt: string | null;
};
export type NewTrackingLink = {
  /** Makes a new link; the earlier one stops working. Not for drivers. */
  renew?: boolean;
};
