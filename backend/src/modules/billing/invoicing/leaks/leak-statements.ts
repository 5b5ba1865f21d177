import {
  COMPARED_WITHIN_DAYS,
  type MoneyLeak,
  REPORTED_WITHIN_DAYS,
} from '@dispatch/domain/invoices/money-leaks';
import { addDays } from '@dispatch/domain/time/company-period';
import sql, { type Sql } from 'sql-template-tag';
import type { Engine } from '../../../../database/engines/engine';
import { billableAmounts, DELIVERED_PRICE } from '../invoices/billable/billable-amounts';
import { fromBillable, fromCancelled, TRANSPORT_IS_FREE } from '../invoices/billable/billable-jobs';

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

const WITHOUT_CHARGE = sql`NOT EXISTS (SELECT 1 FROM job_charges c WHERE c.jobId = j.id AND c.itemId = p.id)`;

/** A charge for one unit of a price list item, in cents and rounded as in the domain. */
const PROPOSED = sql`CASE p.unit WHEN 'percent' THEN ROUND(COALESCE(${DELIVERED_PRICE}, 0) * p.price / 100000.0)
  ELSE p.price END`;

const OPEN = sql`i.kind = 'invoice' AND i.status IN ('issued', 'partly-paid')`;
/** Open invoices, and credit notes for invoices that the customer has. */
const UNSENT = sql`i.status IN ('issued', 'partly-paid') AND i.sentAt IS NULL AND (i.kind = 'invoice'
  OR EXISTS (SELECT 1 FROM invoices v WHERE v.id = i.correctsId AND v.sentAt IS NOT NULL))`;

const job = (cents: Sql, from: Sql) =>
  sql`SELECT j.id AS jobId, NULL AS invoiceId, NULL AS reference, j.customerId, ${cents} AS cents,
    j.completedAt AS since FROM ${from}`;
const invoice = (cents: Sql, since: Sql, from: Sql) =>
  sql`SELECT NULL AS jobId, i.id AS invoiceId, i.reference, i.customerId, ${cents} AS cents,
    ${since} AS since FROM ${from}`;

/**
 * For each job the transport on valid invoices since a date, its last invoice, and its corrections and credits, upwards
 * and downwards. A job that is on a draft too is left out.
 */
const invoicedSince = (date: string) => {
  const isPrice = sql`l.kind IN ('transport', 'unit') AND i.kind = 'invoice'`;
  return sql`SELECT l.jobId, SUM(CASE WHEN ${isPrice} THEN l.amountCents ELSE 0 END) AS billed,
      SUM(CASE WHEN NOT (${isPrice}) AND l.amountCents > 0 THEN l.amountCents ELSE 0 END) AS raised,
      SUM(CASE WHEN NOT (${isPrice}) AND l.amountCents < 0 THEN -l.amountCents ELSE 0 END) AS lowered,
      MAX(i.issuedAt) AS since, MAX(CASE WHEN ${isPrice} THEN i.id END) AS invoiceId
    FROM invoices i JOIN invoice_lines l ON l.invoiceId = i.id
    LEFT JOIN invoices v ON v.id = i.correctsId
    WHERE i.invoiceDate >= ${date} AND i.status NOT IN ('draft', 'void') AND COALESCE(v.status, '') <> 'void'
      AND l.jobId IS NOT NULL AND l.kind <> 'charge'
      AND NOT EXISTS (SELECT 1 FROM invoice_jobs o JOIN invoices d ON d.id = o.invoiceId
        WHERE o.jobId = l.jobId AND d.status = 'draft')
    GROUP BY l.jobId HAVING SUM(CASE WHEN ${isPrice} THEN 1 ELSE 0 END) > 0`;
};

/** The kinds that add up to what is to be invoiced. */
export const TO_INVOICE_LEAKS = ['not-invoiced', 'no-price', 'charge-not-invoiced'] as const;

