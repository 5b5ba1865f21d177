import { z } from 'zod';

/** The pieces that answers are described with in the API document. */
export const recordId = () => z.int().meta({ example: 12 });
export const instant = () => z.iso.datetime().meta({ example: '2026-03-31T14:05:00.000Z' });
export const calendarDate = () => z.iso.date().meta({ example: '2026-03-31' });
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();
/** Dollars with at most two decimals. */
export const money = () => z.number().meta({ example: 1250.5 });
export const version = () =>
  z.int().meta({ description: 'Counts the changes; sent as ETag.', example: 3 });
