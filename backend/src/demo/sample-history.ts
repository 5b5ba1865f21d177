import { compareStatus, type JobStatus } from '@dispatch/domain/jobs/job-status';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import { BillingService } from '../modules/billing/billing.service';
import { CancellationsService } from '../modules/jobs/cancellations/cancellations.service';
import { ChangeJobService } from '../modules/jobs/change/change-job.service';
import { CommentsService } from '../modules/jobs/comments/comments.service';
import { CreateJobService } from '../modules/jobs/change/create-job.service';
import type { JobAnswer } from '../modules/jobs/job.schema';
import { MarkUnitService } from '../modules/jobs/units/mark-unit.service';
import { RebookLeftUnitsService } from '../modules/jobs/units/rebook-left-units.service';
import { DAY, DELIVERED_TODAY, HOUR, itemAt, MINUTE, type SampleOrder } from './sample-orders';
import { inspect, type Inspection, isReported } from './sample-reports';
import type { SamplePeople, Step } from './sample-services';

/** Older jobs have fewer steps. */
const RECENT_MS = 45 * DAY;
/** Shares of the time from a job's creation to its delivery, or to now. */
const REACHED = { assigned: 0.15, 'picked-up': 0.35, 'in-transit': 0.4 } as const;
const COMMENTED = 0.12;
const CANCELLED = 0.6;
const REBOOKED = 0.7;
/** The office's comments on the first open orders of each status. */
const REMARKS: readonly string[] = [
  'The yard closes at noon on Friday.',
  'Customer asks for a call an hour before the delivery.',
  'Rate agreed by phone with the fleet manager.',
];
/** The end of a VIN that no sample vehicle has. */
const OTHER_VIN = 'PX700417';

/** Everything that happens to one order. */
export function historyOf(people: SamplePeople, order: SampleOrder, now: number): Step[] {
  const { get, admin } = people;
  const { status, createdAt, completedAt, cancellation, completionNotes } = order;
  const driver = itemAt(people.drivers, order.driver);
  const { driverId } = driver;
  const isRecent = now - createdAt <= RECENT_MS;
  const has = (reached: JobStatus) => compareStatus(status, reached) >= 0;
  const by = (share: number) => createdAt + ((completedAt ?? now) - createdAt) * share;
  let made: JobAnswer | null = null;
  const target = () => ({ id: created(made).id, version: null });
  const steps: Step[] = [];
  const add = (at: number, run: Step['run']) => steps.push({ at: Math.min(at, now), run });

  add(createdAt, async () => {
    const customerId = itemAt(people.customerIds, order.customer);
    const responsibleId = isRecent && order.index % 2 === 0 ? admin.userId : null;
    const body = { ...order.body, customerId, driverId: isRecent ? null : driverId, responsibleId };
    made = await get(CreateJobService).create(admin, body);
  });
  const remark = status === 'delivered' ? undefined : REMARKS[order.index];
  if (remark !== undefined && cancellation === null)
    add(by(COMMENTED), () => get(CommentsService).add(admin, target().id, remark));
  if (isRecent && has('assigned'))
    add(by(REACHED.assigned), () => get(ChangeJobService).assign(admin, target(), { driverId }));
  if (cancellation !== null)
    add(by(CANCELLED), () => get(CancellationsService).cancel(admin, target(), cancellation));
  if (!has('picked-up')) return steps;

  const inspectBefore = (doneAt: number, stage: ReportStage) => {
    const at = new Date(doneAt - 10 * MINUTE);
    add(at.getTime(), async () => {
      const inspection = { order, driver, job: created(made), stage, at };
      if (stage === 'pickup') await load(people, inspection);
      if (isReported(order)) await inspect(people, inspection);
    });
  };
  const advance = (to: 'picked-up' | 'in-transit') =>
    add(by(REACHED[to]), () => get(ChangeJobService).advance(driver, target(), to));
  inspectBefore(by(REACHED['picked-up']), 'pickup');
  advance('picked-up');
  if (isRecent && has('in-transit')) advance('in-transit');
  if (order.isRebooked)
    add(by(REBOOKED), () => get(RebookLeftUnitsService).carryOn(admin, target()));
  if (completedAt === null) return steps;

  inspectBefore(completedAt, 'delivery');
  // A driver's note asks dispatch to read it.
  const deliverer = isRecent ? driver : admin;
  add(completedAt, () => get(ChangeJobService).deliver(deliverer, target(), { completionNotes }));
  if (isRecent && order.index >= DELIVERED_TODAY)
    add(completedAt + 2 * HOUR, () => get(ChangeJobService).readNote(admin, target().id));
  const { hasDriverReport, billingComplete } = order;
  if (hasDriverReport)
    add(completedAt + DAY, () =>
      get(BillingService).change(admin, target(), { hasDriverReport, billingComplete }),
    );
  return steps;
}

function created(job: JobAnswer | null): JobAnswer {
  if (job === null) throw new Error('A step came before the creation of its job.');
  return job;
}

/** Drivers check most vehicles of active jobs; one loads a different vehicle than ordered. The last unit may stay. */
async function load({ get }: SamplePeople, { order, driver, job, at }: Inspection): Promise<void> {
  const { status, index, completedAt, vehicles, leftReason } = order;
  const target = { id: job.id, version: null };
  for (const [place, { id: unitId }] of job.jobVehicles.entries()) {
    const isLast = place === vehicles.length - 1;
    if (leftReason !== null && isLast)
      await get(MarkUnitService).leave(driver, target, { unitId, reason: leftReason, note: null });
    else if (completedAt === null && (index + place) % 4 !== 3) {
      const isLoadedAnyway = status === 'in-transit' && index === 1 && place === 0;
      const isTyped = isLoadedAnyway || place % 3 === 2;
      const { vin } = itemAt(vehicles, place);
      const typed = isLoadedAnyway ? OTHER_VIN : lastEight(vin);
      await get(MarkUnitService).check(driver, target, {
        ...{ unitId, vin: isTyped ? typed : vin, method: isTyped ? 'typed' : 'scan' },
        ...{ isLoadedAnyway, tappedAt: at },
      });
    }
  }
}
