import { isTbd } from '@dispatch/domain/people/customer';
import { matchesWords, words } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { padded } from '../../../database/records/padded';
import type { WordIndexes } from '../../../search/word-index';
import { CUSTOMER_WORDS, JOB_WORDS } from '../../../search/word-indexes';
import type { AddressSuggestion } from './address.schema';

/** How many of the newest matching jobs, and of the newest matching customers, are scanned. */
const LOOKED_THROUGH = 200;

interface PlaceRow {
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}

type AddressRow = PlaceRow & { readonly address: string };

type JobRow = {
  readonly [column in `${'pickup' | 'dropoff'}${Capitalize<keyof PlaceRow>}`]: string | null;
};

/** Reads the addresses of jobs and customers. */
@Injectable()
export class UsedAddressQueries {
  constructor(private readonly database: Database) {}

  /** Addresses in which each typed word begins some word, most used first. */
  async mostUsed(typed: readonly string[], most: number): Promise<AddressSuggestion[]> {
    const uses = new Map<string, { suggestion: AddressSuggestion; count: number }>();
    for (const row of await this.candidates(typed)) {
      const text = textOf(row);
      if (!matchesWords(text, typed) || isTbd(row.address)) continue;
      const known = uses.get(text);
      if (known === undefined) uses.set(text, { suggestion: suggestionOf(row), count: 1 });
      else known.count += 1;
    }
    return [...uses.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, most)
      .map(({ suggestion }) => suggestion);
  }

  /** Newest first, so that the newest spelling of an address is suggested. */
  private async candidates(typed: readonly string[]): Promise<AddressRow[]> {
    const [jobs, homes] = await Promise.all([this.ofJobs(typed), this.ofCustomers(typed)]);
    return [
      ...jobs.map((row) => placeOf(row, 'pickup')),
      ...jobs.map((row) => placeOf(row, 'dropoff')),
      ...homes,
    ].filter((row): row is AddressRow => row.address !== null);
  }

  private async ofJobs(typed: readonly string[]): Promise<JobRow[]> {
    const ids = await this.newest(JOB_WORDS, typed);
    if (ids.length === 0) return [];
    return this.database.select<JobRow>(sql`SELECT
        pickupAddress, pickupCity, pickupProvince, pickupPostalCode,
        dropoffAddress, dropoffCity, dropoffProvince, dropoffPostalCode
      FROM jobs WHERE id IN (${join(padded(ids))}) ORDER BY id DESC`);
  }

  private async ofCustomers(typed: readonly string[]): Promise<AddressRow[]> {
    const ids = await this.newest(CUSTOMER_WORDS, typed);
    if (ids.length === 0) return [];
    return this.database.select<AddressRow>(sql`SELECT address, city, province, postalCode
      FROM customers WHERE id IN (${join(padded(ids))}) AND address IS NOT NULL ORDER BY id DESC`);
  }

  private async newest(indexes: WordIndexes, typed: readonly string[]): Promise<readonly number[]> {
    const index = indexes[this.database.engine];
    const part = { limit: LOOKED_THROUGH, offset: 0 };
    return (await index.newest(this.database, typed, part)).ids;
  }
}

function placeOf(row: JobRow, end: 'pickup' | 'dropoff'): PlaceRow {
  return {
    address: row[`${end}Address`],
    city: row[`${end}City`],
    province: row[`${end}Province`],
    postalCode: row[`${end}PostalCode`],
  };
}

function suggestionOf({ address, city, province, postalCode }: AddressRow): AddressSuggestion {
  return {
    address,
    city: city ?? '',
    province: province ?? '',
    postalCode: postalCode ?? '',
    country: 'Canada',
  };
}

function textOf({ address, city, province, postalCode }: AddressRow): string {
  return words([address, city, province, postalCode].join(' ')).join(' ');
}
