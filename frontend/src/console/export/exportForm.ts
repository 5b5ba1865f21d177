import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import type { ExportFilters, ExportFormat } from '../../api/exportJobs';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

export const exportSchema = z
  .object({
    from: dateText,
    to: dateText,
    status: z.enum(['all', ...JOB_STATUSES]),
    customerId: z.int().nullable(),
    format: z.enum(EXPORT_FORMATS),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'export:wrongRange',
  });

export type ExportValues = z.infer<typeof exportSchema>;
export const EXPORT_DEFAULTS: ExportValues = {
  from: '',
  to: '',
  status: 'all',
  customerId: null,
  format: 'csv',
};

/** What was left open is not asked for. */
export function toFilters({ from, to, status, customerId }: ExportValues): ExportFilters {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(status !== 'all' && { status }),
    ...(customerId !== null && { customerId }),
  };
}
