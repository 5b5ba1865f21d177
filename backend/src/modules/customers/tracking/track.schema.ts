import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { UNIT_STATES } from '@dispatch/domain/jobs/unit-state';
import { z } from 'zod';
import { calendarDate, instant, maybe, timeOfDay } from '../../../http/answers/answer-fields';
import { oneOf } from '../../../http/input/fields';

const text = () => maybe(z.string());

const hours = {
  from: maybe(timeOfDay()).describe('The start of the hours, in the time of the place.'),
  until: maybe(timeOfDay()),
};

const TrackedUnit = z
  .object({
    year: maybe(z.int()),
    make: text(),
    model: text(),
    vinLast8: text().describe('Distinguishes vehicles of one model; never the whole VIN.'),
    state: z.enum(UNIT_STATES),
  })
  .meta({ id: 'TrackedUnit' });

export const TrackAnswer = z
  .object({
    jobId: z.string().meta({ example: 'JOB-000123' }),
    status: z.enum(JOB_STATUSES),
    isDelayed: z.boolean().describe('The pickup day has passed without a pickup.'),
    isDeliveryLate: z
      .boolean()
      .describe('The delivery window or day has passed without a delivery.'),
    carrier: z.object({ name: z.string(), phone: text() }),
    timeZone: z.string().describe('The company’s, in which times are to be read.'),
    pickup: z.object({
      city: text(),
      province: text(),
      expectedOn: maybe(calendarDate()),
      ...hours,
      doneOn: maybe(calendarDate()),
    }),
    dropoff: z.object({
      city: text(),
      province: text(),
      expectedOn: maybe(calendarDate()),
      ...hours,
      doneAt: maybe(instant()),
    }),
    units: z.array(TrackedUnit).describe('In the order of loading.'),
    expiresAt: maybe(instant()),
  })
  .meta({
    id: 'Track',
    description: 'The part of a job that the link shows: no price, no person, no street.',
  });
export type TrackAnswer = z.output<typeof TrackAnswer>;

export const TrackedBillQuery = z.strictObject({
  language: oneOf(['en', 'fr', 'both'])
    .default('both')
    .describe('`both` says every label in English and in French beside each other.'),
});

/** Any other text is handled as an unknown link. */
export const trackToken = z.string().meta({ example: 'q0hVjOZ2m3eGQW8aQkcXJ2yWm1pT6d4n' });
