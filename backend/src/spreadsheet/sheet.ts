import type { Language } from '@dispatch/domain/text/language';

/** What stands in one place of an exported spreadsheet. */
export type Cell = string | number | null;

/**
 * What a column holds: money is dollars; a day is `YYYY-MM-DD` and a time `YYYY-MM-DD HH:MM`, as
 * clocks of the company show it.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'time';

/** A spreadsheet of one kind of thing. */
export interface Sheet {
  readonly name: string;
  readonly language: Language;
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[];
  /** Lines below the heads as they come, some at a time. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
