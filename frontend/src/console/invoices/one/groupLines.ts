import type { InvoiceLine } from '../../../api/invoicing/invoices';

/** Lines of one job, or free-text lines without a job. */
export interface LineGroup {
  readonly jobId: number | null;
  readonly lines: readonly InvoiceLine[];
}

/** Groups the lines by job, in the order of the invoice. */
export function groupLines(lines: readonly InvoiceLine[]): LineGroup[] {
  const groups = new Map<number | null, InvoiceLine[]>();
  for (const line of lines) {
    // Corrections are listed separately, even when their tax follows a job.
    const key = line.kind === 'correction' ? null : line.jobId;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].map(([jobId, own]) => ({ jobId, lines: own }));
}
