import type { ReactNode } from 'react';
import type { Order } from './sorting';

/** Anything that a list can hold. */
export interface Identified {
  readonly id: number;
}

/** `Sort` names what the server can sort by; `never` where the head sorts nothing. */
export interface RecordColumn<Item, Sort extends string = never> {
  readonly id: string;
  readonly header: string;
  /** Stands in the head in place of the header's words. */
  readonly head?: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  /** Columns without one share what is left. */
  readonly width?: string;
  readonly align?: 'right';
  /** Left out on screens narrower than this. */
  readonly hideBelow?: 'lg';
  readonly sort?: Sort;
  /** The order of the first press: names from A, numbers and dates from the top. */
  readonly firstOrder?: Order;
}
