import type { ReactNode } from 'react';
import type { Order } from './sorting';

/** Anything that a list can hold. */
export interface Identified {
  readonly id: number;
}

/**
 * Where a card shows a column: as its name, in its corner, in a quiet line of text, in a row of chips or buttons, alone, or
 * at its foot. Neighbouring columns share quiet lines and rows.
 */
export type CardPlace = 'title' | 'corner' | 'quiet' | 'line' | 'block' | 'foot';

/** `Sort` is a server sort key; `never` for a column without sorting. */
export interface RecordColumn<Item, Sort extends string = never> {
  readonly id: string;
  readonly header: string;
  /** Replaces the header's text. */
  readonly head?: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  /** Without a place, cards do not show the column. */
  readonly card?: CardPlace;
  /** What a card shows instead of the cell; nothing for null. By default the title is the record's name. */
  readonly cardCell?: (item: Item) => ReactNode;
  /** Columns without a width share the remaining space. */
  readonly width?: string;
  readonly align?: 'right';
  /** Hidden on screens narrower than this. */
  readonly hideBelow?: 'lg';
  readonly sort?: Sort;
  /** The direction of the first press: names ascending, numbers and dates descending. */
  readonly firstOrder?: Order;
}
