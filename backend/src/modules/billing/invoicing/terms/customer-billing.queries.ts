import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import type { Stored } from '../../../../database/records/records';
import { type Row, toFlag, toIsoText, toNullable, toNumber } from '../../../../database/rows';
import type { CustomerBilling } from '../../../../database/schema/entities/invoicing/customer-billing';
import type { VersionedRecord } from '../../../../database/schema/entities/record';
import type { CustomerBillingAnswer } from './customer-billing.schema';

export type BillingFields = Omit<Stored<CustomerBilling>, 'customerId' | keyof VersionedRecord>;

/** The settings until the first change creates a row. */
export const BLANK_BILLING: BillingFields = {
  legalName: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  email: null,
  language: null,
  termsDays: null,
  poRequired: false,
  exemptCertificate: null,
  gathering: 'job',
  statementName: null,
  statementEmail: null,
};

const COLUMNS = Object.keys(BLANK_BILLING)
  .map((name) => `b.${name}`)
  .join(', ');

/** Reads the billing settings of a customer. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class CustomerBillingQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found for a customer that is unknown or deleted */
  async get(customerId: number): Promise<CustomerBillingAnswer> {
    const row = await this.database.one<Row>(
      `SELECT ${COLUMNS}, b.version, b.updatedAt FROM customers c
       LEFT JOIN customer_billing b ON b.customerId = c.id WHERE c.id = ? AND c.deletedAt IS NULL`,
      [customerId],
    );
    const { version, updatedAt, ...settings } = row;
    if (version === null) return { customerId, ...BLANK_BILLING, updatedAt: null, version: 1 };
    return {
      customerId,
      ...(settings as unknown as BillingFields), // the named columns, validated when written
      poRequired: toFlag(row.poRequired),
      updatedAt: toNullable(updatedAt, toIsoText),
      version: toNumber(version),
    };
  }
}
