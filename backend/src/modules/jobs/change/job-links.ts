import { fieldError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import { colleagues } from '../colleagues/colleagues';
import type { StoredVehicle } from '../../vehicles/vehicle.repository';
import { DriverDuty } from '../duty/driver-duty';
import { JobRepository } from '../records/job.repository';

/** A record, with the name that its jobs are found by. */
interface Named {
  readonly name: string;
}

/** Checks the records that a job is linked to. A wrong one is a 400 on its field. */
@Injectable()
export class JobLinks {
  constructor(
    private readonly jobRepository: JobRepository,
    private readonly drivers: DriverDuty,
  ) {}

  /** Locks the driver too, who can be neither renamed nor removed during the assignment. */
  async assertDriver(tx: Tx, driverId: number | null | undefined): Promise<Named | null> {
    if (driverId == null) return null;
    const driver = await this.drivers.holdDriver(tx, driverId);
    if (driver === null || !(await this.drivers.isEmployed(tx, driver)))
      throw fieldError('driverId', 'unknown_driver');
    return driver;
  }

  /** Like `assertDriver`, but accepts the job's present driver, who may have left. */
  async assertNewDriver(
    tx: Tx,
    job: Pick<Job, 'driverId' | 'customerId'>,
    driverId: number | null | undefined,
  ): Promise<void> {
    if (driverId == null || driverId === job.driverId) return;
    await this.jobRepository.shareCustomer(tx, job.customerId);
    await this.assertDriver(tx, driverId);
  }

  /** An active user of the office. */
  async assertResponsible(tx: Tx, userId: number | null | undefined): Promise<void> {
    if (userId == null) return;
    const [user] = await colleagues(tx, [userId]);
    if (user === undefined) throw fieldError('responsibleId', 'unknown_colleague');
  }

  /** Locks the customer against a rename or deletion. */
  async assertCustomer(tx: Tx, customerId: number | null | undefined): Promise<Named | null> {
    if (customerId == null) return null;
    const customer = await this.jobRepository.customer(tx, customerId);
    if (customer === null) throw fieldError('customerId', 'unknown_customer');
    return customer;
  }

  /**
   * Returns the vehicles in the given order and locks them. `field` is the field with the ids: `vehicleId` or
   * `vehicleIds`.
   */
  async assertVehicles(
    tx: Tx,
    field: string,
    vehicleIds: readonly number[],
  ): Promise<StoredVehicle[]> {
    const known = await this.jobRepository.knownVehicles(tx, vehicleIds);
    return vehicleIds.map((id, place) => {
      const vehicle = known.get(id);
      if (vehicle !== undefined) return vehicle;
      throw fieldError(field === 'vehicleIds' ? `${field}.${place}` : field, 'unknown_vehicle');
    });
  }
}
