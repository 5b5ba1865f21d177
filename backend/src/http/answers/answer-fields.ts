import { z } from 'zod';

/** Building blocks of response schemas in the API document. */
export const recordId = () => z.int().meta({ example: 12 });
export const instant = () => z.iso.datetime().meta({ example: '2026-03-31T14:05:00.000Z' });
export const calendarDate = () => z.iso.date().meta({ example: '2026-03-31' });
export const timeOfDay = () => z.string().meta({ example: '14:30' });
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();
/** Dollars with at most two decimals. */
export const money = () => z.number().meta({ example: 1250.5 });
export const version = () =>
  z.int().meta({ description: 'Counts the changes; sent as ETag.', example: 3 });
/** Punctuality of a driver's or customer's delivered jobs. */
export const keptPromises = () => ({
  promisedJobs: z.int().meta({
    description:
      'Delivered jobs that had a preferred pickup date, and whose day of pickup was recorded.',
    example: 23,
  }),
  onTimeJobs: z.int().meta({
    description: 'Those of them that were picked up on that day or before, in company time.',
    example: 20,
  }),
  promisedDeliveries: z.int().meta({
    description: 'Delivered jobs that had a preferred delivery date.',
    example: 21,
  }),
  onTimeDeliveries: z.int().meta({
    description:
      'Those of them that were delivered by the end of that day or of its window, in the time of the place.',
    example: 19,
  }),
});
