import { initialState, type JobState } from '@dispatch/domain/job-intent';
import { initialPriceCents } from '@dispatch/domain/job-price';
import { plannedUnits } from '@dispatch/domain/job-units';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transaction-runner';
import type { Tx } from '../../database/transaction';
import type { Actor } from '../../http/actor';
import { ActivityLog } from '../activity/activity-log';
import { DriverDuty } from './driver-duty';
import type { CreateJobBody } from './job-body.schema';
import { detailFields, givenFacts, jobFacts, NO_DETAILS } from './job-fields';
import { JobLinks } from './job-links';
import { JobSearch } from './job-search';
import { JobQueries } from './job.queries';
import { JobUnitRepository, type NewUnit } from './job-unit.repository';
import { JobRepository, type NewJob } from './job.repository';
import type { JobAnswer } from './job.schema';
import { UnitVehicle } from './unit-vehicle';

function newJob(body: CreateJobBody, units: readonly NewUnit[], state: JobState): NewJob {
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
  };
}

/** Makes a job, with its vehicles when they are given by their data. */
@Injectable()
export class CreateJobService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: JobRepository,
    private readonly units: JobUnitRepository,
    private readonly vehicle: UnitVehicle,
    private readonly links: JobLinks,
    private readonly jobs: JobQueries,
    private readonly duty: DriverDuty,
    private readonly search: JobSearch,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  create(actor: Actor, body: CreateJobBody): Promise<JobAnswer> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      await this.links.assertCustomer(tx, body.customerId);
      await this.links.assertDriver(tx, body.driverId);
      const units = await this.unitsOf(tx, body, now);
      const state = initialState(body.driverId, body.status, now);
      const job = newJob(body, units, state);
      const id = await this.repository.insert(tx, job, now);
      await this.units.insert(tx, id, units);
      await this.duty.follow(tx, actor, id, null, state);
      await this.search.refresh(tx, [id]);
      await this.activity.record(tx, actor, {
        action: 'job.created',
        resource: 'job',
        resourceId: id,
        version: 1,
        driverAfter: job.driverId,
        after: givenFacts(jobFacts(job)),
      });
      return this.jobs.get(actor, id);
    });
  }

  private async unitsOf(tx: Tx, body: CreateJobBody, now: Date): Promise<NewUnit[]> {
    const plan = plannedUnits(body);
    if (plan.kind === 'existing') {
      const field = body.vehicleIds?.length ? 'vehicleIds' : 'vehicleId';
      const ids = plan.units.map((unit) => unit.vehicleId);
      await this.links.assertVehicles(tx, field, ids);
      return plan.units.map(({ vehicleId, price }) => ({ vehicleId, priceCents: price }));
    }
    const units: NewUnit[] = [];
    for (const { price = null, ...vehicle } of plan.units)
      units.push({
        vehicleId: await this.vehicle.make(tx, vehicle, now),
        priceCents: price,
      });
    return units;
  }
}
