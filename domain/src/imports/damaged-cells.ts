import { type ImportColumn, isPriceColumn, type RowTexts } from './fields';
import type { RowProblems } from './problems';

/** `#N/A`, `#VALEUR!`, `Err:502`, or the `####` of a column that is too narrow. */
const ERROR_VALUE =
  /^(?:#N\/[AD]|#[\p{L}\d_/ ]{2,24}[!?]|#GETTING_DATA|#{2,}|(?:err|erreur):\d{3})$/iu;
/** `4.16556E+09`: spreadsheets show long numbers like this, and save what they show. */
const SCIENTIFIC = /(?<![\p{L}\p{N}])\d(?:[.,]\d+)?E\+\d{1,3}(?![\p{L}\p{N}])/iu;
/** A spreadsheet keeps 15 digits of a number and writes zeros for the rest. */
const LONG_NUMBER = /^\d{15}0+$/;

/** The texts without those that a spreadsheet damaged. Each damaged text makes the row invalid. */
export function undamaged(texts: RowTexts, problems: RowProblems): RowTexts {
  // Every key of the texts is a column.
  const entries = Object.entries(texts) as [ImportColumn, string][];
  return Object.fromEntries(entries.filter(([column, text]) => !isDamaged(column, text, problems)));
}

function isDamaged(column: ImportColumn, text: string, problems: RowProblems): boolean {
  if (ERROR_VALUE.test(text.trim())) {
    problems.error(column, 'cell_error', { text: text.trim() });
    return true;
  }
  // A price is a number, not digits.
  if (isPriceColumn(column)) return false;
  if (LONG_NUMBER.test(text.trim())) problems.warn(column, 'digits_doubtful');
  if (!SCIENTIFIC.test(text)) return false;
  problems.error(column, 'digits_lost');
  return true;
}
