import {
  COMPARED_WITHIN_DAYS,
  type MoneyLeak,
  REPORTED_WITHIN_DAYS,
} from '@dispatch/domain/invoices/money-leaks';
import { addDays } from '@dispatch/domain/time/company-period';
import sql, { type Sql } from 'sql-template-tag';
import type { Engine } from '../../../../database/engines/engine';
import { fromCancelled, HAS_CLAIMED_UNIT } from '../invoices/billable/billable-jobs';

export interface LeakDay {
  /** Calendar date 'YYYY-MM-DD' of the company. */
  readonly today: string;
  readonly timeZone: string;
  readonly engine: Engine;
  /** The first instant of a day of the company. */
  readonly startOf: (date: string) => Date;
  /** Whether customers want a report by default. */
  readonly wantsReport: boolean;
}

/** Delivered, listed and not marked as billed. */
const TO_BILL = sql`j.hasDriverReport IN (0, 1) AND j.billingComplete = 0 AND j.status = 'delivered'
  AND j.deletedAt IS NULL`;

/** No part of the job is on an invoice or a draft. */
const UNCLAIMED = sql`NOT ${HAS_CLAIMED_UNIT}
  AND NOT EXISTS (SELECT 1 FROM invoice_claims k WHERE k.kind = 'job' AND k.subjectId = j.id)`;

const WITHOUT_CHARGE = sql`NOT EXISTS (SELECT 1 FROM job_charges c WHERE c.jobId = j.id AND c.itemId = p.id)`;

/** In cents, rounded as in the domain. A percentage refers to the job's price. */
const charge = (unit: Sql, price: Sql, quantity: Sql) =>
  sql`CASE ${unit} WHEN 'percent' THEN ROUND(COALESCE(j.priceCents, 0) * ${price} * ${quantity} / 100000000.0)
  ELSE ROUND(${price} * ${quantity} / 1000.0) END`;
const CHARGE = charge(sql`c.unit`, sql`c.price`, sql`c.quantity`);
/** A charge for one unit of a price list item. */
const PROPOSED = charge(sql`p.unit`, sql`p.price`, sql`1000`);

const OPEN = sql`i.kind = 'invoice' AND i.status IN ('issued', 'partly-paid')`;

const job = (cents: Sql, from: Sql) =>
  sql`SELECT j.id AS jobId, NULL AS invoiceId, NULL AS reference, j.customerId, ${cents} AS cents,
    j.completedAt AS since FROM ${from}`;
const invoice = (cents: Sql, since: Sql, from: Sql) =>
  sql`SELECT NULL AS jobId, i.id AS invoiceId, i.reference, i.customerId, ${cents} AS cents,
    ${since} AS since FROM ${from}`;

/**
 * A SELECT for each kind of leak: `jobId`, `invoiceId`, `reference`, `customerId`, `cents`, and `since`, a date of the
 * company or an instant.
 */
export const LEAK_STATEMENTS: Readonly<Record<MoneyLeak, (day: LeakDay) => Sql>> = {
  'not-invoiced': ({ engine, timeZone }) =>
    sql`${job(
      sql`j.priceCents`,
      sql`jobs j WHERE ${TO_BILL} AND j.priceCents IS NOT NULL AND ${UNCLAIMED}`,
    )} UNION ALL SELECT j.id AS jobId, NULL AS invoiceId, NULL AS reference, j.customerId,
      x.dryRunChargeCents AS cents, x.cancelledAt AS since
      ${fromCancelled(engine, {}, timeZone)}`,

  'no-price': () => job(sql`NULL`, sql`jobs j WHERE ${TO_BILL} AND j.priceCents IS NULL`),

  'no-report': ({ wantsReport }) =>
    job(
      sql`j.priceCents`,
      sql`jobs j LEFT JOIN customers w ON w.id = j.customerId
        WHERE j.hasDriverReport = 0 AND j.status = 'delivered' AND j.deletedAt IS NULL
        AND (w.reportLevel IN ('photos', 'full') OR (w.reportLevel IS NULL AND ${wantsReport ? 1 : 0} = 1))`,
    ),

  'charge-not-invoiced': () =>
    job(
      sql`SUM(${CHARGE})`,
      sql`job_charges c JOIN jobs j ON j.id = c.jobId WHERE j.status = 'delivered' AND j.deletedAt IS NULL
        AND NOT EXISTS (SELECT 1 FROM invoice_claims k WHERE k.kind = 'charge' AND k.subjectId = c.id)
        AND EXISTS (SELECT 1 FROM invoice_jobs o JOIN invoices i ON i.id = o.invoiceId
          WHERE o.jobId = j.id AND i.status NOT IN ('draft', 'void'))
        GROUP BY j.id, j.customerId, j.completedAt`,
    ),

  'reported-not-charged': ({ today, startOf }) =>
    job(
      sql`SUM(${PROPOSED})`,
      sql`jobs j JOIN job_units u ON u.jobId = j.id
        JOIN unit_reports r ON r.unitId = u.id AND r.stage = 'pickup'
        JOIN price_list_items p ON p.proposedBy = 'winch' AND p.deletedAt IS NULL
        WHERE j.completedAt >= ${startOf(addDays(today, -REPORTED_WITHIN_DAYS))}
        AND j.status = 'delivered' AND j.deletedAt IS NULL
        AND r.content LIKE '%"running":"needs-winch"%' AND ${WITHOUT_CHARGE}
        GROUP BY j.id, j.customerId, j.completedAt`,
    ),

  'price-differs': ({
    today,
  }) => sql`SELECT jobId, NULL AS invoiceId, NULL AS reference, customerId,
      priceCents - invoiced AS cents, since FROM (
      SELECT l.jobId, j.customerId, j.priceCents, SUM(l.amountCents) AS invoiced, MAX(i.issuedAt) AS since
      FROM invoices i JOIN invoice_lines l ON l.invoiceId = i.id
      JOIN jobs j ON j.id = l.jobId AND j.deletedAt IS NULL
      WHERE i.invoiceDate >= ${addDays(today, -COMPARED_WITHIN_DAYS)} AND i.status <> 'draft'
      AND l.kind IN ('transport', 'unit', 'correction')
      AND EXISTS (SELECT 1 FROM invoice_jobs o JOIN invoices v ON v.id = o.invoiceId
        WHERE o.jobId = l.jobId AND v.kind = 'invoice' AND v.status NOT IN ('draft', 'void'))
      GROUP BY l.jobId, j.customerId, j.priceCents) billed
    WHERE priceCents IS NOT NULL AND priceCents <> invoiced`,

  'not-sent': () =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`i.issuedAt`,
      sql`invoices i WHERE ${OPEN} AND i.sentAt IS NULL
        AND NOT EXISTS (SELECT 1 FROM outbox_tasks t WHERE t.resource = 'invoice' AND t.resourceId = i.id)`,
    ),

  'not-delivered-mail': () =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`MIN(t.createdAt)`,
      sql`outbox_tasks t JOIN invoices i ON i.id = t.resourceId
        WHERE t.resource = 'invoice' AND t.state = 'parked' AND ${OPEN} AND i.sentAt IS NULL
        GROUP BY i.id, i.reference, i.customerId, i.totalCents, i.creditedCents, i.paidCents`,
    ),

  overdue: ({ today }) =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`i.dueDate`,
      sql`invoices i WHERE ${OPEN} AND i.dueDate < ${today}`,
    ),
};
