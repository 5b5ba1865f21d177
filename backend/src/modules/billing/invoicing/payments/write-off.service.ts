import { AppError, staleVersion } from '@dispatch/domain/errors';
import { writableOff, WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { found } from '../../../../database/records/found';
import { findRecord, insertRecord } from '../../../../database/records/records';
import { Invoice } from '../../../../database/schema/entities/invoicing/invoice';
import { Payment } from '../../../../database/schema/entities/invoicing/payment';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { Changes } from '../../../base/activity/changes';
import { CompanyProfileQueries } from '../../../base/company/company-profile.queries';
import { assertAfter, OpenPeriodCheck } from '../books/open-period-check';
import { ReadInvoiceService } from '../invoices/read-invoice.service';
import { PaymentActivity } from './payment-activity';
import type { WriteOffDto } from './payment.dto';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import type { PaymentAnswer } from './payment.schema';

/** Writes off the small unpaid balance of an invoice. The invoice's taxes stay as they are. */
@Injectable()
export class WriteOffService {
  constructor(
    private readonly changes: Changes,
    private readonly payments: PaymentRepository,
    private readonly queries: PaymentQueries,
    private readonly invoices: ReadInvoiceService,
    private readonly profiles: CompanyProfileQueries,
    private readonly activity: PaymentActivity,
    private readonly books: OpenPeriodCheck,
    private readonly settings: Settings,
  ) {}

  /**
   * Makes an entry without money in the list of payments, dated today. It can be undone like a payment.
   * @throws AppError not_found, stale_version, write_off_refused, period_closed
   */
  writeOff(actor: Actor, { id, version }: Target, { note }: WriteOffDto): Promise<PaymentAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const paidOn = dayOf(now, this.settings.company.timeZone);
      const closed = await this.books.relyOn(tx);
      const { customerId, kind } = found(await findRecord(tx, Invoice, 'id = ?', [id]));
      await this.payments.holdCustomer(tx, customerId);
      const invoices = await this.payments.holdNamed(tx, customerId, [id]);
      const [invoice] = invoices;
      if (invoice === undefined || kind !== 'invoice') throw new AppError('write_off_refused');
      if (version !== null && version !== invoice.version)
        throw staleVersion(await this.invoices.get(id));
      const { writeOffCents } = await this.profiles.read();
      const amountCents = writableOff({ ...invoice, kind }, writeOffCents);
      if (amountCents === null) throw new AppError('write_off_refused');
      assertAfter(closed, paidOn);
      const entry = {
        ...{ customerId, paidOn, amountCents, unappliedCents: 0, method: WRITE_OFF },
        ...{ reference: null, note: note ?? null, undoesId: null },
        ...{ takenById: actor.userId, takenByName: actor.name },
        ...{ version: 1, createdAt: now, updatedAt: now },
      };
      const entryId = await insertRecord(tx, Payment, entry);
      const split = { invoices, parts: [{ invoiceId: id, cents: amountCents }] };
      const changes = await this.payments.apply(tx, entryId, split, now);
      const written = { ...entry, id: entryId };
      await this.activity.record(tx, actor, 'payment.written-off', written, changes);
      return this.queries.get(entryId);
    });
  }
}
