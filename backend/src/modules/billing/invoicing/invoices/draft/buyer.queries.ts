import type { Gathering } from '@dispatch/domain/invoices/invoice';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import { type Row, toFlag, toNullable, toNumber, toText } from '../../../../../database/rows';
import type { Party } from '../parties';

/** The billing settings of a customer, with the company's defaults. */
export interface Buyer {
  readonly party: Party;
  readonly language: Language | null;
  readonly termsDays: number | null;
  readonly gathering: Gathering;
  readonly poRequired: boolean;
  readonly exemptCertificate: string | null;
}

const BILLING = ['legalName', 'address', 'city', 'province', 'postalCode', 'email'] as const;

/** Reads the billing settings of customers. */
@Injectable()
export class BuyerQueries {
  constructor(private readonly database: Database) {}

  /** By id. Includes deleted customers, whose invoices remain. */
  async read(customerIds: readonly number[]): Promise<Map<number, Buyer>> {
    if (customerIds.length === 0) return new Map();
    const rows = await this.database
      .select<Row>(sql`SELECT c.id, c.name, c.address, c.city, c.province,
        c.postalCode, c.email, c.phone, b.legalName AS billing_legalName, b.address AS billing_address,
        b.city AS billing_city, b.province AS billing_province, b.postalCode AS billing_postalCode,
        b.email AS billing_email, b.language, b.termsDays, b.gathering, b.poRequired, b.exemptCertificate
      FROM customers c LEFT JOIN customer_billing b ON b.customerId = c.id
      WHERE c.id IN (${join(padded(customerIds))})`);
    return new Map(rows.map((row) => [toNumber(row.id), buyerOf(row)]));
  }
}

const text = (value: unknown) => toNullable(value, toText);

/** A billing address replaces the customer's whole address, not single lines. */
function buyerOf(row: Row): Buyer {
  const [legalName, ...address] = BILLING.map((name) => text(row[`billing_${name}`]));
  const [street, city, province, postalCode, email] = address;
  const hasOwn = [street, city, province, postalCode].some((line) => line != null);
  return {
    party: {
      name: legalName ?? toText(row.name),
      address: hasOwn ? (street ?? null) : text(row.address),
      city: hasOwn ? (city ?? null) : text(row.city),
      province: hasOwn ? (province ?? null) : text(row.province),
      postalCode: hasOwn ? (postalCode ?? null) : text(row.postalCode),
      email: email ?? text(row.email),
      phone: text(row.phone),
    },
    language: toNullable(row.language, languageOf),
    termsDays: toNullable(row.termsDays, toNumber),
    gathering: toText(row.gathering ?? 'job') as Gathering, // validated when written
    poRequired: toFlag(row.poRequired),
    exemptCertificate: text(row.exemptCertificate),
  };
}

/** From a setting, which uses two-letter codes. */
export function languageOf(setting: unknown): Language {
  return setting === 'fr' ? 'fr-CA' : 'en-CA';
}
