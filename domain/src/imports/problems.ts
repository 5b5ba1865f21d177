import { type ErrorCode, errorMessage } from '../errors';
import { errorDetail, type FieldProblemCode, isFieldProblemCode } from '../field-problems';
import { codePointLength } from '../text/text';
import { can, type PermissionSet } from '../people/permissions';
import type { MessageParams } from '../text/sentence';
import { type ImportColumn, isPriceColumn } from './fields';

export type ReadProblemCode =
  | 'required'
  | 'name_required'
  | 'too_long'
  | 'out_of_range'
  | 'not_money'
  | 'ambiguous_amount'
  | 'rounded_amount'
  | 'not_date'
  | 'not_time'
  | 'window_reversed'
  | 'ambiguous_date'
  | 'day_is_over'
  | 'contact_email'
  | 'not_vin'
  | 'too_many_units'
  | 'unknown_province'
  | 'vin_letters'
  | 'vin_check_digit'
  | 'vin_other_year'
  | 'vin_not_whole'
  | 'vin_year_unknown'
  | 'vin_text_left'
  | 'vin_on_open_job'
  | 'stands_twice'
  | 'a_formula'
  | 'blacklisted_customer'
  | 'known_customer'
  | 'looks_like_customer'
  | 'more_cells_than_header'
  | 'cell_error'
  | 'digits_lost'
  | 'digits_doubtful';

/** An error or a warning about one cell of a row. */
export interface RowProblem {
  /** Null if it concerns the whole row. */
  readonly column: ImportColumn | null;
  /** Also the error that refused the record, or that prevented its undo. */
  readonly code: FieldProblemCode | ErrorCode;
  readonly params?: MessageParams;
  /** A user should check it, but the row can be imported. */
  readonly isWarning: boolean;
}

export interface ReadProblem extends RowProblem {
  readonly code: ReadProblemCode;
}

/** In English. */
export function problemMessage({ code, params }: Pick<RowProblem, 'code' | 'params'>): string {
  return isFieldProblemCode(code)
    ? errorDetail('', code, params).message
    : errorMessage(code, params);
}

/** They tell the standing or the name of a known customer. */
const OF_CUSTOMERS: readonly RowProblem['code'][] = ['blacklisted_customer', 'looks_like_customer'];

/** The problems that a user may see. A price's problem may quote the price. */
export function visibleProblems(
  problems: readonly RowProblem[],
  reader: PermissionSet,
): readonly RowProblem[] {
  const seesPrices = can(reader, 'prices:read');
  const seesCustomers = can(reader, 'customers:read');
  return problems.filter(
    ({ column, code }) =>
      (seesPrices || !isPriceColumn(column)) && (seesCustomers || !OF_CUSTOMERS.includes(code)),
  );
}

export class RowProblems {
  readonly list: ReadProblem[] = [];

  /** Keeps only the first error of a column: the others follow from it. */
  error(column: ImportColumn, code: ReadProblemCode, params?: MessageParams): null {
    const isKnown = this.list.some((other) => other.column === column && !other.isWarning);
    if (!isKnown) this.add(column, code, params, false);
    return null;
  }

  warn(column: ImportColumn, code: ReadProblemCode, params?: MessageParams): void {
    this.add(column, code, params, true);
  }

  /** The text, if it is short enough and not a formula. */
  text(column: ImportColumn, text: string | undefined, max: number): string | null {
    const value = text?.trim() ?? '';
    if (value === '') return null;
    if (isFormula(value)) return this.error(column, 'a_formula');
    const plain = defused(value);
    if (codePointLength(plain) > max) return this.error(column, 'too_long', { max });
    return plain;
  }

  private add(
    column: ImportColumn,
    code: ReadProblemCode,
    params: MessageParams | undefined,
    isWarning: boolean,
  ): void {
    this.list.push(
      params === undefined ? { column, code, isWarning } : { column, code, params, isWarning },
    );
  }
}

export function isWrong(problems: readonly RowProblem[]): boolean {
  return problems.some(({ isWarning }) => !isWarning);
}

/** The first line of a list in words: `- Gate 4`. */
const BULLET = /^-\s+\p{L}[^=|!()\n]*(?:\n|$)/u;

/** Whether a spreadsheet would evaluate it. A phone number with a plus is not a formula, nor is a list. */
function isFormula(text: string): boolean {
  if (/^[=@]/.test(text)) return true;
  return /^[+-]/.test(text) && !BULLET.test(text) && !/^[+-][\d\s().,$x-]+$/i.test(text);
}

/** Our own exports put an apostrophe before formulas, at the start of a text and within it. */
function defused(text: string): string {
  return text
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
    .replace(/'(?<=[,;\n][^\S\n]*')(?=[=+\-@＝＋－＠])/gu, '');
}
