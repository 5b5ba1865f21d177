import type { Language } from '@dispatch/domain/text/language';
import { LOCATION_PARTS, SIDES } from '@dispatch/domain/jobs/job-location';
import { vehicleTitle } from '@dispatch/domain/jobs/vehicle-title';
import { isTbd } from '@dispatch/domain/people/customer';
import { SHEET_TEXTS, type SheetTexts } from './job-sheet-texts';
import type { JobAnswer } from '../job.schema';
import type { Cell, ColumnKind } from '../../../spreadsheet/sheet';

interface JobColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  readonly cell: (job: JobAnswer) => Cell | undefined;
}

type Titles = SheetTexts['vehicle'];

export type JobSheet = readonly JobColumn[];

function vehiclesText({ jobVehicles, createdAt }: JobAnswer, { ofYear, unknown }: Titles): string {
  return jobVehicles
    .map(({ vehicle }) => {
      const vin = vehicle.vin ?? vehicle.vinLast8;
      const title = vehicleTitle(vehicle, createdAt, ofYear) ?? unknown;
      return vin === null || isTbd(vin) ? title : `${title} ${vin}`;
    })
    .join('; ');
}

/** `YYYY-MM-DD HH:MM` as clocks of the zone show it. */
function localTime(timeZone: string): (instant: string | null) => string | null {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => (instant === null ? null : format.format(new Date(instant)));
}

/** The columns of the exported spreadsheet, with times in the company's zone. */
export function jobSheet(language: Language, timeZone: string): JobSheet {
  const { column, location, status, yes, no, vehicle } = SHEET_TEXTS[language];
  const time = localTime(timeZone);
  const yesNo = (flag: boolean | undefined) => (flag === true ? yes : no);
  const text = (title: string, cell: JobColumn['cell']): JobColumn => ({
    title,
    kind: 'text',
    cell,
  });
  return [
    text(column.job, (job) => job.jobId),
    text(column.status, (job) => status[job.status]),
    { title: column.created, kind: 'time', cell: (job) => time(job.createdAt) },
    { title: column.preferredPickup, kind: 'day', cell: (job) => job.preferredPickupDate },
    { title: column.completed, kind: 'time', cell: (job) => time(job.completedAt) },
    text(column.customer, (job) => job.customer?.name),
    text(column.customerEmail, (job) => job.customer?.email),
    text(column.customerPhone, (job) => job.customer?.phone),
    text(column.driver, (job) => job.driver?.name),
    { title: column.units, kind: 'number', cell: (job) => job.vehicleCount },
    text(column.vehicles, (job) => vehiclesText(job, vehicle)),
    text(column.poNumber, (job) => job.poNumber),
    ...SIDES.flatMap((side) =>
      LOCATION_PARTS.map((part) => text(location[side][part], (job) => job[`${side}${part}`])),
    ),
    text(column.specialInstructions, (job) => job.specialInstructions),
    text(column.completionNotes, (job) => job.completionNotes),
    { title: column.price, kind: 'money', cell: (job) => job.price },
    text(column.driverReport, (job) => yesNo(job.hasDriverReport)),
    text(column.billingComplete, (job) => yesNo(job.billingComplete)),
  ];
}
