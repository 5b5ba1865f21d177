import type { Carrier } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';

/** A photo that the server had when the version was sealed. */
export interface PhotoFacts {
  readonly id: number;
  readonly unitId: number;
  readonly stage: string;
  readonly place: string;
  readonly takenAt: string;
  /** SHA-256 of the file as it was sent, and the name of the stored file, which is its SHA-256. */
  readonly sha256: string;
  readonly file: string;
}

type Unit = JobAnswer['jobVehicles'][number];

/** All job data that a version seals: the content of its bill of lading, without prices. */
export function versionFacts(job: JobAnswer, photos: readonly PhotoFacts[], carrier: Carrier) {
  return {
    job: {
      id: job.id,
      jobId: job.jobId,
      status: job.status,
      version: job.version,
      poNumber: job.poNumber,
      preferredPickupDate: job.preferredPickupDate,
      specialInstructions: job.specialInstructions,
      completionNotes: job.completionNotes,
      completedAt: job.completedAt,
    },
    parties: {
      carrier,
      customer: customerFacts(job.customer),
      driver: job.driver && { id: job.driver.id, name: job.driver.name, phone: job.driver.phone },
      origin: placeFacts(job, 'pickup'),
      destination: placeFacts(job, 'dropoff'),
    },
    units: job.jobVehicles.map((unit, place) => ({
      ...unitFacts(unit, place + 1),
      photos: photos.filter(({ unitId }) => unitId === unit.id).map(photoFacts),
    })),
  };
}

function customerFacts(customer: JobAnswer['customer']) {
  if (customer === null) return null;
  const { id, name, address, city, province, postalCode, phone } = customer;
  return { id, name, address, city, province, postalCode, phone };
}

function placeFacts(job: JobAnswer, side: 'pickup' | 'dropoff') {
  return {
    address: job[`${side}Address`],
    city: job[`${side}City`],
    province: job[`${side}Province`],
    postalCode: job[`${side}PostalCode`],
    contact: job[`${side}ContactName`],
    phone: job[`${side}ContactPhone`],
    siteContact: job[`${side}SiteContactName`],
  };
}

function unitFacts({ id, vehicle, leftBehind, vinCheck, reports = [] }: Unit, number: number) {
  const { year, make, model, vin, vinLast8, poNumber } = vehicle;
  return {
    ...{ id, number, year, make, model, vin, vinLast8, poNumber },
    leftBehind: leftBehind && {
      reason: leftBehind.reason,
      note: leftBehind.note,
      at: leftBehind.at,
      by: leftBehind.by,
    },
    vinCheck,
    reports,
  };
}

function photoFacts({ id, stage, place, takenAt, sha256, file }: PhotoFacts) {
  return { id, stage, place, takenAt, sha256, file };
}
