import { GROWTHS } from '@dispatch/domain/reports/growth';
import { z } from 'zod';
import { calendarDate, maybe, money } from '../../../http/answers/answer-fields';

const month = () => z.string().meta({ description: 'Year and month.', example: '2026-03' });

const months = () => ({ from: month(), to: month() });
const rowCount = () => z.int().describe('Number of all rows; the answer may have fewer.');

const named = () => ({
  value: z
    .string()
    .describe(
      'The month, the id or the folded name that the row is about; empty or 0 if it is unknown.',
    ),
  name: maybe(z.string()).describe(
    'The name of the customer or driver, the cities of the lane, or the make. Null for a month or an item, and if it is unknown.',
  ),
});

const RevenueSums = z
  .object({
    revenue: money(),
    previous: money().describe('The same for the previous period.'),
    lastYear: money().describe('The same for these months a year earlier.'),
  })
  .meta({ id: 'RevenueSums' });
export type RevenueSums = z.output<typeof RevenueSums>;

const RevenueRow = z
  .object({
    ...named(),
    ...RevenueSums.shape,
    growth: z.enum(GROWTHS).describe('From the previous period to this one.'),
  })
  .meta({ id: 'RevenueRow' });
export type RevenueRow = z.output<typeof RevenueRow>;

export const RevenueReport = z
  .object({
    ...months(),
    previous: z.object(months()),
    lastYear: z.object(months()),
    total: RevenueSums,
    rowCount: rowCount(),
    rows: z.array(RevenueRow),
  })
  .meta({
    id: 'RevenueReport',
    description:
      'Lines of issued invoices and credit notes, before taxes, by their dates: the same as the sales of the books.',
  });
export type RevenueReport = z.output<typeof RevenueReport>;

const PunctualitySums = z
  .object({
    jobs: z.int().describe('Delivered jobs.'),
    promisedJobs: z
      .int()
      .describe('Of these, jobs with a preferred pickup date and a recorded pickup.'),
    onTimeJobs: z.int().describe('Of `promisedJobs`, those picked up on time.'),
    promisedDeliveries: z.int().describe('Delivered jobs with a preferred delivery date.'),
    onTimeDeliveries: z.int().describe('Of `promisedDeliveries`, those delivered on time.'),
    latePickup: z.int().describe('Late deliveries that were picked up late.'),
    lateOnTheWay: z.int().describe('Late deliveries that were picked up on time.'),
    lateUnknown: z
      .int()
      .describe('Late deliveries without a preferred pickup date or a recorded pickup.'),
  })
  .meta({ id: 'PunctualitySums' });
export type PunctualitySums = z.output<typeof PunctualitySums>;

const PunctualityRow = z
  .object({ ...named(), ...PunctualitySums.shape })
  .meta({ id: 'PunctualityRow' });
export type PunctualityRow = z.output<typeof PunctualityRow>;

export const PunctualityReport = z
  .object({
    ...months(),
    total: PunctualitySums,
    rowCount: rowCount(),
    rows: z.array(PunctualityRow),
  })
  .meta({
    id: 'PunctualityReport',
    description: 'Delivered jobs by the month of their delivery, in company time.',
  });
export type PunctualityReport = z.output<typeof PunctualityReport>;

const days = (description: string) =>
  maybe(z.number()).meta({ description: `${description} Null if there are none.`, example: 12.5 });

const PaymentDaysSums = z
  .object({
    billedJobs: z
      .int()
      .describe(
        'Jobs on the invoices of the period. Invoices credited in full, and invoices only for charges added later, do not count.',
      ),
    daysToInvoice: days('Average days from delivery to invoice of these jobs.'),
    paid: money().describe('Paid for invoices in the period, without write-offs.'),
    daysToPayment: days('Average days from invoice to payment, weighted by amount.'),
  })
  .meta({ id: 'PaymentDaysSums' });
export type PaymentDaysSums = z.output<typeof PaymentDaysSums>;

