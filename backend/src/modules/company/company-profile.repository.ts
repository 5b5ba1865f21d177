import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { updateVersioned } from '../../database/records/compare-and-swap';
import { toDate } from '../../database/rows';
import { CompanyProfile } from '../../database/schema/entities/company-profile';
import { holdGuard } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';

/** There is one company. */
const ID = 1;

type Facts = Omit<CompanyProfile, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const BLANK: Facts = {
  legalName: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  phone: null,
  email: null,
  nsc: null,
  cvor: null,
  nir: null,
};

/** What is kept of the company. Until the first change there is no row, and everything is blank. */
export type KnownProfile = Facts & { readonly version: number; readonly updatedAt: Date | null };

@Injectable()
export class CompanyProfileRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction that what has been written in it. */
  async read(): Promise<KnownProfile> {
    const [row] = await this.database.query<CompanyProfile>('SELECT * FROM company_profile');
    return row === undefined
      ? { ...BLANK, version: 1, updatedAt: null }
      : { ...row, updatedAt: toDate(row.updatedAt) };
  }

  /** Whoever else changes it waits until the transaction ends. */
  hold(tx: Tx): Promise<void> {
    return holdGuard(tx, 'company');
  }

  /** False when the version is no longer the expected one. */
  async save(
    tx: Tx,
    known: KnownProfile,
    fields: Partial<Facts>,
    expectedVersion: number | null,
    now: Date,
  ): Promise<boolean> {
    if (known.updatedAt !== null)
      return (
        (await updateVersioned(tx, CompanyProfile, ID, expectedVersion, fields, now)) === 'updated'
      );
    const row = { ...BLANK, ...fields, id: ID, version: known.version + 1 };
    await tx.manager.insert(CompanyProfile, { ...row, createdAt: now, updatedAt: now });
    return true;
  }
}
