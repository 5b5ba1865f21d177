import { AppError } from '@dispatch/domain/errors';
import {
  type BookAccount,
  isSageNumber,
  type JournalEntry,
  type JournalLine,
} from '@dispatch/domain/invoices/journal';
import { toDollars } from '@dispatch/domain/text/money';
import { csvLine } from '../../../../spreadsheet/csv';

export type AccountNames = Readonly<Record<BookAccount, string | null>>;

/** Names as a company that was set up for Canada has them. */
const QUICKBOOKS_NAMES: Readonly<Record<BookAccount, string>> = {
  receivable: 'Accounts Receivable (A/R)',
  bank: 'Undeposited Funds',
  revenue: 'Sales',
  gst: 'GST/HST Payable',
  qst: 'QST Payable',
};
const SOURCE_MAX = 20;
const COMMENT_MAX = 75;

const amount = (cents: number) => toDollars(cents).toFixed(2);
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

/**
 * Columns that QuickBooks Online imports journal entries by: one number for the lines of an entry, and a name where
 * the account is one of receivables ("Import journal entries", Intuit).
 */
export function* quickBooksLines(
  entries: Iterable<JournalEntry>,
  names: AccountNames,
): Generator<string> {
  yield 'Journal No,Journal Date,Account Name,Debits,Credits,Description,Name\r\n';
  for (const { source, date, name, lines } of entries) {
    const [year, month, day] = date.split('-');
    for (const { account, cents } of lines)
      yield csvLine(
        [
          source,
          `${month ?? ''}/${day ?? ''}/${year ?? ''}`,
          names[account] ?? QUICKBOOKS_NAMES[account],
          cents > 0 ? amount(cents) : null,
          cents < 0 ? amount(-cents) : null,
          source,
          name,
        ],
        'en-CA',
      );
  }
}

/**
 * The text file that the Canadian edition of Sage 50 imports as general journal entries: a line with date, source and
 * comment, then one for each account, debits above nothing ("Importing General Journal Entries", Sage).
 * @throws AppError account_numbers_needed, since Sage 50 knows accounts by number
 */
export function* sage50Lines(
  entries: Iterable<JournalEntry>,
  numbers: AccountNames,
): Generator<string> {
  for (const { source, date, name, lines } of entries) {
    const [year, month, day] = date.split('-');
    const head = `${month ?? ''}-${day ?? ''}-${(year ?? '').slice(2)}`;
    yield `${head},${quoted(source.slice(0, SOURCE_MAX))},${quoted(name.slice(0, COMMENT_MAX))}\r\n`;
    for (const line of lines) yield sageLine(line, numbers);
  }
}

function sageLine({ account, cents }: JournalLine, numbers: AccountNames): string {
  const number = numbers[account];
  if (!isSageNumber(number)) throw new AppError('account_numbers_needed');
  return `${number},${amount(cents)}\r\n`;
}
