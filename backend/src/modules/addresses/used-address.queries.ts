import { isTbd } from '@dispatch/domain/customer';
import { fold, matchesWords, searchText } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { matchClause } from '../../database/search-index';
import { reachesOver } from '../../database/search-segments';
import type { AddressSuggestion } from './address.schema';

/** How many of the newest jobs, and of the newest customers, that match are looked through. */
const LOOKED_THROUGH = 300;

interface AddressRow {
  readonly address: string;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}

/** Reads the addresses that jobs and customers have had. */
@Injectable()
export class UsedAddressQueries {
  constructor(private readonly database: Database) {}

  /** Addresses with a word beginning with each of the typed ones, the ones used most first. */
  async mostUsed(typed: readonly string[], most: number): Promise<AddressSuggestion[]> {
    const uses = new Map<string, { suggestion: AddressSuggestion; count: number }>();
    for (const row of await this.candidates(typed)) {
      if (isTbd(row.address) || !matchesWords(wordsOf(row), typed)) continue;
      const suggestion = suggestionOf(row);
      const key = fold(Object.values(suggestion).join(' '));
      const known = uses.get(key);
      if (known === undefined) uses.set(key, { suggestion, count: 1 });
      else known.count += 1;
    }
    return [...uses.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, most)
      .map(({ suggestion }) => suggestion);
  }

  /** Newest first, so that the newest spelling of an address is the one suggested. */
  private async candidates(typed: readonly string[]): Promise<AddressRow[]> {
    const jobs = await this.newestJobs(typed);
    const ofJobs = `jobs WHERE id IN (${jobs.map(() => '?').join(', ')})`;
    const customers = matchClause(this.database.engine, 'customer_search', typed);
    const newestCustomers = `SELECT * FROM customers WHERE id IN (${customers.sql}) ORDER BY id DESC LIMIT ${LOOKED_THROUGH}`;
    const [pickups, dropoffs, homes] = await Promise.all([
      this.database.query<AddressRow>(
        `SELECT pickupAddress AS address, pickupCity AS city, pickupProvince AS province,
           pickupPostalCode AS postalCode
         FROM ${ofJobs} AND pickupAddress IS NOT NULL ORDER BY id DESC`,
        jobs,
      ),
      this.database.query<AddressRow>(
        `SELECT dropoffAddress AS address, dropoffCity AS city, dropoffProvince AS province,
           dropoffPostalCode AS postalCode
         FROM ${ofJobs} AND dropoffAddress IS NOT NULL ORDER BY id DESC`,
        jobs,
      ),
      this.database.query<AddressRow>(
        `SELECT address, city, province, postalCode
         FROM (${newestCustomers}) c WHERE address IS NOT NULL ORDER BY id DESC`,
        customers.params,
      ),
    ]);
    return [...pickups, ...dropoffs, ...homes];
  }

  /** As many places as are looked through, those left over with an id that no job has. */
  private async newestJobs(typed: readonly string[]): Promise<number[]> {
    let ids: number[] = [];
    for (const reach of await reachesOver(this.database, 'job_search')) {
      const { sql, params } = matchClause(this.database.engine, 'job_search', typed, reach);
      const newest = `${sql} ORDER BY id DESC LIMIT ${LOOKED_THROUGH}`;
      ids = (await this.database.query<Row>(newest, params)).map(({ id }) => toNumber(id));
      if (ids.length === LOOKED_THROUGH) break;
    }
    return [...ids, ...Array.from({ length: LOOKED_THROUGH - ids.length }, () => 0)];
  }
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

function wordsOf({ address, city, province, postalCode }: AddressRow): string {
  return searchText([address, city, province, postalCode]);
}
