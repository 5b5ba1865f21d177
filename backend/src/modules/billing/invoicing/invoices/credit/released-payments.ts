import { AppError } from '@dispatch/domain/errors';
import { releasedPayments } from '@dispatch/domain/invoices/released-payments';
import { WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { sumCents, toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../config/clock';
import { exclusiveLock } from '../../../../../database/records/records';
import type { Tx } from '../../../../../database/transactions/transaction';
import { followPaidParts } from '../../../../../totals/reports/paid-sums';
import type { Actor } from '../../../../../http/access/actor';
import { ActivityLog } from '../../../../base/activity/activity-log';
import type { InvoiceRow } from '../invoice-row';

interface Allocation {
  readonly id: number;
  readonly paymentId: number;
  readonly amountCents: number;
  readonly unappliedCents: number;
  readonly version: number;
  readonly method: string;
}

/** Returns overpayments to a customer's credit. */
@Injectable()
export class ReleasedPayments {
  constructor(
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The transaction must hold the invoice. Returns the cents. Releases the newest allocations first.
   * @throws AppError invoice_written_off, because a write-off must not become credit of the customer
   */
  async release(tx: Tx, actor: Actor, invoice: InvoiceRow, excessCents: number): Promise<number> {
    if (excessCents <= 0) return 0;
    const allocations = await tx.manager.query<Allocation[]>(
      `SELECT a.id, a.paymentId, a.amountCents, p.unappliedCents, p.version, p.method FROM payment_allocations a
       JOIN payments p ON p.id = a.paymentId WHERE a.invoiceId = ? ORDER BY a.id DESC${exclusiveLock(tx)}`,
      [invoice.id],
    );
    const released = releasedPayments(allocations, excessCents);
    if (released.some(({ allocation }) => allocation.method === WRITE_OFF))
      throw new AppError('invoice_written_off', { invoice: invoice.reference ?? '' });
    for (const { allocation, leftCents, releasedCents } of released) {
      const { id, paymentId, version } = allocation;
      if (leftCents === 0)
        await tx.manager.query('DELETE FROM payment_allocations WHERE id = ?', [id]);
      else
        await tx.manager.query('UPDATE payment_allocations SET amountCents = ? WHERE id = ?', [
          leftCents,
          id,
        ]);
      await tx.manager.query(
        'UPDATE payments SET unappliedCents = unappliedCents + ?, version = version + 1, updatedAt = ? WHERE id = ?',
        [releasedCents, this.clock.now(), paymentId],
      );
      await followPaidParts(tx, paymentId, [{ invoiceId: invoice.id, cents: -releasedCents }]);
      await this.activity.record(tx, actor, {
        action: 'payment.applied',
        resourceId: paymentId,
        version: version + 1,
        before: { invoice: invoice.reference, amount: toDollars(allocation.amountCents) },
        after: { invoice: invoice.reference, amount: toDollars(leftCents) },
      });
    }
    return sumCents(released.map(({ releasedCents }) => releasedCents));
  }
}
