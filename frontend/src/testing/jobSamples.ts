import type { Driver } from '../api/drivers';
import type { Job, JobUnit } from '../api/jobs/jobs';

const NOTHING_AT = {
  Address: null,
  City: null,
  Province: null,
  PostalCode: null,
  ContactName: null,
  ContactPhone: null,
  SiteContactName: null,
};

const side = (name: 'pickup' | 'dropoff') =>
  Object.fromEntries(Object.entries(NOTHING_AT).map(([part, value]) => [name + part, value]));

export function makeUnit(id: number, vehicle: Partial<JobUnit['vehicle']> = {}): JobUnit {
  return {
    id,
    price: null,
    leftBehind: null,
    vinCheck: null,
    vehicle: {
      id,
      year: 2021,
      make: 'Toyota',
      model: 'Corolla',
      vinLast8: 'MB123456',
      vin: null,
      poNumber: null,
      ...vehicle,
    },
  };
}

/** A pending job with few known facts, plus the given ones. */
export function makeJob(id: number, facts: Partial<Job> = {}): Job {
  const jobVehicles = facts.jobVehicles ?? [makeUnit(id * 10)];
  return {
    ...(side('pickup') as Pick<Job, 'pickupCity'>),
    ...(side('dropoff') as Pick<Job, 'dropoffCity'>),
    id,
    jobId: `JOB-${String(id).padStart(6, '0')}`,
    status: 'pending',
    createdAt: '2026-03-02T15:00:00.000Z',
    updatedAt: '2026-03-02T15:00:00.000Z',
    version: 1,
    completedAt: null,
    completionNotes: null,
    specialInstructions: null,
    poNumber: null,
    price: null,
    vehicleCount: jobVehicles.length,
    driverId: facts.driver?.id ?? null,
    customerId: facts.customer?.id ?? null,
    preferredPickupDate: null,
    preferredDeliveryDate: null,
    ...{ pickupFrom: null, pickupUntil: null, dropoffFrom: null, dropoffUntil: null },
    deliverBy: null,
    statusSince: null,
    loadedAt: null,
    responsibleId: null,
    hasDriverReport: false,
    billingComplete: false,
    unreadNoteAt: null,
    carriedFromId: null,
    pickupSignature: null,
    deliverySignature: null,
    driver: null,
    customer: null,
    jobVehicles,
    vehicle: jobVehicles[0]?.vehicle ?? null,
    ...facts,
  } as Job;
}

export function makeDriver(id: number, facts: Partial<Driver> = {}): Driver {
  return {
    id,
    userId: id + 100,
    name: `Driver ${id}`,
    email: `driver${id}@example.com`,
    phone: '416-555-0101',
    status: 'available',
    isActive: true,
    activeJobs: 0,
    completedJobs: 0,
    totalJobs: 0,
    promisedJobs: 0,
    onTimeJobs: 0,
    promisedDeliveries: 0,
    onTimeDeliveries: 0,
    unitsOnBoard: 0,
    unitsAssigned: 0,
    lastDrop: null,
    lastStop: null,
    nextPickup: null,
    createdAt: '2026-01-05T15:00:00.000Z',
    updatedAt: '2026-01-05T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}