/** `kind` and `cents` of all that is to be invoiced, in one reading. */
export const allToInvoice = ({ engine, timeZone }: LeakDay) =>
  sql`SELECT CASE WHEN b.cents IS NULL THEN 'no-price' WHEN b.isTransport = 1 THEN 'not-invoiced'
      ELSE 'charge-not-invoiced' END AS kind, b.cents FROM (${billableAmounts(fromBillable(engine, {}, timeZone))}) b
    UNION ALL SELECT 'not-invoiced' AS kind, x.dryRunChargeCents AS cents ${fromCancelled(engine, {}, timeZone)}`;

/** Jobs of To Invoice. */
const toInvoice = ({ engine, timeZone }: LeakDay, where: Sql) =>
  sql`SELECT b.id AS jobId, NULL AS invoiceId, NULL AS reference, b.customerId, b.cents,
    b.completedAt AS since FROM (${billableAmounts(fromBillable(engine, {}, timeZone))}) b WHERE ${where}`;

/**
 * A SELECT for each kind of leak: `jobId`, `invoiceId`, `reference`, `customerId`, `cents`, and `since`, a date of the
 * company or an instant.
 */
export const LEAK_STATEMENTS: Readonly<Record<MoneyLeak, (day: LeakDay) => Sql>> = {
  'not-invoiced': (day) =>
    sql`${toInvoice(day, sql`b.cents IS NOT NULL AND b.isTransport = 1`)}
      UNION ALL SELECT j.id AS jobId, NULL AS invoiceId, NULL AS reference, j.customerId,
      x.dryRunChargeCents AS cents, x.cancelledAt AS since
      ${fromCancelled(day.engine, {}, day.timeZone)}`,

  'no-price': (day) => toInvoice(day, sql`b.cents IS NULL`),

  'no-report': ({ wantsReport }) =>
    job(
      sql`j.priceCents`,
      sql`jobs j LEFT JOIN customers w ON w.id = j.customerId
        WHERE j.hasDriverReport = 0 AND j.status = 'delivered' AND j.deletedAt IS NULL
        AND (w.reportLevel IN ('photos', 'full') OR (w.reportLevel IS NULL AND ${wantsReport ? 1 : 0} = 1))`,
    ),

  'charge-not-invoiced': (day) => toInvoice(day, sql`b.cents IS NOT NULL AND b.isTransport = 0`),

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
  }) => sql`SELECT jobId, invoiceId, (SELECT n.reference FROM invoices n WHERE n.id = invoiceId) AS reference,
      customerId, cents, since FROM (
      SELECT jobId, invoiceId, customerId, since, CASE
        WHEN delivered > billed THEN delivered - billed - raised
        ELSE delivered - billed + lowered END AS cents, delivered - billed AS difference FROM (
        SELECT j.id AS jobId, j.customerId, ${DELIVERED_PRICE} AS delivered, l.billed, l.raised, l.lowered, l.since,
          l.invoiceId
        FROM (${invoicedSince(addDays(today, -COMPARED_WITHIN_DAYS))}) l
        JOIN jobs j ON j.id = l.jobId AND j.deletedAt IS NULL
        WHERE NOT ${TRANSPORT_IS_FREE}
      ) prices WHERE delivered <> billed
    ) settled WHERE (difference > 0 AND cents > 0) OR (difference < 0 AND cents < 0)`,

  'not-sent': () =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`i.issuedAt`,
      sql`invoices i WHERE ${UNSENT}
        AND NOT EXISTS (SELECT 1 FROM outbox_tasks t WHERE t.resource = 'invoice' AND t.resourceId = i.id)`,
    ),

  'not-delivered-mail': () =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`MIN(t.createdAt)`,
      sql`outbox_tasks t JOIN invoices i ON i.id = t.resourceId
        WHERE t.resource = 'invoice' AND t.state = 'parked' AND ${UNSENT}
        GROUP BY i.id, i.reference, i.customerId, i.totalCents, i.creditedCents, i.paidCents`,
    ),

  overdue: ({ today }) =>
    invoice(
      sql`i.totalCents - i.creditedCents - i.paidCents`,
      sql`i.dueDate`,
      sql`invoices i WHERE ${OPEN} AND i.dueDate < ${today}`,
    ),
};
