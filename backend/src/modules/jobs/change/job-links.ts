import { fieldError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { StoredVehicle } from '../../vehicles/vehicle.repository';
import { DriverDutyRepository } from './driver-duty.repository';
import { JobRepository } from './job.repository';

/** A record that was found, by the name that its jobs are found by. */
interface Named {
  readonly name: string;
}

/** Checks the records that a job is to be linked with: a 400 on the field that names a wrong one. */
@Injectable()
export class JobLinks {
  constructor(
    private readonly jobRepository: JobRepository,
    private readonly drivers: DriverDutyRepository,
  ) {}

  /** The driver is held too: nobody renames them or lets them go while they get the job. */
  async assertDriver(tx: Tx, driverId: number | null | undefined): Promise<Named | null> {
    if (driverId == null) return null;
    const driver = await this.drivers.hold(tx, driverId);
    if (driver === null || !(await this.drivers.isEmployed(tx, driver)))
      throw fieldError('driverId', 'unknown_driver');
    return driver;
  }

  /** The same for a job that may have this driver already, who may have left since. */
  async assertNewDriver(
    tx: Tx,
    job: Pick<Job, 'driverId' | 'customerId'>,
    driverId: number | null | undefined,
  ): Promise<void> {
    if (driverId == null || driverId === job.driverId) return;
    await this.jobRepository.shareCustomer(tx, job.customerId);
    await this.assertDriver(tx, driverId);
  }

  /** Nobody renames or deletes the customer meanwhile. */
  async assertCustomer(tx: Tx, customerId: number | null | undefined): Promise<Named | null> {
    if (customerId == null) return null;
    const customer = await this.jobRepository.customer(tx, customerId);
    if (customer === null) throw fieldError('customerId', 'unknown_customer');
    return customer;
  }

  /** In their order; nobody changes them meanwhile. The caller named them by `field`: `vehicleId` or `vehicleIds`. */
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