const PaymentDaysRow = z
  .object({ ...named(), ...PaymentDaysSums.shape })
  .meta({ id: 'PaymentDaysRow' });
export type PaymentDaysRow = z.output<typeof PaymentDaysRow>;

export const PaymentDaysReport = z
  .object({
    ...months(),
    total: PaymentDaysSums,
    rowCount: rowCount(),
    rows: z.array(PaymentDaysRow),
  })
  .meta({ id: 'PaymentDaysReport' });
export type PaymentDaysReport = z.output<typeof PaymentDaysReport>;

const LossSums = z
  .object({
    chargedRuns: z.int().describe('Orders cancelled with a dry-run charge.'),
    charged: money().describe('Total of these charges.'),
    notReady: z.int().describe('Orders cancelled without a charge though vehicles were not ready.'),
    otherwiseFree: z.int().describe('Orders cancelled without a charge for other reasons.'),
    dryRunsInvoiced: money().describe('Dry-run charges on the invoices of the month.'),
    waitingInvoiced: money().describe('Charges by the hour on the invoices of the month.'),
  })
  .meta({ id: 'LossSums' });
export type LossSums = z.output<typeof LossSums>;

const LossRow = z.object({ month: month(), ...LossSums.shape }).meta({ id: 'LossRow' });
export type LossRow = z.output<typeof LossRow>;

export const LossReport = z.object({ ...months(), total: LossSums, rows: z.array(LossRow) }).meta({
  id: 'LossReport',
  description:
    'Dry runs and waiting: orders by the month of their cancellation, charges also by the month of their invoice.',
});
export type LossReport = z.output<typeof LossReport>;

const week = () =>
  z
    .string()
    .describe('The Monday of a week, `YYYY-MM-DD`; or `past`, `later`, or `none` without a date.');

const CashRow = z
  .object({
    week: week(),
    due: money().describe('Balances due in that week.'),
    expected: money().describe(
      'Balances expected in that week: each customer pays after its usual number of days, or else when due.',
    ),
  })
  .meta({ id: 'CashRow' });
export type CashRow = z.output<typeof CashRow>;

export const ExpectedCash = z
  .object({
    owed: money().describe('All open balances.'),
    credit: money().describe('Payments not applied to an invoice yet.'),
    rows: z.array(CashRow),
  })
  .meta({ id: 'ExpectedCash', description: 'The balances of open invoices by week.' });
export type ExpectedCash = z.output<typeof ExpectedCash>;

const BookedRow = z
  .object({
    week: week(),
    jobs: z.int(),
    vehicles: z.int(),
    withoutPrice: z.int().describe('Jobs without a price.'),
    amount: maybe(money()).describe('Agreed prices. Null without `money-reports:read`.'),
  })
  .meta({ id: 'BookedRow' });
export type BookedRow = z.output<typeof BookedRow>;

export const BookedWork = z.object({ rows: z.array(BookedRow) }).meta({
  id: 'BookedWork',
  description: 'Jobs that wait for their pickup, by the week of their preferred pickup date.',
});
export type BookedWork = z.output<typeof BookedWork>;

const Sales = z
  .object({ from: calendarDate(), to: calendarDate(), revenue: money() })
  .meta({ id: 'SalesOfDays' });

export const RevenueToDate = z
  .object({
    thisMonth: Sales.describe('Up to today.'),
    lastMonthSoFar: Sales.describe('Last month up to the same day.'),
    lastYearSoFar: Sales.describe('This month a year earlier, up to the same day.'),
    lastMonth: Sales,
    sameMonthLastYear: Sales,
  })
  .meta({
    id: 'RevenueToDate',
    description: 'Revenue of this month, and of the same days of earlier months.',
  });
export type RevenueToDate = z.output<typeof RevenueToDate>;

export const ReportState = z
  .object({
    isComplete: z.boolean().describe('False while the server still adds older jobs and invoices.'),
  })
  .meta({ id: 'ReportState' });
export type ReportState = z.output<typeof ReportState>;
