import { boundsOfDay } from '@dispatch/domain/time/company-day';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Engine } from '../../../../../database/engines/engine';
import { ORDERED_JOIN, readBy } from '../../../../../database/records/read-by';
import { JOB_WORDS } from '../../../../../search/word-indexes';
import { cancelledWith } from '../../../../jobs/cancellations/cancelled-words';

export interface BillableFilters {
  readonly customerId?: number | undefined;
  /** First and last calendar date of the delivery or cancellation, in the company's time zone. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Search words. */
  readonly words?: readonly string[];
}

const claim = (kind: string, id: Sql) =>
  sql`SELECT 1 FROM invoice_claims k WHERE k.kind = ${kind} AND k.subjectId = ${id}`;

/** Whether an invoice has claimed a unit of job `j`. */
export const HAS_CLAIMED_UNIT = sql`EXISTS (SELECT 1 FROM job_units u
  JOIN invoice_claims k ON k.kind = 'unit' AND k.subjectId = u.id WHERE u.jobId = j.id)`;

/** Delivered units of job `j` without an invoice. */
export const FREE_UNITS = sql`FROM job_units u WHERE u.jobId = j.id AND u.leftReason IS NULL
  AND NOT EXISTS (${claim('unit', sql`u.id`)})`;

/** Charges of job `j` without an invoice. */
export const FREE_CHARGES = sql`FROM job_charges c WHERE c.jobId = j.id AND NOT EXISTS (${claim('charge', sql`c.id`)})`;

/** Whether a draft has job `j`, and with it all that no invoice has. */
const IS_DRAFTED = sql`EXISTS (SELECT 1 FROM invoice_jobs o JOIN invoices d ON d.id = o.invoiceId
  WHERE o.jobId = j.id AND d.status = 'draft')`;

/** Whether part of the transport of job `j` is not invoiced, as in `jobBilling`. */
export const TRANSPORT_IS_FREE = sql`(NOT EXISTS (${claim('job', sql`j.id`)})
  AND (NOT ${HAS_CLAIMED_UNIT} OR EXISTS (SELECT 1 ${FREE_UNITS})))`;

/**
 * `FROM jobs j WHERE …`: delivered, unbilled jobs with something that is on no invoice and no draft. Nearly all delivered jobs are
 * billed; the index skips them.
 * @param reported selects jobs with or without the driver's report; all jobs by default
 */
export function fromBillable(
  engine: Engine,
  filters: BillableFilters,
  timeZone: string,
  reported?: boolean,
): Sql {
  const { customerId, from, to, words = [] } = filters;
  const has = reported === undefined ? sql`IN (${false}, ${true})` : sql`= ${reported}`;
  const conditions = [
    sql`j.hasDriverReport ${has} AND j.billingComplete = ${false}`,
    sql`j.status = 'delivered' AND j.deletedAt IS NULL`,
    ...(from ? [sql`j.completedAt >= ${boundsOfDay(from, timeZone).start}`] : []),
    ...(to ? [sql`j.completedAt < ${boundsOfDay(to, timeZone).end}`] : []),
    ...(customerId === undefined ? [] : [sql`j.customerId = ${customerId}`]),
    ...(words.length === 0 ? [] : [JOB_WORDS[engine].has(words, 'j.id')]),
    sql`NOT ${IS_DRAFTED}`,
    sql`(${TRANSPORT_IS_FREE} OR EXISTS (SELECT 1 ${FREE_CHARGES}))`,
  ];
  return sql`FROM ${raw(readBy(engine, 'jobs j', 'jobs_billing'))} WHERE ${join(conditions, ' AND ')}`;
}

/** `FROM jobs j … WHERE …`: cancelled orders (`x`) with a dry-run charge that is on no invoice. */
export function fromCancelled(engine: Engine, filters: BillableFilters, timeZone: string): Sql {
  const { customerId, from, to, words = [] } = filters;
  const conditions = [
    sql`x.dryRunChargeCents > 0 AND NOT EXISTS (${claim('dry-run', sql`x.id`)})`,
    ...(from ? [sql`x.cancelledAt >= ${boundsOfDay(from, timeZone).start}`] : []),
    ...(to ? [sql`x.cancelledAt < ${boundsOfDay(to, timeZone).end}`] : []),
    ...(customerId === undefined ? [] : [sql`j.customerId = ${customerId}`]),
    ...cancelledWith(words),
  ];
  const cancelled = raw(readBy(engine, 'job_cancellations x', 'job_cancellations_charge'));
  return sql`FROM ${cancelled} ${raw(ORDERED_JOIN[engine])} jobs j ON j.id = x.jobId
    WHERE ${join(conditions, ' AND ')}`;
}
