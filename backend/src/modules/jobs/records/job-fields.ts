import { DISPATCH_TEXT_FIELDS, type DispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES, type StopTime } from '@dispatch/domain/jobs/stop-window';
import { toDollars } from '@dispatch/domain/text/money';
import type { Job } from '../../../database/schema/entities/jobs/job';

/** Columns of a job that a change may write. */
export type JobFields = Partial<
  Omit<
    Job,
    | 'id'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'driver'
    | 'customer'
    | 'pickupSort'
    | 'dropoffSort'
    | 'deliverBy'
    | 'deliveredOn'
  >
>;

/** The fields that users fill in, as they arrive: absent keeps, null clears, money in cents. */
export interface JobDetails extends Partial<
  Record<LocationField | DispatchText | StopTime, string | null>
> {
  readonly preferredPickupDate?: string | null;
  readonly preferredDeliveryDate?: string | null;
  readonly completionNotes?: string | null;
  readonly responsibleId?: number | null;
  readonly customerId?: number | null;
  readonly price?: number | null;
}

const AS_STORED = [
  ...LOCATION_FIELDS,
  'preferredPickupDate',
  'preferredDeliveryDate',
  ...STOP_TIMES,
  ...DISPATCH_TEXT_FIELDS,
  'completionNotes',
  'customerId',
  'responsibleId',
] as const;

export const NO_DETAILS = Object.fromEntries(AS_STORED.map((field) => [field, null])) as Record<
  (typeof AS_STORED)[number],
  null
>; // every field of the list

/** A job without any signature request. */
export const UNSIGNED = {
  pickupOutcome: null,
  pickupSignedBy: null,
  pickupSignedAt: null,
  deliveryOutcome: null,
  deliverySignedBy: null,
  deliverySignedAt: null,
} as const;

/** The columns of the given details. Absent fields are left out. */
export function detailFields(details: JobDetails): JobFields {
  const sent = AS_STORED.filter((field) => details[field] !== undefined);
  return {
    ...(Object.fromEntries(sent.map((field) => [field, details[field]])) as JobFields), // same names and types
    ...(details.price !== undefined && { priceCents: details.price }),
  };
}

/** The columns with the names and values of the API and the activity log. */
export function jobFacts(fields: JobFields): Record<string, unknown> {
  const { priceCents, completedAt, ...others } = fields;
  const {
    deletedAt: _hidden,
    unreadNoteAt: _mark,
    hasLeft: _left,
    pickedUpOn: _day,
    statusSince: _since,
    loadedAt: _loaded,
    pickupOutcome: _pickupOutcome,
    pickupSignedBy: _pickupName,
    pickupSignedAt: _pickupTime,
    deliveryOutcome: _deliveryOutcome,
    deliverySignedBy: _deliveryName,
    deliverySignedAt: _deliveryTime,
    ...rest
  } = others;
  return {
    ...rest,
    ...(priceCents !== undefined && {
      price: priceCents === null ? null : toDollars(priceCents),
    }),
    ...(completedAt !== undefined && { completedAt: completedAt?.toISOString() ?? null }),
  };
}

/** The facts that have a value. */
export function givenFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== false),
  );
}
