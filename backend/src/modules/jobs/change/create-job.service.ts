import { initialState, type JobState } from '@dispatch/domain/jobs/job-intent';
import { initialPriceCents } from '@dispatch/domain/jobs/job-price';
import { isLoaded } from '@dispatch/domain/jobs/job-status';
import { plannedUnits } from '@dispatch/domain/jobs/job-units';
import { pickedUpOnAfter } from '@dispatch/domain/jobs/on-time';
import { assertWindows } from '@dispatch/domain/jobs/stop-window';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { ActivityActor } from '../../base/activity/activity-log';
import { Changes } from '../../base/activity/changes';
import type { StoredVehicle } from '../../vehicles/vehicle.repository';
import { DriverDuty } from '../duty/driver-duty';
import { detailFields, givenFacts, jobFacts, NO_DETAILS, UNSIGNED } from '../records/job-fields';
import { JobLinks } from './job-links';
import { JobWords } from '../words/job-words';
import { JobQueries } from '../read/job.queries';
import { JobUnitRepository, type NewUnit } from '../records/job-unit.repository';
import { JobRepository, type NewJob } from '../records/job.repository';
import type { JobAnswer } from '../job.schema';
import { UnitVehicle } from '../records/unit-vehicle';
import type { CreateJobDto } from '../job-body.dto';

const NOT_PICKED_UP = { status: 'pending', pickedUpOn: null } as const;

function newJob(
  body: CreateJobDto,
  units: readonly NewUnit[],
  state: JobState,
  carriedFromId: number | null,
  { now, today }: { readonly now: Date; readonly today: string },
): NewJob {
  return {
    ...NO_DETAILS,
    ...detailFields(body),
    ...state,
    vehicleCount: units.length,
    priceCents: initialPriceCents(
      body.price,
      units.map((unit) => unit.priceCents),
    ),
    hasDriverReport: false,
    billingComplete: false,
    unreadNoteAt: null,
    hasLeft: null,
    pickedUpOn: pickedUpOnAfter(NOT_PICKED_UP, state.status, today),
    carriedFromId,
    responsibleId: body.responsibleId ?? null,
    statusSince: now,
    loadedAt: isLoaded(state.status) ? now : null,
    ...UNSIGNED,
  };
}

interface PlannedUnits {
  readonly units: readonly NewUnit[];
  readonly vehicles: readonly StoredVehicle[];
}

/** Creates a job, and its vehicles if their data is given. */
@Injectable()
export class CreateJobService {
  constructor(
    private readonly changes: Changes,
    private readonly jobRepository: JobRepository,
    private readonly units: JobUnitRepository,
    private readonly vehicle: UnitVehicle,
    private readonly links: JobLinks,
    private readonly jobQueries: JobQueries,
    private readonly duty: DriverDuty,
    private readonly jobWords: JobWords,
    private readonly settings: Settings,
  ) {}

  async create(actor: Actor, body: CreateJobDto): Promise<JobAnswer> {
    const created = await this.changes.run(async (tx) => {
      const id = await this.make(tx, actor, body);
      return this.jobQueries.getAtCommit(tx, actor, id);
    });
    return created();
  }

  /**
   * Returns the id. `carriedFromId` is the job that left the units behind. `told` contains additional facts for the history
   * entry.
   */
  async make(
    tx: Tx,
    actor: ActivityActor,
    body: CreateJobDto,
    carriedFromId: number | null = null,
    told: Readonly<Record<string, unknown>> = {},
  ): Promise<number> {
    const now = this.changes.now();
    const customer = await this.links.assertCustomer(tx, body.customerId);
    const driver = await this.links.assertDriver(tx, body.driverId);
    await this.links.assertResponsible(tx, body.responsibleId);
    const { units, vehicles } = await this.unitsOf(tx, body, now);
    const state = initialState(body.driverId, body.status, now);
    const today = dayOf(now, this.settings.company.timeZone);
    const job = newJob(body, units, state, carriedFromId, { now, today });
    assertWindows(job);
    const id = await this.jobRepository.insert(tx, job, now);
    await this.units.insertAtCommit(tx, id, units);
    await this.duty.follow(tx, actor, id, null, state);
    const people = { customerName: customer?.name, driverName: driver?.name };
    await this.jobWords.describe(tx, { ...job, ...people, id, vehicles });
    await this.changes.record(tx, actor, {
      action: 'job.created',
      resourceId: id,
      version: 1,
      driverAfter: job.driverId,
      after: { ...givenFacts(jobFacts(job)), ...told },
    });
    return id;
  }

  /** Creates the vehicles that the caller gave as data. */
  private async unitsOf(tx: Tx, body: CreateJobDto, now: Date): Promise<PlannedUnits> {
    const plan = plannedUnits(body);
    if (plan.kind === 'existing') {
      const field = body.vehicleIds?.length ? 'vehicleIds' : 'vehicleId';
      const ids = plan.units.map((unit) => unit.vehicleId);
      const vehicles = await this.links.assertVehicles(tx, field, ids);
      const units = plan.units.map(({ vehicleId, price }) => ({ vehicleId, priceCents: price }));
      return { units, vehicles };
    }
    const units: NewUnit[] = [];
    const vehicles: StoredVehicle[] = [];
    for (const { price = null, ...data } of plan.units) {
      const vehicle = await this.vehicle.make(tx, data, now);
      vehicles.push(vehicle);
      units.push({ vehicleId: vehicle.id, priceCents: price });
    }
    return { units, vehicles };
  }
}
