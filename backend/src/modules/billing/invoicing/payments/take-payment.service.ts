import { fieldError } from '@dispatch/domain/errors';
import { assertSplit, splitInOrder } from '@dispatch/domain/invoices/payment-split';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import type { Settings } from '../../../../config/settings';
import { SETTINGS } from '../../../../config/settings-token';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { assertBookDate } from '../books/book-date';
import { assertAfter, OpenPeriodCheck } from '../books/open-period-check';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import type { PaymentAnswer } from './payment.schema';
import type { NewPaymentDto } from './payment.dto';

/** Records a payment. The unallocated rest becomes the customer's credit. */
@Injectable()
export class TakePaymentService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: PaymentRepository,
    private readonly queries: PaymentQueries,
    private readonly books: OpenPeriodCheck,
    private readonly activity: PaymentActivity,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @throws AppError validation_failed for a date out of range and a part above the amount due or the payment;
   * period_closed
   */
  take(actor: Actor, body: NewPaymentDto): Promise<PaymentAnswer> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const { customerId, amount, allocations, paidOn, method } = body;
      assertBookDate('paidOn', paidOn, dayOf(now, this.settings.company.timeZone));
      const closed = await this.books.relyOn(tx);
      if (!(await this.payments.holdCustomer(tx, customerId)))
        throw fieldError('customerId', 'unknown_customer');
      const { parts, invoices } = await this.split(tx, customerId, amount, allocations);
      assertAfter(closed, paidOn);
      const unappliedCents = parts.reduce((left, { cents }) => left - cents, amount);
      const payment = {
        ...{ customerId, paidOn, amountCents: amount, unappliedCents, method },
        reference: body.reference ?? null,
        note: body.note ?? null,
        undoesId: null,
        takenById: actor.userId,
        takenByName: actor.name,
        ...{ version: 1, createdAt: now, updatedAt: now },
      };
      const id = await this.payments.insert(tx, payment);
      const changes = await this.payments.apply(tx, id, { parts, invoices }, now);
      await this.activity.record(tx, actor, 'payment.taken', { ...payment, id }, changes);
      return this.queries.get(id);
    });
  }

  /** As requested, else oldest due date first. */
  private async split(
    tx: Tx,
    customerId: number,
    amount: number,
    asked: NewPaymentDto['allocations'],
  ) {
    if (asked === undefined) {
      const invoices = await this.payments.holdOwed(tx, customerId);
      return { invoices, parts: splitInOrder(amount, invoices) };
    }
    const parts = asked.map(({ invoiceId, amount: cents }) => ({ invoiceId, cents }));
    const ids = parts.map(({ invoiceId }) => invoiceId);
    const invoices = await this.payments.holdNamed(tx, customerId, ids);
    assertSplit(parts, amount, invoices);
    return { invoices, parts };
  }
}
