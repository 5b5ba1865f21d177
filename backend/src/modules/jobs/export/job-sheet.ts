import type { Language } from '@dispatch/domain/text/language';
import { LOCATION_PARTS, SIDES } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES } from '@dispatch/domain/jobs/stop-window';
import { vehicleTitle } from '@dispatch/domain/vehicles/vehicle-title';
import { isTbd } from '@dispatch/domain/people/customer';
import { SHEET_TEXTS, type SheetTexts } from './job-sheet-texts';
import type { ExportLines } from '../job-query.schema';
import type { JobAnswer } from '../job.schema';
import type { Cell, ColumnKind } from '../../../spreadsheet/sheet';

interface JobColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  readonly cell: (line: JobLine) => Cell | undefined;
}

/** A line of the sheet: a job, or one of its vehicles with its job. */
interface JobLine {
  readonly job: JobAnswer;
  /** Null in the line of a whole job, and for a job without units. */
  readonly unit: JobUnit | null;
  /** The number of the line within its job, from 1. */
  readonly place: number;
}

type JobUnit = JobAnswer['jobVehicles'][number];
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

/** A job without vehicles has one line. */
export function linesOf(job: JobAnswer, lines: ExportLines): JobLine[] {
  if (lines === 'job' || job.jobVehicles.length === 0) return [{ job, unit: null, place: 1 }];
  return job.jobVehicles.map((unit, index) => ({ job, unit, place: index + 1 }));
}

/** Unknown values are left empty. */
const known = (text: string | null | undefined) => (text && !isTbd(text) ? text : null);

/** `YYYY-MM-DD HH:MM` in the time zone. */
function localTime(timeZone: string): (instant: string | null) => string | null {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => (instant === null ? null : format.format(new Date(instant)));
}

interface SheetOf {
  readonly language: Language;
  readonly timeZone: string;
  readonly lines: ExportLines;
  /** If false, the sheet has no money columns. */
  readonly hasPrices: boolean;
}

/** The columns of the exported spreadsheet, with times in the company's zone. */
export function jobSheet({ hasPrices, ...sheet }: SheetOf): JobSheet {
  return allColumns(sheet).filter(({ kind }) => hasPrices || kind !== 'money');
}

function allColumns({ language, timeZone, lines }: Omit<SheetOf, 'hasPrices'>): JobSheet {
  const { column, location, status, yes, no, vehicle } = SHEET_TEXTS[language];
  const time = localTime(timeZone);
  const yesNo = (flag: boolean | undefined) => (flag === true ? yes : no);
  const of = (
    kind: ColumnKind,
    title: string,
    cell: (job: JobAnswer) => Cell | undefined,
  ): JobColumn => ({ title, kind, cell: ({ job }) => cell(job) });
  const text = (title: string, cell: (job: JobAnswer) => Cell | undefined) =>
    of('text', title, cell);
  const ofUnit = (
    kind: ColumnKind,
    title: string,
    cell: (unit: JobUnit) => Cell | undefined,
  ): JobColumn => ({ title, kind, cell: ({ unit }) => unit && cell(unit) });
  /** Only in the first line of a job, so that sums are right. */
  const once = ({ cell, ...column }: JobColumn): JobColumn => ({
    ...column,
    cell: (line) => (line.place === 1 ? cell(line) : null),
  });
  const units: JobColumn[] = [
    { title: column.unit, kind: 'number', cell: ({ unit, place }) => unit && place },
    ofUnit('text', column.vin, ({ vehicle }) => known(vehicle.vin ?? vehicle.vinLast8)),
    ofUnit('number', column.year, ({ vehicle }) => vehicle.year),
    ofUnit('text', column.make, ({ vehicle }) => known(vehicle.make)),
    ofUnit('text', column.model, ({ vehicle }) => known(vehicle.model)),
    ofUnit('text', column.unitPoNumber, ({ vehicle }) => vehicle.poNumber),
    ofUnit('money', column.unitPrice, ({ price }) => price),
  ];
  return [
    text(column.job, (job) => job.jobId),
    text(column.status, (job) => status[job.status]),
    of('time', column.created, (job) => time(job.createdAt)),
    of('day', column.preferredPickup, (job) => job.preferredPickupDate),
    of('day', column.preferredDelivery, (job) => job.preferredDeliveryDate),
    ...STOP_TIMES.map((name) => text(column[name], (job) => job[name])),
    of('time', column.completed, (job) => time(job.completedAt)),
    text(column.customer, (job) => job.customer?.name),
    text(column.customerEmail, (job) => job.customer?.email),
    text(column.customerPhone, (job) => job.customer?.phone),
    text(column.driver, (job) => job.driver?.name),
    once(of('number', column.units, (job) => job.vehicleCount)),
    ...(lines === 'vehicle' ? units : [text(column.vehicles, (job) => vehiclesText(job, vehicle))]),
    text(column.poNumber, (job) => job.poNumber),
    ...SIDES.flatMap((side) =>
      LOCATION_PARTS.map((part) => text(location[side][part], (job) => job[`${side}${part}`])),
    ),
    text(column.specialInstructions, (job) => job.specialInstructions),
    text(column.completionNotes, (job) => job.completionNotes),
    once(of('money', column.price, (job) => job.price)),
    text(column.driverReport, (job) => yesNo(job.hasDriverReport)),
    text(column.billingComplete, (job) => yesNo(job.billingComplete)),
  ];
}
