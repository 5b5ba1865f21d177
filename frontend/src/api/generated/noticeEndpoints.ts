// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/notices`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          kind: queryArg.kind,
          state: queryArg.state,
        },
      }),
    }),
    countNotices: build.query<CountNoticesApiResponse, CountNoticesApiArg>({
      query: () => ({ url: `/api/notices/counts` }),
    }),
    readNotices: build.mutation<ReadNoticesApiResponse, ReadNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/notices/read`,
        method: 'POST',
        body: queryArg.readNotices,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countUnreadNotices: build.query<CountUnreadNoticesApiResponse, CountUnreadNoticesApiArg>({
      query: () => ({ url: `/api/notices/unread` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedNoticeApi };
export type ListNoticesApiResponse =
  /** status 200 A page of them, the first 50 unless asked otherwise. */ Notice[];
export type ListNoticesApiArg = {
  limit?: number;
  offset?: number;
  kind?:
    | 'backup-failed'
    | 'unassigned-near-date'
    | 'operation-refused'
    | 'left-behind'
    | 'recurring-job-failed'
    | 'customer-not-told'
    | 'mail-not-delivered'
    | 'report-missing'
    | 'webhook-parked'
    | 'mentioned';
  state?: 'open' | 'settled';
};
export type CountNoticesApiResponse =
  /** status 200 Kinds with open notices, most urgent first. */ NoticeCount[];
export type CountNoticesApiArg = void;
export type ReadNoticesApiResponse = /** status 200 Success. */ UnreadNotices;
export type ReadNoticesApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  readNotices: ReadNotices;
};
export type CountUnreadNoticesApiResponse = /** status 200 Success. */ UnreadNotices;
export type CountUnreadNoticesApiArg = void;
export type NoticeJob = {
  id: number;
  pickupCity: string | null;
  dropoffCity: string | null;
};
export type Notice = {
  id: number;
  kind:
    | 'backup-failed'
    | 'unassigned-near-date'
    | 'operation-refused'
    | 'left-behind'
    | 'recurring-job-failed'
    | 'customer-not-told'
    | 'mail-not-delivered'
    | 'report-missing'
    | 'webhook-parked'
    | 'mentioned';
  /** Null where it is about no job. */
  job: NoticeJob | null;
  /** The time by which it must be handled. */
  dueOn: string;
  /** Further facts, by kind: `type` and `code` of a refused update; `customerNoticeId`, `event` and `reason` of a customer who was not told; `invoiceId` and `reference` of an invoice that was not delivered, or the `customerId` of a statement; `problem` of a backup; `name`. */
  details: {
    [key: string]: string | number;
  };
  /** Whether you have read it. */
  isRead: boolean;
  raisedAt: string;
  /** When its cause was gone. */
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
export type NoticeCount = {
  kind:
    | 'backup-failed'
    | 'unassigned-near-date'
    | 'operation-refused'
    | 'left-behind'
    | 'recurring-job-failed'
    | 'customer-not-told'
    | 'mail-not-delivered'
    | 'report-missing'
    | 'webhook-parked'
    | 'mentioned';
  count: number;
};
export type UnreadNotices = {
  count: number;
  /** Whether there may be more. */
  isLeast: boolean;
};
export type ReadNotices = {
  ids?: number[];
  all?: boolean;
};
