import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import type { ExportFilters, ExportFormat, ExportLines } from '../../api/jobs/exportJobs';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';
import { readUrlState, urlChoice, urlDay, urlId, urlText } from '../../ui/url/urlState';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
export const EXPORT_LINES = ['job', 'vehicle'] as const satisfies readonly ExportLines[];
export const BILLING_CHOICES = ['any', 'pending', 'complete', 'all'] as const;

const STATUS_CHOICES = ['all', 'active', ...JOB_STATUSES] as const;

export const exportSchema = z
  .object({
    q: z.string(),
    from: dateText,
    to: dateText,
    status: z.enum(STATUS_CHOICES),
    billing: z.enum(BILLING_CHOICES),
    customerId: z.int().nullable(),
    driverId: z.int().nullable(),
    lines: z.enum(EXPORT_LINES),
    format: z.enum(EXPORT_FORMATS),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'export:wrongRange',
  });

export type ExportValues = z.infer<typeof exportSchema>;

const FIELDS = {
  q: urlText(),
  from: urlDay(),
  to: urlDay(),
  status: urlChoice(STATUS_CHOICES, 'all'),
  billing: urlChoice(BILLING_CHOICES, 'any'),
  customerId: urlId(),
  driverId: urlId(),
};

/** Initial values: the filters of the list from which the dialog was opened, if any. */
export function exportValues(report: string): ExportValues {
  const filters = readUrlState(new URLSearchParams(report), FIELDS);
  return { ...filters, lines: 'job', format: 'csv' };
}

/** Omits empty values from the request. */
export function toFilters(values: ExportValues): ExportFilters {
  const { q, from, to, status, billing, customerId, driverId } = values;
  const words = q.trim();
  return {
    ...(words && { q: words }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status !== 'all' && { status }),
    ...(billing !== 'any' && { billing }),
    ...(customerId !== null && { customerId }),
    ...(driverId !== null && { driverId }),
  };
}
