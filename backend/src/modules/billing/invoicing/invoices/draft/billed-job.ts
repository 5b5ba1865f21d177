import { carriageOf, endOfWay } from '@dispatch/domain/invoices/carriage';
import type { Carriage } from '@dispatch/domain/invoices/invoice';
import {
  type BilledJob,
  type Claim,
  type JobBilling,
  jobBilling,
} from '@dispatch/domain/invoices/invoice-lines';
import { isTbd } from '@dispatch/domain/people/customer';
import type { Language } from '@dispatch/domain/text/language';
import { dayOf } from '@dispatch/domain/time/company-day';
import { vehicleTitle } from '@dispatch/domain/vehicles/vehicle-title';
import { LINE_WORDS } from '../words/line-words';
import type { JobRecord, UnitRecord } from './job-records.queries';

export interface BillingContext {
  readonly language: Language;
  readonly timeZone: string;
  /** The invoice that bills. Claims of other invoices are excluded. */
  readonly invoiceId: number | null;
}

/** A stored job in the form of the invoice rules. */
export function billedJob(
  record: JobRecord,
  said: Carriage | null,
  { language, timeZone }: Pick<BillingContext, 'language' | 'timeZone'>,
): BilledJob {
  const way = {
    origin: endOfWay(record.pickupProvince, record.pickupPostalCode),
    destination: endOfWay(record.dropoffProvince, record.dropoffPostalCode),
  };
  const { id, priceCents, poNumber, pickupCity, dropoffCity, completedAt } = record;
  return {
    ...{ id, priceCents, poNumber, pickupCity, dropoffCity },
    ...way,
    carriage: carriageOf(said, way),
    deliveredOn: completedAt && dayOf(completedAt, timeZone),
    cancellation: record.cancellation,
    units: record.units.map((unit) => ({
      id: unit.id,
      title: vehicleTitle(unit, record.createdAt.toISOString(), String),
      vin: vinOf(unit),
      poNumber: unit.poNumber,
      priceCents: unit.priceCents,
      isLeft: unit.isLeft,
    })),
    charges: record.charges.map(({ nameEn, nameFr, ...charge }) => ({
      ...charge,
      name: language === 'fr-CA' ? nameFr : nameEn,
    })),
  };
}

function vinOf({ vin, vinLast8 }: UnitRecord): string | null {
  return vin ?? (isTbd(vinLast8) ? null : vinLast8);
}

/** The parts of a job that an invoice has or would have. */
export function billingOf(
  record: JobRecord,
  job: BilledJob,
  context: BillingContext,
  correctionCents = 0,
): JobBilling {
  const others = takenByOthers(record, context.invoiceId);
  return jobBilling(
    job,
    ({ kind, subjectId }) => others.has(keyOf(kind, subjectId)),
    LINE_WORDS[context.language],
    correctionCents,
  );
}

/** The other invoices that have parts of a job. */
export function otherInvoices(record: JobRecord, invoiceId: number | null): number[] {
  return [...new Set(takenByOthers(record, invoiceId).values())];
}

const keyOf = (kind: Claim['kind'], id: number) => `${kind} ${String(id)}`;

function takenByOthers(record: JobRecord, invoiceId: number | null): Map<string, number> {
  const all = [
    { kind: 'job', of: [record] },
    { kind: 'unit', of: record.units },
    { kind: 'charge', of: record.charges },
    { kind: 'dry-run', of: record.cancellation === null ? [] : [record.cancellation] },
  ] as const;
  return new Map(
    all.flatMap(({ kind, of }) =>
      of.flatMap(({ id, claimedBy }): [string, number][] =>
        claimedBy === null || claimedBy === invoiceId ? [] : [[keyOf(kind, id), claimedBy]],
      ),
    ),
  );
}
