import type { ApiState } from '../api';
import type { Customer, Driver, Job } from '../generated/endpoints';
import { recordsOf, totalOf, type Page } from './pages';

/** The record types that are placed into the cache one by one. */
export interface Records {
  job: Job;
  customer: Customer;
  driver: Driver;
}
export type Kind = keyof Records;

interface Pages<T> {
  readonly pages: readonly Page<T>[];
}
type Held<T> = T | readonly T[] | Pages<T>;

/** A cached query that holds records of one type: a record, a list, or pages of a list. */
export interface Holder<T> {
  readonly endpointName: string;
  /** The query's arguments: ids, filters, search and order. */
  readonly arg: Readonly<Record<string, unknown>>;
  readonly data: Held<T>;
}

/** The queries of these endpoints that have an answer. */
export function holdersOf<T>({ api }: ApiState, endpointNames: readonly string[]): Holder<T>[] {
  return Object.values(api.queries).flatMap((query) => {
    const { endpointName = '', data } = query ?? {};
    if (!data || !endpointNames.includes(endpointName)) return [];
    const arg: unknown = query?.originalArgs;
    // The endpoint's name determines the types of argument and answer.
    return [{ endpointName, arg, data } as Holder<T>];
  });
}

const isList = <T>(data: Held<T>): data is readonly T[] => Array.isArray(data);
const isPages = <T extends object>(data: T | Pages<T>): data is Pages<T> => 'pages' in data;

export function recordsIn<T extends object>(data: Held<T>): readonly T[] {
  if (isList(data)) return data;
  return isPages(data) ? recordsOf(data) : [data];
}

/** The number of matching records, including those not loaded. */
export function totalIn<T extends object>(data: Held<T>): number {
  return (isList(data) || !isPages(data) ? undefined : totalOf(data)) ?? recordsIn(data).length;
}

/** The records with this change applied; the same list if nothing changed. */
function changed<T>(records: readonly T[], change: (record: T) => T | null): readonly T[] {
  const now = records.map(change);
  if (now.every((record, index) => record === records[index])) return records;
  // Frozen here, because the store would otherwise visit every record to freeze the list.
  return Object.freeze(now.filter((record) => record !== null));
}

/**
 * Applies `change` to every record and drops those for which it returns null. Unchanged data stays
 * the same object.
 */
export function mapRecords<T extends object>(
  data: Held<T>,
  change: (record: T) => T | null,
): Held<T> {
  if (isList(data)) return changed(data, change);
  if (!isPages(data)) return change(data) ?? data;
  const pages = data.pages.map((page) => {
    const records = changed(page.records, change);
    return records === page.records ? page : { ...page, records };
  });
  if (pages.every((page, index) => page === data.pages[index])) return data;
  const gone = recordsOf(data).length - recordsOf({ pages }).length;
  return { ...data, pages: gone === 0 ? pages : recounted(pages, -gone) };
}

/** The list with this record first. */
export function addRecord<T extends object>(data: Held<T>, record: T): Held<T> {
  if (isList(data)) return Object.freeze([record, ...data]);
  if (!isPages(data)) return data;
  const pages = data.pages.map((page, index) =>
    index === 0 ? { ...page, records: [record, ...page.records] } : page,
  );
  return { ...data, pages: recounted(pages, 1) };
}

function recounted<T>(pages: readonly Page<T>[], gained: number): Page<T>[] {
  return pages.map((page) => ({ ...page, total: page.total + gained }));
}
