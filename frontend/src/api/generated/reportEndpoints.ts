// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExpectedCash: build.query<GetExpectedCashApiResponse, GetExpectedCashApiArg>({
      query: () => ({ url: `/api/money-reports/expected-cash` }),
    }),
    getLosses: build.query<GetLossesApiResponse, GetLossesApiArg>({
      query: (queryArg) => ({
        url: `/api/money-reports/losses`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getPaymentDays: build.query<GetPaymentDaysApiResponse, GetPaymentDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/money-reports/payment-days`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
          rows: queryArg.rows,
        },
      }),
    }),
    getRevenue: build.query<GetRevenueApiResponse, GetRevenueApiArg>({
      query: (queryArg) => ({
        url: `/api/money-reports/revenue`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
          sort: queryArg.sort,
          rows: queryArg.rows,
        },
      }),
    }),
    getRevenueToDate: build.query<GetRevenueToDateApiResponse, GetRevenueToDateApiArg>({
      query: () => ({ url: `/api/money-reports/to-date` }),
    }),
    getBookedWork: build.query<GetBookedWorkApiResponse, GetBookedWorkApiArg>({
      query: () => ({ url: `/api/reports/booked` }),
    }),
    getPunctuality: build.query<GetPunctualityApiResponse, GetPunctualityApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/punctuality`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
          rows: queryArg.rows,
        },
      }),
    }),
    getReportState: build.query<GetReportStateApiResponse, GetReportStateApiArg>({
      query: () => ({ url: `/api/reports/state` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedReportApi };
export type GetExpectedCashApiResponse = /** status 200 Success. */ ExpectedCash;
export type GetExpectedCashApiArg = void;
export type GetLossesApiResponse = /** status 200 Success. */ LossReport;
export type GetLossesApiArg = {
  from?: string | null;
  to?: string | null;
};
export type GetPaymentDaysApiResponse = /** status 200 Success. */ PaymentDaysReport;
export type GetPaymentDaysApiArg = {
  from?: string | null;
  to?: string | null;
  by?: 'month' | 'customer';
  rows?: number;
};
export type GetRevenueApiResponse = /** status 200 Success. */ RevenueReport;
export type GetRevenueApiArg = {
  from?: string | null;
  to?: string | null;
  by?: 'month' | 'customer' | 'driver' | 'lane' | 'vehicle' | 'item';
  sort?: 'revenue' | 'growth' | 'decline';
  rows?: number;
};
export type GetRevenueToDateApiResponse = /** status 200 Success. */ RevenueToDate;
export type GetRevenueToDateApiArg = void;
export type GetBookedWorkApiResponse = /** status 200 Success. */ BookedWork;
export type GetBookedWorkApiArg = void;
export type GetPunctualityApiResponse = /** status 200 Success. */ PunctualityReport;
export type GetPunctualityApiArg = {
  from?: string | null;
  to?: string | null;
  by?: 'month' | 'customer' | 'driver' | 'lane';
  rows?: number;
};
export type GetReportStateApiResponse = /** status 200 Success. */ ReportState;
export type GetReportStateApiArg = void;
export type CashRow = {
  /** The Monday of a week, `YYYY-MM-DD`; or `past`, `later`, or `none` without a date. */
  week: string;
  /** Balances due in that week. */
  due: number;
  /** Balances expected in that week: each customer pays after its usual number of days, or else when due. */
  expected: number;
};
export type ExpectedCash = {
  /** All open balances. */
  owed: number;
  /** Payments not applied to an invoice yet. */
  credit: number;
  rows: CashRow[];
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
export type LossSums = {
  /** Orders cancelled with a dry-run charge. */
  chargedRuns: number;
  /** Total of these charges. */
  charged: number;
  /** Orders cancelled without a charge though vehicles were not ready. */
  notReady: number;
  /** Orders cancelled without a charge for other reasons. */
  otherwiseFree: number;
  /** Dry-run charges on the invoices of the month. */
  dryRunsInvoiced: number;
  /** Charges by the hour on the invoices of the month. */
  waitingInvoiced: number;
};
export type LossRow = {
  /** Year and month. */
  month: string;
  /** Orders cancelled with a dry-run charge. */
  chargedRuns: number;
  /** Total of these charges. */
  charged: number;
  /** Orders cancelled without a charge though vehicles were not ready. */
  notReady: number;
  /** Orders cancelled without a charge for other reasons. */
  otherwiseFree: number;
  /** Dry-run charges on the invoices of the month. */
  dryRunsInvoiced: number;
  /** Charges by the hour on the invoices of the month. */
  waitingInvoiced: number;
};
export type LossReport = {
  /** Year and month. */
  from: string;
  /** Year and month. */
  to: string;
  total: LossSums;
  rows: LossRow[];
};
export type PaymentDaysSums = {
  /** Jobs on the invoices of the period. Invoices credited in full, and invoices only for charges added later, do not count. */
  billedJobs: number;
  /** Average days from delivery to invoice of these jobs. Null if there are none. */
  daysToInvoice: number | null;
  /** Paid for invoices in the period, without write-offs. */
  paid: number;
  /** Average days from invoice to payment, weighted by amount. Null if there are none. */
  daysToPayment: number | null;
};
export type PaymentDaysRow = {
  /** The month, the id or the folded name that the row is about; empty or 0 if it is unknown. */
  value: string;
  /** The name of the customer or driver, the cities of the lane, or the make. Null for a month or an item, and if it is unknown. */
  name: string | null;
  /** Jobs on the invoices of the period. Invoices credited in full, and invoices only for charges added later, do not count. */
  billedJobs: number;
  /** Average days from delivery to invoice of these jobs. Null if there are none. */
  daysToInvoice: number | null;
  /** Paid for invoices in the period, without write-offs. */
  paid: number;
  /** Average days from invoice to payment, weighted by amount. Null if there are none. */
  daysToPayment: number | null;
};
export type PaymentDaysReport = {
  /** Year and month. */
  from: string;
  /** Year and month. */
  to: string;
  total: PaymentDaysSums;
  /** Number of all rows; the answer may have fewer. */
  rowCount: number;
  rows: PaymentDaysRow[];
};
export type RevenueSums = {
  revenue: number;
  /** The same for the previous period. */
  previous: number;
  /** The same for these months a year earlier. */
  lastYear: number;
};
export type RevenueRow = {
  /** The month, the id or the folded name that the row is about; empty or 0 if it is unknown. */
  value: string;
  /** The name of the customer or driver, the cities of the lane, or the make. Null for a month or an item, and if it is unknown. */
  name: string | null;
  revenue: number;
  /** The same for the previous period. */
  previous: number;
  /** The same for these months a year earlier. */
  lastYear: number;
  /** From the previous period to this one. */
  growth: 'new' | 'growing' | 'steady' | 'shrinking' | 'gone';
};
export type RevenueReport = {
  /** Year and month. */
  from: string;
  /** Year and month. */
  to: string;
  previous: {
    /** Year and month. */
    from: string;
    /** Year and month. */
    to: string;
  };
  lastYear: {
    /** Year and month. */
    from: string;
    /** Year and month. */
    to: string;
  };
  total: RevenueSums;
  /** Number of all rows; the answer may have fewer. */
  rowCount: number;
  rows: RevenueRow[];
};
export type SalesOfDays = {
  from: string;
  to: string;
  revenue: number;
};
export type RevenueToDate = {
  /** Up to today. */
  thisMonth: SalesOfDays;
  /** Last month up to the same day. */
  lastMonthSoFar: SalesOfDays;
  /** This month a year earlier, up to the same day. */
  lastYearSoFar: SalesOfDays;
  lastMonth: SalesOfDays;
  sameMonthLastYear: SalesOfDays;
};
export type BookedRow = {
  /** The Monday of a week, `YYYY-MM-DD`; or `past`, `later`, or `none` without a date. */
  week: string;
  jobs: number;
  vehicles: number;
  /** Jobs without a price. */
  withoutPrice: number;
  /** Agreed prices. Null without `money-reports:read`. */
  amount: number | null;
};
export type BookedWork = {
  rows: BookedRow[];
};
export type PunctualitySums = {
  /** Delivered jobs. */
  jobs: number;
  /** Of these, jobs with a preferred pickup date and a recorded pickup. */
  promisedJobs: number;
  /** Of `promisedJobs`, those picked up on time. */
  onTimeJobs: number;
  /** Delivered jobs with a preferred delivery date. */
  promisedDeliveries: number;
  /** Of `promisedDeliveries`, those delivered on time. */
  onTimeDeliveries: number;
  /** Late deliveries that were picked up late. */
  latePickup: number;
  /** Late deliveries that were picked up on time. */
  lateOnTheWay: number;
  /** Late deliveries without a preferred pickup date or a recorded pickup. */
  lateUnknown: number;
};
export type PunctualityRow = {
  /** The month, the id or the folded name that the row is about; empty or 0 if it is unknown. */
  value: string;
  /** The name of the customer or driver, the cities of the lane, or the make. Null for a month or an item, and if it is unknown. */
  name: string | null;
  /** Delivered jobs. */
  jobs: number;
  /** Of these, jobs with a preferred pickup date and a recorded pickup. */
  promisedJobs: number;
  /** Of `promisedJobs`, those picked up on time. */
  onTimeJobs: number;
  /** Delivered jobs with a preferred delivery date. */
  promisedDeliveries: number;
  /** Of `promisedDeliveries`, those delivered on time. */
  onTimeDeliveries: number;
  /** Late deliveries that were picked up late. */
  latePickup: number;
  /** Late deliveries that were picked up on time. */
  lateOnTheWay: number;
  /** Late deliveries without a preferred pickup date or a recorded pickup. */
  lateUnknown: number;
};
export type PunctualityReport = {
  /** Year and month. */
  from: string;
  /** Year and month. */
  to: string;
  total: PunctualitySums;
  /** Number of all rows; the answer may have fewer. */
  rowCount: number;
  rows: PunctualityRow[];
};
export type ReportState = {
  /** False while the server still adds older jobs and invoices. */
  isComplete: boolean;
};
