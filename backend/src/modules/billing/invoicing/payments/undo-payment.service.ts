import { AppError, staleVersion } from '@dispatch/domain/errors';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import type { Settings } from '../../../../config/settings';
import { SETTINGS } from '../../../../config/settings-token';
import { found } from '../../../../database/records/found';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import type { PaymentAnswer } from './payment.schema';

/** Undoes a payment by a counter-entry. Its invoices are due again, and its credit is removed. */
@Injectable()
export class UndoPaymentService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: PaymentRepository,
    private readonly queries: PaymentQueries,
    private readonly activity: PaymentActivity,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, stale_version, payment_undone */
  undo(
    actor: Actor,
    { id, version }: Target,
  ): Promise<PaymentAnswer> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const payment = found(await this.payments.holdWithCustomer(tx, id));
      if (version !== null && version !== payment.version)
        throw staleVersion(await this.queries.get(id));
      if (payment.undoesId !== null || (await this.payments.isUndone(tx, id)))
        throw new AppError('payment_undone');
      const { customerId, method, reference, amountCents } = payment;
      const parts = await this.payments.allocations(tx, id);
      const ids = parts.map(({ invoiceId }) => invoiceId);
      const invoices = await this.payments.holdNamed(tx, customerId, ids);
      const changes = await this.payments.release(tx, id, { parts, invoices }, now);
      await this.payments.update(tx, payment, { unappliedCents: 0 }, now);
      const counter = {
        ...{ customerId, method, reference, note: null, undoesId: id },
        paidOn: dayOf(now, this.settings.company.timeZone),
        amountCents: -amountCents,
        unappliedCents: 0,
        ...{ takenById: actor.userId, takenByName: actor.name },
        ...{ version: 1, createdAt: now, updatedAt: now },
      };
      const counterId = await this.payments.insert(tx, counter);
      const undone = { ...payment, unappliedCents: 0, version: payment.version + 1 };
      await this.activity.record(tx, actor, 'payment.undone', undone, changes);
      return this.queries.get(counterId);
    });
  }
}
