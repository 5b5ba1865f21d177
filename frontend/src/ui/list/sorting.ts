export type Order = 'asc' | 'desc';

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly order: Order;
}

export const ORDERS: readonly Order[] = ['asc', 'desc'];
