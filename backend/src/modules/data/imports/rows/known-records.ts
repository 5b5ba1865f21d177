import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { isTbd, nameKey } from '@dispatch/domain/people/customer';
import { customerLikeness } from '@dispatch/domain/people/customer-likeness';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNumber, toText } from '../../../../database/rows';

export interface KnownCustomer {
  readonly id: number;
  readonly name: string;
  readonly isBlacklisted: boolean;
}

interface Person {
  readonly name: string | null;
  readonly email: string | null;
}

/** Values per statement. */
const AT_ONCE = 500;

/** Finds the customers and open jobs that the rows of a file refer to. */
@Injectable()
export class KnownRecords {
  constructor(private readonly database: Database) {}

  /** For each person the oldest customer with the e-mail, else with the name; or the given customer of all rows. */
  async customers(
    people: readonly Person[],
    customerId: number | null,
  ): Promise<(KnownCustomer | null)[]> {
    if (customerId !== null) {
      const chosen = (await this.find('id', [customerId])).get(String(customerId)) ?? null;
      return people.map(() => chosen);
    }
    const keyOf = ({ name }: Person) => (name === null || isTbd(name) ? null : nameKey(name));
    const byEmail = await this.find(
      'email',
      people.flatMap(({ email }) => email ?? []),
    );
    const byName = await this.find(
      'nameKey',
      people.flatMap((person) => keyOf(person) ?? []),
    );
    return people.map((person) => {
      const named = byName.get(keyOf(person) ?? '') ?? null;
      return person.email === null ? named : (byEmail.get(person.email) ?? named);
    });
  }

  /** The oldest customer with a similar name, for each name. Null if there is none. */
  async lookAlikes(names: readonly (string | null)[]): Promise<(KnownCustomer | null)[]> {
    const keys = names.map((name) => (name === null ? null : customerLikeness(name)));
    const found = await this.find(
      'likenessKey',
      keys.flatMap((key) => key ?? []),
    );
    return keys.map((key) => found.get(key ?? '') ?? null);
  }

  /** The open jobs with these VINs, by the last eight characters. */
  async openJobs(vins: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const some of batches([...new Set(vins.map((vin) => vin.slice(-8)))])) {
      const rows = await this.database.query<Row>(
        `SELECT v.vinLast8, MIN(j.id) AS jobId FROM vehicles v
          JOIN job_units u ON u.vehicleId = v.id JOIN jobs j ON j.id = u.jobId
          WHERE v.vinLast8 IN (${places(some)}) AND j.status <> 'delivered' AND j.deletedAt IS NULL
          GROUP BY v.vinLast8`,
        some,
      );
      for (const row of rows) found.set(toText(row.vinLast8), jobReference(toNumber(row.jobId)));
    }
    return found;
  }

  private async find(
    column: 'id' | 'email' | 'nameKey' | 'likenessKey',
    values: readonly (string | number)[],
  ): Promise<Map<string, KnownCustomer>> {
    const found = new Map<string, KnownCustomer>();
    for (const some of batches([...new Set(values)])) {
      const rows = await this.database.query<Row>(
        `SELECT id, name, ${column} AS found, status FROM customers
          WHERE ${column} IN (${places(some)}) AND deletedAt IS NULL ORDER BY id DESC`,
        some,
      );
      // The oldest row comes last and overwrites the others.
      for (const row of rows)
        found.set(String(row.found), {
          id: toNumber(row.id),
          name: toText(row.name),
          isBlacklisted: row.status === 'inactive',
        });
    }
    return found;
  }
}

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

function* batches<T>(values: readonly T[]): Generator<T[]> {
  for (let at = 0; at < values.length; at += AT_ONCE) yield values.slice(at, at + AT_ONCE);
}
