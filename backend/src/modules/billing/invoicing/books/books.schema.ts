import { TEXT_MAX } from '@dispatch/domain/limits';
import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  money,
  recordId,
  version,
} from '../../../../http/answers/answer-fields';
import { oneOf, optionalText, requiredCalendarDate } from '../../../../http/input/fields';
import { SHEET_FORMATS } from '../../../../spreadsheet/sheet-pieces';

const account = () => optionalText(TEXT_MAX.bookAccount);
const named = (example: string) => maybe(z.string()).meta({ example });

export const BookAccountsAnswer = z
  .object({
    receivable: named('Accounts Receivable (A/R)'),
    bank: named('Undeposited Funds'),
    revenue: named('Sales'),
    gst: named('GST/HST Payable').describe('Where the HST goes too.'),
    qst: named('QST Payable'),
    writeOff: named('Bad Debts').describe('Small balances that were written off.'),
    version: version(),
  })
  .meta({
    id: 'BookAccounts',
    description: 'The accounts in the books: names in QuickBooks, numbers in Sage 50.',
  });
export type BookAccountsAnswer = z.output<typeof BookAccountsAnswer>;

export const BookAccountsBody = z
  .strictObject({
    receivable: account(),
    bank: account(),
    revenue: account(),
    gst: account(),
    qst: account(),
    writeOff: account(),
  })
  .meta({ id: 'BookAccountsChanges', example: { revenue: '4020' } });

export const BookPeriodAnswer = z
  .object({
    id: recordId(),
    firstDay: calendarDate(),
    lastDay: calendarDate(),
    closedAt: instant(),
    closedBy: z.string(),
  })
  .meta({ id: 'BookPeriod', description: 'A period whose books are closed.' });
export type BookPeriodAnswer = z.output<typeof BookPeriodAnswer>;

export const BookPeriodBody = z
  .strictObject({ lastDay: requiredCalendarDate() })
  .meta({ id: 'NewBookPeriod', example: { lastDay: '2026-02-28' } });

const span = () => ({
  from: requiredCalendarDate().describe('First date of the invoices, in company time.'),
  to: requiredCalendarDate(),
});

export const TaxReportQuery = z.strictObject(span());

const language = () => oneOf(LANGUAGES).optional().describe("The caller's own unless given.");

export const RegisterQuery = z.strictObject({
  ...span(),
  format: oneOf(SHEET_FORMATS).optional().describe('CSV unless given.'),
  language: language(),
});

export const BookFilesQuery = z.strictObject({ ...span(), language: language() });

export const JOURNAL_FORMATS = ['quickbooks', 'sage50'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];
export const JournalQuery = z.strictObject({ ...span(), format: oneOf(JOURNAL_FORMATS) });

const TaxLine = z
  .object({
    name: z.enum(['GST', 'HST', 'QST']),
    province: maybe(z.enum(PROVINCE_CODES)),
    rate: z.number().meta({ description: 'In percent.', example: 9.975 }),
    base: money(),
    amount: money(),
  })
  .meta({ id: 'TaxReportLine' });

export const TaxReportAnswer = z
  .object({
    from: calendarDate(),
    to: calendarDate(),
    invoices: z.int().describe('Invoices and credit notes of the period.'),
    sales: money().describe('Before taxes: line 101 of the GST/HST return.'),
    gstHst: money().describe('GST and HST charged: line 103 of that return.'),
    qst: money().describe('QST charged: line 203 of the Quebec return.'),
    writeOffs: z.int().describe('Write-offs of the period, and counter-entries of such.'),
    writtenOff: money().describe('Their sum; in no tax line.'),
    lines: z.array(TaxLine),
  })
  .meta({
    id: 'TaxReport',
    description: 'What invoices and credit notes of a period come to, tax by tax; in dollars.',
  });
export type TaxReportAnswer = z.output<typeof TaxReportAnswer>;
