import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { awaitsPickup } from '@dispatch/domain/jobs/pickup-day';
import { missedReports, type NoticeKind } from '@dispatch/domain/notices/notice';
import type { ReportLevel } from '@dispatch/domain/report/required-parts';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';

/** The inputs for finding current causes. */
export interface Present {
  readonly engine: Engine;
  readonly now: Date;
  readonly timeZone: string;
  readonly reportLevel: ReportLevel;
}

/** A query for the causes of one kind, through a selective index. */
export interface Cause {
  readonly kind: NoticeKind;
  /** The tables, with the alias `j` for jobs. */
  readonly from: Sql;
  /** The same, with the most selective index forced. */
  readonly fromFew: Sql;
  /** Holds as long as the cause exists. */
  readonly holds: Sql;
  /** Must hold additionally when the notice is raised. */
  readonly begins: Sql;
  readonly recordId: Sql;
  readonly jobId: Sql;
  /** Calendar date; null for the day the notice is raised. */
  readonly dueOn: Sql;
  /** The notice's details by name. */
  readonly details: Readonly<Record<string, Sql>>;
}

const AWAITING = raw(
  JOB_STATUSES.filter((status) => isOpen(status) && awaitsPickup(status))
    .map((status) => `'${status}'`)
    .join(', '),
);
const ALWAYS = sql`1 = 1`;
const JOBS = sql`jobs j`;

/** The causes found by polling; other modules raise their own notices. */
export function causesAt(present: Present): readonly Cause[] {
  return [unassigned(present), refused(), left(present), missing(present), parked()];
}

function unassigned({ engine, now, timeZone }: Present): Cause {
  const tomorrow = addDays(dayOf(now, timeZone), 1);
  return {
    kind: 'unassigned-near-date',
    from: JOBS,
    fromFew: raw(readBy(engine, 'jobs j', 'jobs_driver')),
    holds: sql`j.driverId IS NULL AND j.status IN (${AWAITING}) AND j.deletedAt IS NULL
      AND j.preferredPickupDate <= ${tomorrow}`,
    begins: ALWAYS,
    ...{ recordId: sql`j.id`, jobId: sql`j.id`, dueOn: sql`j.preferredPickupDate` },
    details: {},
  };
}

function refused(): Cause {
  const operations = sql`driver_operations o JOIN jobs j ON j.id = o.jobId`;
  return {
    kind: 'operation-refused',
    from: operations,
    fromFew: operations,
    holds: sql`o.outcome = 'rejected' AND o.dismissedAt IS NULL AND j.deletedAt IS NULL`,
    begins: ALWAYS,
    ...{ recordId: sql`o.id`, jobId: sql`o.jobId`, dueOn: sql`NULL` },
    details: { type: sql`o.type`, code: sql`o.code` },
  };
}

function left({ engine, now }: Present): Cause {
  const { from } = missedReports(now);
  const unit = sql`SELECT 1 FROM job_units u LEFT JOIN jobs k ON k.id = u.carriedToId AND k.deletedAt IS NULL
    WHERE u.jobId = j.id AND u.leftReason IS NOT NULL AND k.id IS NULL`;
  return {
    kind: 'left-behind',
    from: JOBS,
    fromFew: raw(readBy(engine, 'jobs j', 'jobs_left')),
    holds: sql`j.hasLeft = ${true} AND j.deletedAt IS NULL AND EXISTS (${unit})`,
    begins: sql`EXISTS (${unit} AND u.leftAt >= ${from})`,
    ...{ recordId: sql`j.id`, jobId: sql`j.id`, dueOn: sql`NULL` },
    details: {},
  };
}

function missing({ engine, now, reportLevel }: Present): Cause {
  const { from, until } = missedReports(now);
  const customer = sql`LEFT JOIN customers c ON c.id = j.customerId`;
  return {
    kind: 'report-missing',
    from: sql`${JOBS} ${customer}`,
    fromFew: sql`${raw(readBy(engine, 'jobs j', 'jobs_report'))} ${customer}`,
    holds: sql`j.hasDriverReport = ${false} AND j.status = 'delivered' AND j.deletedAt IS NULL
      AND COALESCE(c.reportLevel, ${reportLevel}) <> 'none'`,
    begins: sql`j.completedAt >= ${from} AND j.completedAt <= ${until}`,
    ...{ recordId: sql`j.id`, jobId: sql`j.id`, dueOn: sql`NULL` },
    details: {},
  };
}

/** Deliveries parked because a user switched the webhook off need no notice. */
function parked(): Cause {
  return {
    kind: 'webhook-parked',
    from: sql`webhooks w`,
    fromFew: sql`webhooks w`,
    holds: sql`(w.isOn = ${true} OR w.offReason = 'gone') AND EXISTS (SELECT 1 FROM webhook_deliveries d
      WHERE d.webhookId = w.id AND d.state = 'parked')`,
    begins: ALWAYS,
    ...{ recordId: sql`w.id`, jobId: sql`NULL`, dueOn: sql`NULL` },
    details: { name: sql`w.name` },
  };
}
