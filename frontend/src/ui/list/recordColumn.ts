import type { ReactNode } from 'react';
import type { Order } from './sorting';

/** Anything that a list can hold. */
export interface Identified {
  readonly id: number;
}

/** `Sort` is a server sort key; `never` for a column without sorting. */
export interface RecordColumn<Item, Sort extends string = never> {
  readonly id: string;
  readonly header: string;
  /** Replaces the header's text. */
  readonly head?: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  /** Columns without a width share the remaining space. */
  readonly width?: string;
  readonly align?: 'right';
  /** Hidden on screens narrower than this. */
  readonly hideBelow?: 'lg';
  readonly sort?: Sort;
  /** The direction of the first press: names ascending, numbers and dates descending. */
  readonly firstOrder?: Order;
}
