import type { Gathering } from '@dispatch/domain/invoices/invoice';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useListBillableCustomersQuery,
  type BillableCustomer,
} from '../../../api/invoicing/invoices';
import type { Days } from '../../../parts/invoices/periods';
import type { GatheredPart } from './gatheredDays';

export interface GatheredCustomer extends BillableCustomer {
  /** Null for all deliveries until now, each on a draft of its own. */
  readonly days: Days | null;
}

/** The customers of all parts with something to invoice, as one query. */
export function useGatheredCustomers(parts: readonly GatheredPart[]) {
  const partOf = (gathering: Gathering) => parts.find((part) => part.gathering === gathering);
  const asked = (gathering: Gathering) => {
    const part = partOf(gathering);
    return part === undefined ? skipToken : { gathering, ...part.days };
  };
  const answers = [
    { query: useListBillableCustomersQuery(asked('job')), part: partOf('job') },
    { query: useListBillableCustomersQuery(asked('week')), part: partOf('week') },
    { query: useListBillableCustomersQuery(asked('month')), part: partOf('month') },
  ].filter(({ part }) => part !== undefined);
  const isWhole = answers.every(({ query }) => query.currentData !== undefined);
  return {
    isUninitialized: answers.length === 0,
    isLoading: answers.some(({ query }) => query.isLoading),
    error: answers.find(({ query }) => query.error !== undefined)?.query.error,
    currentData: isWhole
      ? answers.flatMap(({ query, part }) =>
          (query.currentData ?? []).map((customer): GatheredCustomer => ({
            ...customer,
            days: part?.days ?? null,
          })),
        )
      : undefined,
    refetch: () => Promise.all(answers.map(({ query }) => query.refetch())),
  };
}
