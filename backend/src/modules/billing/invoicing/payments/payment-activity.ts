import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import type { Payment } from '../../../../database/schema/entities/invoicing/payment';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Action } from '../../../base/activity/activity-entry';
import { Changes } from '../../../base/activity/changes';
import { UndeliveredMails } from '../mails/undelivered-mails';
import type { PaidChange } from './payment.repository';

type PaymentAction = Extract<Action, `payment.${string}`>;
type Recorded = Pick<Payment, 'customerId' | 'amountCents' | 'unappliedCents' | 'version'> & {
  readonly id: number;
};

/** Records the changes of payments and of the invoices that they pay. */
@Injectable()
export class PaymentActivity {
  constructor(
    private readonly changes: Changes,
    private readonly undelivered: UndeliveredMails,
  ) {}

  /** Logs the change of the payment, and of each invoice that it paid. */
  async record(
    tx: Tx,
    actor: Actor,
    action: PaymentAction,
    payment: Recorded,
    changes: readonly PaidChange[],
  ): Promise<void> {
    const { id, version, customerId, amountCents, unappliedCents } = payment;
    await this.changes.record(tx, actor, {
      ...{ action, resourceId: id, version },
      after: { customerId, amount: toDollars(amountCents), unapplied: toDollars(unappliedCents) },
    });
    for (const { invoice, paidCents, status } of changes) {
      await this.changes.record(tx, actor, {
        ...{ action, resource: 'invoice', resourceId: invoice.id, version: invoice.version + 1 },
        before: { paid: toDollars(invoice.paidCents), status: invoice.status },
        after: { paid: toDollars(paidCents), status, paymentId: id },
      });
      if (status === 'paid') await this.undelivered.settle({ invoiceId: invoice.id });
    }
  }
}
