import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import type { Stored } from '../../../../database/records/records';
import type { Payment } from '../../../../database/schema/entities/invoicing/payment';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Action } from '../../../base/activity/activity-entry';
import { ActivityLog } from '../../../base/activity/activity-log';
import type { PaidChange } from './payment.repository';

type PaymentAction = Extract<Action, `payment.${string}`>;

/** Logs the changes of a payment, and of each invoice that it paid. */
@Injectable()
export class PaymentActivity {
  constructor(private readonly activity: ActivityLog) {}

  async record(
    tx: Tx,
    actor: Actor,
    action: PaymentAction,
    payment: Pick<Stored<Payment>, 'id' | 'version' | 'customerId' | 'amountCents'> & {
      readonly unappliedCents: number;
    },
    changes: readonly PaidChange[],
  ): Promise<void> {
    const { id, version, customerId, amountCents, unappliedCents } = payment;
    await this.activity.record(tx, actor, {
      ...{ action, resourceId: id, version },
      after: {
        customerId,
        amount: toDollars(amountCents),
        unapplied: toDollars(unappliedCents),
      },
    });
    for (const { invoice, paidCents, status } of changes)
      await this.activity.record(tx, actor, {
        ...{ action, resource: 'invoice', resourceId: invoice.id, version: invoice.version + 1 },
        before: { paid: toDollars(invoice.paidCents), status: invoice.status },
        after: { paid: toDollars(paidCents), status, paymentId: id },
      });
  }
}
