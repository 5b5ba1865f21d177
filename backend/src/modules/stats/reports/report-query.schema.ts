import {
  PAYMENT_DAYS_BY,
  PUNCTUALITY_BY,
  REVENUE_BY,
  REVENUE_SORTS,
} from '@dispatch/domain/reports/report-kinds';
import { REPORT_MONTHS_MAX } from '@dispatch/domain/reports/report-months';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { PAGE_DEFAULT, PAGE_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { oneOf, optionalCalendarDate, queryNumber } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { SHEET_FORMATS } from '../../../spreadsheet/sheet-pieces';

const period = () => ({
  from: optionalCalendarDate().describe(
    `A day of the first month, company time; 12 months unless given, and at most ${REPORT_MONTHS_MAX}.`,
  ),
  to: optionalCalendarDate().describe('A day of the last month; the current one unless given.'),
});

const file = () => ({
  format: oneOf(SHEET_FORMATS).optional().describe('CSV unless given.'),
  language: oneOf(LANGUAGES).optional().describe("The caller's own unless given."),
});

const mostRows = () => ({
  rows: queryNumber(
    /^[1-9]\d{0,2}$/,
    PAGE_MAX,
    says('out_of_range', { min: 1, max: PAGE_MAX }),
  ).meta({
    description: `How many rows to return, at most ${PAGE_MAX}; ${PAGE_DEFAULT} unless given. The files have all rows.`,
    example: PAGE_DEFAULT,
  }),
});

const revenue = () => ({
  ...period(),
  by: oneOf(REVENUE_BY).optional().describe('By month unless given.'),
  sort: oneOf(REVENUE_SORTS)
    .optional()
    .describe('By revenue unless given; months are always in order.'),
});
const punctuality = () => ({
  ...period(),
  by: oneOf(PUNCTUALITY_BY).optional().describe('By month unless given.'),
});
const paymentDays = () => ({
  ...period(),
  by: oneOf(PAYMENT_DAYS_BY).optional().describe('By month unless given.'),
});

export const RevenueQuery = z.strictObject({ ...revenue(), ...mostRows() });
export const RevenueFileQuery = z.strictObject({ ...revenue(), ...file() });
export const PunctualityQuery = z.strictObject({ ...punctuality(), ...mostRows() });
export const PunctualityFileQuery = z.strictObject({ ...punctuality(), ...file() });
export const PaymentDaysQuery = z.strictObject({ ...paymentDays(), ...mostRows() });
export const PaymentDaysFileQuery = z.strictObject({ ...paymentDays(), ...file() });
export const LossesQuery = z.strictObject(period());
export const LossesFileQuery = z.strictObject({ ...period(), ...file() });
export const ReportFileQuery = z.strictObject(file());
