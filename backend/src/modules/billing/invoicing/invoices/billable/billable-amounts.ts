import sql, { type Sql } from 'sql-template-tag';
import { FREE_CHARGES, FREE_UNITS, HAS_CLAIMED_UNIT, TRANSPORT_IS_FREE } from './billable-jobs';

/** The price of the delivered units of job `j`, as in `deliveredPrice`. */
export const DELIVERED_PRICE = sql`CASE WHEN NOT EXISTS (SELECT 1 FROM job_units u
    WHERE u.jobId = j.id AND u.leftReason IS NOT NULL) THEN j.priceCents
  ELSE (SELECT CASE
      WHEN COUNT(*) = COUNT(u.priceCents) AND SUM(u.priceCents) = j.priceCents
        THEN SUM(CASE WHEN u.leftReason IS NULL THEN u.priceCents ELSE 0 END)
      WHEN SUM(CASE WHEN u.leftReason IS NULL THEN 1 ELSE 0 END) > 0
        AND SUM(CASE WHEN u.leftReason IS NULL AND u.priceCents IS NULL THEN 1 ELSE 0 END) = 0
        AND SUM(CASE WHEN u.leftReason IS NULL THEN u.priceCents ELSE 0 END) = j.priceCents
        THEN j.priceCents
      WHEN SUM(CASE WHEN u.leftReason IS NULL OR u.priceCents = 0 THEN 0 ELSE 1 END) = 0
        THEN j.priceCents
      ELSE NULL END FROM job_units u WHERE u.jobId = j.id) END`;

const TRANSPORT = sql`CASE WHEN NOT ${TRANSPORT_IS_FREE} THEN 0
  WHEN ${HAS_CLAIMED_UNIT} THEN (SELECT CASE WHEN COUNT(*) = COUNT(u.priceCents)
    THEN SUM(u.priceCents) ELSE NULL END ${FREE_UNITS})
  ELSE ${DELIVERED_PRICE} END`;

/** The sum of the charges, each rounded as in `chargeCents`. */
const CHARGES = sql`COALESCE((SELECT SUM(CASE WHEN c.unit = 'percent'
    THEN FLOOR((COALESCE(j.base, 0) * c.price + 50000) / 100000)
    ELSE FLOOR((c.quantity * c.price + 500) / 1000) END) ${FREE_CHARGES}), 0)`;

/**
 * The amount to invoice of each job, as in `jobBilling`: `id`, `customerId`, `completedAt`, `isTransport` unless only
 * charges are left, and `cents`, null while a price is missing.
 * @param from the jobs, by `fromBillable`
 */
export function billableAmounts(from: Sql): Sql {
  return sql`SELECT j.id, j.customerId, j.completedAt, j.isTransport,
    CASE WHEN j.transport IS NULL
      OR (j.base IS NULL AND EXISTS (SELECT 1 ${FREE_CHARGES} AND c.unit = 'percent')) THEN NULL
      ELSE j.transport + ${CHARGES} END AS cents
    FROM (SELECT j.id, j.customerId, j.completedAt, ${TRANSPORT_IS_FREE} AS isTransport,
      ${DELIVERED_PRICE} AS base, ${TRANSPORT} AS transport ${from}) j`;
}
