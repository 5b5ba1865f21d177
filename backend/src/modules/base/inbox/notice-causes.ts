import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { awaitsPickup } from '@dispatch/domain/jobs/pickup-day';
import { missedReports, type NoticeKind } from '@dispatch/domain/notices/notice';
import type { ReportLevel } from '@dispatch/domain/report/required-parts';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Engine } from '../../../database/engines/engine';
import { readBy } from '../../../database/records/read-by';

/** By what it is found what is a cause now. */
export interface Present {
  readonly engine: Engine;
  readonly now: Date;
  readonly timeZone: string;
  readonly reportLevel: ReportLevel;
}

/** Where causes of one kind are found, by an index that has few others. */
export interface Cause {
  readonly kind: NoticeKind;
  /** The tables; jobs are `j`, where the cause has one. */
  readonly from: Sql;
  /** The same, read by the index by which few are looked at. */
  readonly fromFew: Sql;
  /** Holds as long as it is a cause. */
  readonly holds: Sql;
  /** Holds besides when it is raised. */
  readonly begins: Sql;
  readonly recordId: Sql;
  readonly jobId: Sql;
  /** Calendar date; null for the day on which it is raised. */
  readonly dueOn: Sql;
  /** What is said of it, each under its name. */
  readonly details: Readonly<Record<string, Sql>>;
}

const AWAITING = raw(
  JOB_STATUSES.filter((status) => isOpen(status) && awaitsPickup(status))
    .map((status) => `'${status}'`)
    .join(', '),
);
const ALWAYS = sql`1 = 1`;
const JOBS = sql`jobs j`;

/** What the notices find by themselves; those of other rooms are raised by these. */
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

/** What waited when a person switched the webhook off is parked on purpose. */
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
