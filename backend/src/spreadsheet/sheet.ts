import type { Language } from '@dispatch/domain/text/language';

/** The value of one cell in an exported spreadsheet. */
export type Cell = string | number | null;

/**
 * The type of a column: money is in dollars; a day is `YYYY-MM-DD` and a time `YYYY-MM-DD HH:MM`, in the company's time
 * zone.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'time';

/** A spreadsheet with one kind of record. */
export interface Sheet {
  readonly name: string;
  readonly language: Language;
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[];
  /** The rows below the headers, in batches. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
