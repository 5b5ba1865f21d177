import type { PersonalColumns } from '@dispatch/domain/privacy/scrub';

/** Conditions that select a person's own rows; ':id' is replaced by the record's id. */
export interface PersonalTable extends PersonalColumns {
  readonly of?: Readonly<Partial<Record<'user' | 'driver' | 'customer', string>>>;
  /** Copies of other records, which may hold secrets: erased, but not exported. */
  readonly isCopy?: true;
}

/** The columns that an erasure searches. */
export function lookedThrough(table: PersonalTable): string[] {
  const { names = {}, contacts = [], addresses = [], texts = [], titles = {} } = table;
  const { facts = [], queries = [], words = [] } = table;
  const named = Object.entries(names)
    .flat()
    .filter((column) => column !== null);
  return [
    ...new Set([
      ...[...named, ...contacts, ...addresses, ...texts, ...Object.entries(titles).flat()],
      ...[...facts, ...queries, ...words],
    ]),
  ];
}

/** Every classified column. */
export function classified(table: PersonalTable): string[] {
  const { record = [], kept = {}, secret = [], plain = [], names = {}, ...others } = table;
  const { contacts = [], addresses = [], texts = [], titles = {} } = others;
  const { facts = [], queries = [], words = [] } = others;
  return [
    ...[...Object.keys(names), ...contacts, ...addresses, ...texts, ...facts, ...queries, ...words],
    ...[...record, ...Object.keys(kept), ...secret, ...plain, ...Object.entries(titles).flat()],
  ];
}
