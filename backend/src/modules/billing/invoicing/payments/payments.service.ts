import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import { assertSplit, splitInOrder } from '@dispatch/domain/invoices/payment-split';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { found } from '../../../../database/records/found';
import { findRecord, insertRecord, type Stored } from '../../../../database/records/records';
import { Payment } from '../../../../database/schema/entities/invoicing/payment';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { Changes } from '../../../base/activity/changes';
import { assertBookDate } from '../books/book-date';
import { assertAfter, OpenPeriodCheck } from '../books/open-period-check';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import type { PaymentAnswer } from './payment.schema';
import type { AllocationsDto, NewPaymentDto } from './payment.dto';

type Asked = AllocationsDto['allocations'];

/** Takes, allocates and undoes payments. The unallocated rest of a payment is the customer's credit. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly changes: Changes,
    private readonly payments: PaymentRepository,
    private readonly queries: PaymentQueries,
    private readonly activity: PaymentActivity,
    private readonly books: OpenPeriodCheck,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws AppError validation_failed for a date out of range and a part above the amount due or the payment;
   * period_closed
   */
  take(actor: Actor, body: NewPaymentDto): Promise<PaymentAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const { customerId, amount, allocations, paidOn, method } = body;
      assertBookDate('paidOn', paidOn, dayOf(now, this.settings.company.timeZone));
      const closed = await this.books.relyOn(tx);
      if (!(await this.payments.holdCustomer(tx, customerId)))
        throw fieldError('customerId', 'unknown_customer');
      const split =
        allocations === undefined
          ? await this.splitInOrder(tx, customerId, amount)
          : await this.splitAsAsked(tx, customerId, amount, allocations);
      assertAfter(closed, paidOn);
      const unappliedCents = split.parts.reduce((left, { cents }) => left - cents, amount);
      const payment = {
        ...{ customerId, paidOn, amountCents: amount, unappliedCents, method },
        reference: body.reference ?? null,
        note: body.note ?? null,
        undoesId: null,
        ...{ takenById: actor.userId, takenByName: actor.name },
        ...{ version: 1, createdAt: now, updatedAt: now },
      };
      const id = await insertRecord(tx, Payment, payment);
      const changes = await this.payments.apply(tx, id, split, now);
      await this.activity.record(tx, actor, 'payment.taken', { ...payment, id }, changes);
      return this.queries.get(id);
    });
  }

  /** @throws AppError not_found, stale_version, payment_undone, validation_failed */
  allocate(actor: Actor, target: Target, { allocations }: AllocationsDto): Promise<PaymentAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const payment = await this.hold(tx, target);
      const { id, customerId, version } = payment;
      const split = await this.splitAsAsked(tx, customerId, payment.unappliedCents, allocations);
      const changes = await this.payments.apply(tx, id, split, now);
      const unappliedCents = split.parts.reduce(
        (left, { cents }) => left - cents,
        payment.unappliedCents,
      );
      await updateVersioned(tx, Payment, id, version, { unappliedCents }, now);
      const after = { ...payment, unappliedCents, version: version + 1 };
      await this.activity.record(tx, actor, 'payment.applied', after, changes);
      return this.queries.get(id);
    });
  }

  /**
   * Makes a counter-entry. The payment's invoices are due again, and its credit is removed.
   * @throws AppError not_found, stale_version, payment_undone
   */
  undo(actor: Actor, target: Target): Promise<PaymentAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const payment = await this.hold(tx, target);
      const { id, version, customerId, method, reference, amountCents } = payment;
      const parts = await this.payments.allocations(tx, id);
      const ids = parts.map(({ invoiceId }) => invoiceId);
      const invoices = await this.payments.holdNamed(tx, customerId, ids);
      const changes = await this.payments.release(tx, id, { parts, invoices }, now);
      await updateVersioned(tx, Payment, id, version, { unappliedCents: 0 }, now);
      const counterId = await insertRecord(tx, Payment, {
        ...{ customerId, method, reference, note: null, undoesId: id },
        paidOn: dayOf(now, this.settings.company.timeZone),
        ...{ amountCents: -amountCents, unappliedCents: 0 },
        ...{ takenById: actor.userId, takenByName: actor.name },
        ...{ version: 1, createdAt: now, updatedAt: now },
      });
      const undone = { ...payment, unappliedCents: 0, version: version + 1 };
      await this.activity.record(tx, actor, 'payment.undone', undone, changes);
      return this.queries.get(counterId);
    });
  }

  private async hold(tx: Tx, { id, version }: Target): Promise<Stored<Payment>> {
    const payment = found(await this.payments.holdWithCustomer(tx, id));
    if (version !== null && version !== payment.version)
      throw staleVersion(await this.queries.get(id));
    const counterEntry = await findRecord(tx, Payment, 'undoesId = ?', [id]);
    if (payment.undoesId !== null || counterEntry !== null) throw new AppError('payment_undone');
    return payment;
  }

  /** The oldest due date first. */
  private async splitInOrder(tx: Tx, customerId: number, cents: number) {
    const invoices = await this.payments.holdOwed(tx, customerId);
    return { invoices, parts: splitInOrder(cents, invoices) };
  }

  private async splitAsAsked(tx: Tx, customerId: number, cents: number, asked: Asked) {
    const parts = asked.map(({ invoiceId, amount }) => ({ invoiceId, cents: amount }));
    const ids = parts.map(({ invoiceId }) => invoiceId);
    const invoices = await this.payments.holdNamed(tx, customerId, ids);
    assertSplit(parts, cents, invoices);
    return { invoices, parts };
  }
}
