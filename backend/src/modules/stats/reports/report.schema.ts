import { GROWTHS } from '@dispatch/domain/reports/growth';
import { z } from 'zod';
import { calendarDate, maybe, money } from '../../../http/answers/answer-fields';

const month = () => z.string().meta({ description: 'Year and month.', example: '2026-03' });

const months = () => ({ from: month(), to: month() });
const rowCount = () => z.int().describe('How many rows there are; the answer may have fewer.');

const named = () => ({
  value: z
    .string()
    .describe(
      'The month, the id, or the folded name that the row is about. Empty or 0: it is unknown.',
    ),
  name: maybe(z.string()).describe(
    'The name of the customer or driver, the cities of the lane, or the make. Null for a month, an item, and if it is unknown.',
  ),
});

const RevenueSums = z
  .object({
    revenue: money(),
    previous: money().describe('The same of the period before.'),
    lastYear: money().describe('The same of these months a year earlier.'),
  })
  .meta({ id: 'RevenueSums' });
export type RevenueSums = z.output<typeof RevenueSums>;

const RevenueRow = z
  .object({
    ...named(),
    ...RevenueSums.shape,
    growth: z.enum(GROWTHS).describe('From the period before to this one.'),
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
      'Lines of issued invoices and credit notes before taxes, by the dates of these: the sales of the books.',
  });
export type RevenueReport = z.output<typeof RevenueReport>;

const PunctualitySums = z
  .object({
    jobs: z.int().describe('Delivered jobs.'),
    promisedJobs: z
      .int()
      .describe('Those with a preferred pickup date, and whose day of pickup was recorded.'),
    onTimeJobs: z.int().describe('Those of them that were picked up by that date.'),
    promisedDeliveries: z.int().describe('Delivered jobs with a preferred delivery date.'),
    onTimeDeliveries: z.int().describe('Those of them that were delivered in time.'),
    latePickup: z.int().describe('Late deliveries whose pickup was late already.'),
    lateOnTheWay: z.int().describe('Late deliveries that were picked up in time.'),
    lateUnknown: z.int().describe('Late deliveries whose pickup is unknown.'),
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
  maybe(z.number()).meta({ description: `${description} Null without any.`, example: 12.5 });

const PaymentDaysSums = z
  .object({
    billedJobs: z
      .int()
      .describe(
        'Jobs on the invoices of the period. Invoices credited in full, and those for late charges alone, do not count.',
      ),
    daysToInvoice: days('Days from delivery to invoice, on average over these jobs.'),
    paid: money().describe('Paid for invoices in the period, without write-offs.'),
    daysToPayment: days('Days from invoice to payment, on average over these dollars.'),
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
    charged: money().describe('What these charges come to.'),
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
    'Dry runs and waiting: cancelled orders by their cancellation, and what was charged.',
});
export type LossReport = z.output<typeof LossReport>;

const week = () =>
  z
    .string()
    .describe('The Monday of a week, `YYYY-MM-DD`; or `past`, `later`, or `none` without a date.');

const CashRow = z
  .object({
    week: week(),
    due: money().describe('Balances that are due then.'),
    expected: money().describe(
      'Balances that come in then if each customer pays after its usual number of days.',
    ),
  })
  .meta({ id: 'CashRow' });
export type CashRow = z.output<typeof CashRow>;

export const ExpectedCash = z
  .object({
    owed: money().describe('All open balances.'),
    credit: money().describe('Payments that are on no invoice yet.'),
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
    amount: maybe(money()).describe('Agreed prices. Null without the right to reports of money.'),
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
    lastMonthSoFar: Sales.describe('Up to the same day of the month before.'),
    lastYearSoFar: Sales.describe('Up to the same day of this month a year earlier.'),
    lastMonth: Sales,
    sameMonthLastYear: Sales,
  })
  .meta({ id: 'RevenueToDate', description: 'The running month beside others, day for day.' });
export type RevenueToDate = z.output<typeof RevenueToDate>;

export const ReportState = z
  .object({
    isComplete: z
      .boolean()
      .describe('False while the server still adds jobs and invoices from before its last start.'),
  })
  .meta({ id: 'ReportState' });
export type ReportState = z.output<typeof ReportState>;
