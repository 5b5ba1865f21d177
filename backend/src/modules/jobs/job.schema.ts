import { CUSTOMER_STATUSES } from '@dispatch/domain/people/customer';
import { forEachDispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { SIGNATURE_OUTCOMES } from '@dispatch/domain/report/signature';
import { CHECK_METHODS } from '@dispatch/domain/vehicles/vin-agreement';
import { LEFT_REASONS } from '@dispatch/domain/jobs/unit-state';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  money,
  recordId,
  timeOfDay,
  version,
} from '../../http/answers/answer-fields';
import { UnitReportAnswer } from './unit-report.schema';

const text = () => maybe(z.string());

/** Omitted in answers to drivers, never null. */
const STAFF_ONLY = 'Absent in answers to drivers.';
const PRICES_ONLY = 'Absent in answers to those who see no prices.';

const UnitVehicle = z
  .object({
    id: recordId(),
    year: maybe(z.int()),
    make: text(),
    model: text(),
    vinLast8: text(),
    vin: text().describe('The full number, when it is known.'),
    poNumber: text(),
  })
  .meta({ id: 'JobVehicle' });

const UnitLeftBehind = z
  .object({
    reason: z.enum(LEFT_REASONS),
    note: text(),
    at: instant(),
    by: z.string().describe('Name at that time of the person who marked it.'),
    carriedToId: maybe(z.int()).optional().describe(`The job that took it over. ${STAFF_ONLY}`),
  })
  .meta({ id: 'UnitLeftBehind' });

const UnitVinCheck = z
  .object({
    vin: z.string().describe('What was read: the VIN, or its last 8 to 16.'),
    method: z.enum(CHECK_METHODS),
    at: instant().describe("When it was read, by the server's clock."),
    by: z.string().describe('Name at that time of the person who read it.'),
    isLoadedAnyway: z.boolean().describe('The VIN differs, and the vehicle was loaded anyway.'),
  })
  .meta({ id: 'UnitVinCheck' });

const JobUnit = z
  .object({
    id: recordId(),
    price: maybe(money()).optional().meta({ description: PRICES_ONLY }),
    vehicle: UnitVehicle,
    leftBehind: maybe(UnitLeftBehind).describe(
      'Null unless it was left behind: then it waits, is loaded or is delivered as its job is.',
    ),
    vinCheck: maybe(UnitVinCheck).describe(
      'The VIN that the driver read at the vehicle before loading it; null if it was not checked. The vehicle’s record does not change.',
    ),
    reports: z
      .array(UnitReportAnswer)
      .optional()
      .describe(
        'The reports of the vehicle, pickup first. Absent in lists, except those of drivers.',
      ),
  })
  .meta({ id: 'JobUnit', description: 'One vehicle on a job.' });

const JobDriver = z
  .object({ id: recordId(), name: z.string(), phone: text() })
  .meta({ id: 'JobDriver' });

const JobCustomer = z
  .object({
    id: recordId(),
    name: z.string(),
    email: text(),
    phone: text(),
    address: text(),
    city: text(),
    province: text(),
    postalCode: text(),
    status: z
      .enum(CUSTOMER_STATUSES)
      .optional()
      .meta({
        description: `\`inactive\` is shown as Blacklisted. ${STAFF_ONLY}`,
      }),
    reportLevel: maybe(z.enum(REPORT_LEVELS)).describe(
      "How much a report of their vehicles needs; null for the company's own level.",
    ),
  })
  .meta({ id: 'JobCustomer' });

const JobSignature = z
  .object({
    outcome: z.enum(SIGNATURE_OUTCOMES),
    name: text(),
    at: instant().describe("By the server's clock."),
  })
  .meta({
    id: 'JobSignature',
    description:
      'The latest outcome of a requested signature. `GET /api/jobs/{id}/signatures` lists all.',
  });

const locations = Object.fromEntries(LOCATION_FIELDS.map((field) => [field, text()])) as Record<
  LocationField,
  ReturnType<typeof text>
>; // every field is in the list

export const JobAnswer = z
  .object({
    id: recordId(),
    jobId: z.string().meta({ description: 'Its usual name.', example: 'JOB-000123' }),
    status: z.enum(JOB_STATUSES),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
    completedAt: maybe(instant()),
    completionNotes: text(),
    ...forEachDispatchText(text),
    price: maybe(money()).optional().meta({ description: PRICES_ONLY }),
    vehicleCount: z.int(),
    driverId: maybe(z.int()),
    customerId: maybe(z.int()),
    preferredPickupDate: maybe(calendarDate()),
    preferredDeliveryDate: maybe(calendarDate()),
    pickupFrom: maybe(timeOfDay()).describe('The hours of the pickup, in the time of the place.'),
    pickupUntil: maybe(timeOfDay()),
    dropoffFrom: maybe(timeOfDay()).describe(
      'The hours of the drop-off, in the time of the place.',
    ),
    dropoffUntil: maybe(timeOfDay()),
    deliverBy: maybe(instant()).describe(
      'The last moment of a delivery on time: the end of the window, or of the delivery date, at the drop-off.',
    ),
    hasDriverReport: z.boolean().optional().meta({ description: STAFF_ONLY }),
    billingComplete: z.boolean().optional().meta({ description: STAFF_ONLY }),
    unreadNoteAt: maybe(instant())
      .optional()
      .describe(`When the driver left a note that is still unread. ${STAFF_ONLY}`),
    responsibleId: maybe(z.int())
      .optional()
      .describe(`The user of the office who looks after the job. ${STAFF_ONLY}`),
    statusSince: maybe(instant()).describe(
      'Since when the job has its status, by the tap of the driver; null where that was not recorded.',
    ),
    loadedAt: maybe(instant()).describe('When the vehicles were loaded, where that was recorded.'),
    carriedFromId: maybe(z.int())
      .optional()
      .describe(`The job whose units, left behind, this one is for. ${STAFF_ONLY}`),
    driver: maybe(JobDriver),
    customer: maybe(JobCustomer),
    pickupSignature: maybe(JobSignature).describe(
      'The signature of the person who released the vehicles; null until it was requested.',
    ),
    deliverySignature: maybe(JobSignature).describe(
      'The recipient’s signature; null until it was requested.',
    ),
    jobVehicles: z.array(JobUnit).describe('In the order of loading.'),
    vehicle: maybe(UnitVehicle).describe('The first vehicle.'),
    ...locations,
  })
  .meta({ id: 'Job', description: 'One transport job.' });
export type JobAnswer = z.output<typeof JobAnswer>;
