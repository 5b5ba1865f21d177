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

/** The account names of a QuickBooks company for Canada. */
const QUICKBOOKS_NAMES: Readonly<Record<BookAccount, string>> = {
  receivable: 'Accounts Receivable (A/R)',
  bank: 'Undeposited Funds',
  revenue: 'Sales',
  gst: 'GST/HST Payable',
  qst: 'QST Payable',
  writeOff: 'Bad Debts',
};
const SOURCE_MAX = 20;
const COMMENT_MAX = 75;

const amount = (cents: number) => toDollars(cents).toFixed(2);
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

/**
 * The columns of QuickBooks Online's journal import: one number for all lines of an entry, and a name for receivables
 * accounts ("Import journal entries", Intuit).
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

/** Whether there are entries, and Sage 50 can identify each of their accounts. */
export function hasSageNumbers(entries: readonly JournalEntry[], numbers: AccountNames): boolean {
  const lines = entries.flatMap((entry) => entry.lines);
  return lines.length > 0 && lines.every(({ account }) => isSageNumber(numbers[account]));
}

/**
 * The text file that Sage 50 (Canada) imports as general journal entries. Each entry has a line with date, source and
 * comment, then one line per account; debits are positive ("Importing General Journal Entries", Sage).
 * @throws AppError account_numbers_needed, since Sage 50 identifies accounts by number
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
