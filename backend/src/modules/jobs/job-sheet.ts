import { LOCATION_PARTS, SIDES, type LocationPart, type Side } from '@dispatch/domain/job-location';
import type { Cell } from './cell';
import type { JobAnswer } from './job.schema';

interface Column {
  readonly title: string;
  readonly cell: (job: JobAnswer) => Cell | undefined;
}

const SIDE_TITLE: Record<Side, string> = { pickup: 'Pickup', dropoff: 'Dropoff' };
const PART_TITLE: Record<LocationPart, string> = {
  Address: 'Address',
  City: 'City',
  Province: 'Province',
  PostalCode: 'Postal Code',
  ContactName: 'Contact Name',
  ContactPhone: 'Contact Phone',
  SiteContactName: 'Site Contact Name',
};

const yesNo = (flag: boolean | undefined) => (flag === true ? 'Yes' : 'No');

function vehiclesText(job: JobAnswer): string {
  return job.jobVehicles
    .map(({ vehicle: { year, make, model, vin, vinLast8 } }) =>
      [year, make, model, vin ?? vinLast8].filter((part) => part !== null).join(' '),
    )
    .join('; ');
}

/** `YYYY-MM-DD HH:MM` as clocks of the zone show it: what spreadsheets read as a date. */
function localTime(timeZone: string): (instant: string | null) => string | null {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => (instant === null ? null : format.format(new Date(instant)));
}

/** The columns of the exported spreadsheet, with times in the company's zone. */
export function jobSheet(timeZone: string): readonly Column[] {
  const time = localTime(timeZone);
  return [
    { title: 'Job', cell: (job) => job.jobId },
    { title: 'Status', cell: (job) => job.status },
    { title: 'Created', cell: (job) => time(job.createdAt) },
    { title: 'Preferred Pickup', cell: (job) => job.preferredPickupDate },
    { title: 'Completed', cell: (job) => time(job.completedAt) },
    { title: 'Customer', cell: (job) => job.customer?.name },
    { title: 'Customer Email', cell: (job) => job.customer?.email },
    { title: 'Customer Phone', cell: (job) => job.customer?.phone },
    { title: 'Driver', cell: (job) => job.driver?.name },
    { title: 'Units', cell: (job) => job.vehicleCount },
    { title: 'Vehicles', cell: vehiclesText },
    { title: 'PO Number', cell: (job) => job.poNumber },
    ...SIDES.flatMap((side) =>
      LOCATION_PARTS.map((part) => ({
        title: `${SIDE_TITLE[side]} ${PART_TITLE[part]}`,
        cell: (job: JobAnswer) => job[`${side}${part}`],
      })),
    ),
    { title: 'Special Instructions', cell: (job) => job.specialInstructions },
    { title: 'Completion Notes', cell: (job) => job.completionNotes },
    { title: 'Price', cell: (job) => job.price },
    { title: 'Driver Report', cell: (job) => yesNo(job.hasDriverReport) },
    { title: 'Billing Complete', cell: (job) => yesNo(job.billingComplete) },
  ];
}
