import { withoutEnd } from '../text/ends';

const DEFAULT_PREFIX = 'INV';

/** Number of an invoice or credit note as printed: 'INV-000123'. A prefix may include its own hyphen. */
export function invoiceReference(prefix: string | null, number: number): string {
  const before = withoutEnd(prefix ?? DEFAULT_PREFIX, /-/);
  return `${before}-${String(number).padStart(6, '0')}`;
}
