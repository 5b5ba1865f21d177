import { withoutEnd } from '../text/ends';

const DEFAULT_PREFIX = 'INV';

/** How papers show the number of an invoice or credit note: 'INV-000123'. A prefix may bring its own hyphen. */
export function invoiceReference(prefix: string | null, number: number): string {
  const before = withoutEnd(prefix ?? DEFAULT_PREFIX, /-/);
  return `${before}-${String(number).padStart(6, '0')}`;
}
