import { AppError, staleVersion } from '@dispatch/domain/errors';
import { assertSplit } from '@dispatch/domain/invoices/payment-split';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { found } from '../../../../database/records/found';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import type { PaymentAnswer } from './payment.schema';
import type { AllocationsDto } from './payment.dto';

@Injectable()
export class AllocatePaymentService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: PaymentRepository,
    private readonly queries: PaymentQueries,
    private readonly activity: PaymentActivity,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found, stale_version, payment_undone, validation_failed */
  allocate(
    actor: Actor,
    { id, version }: Target,
    { allocations }: AllocationsDto,
  ): Promise<PaymentAnswer> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const payment = found(await this.payments.holdWithCustomer(tx, id));
      if (version !== null && version !== payment.version)
        throw staleVersion(await this.queries.get(id));
      if (payment.undoesId !== null || (await this.payments.isUndone(tx, id)))
        throw new AppError('payment_undone');
      const parts = allocations.map(({ invoiceId, amount: cents }) => ({ invoiceId, cents }));
      const ids = parts.map(({ invoiceId }) => invoiceId);
      const invoices = await this.payments.holdNamed(tx, payment.customerId, ids);
      assertSplit(parts, payment.unappliedCents, invoices);
      const changes = await this.payments.apply(tx, id, { parts, invoices }, now);
      const unappliedCents = parts.reduce(
        (left, { cents }) => left - cents,
        payment.unappliedCents,
      );
      await this.payments.update(tx, payment, { unappliedCents }, now);
      const after = { ...payment, unappliedCents, version: payment.version + 1 };
      await this.activity.record(tx, actor, 'payment.applied', after, changes);
      return this.queries.get(id);
    });
  }
}
