import type { InvoiceLine } from '../../../api/invoicing/invoices';

/** Lines of one job, or in words of their own with no job. */
export interface LineGroup {
  readonly jobId: number | null;
  readonly lines: readonly InvoiceLine[];
}

/** The lines by the job that they bill, in the order of the invoice. */
export function groupLines(lines: readonly InvoiceLine[]): LineGroup[] {
  const groups = new Map<number | null, InvoiceLine[]>();
  for (const line of lines) {
    // Corrections stand by themselves, whatever job they are taxed by.
    const key = line.kind === 'correction' ? null : line.jobId;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].map(([jobId, own]) => ({ jobId, lines: own }));
}
