import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';

const day = dateText.refine((value) => value !== '', 'books:errors.day');

export const periodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'books:errors.order' });

export type PeriodValues = z.infer<typeof periodSchema>;
