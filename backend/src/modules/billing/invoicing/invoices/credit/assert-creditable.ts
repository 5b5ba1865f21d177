import { AppError } from '@dispatch/domain/errors';
import type { InvoiceRow } from '../invoice-row';

/** @throws AppError invoice_not_issued, credit_note_stays, invoice_taken_back */
export function assertCreditable({ reference, kind, status }: InvoiceRow): void {
  if (reference === null) throw new AppError('invoice_not_issued');
  if (kind === 'credit-note') throw new AppError('credit_note_stays', { invoice: reference });
  if (status === 'void') throw new AppError('invoice_taken_back', { invoice: reference });
}
