import { compareStatus, type JobStatus } from '@dispatch/domain/jobs/job-status';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import { ChangeBillingService } from '../modules/billing/change-billing.service';
import { CancelJobService } from '../modules/jobs/cancellations/cancel-job.service';
import { AdvanceJobService } from '../modules/jobs/change/advance-job.service';
import { AssignJobService } from '../modules/jobs/change/assign-job.service';
import { CreateJobService } from '../modules/jobs/change/create-job.service';
import { DeliverJobService } from '../modules/jobs/change/deliver-job.service';
import { ReadNoteService } from '../modules/jobs/change/read-note.service';
import type { JobAnswer } from '../modules/jobs/job.schema';
import { CheckUnitService, type UnitChecked } from '../modules/jobs/units/check-unit.service';
import { LeaveUnitService } from '../modules/jobs/units/leave-unit.service';
import { RebookLeftUnitsService } from '../modules/jobs/units/rebook-left-units.service';
import { DAY, DELIVERED_TODAY, HOUR, itemAt, MINUTE, type SampleOrder } from './sample-orders';
import { isReported, reportSteps } from './sample-reports';
import type { SamplePeople, Step } from './sample-services';

/** Older jobs have fewer steps. */
const RECENT_MS = 45 * DAY;
/** When a job reaches a status: the share of the time from its creation to its delivery, or to now. */
const REACHED = { assigned: 0.15, 'picked-up': 0.35, 'in-transit': 0.4 } as const;
const REBOOKED = 0.7;
const CANCELLED = 0.6;
/** The end of a VIN that no sample vehicle has. */
const OTHER_VIN = 'PX700417';

/** Everything that happens to one order. */
export function historyOf(people: SamplePeople, order: SampleOrder, now: number): Step[] {
  const { get, admin } = people;
  const { status, index, createdAt, completedAt, leftReason, cancellation } = order;
  const driver = itemAt(people.drivers, order.driver);
  const isRecent = now - createdAt <= RECENT_MS;
  const by = (share: number) => createdAt + ((completedAt ?? now) - createdAt) * share;
  const has = (reached: JobStatus) => compareStatus(status, reached) >= 0;
  let made: JobAnswer | undefined;
  const job = () => {
    if (made === undefined) throw new Error('A step came before the creation of its job.');
    return made;
  };
  const target = () => ({ id: job().id, version: null });
  const steps: Step[] = [];
  const add = (at: number, run: Step['run']) => steps.push({ at: Math.min(at, now), run });

  add(createdAt, async () => {
    const customerId = itemAt(people.customerIds, order.customer);
    const driverId = isRecent ? null : driver.driverId;
    made = await get(CreateJobService).create(admin, { ...order.body, customerId, driverId });
  });
  if (isRecent && has('assigned'))
    add(by(REACHED.assigned), () =>
      get(AssignJobService).assign(admin, target(), { driverId: driver.driverId }),
    );
  if (cancellation !== null)
    add(by(CANCELLED), () => get(CancelJobService).cancel(admin, target(), cancellation));
  if (!has('picked-up')) return steps;

  const pickedUp = by(REACHED['picked-up']);
  const tappedAt = new Date(pickedUp - 30 * MINUTE);
  order.vehicles.forEach((_, place) => {
    const check = checkOf(order, place);
    if (check === null) return;
    add(tappedAt.getTime(), () => {
      const unitId = itemAt(job().jobVehicles, place).id;
      return get(CheckUnitService).check(driver, target(), { ...check, unitId, tappedAt });
    });
  });
  if (leftReason !== null)
    add(pickedUp - 28 * MINUTE, () => {
      const unitId = itemAt(job().jobVehicles, order.vehicles.length - 1).id;
      const left = { unitId, reason: leftReason, note: null };
      return get(LeaveUnitService).leave(driver, target(), left);
    });
  const report = (stage: ReportStage, doneAt: number) => {
    if (isReported(order)) steps.push(...reportSteps(people, { order, driver, job, stage, doneAt }));
  };
  report('pickup', pickedUp);
  const advance = (to: JobStatus) => get(AdvanceJobService).advance(driver, target(), to);
  add(pickedUp, () => advance('picked-up'));
  if (isRecent && has('in-transit')) add(by(REACHED['in-transit']), () => advance('in-transit'));
  if (order.isRebooked)
    add(by(REBOOKED), () => get(RebookLeftUnitsService).carryOn(admin, target()));
  if (completedAt === null) return steps;

  report('delivery', completedAt);
  const { completionNotes, hasDriverReport, billingComplete } = order;
  add(completedAt, () =>
    // A driver's note asks dispatch to read it.
    get(DeliverJobService).deliver(isRecent ? driver : admin, target(), { completionNotes }),
  );
  if (isRecent && index >= DELIVERED_TODAY)
    add(completedAt + 2 * HOUR, () => get(ReadNoteService).read(admin, job().id));
  if (hasDriverReport)
    add(completedAt + DAY, () =>
      get(ChangeBillingService).change(admin, target(), { hasDriverReport, billingComplete }),
    );
  return steps;
}

/** Drivers check most vehicles of active jobs; one loaded a different vehicle than ordered. */
function checkOf(
  { status, index, completedAt, leftReason, vehicles }: SampleOrder,
  place: number,
): Omit<UnitChecked, 'unitId' | 'tappedAt'> | null {
  const isLeft = leftReason !== null && place === vehicles.length - 1;
  if (completedAt !== null || isLeft || (index + place) % 4 === 3) return null;
  if (status === 'in-transit' && index === 1 && place === 0)
    return { vin: OTHER_VIN, method: 'typed', isLoadedAnyway: true };
  const { vin } = itemAt(vehicles, place);
  return place % 3 === 2
    ? { vin: lastEight(vin), method: 'typed', isLoadedAnyway: false }
    : { vin, method: 'scan', isLoadedAnyway: false };
}
