import { AppError } from '@dispatch/domain/errors';
import { dayBounds, dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { found } from '../../../../database/records/found';
import { holdRecord } from '../../../../database/records/records';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import { Customer } from '../../../../database/schema/entities/customer';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import { Changes } from '../../../base/activity/changes';
import { INVOICE_MAIL, type InvoiceMailPayload } from './mail-task';
import type { RemindersAnswer } from './mail.schema';
import { UndeliveredMails } from './undelivered-mails';

interface Overdue {
  readonly id: number;
  readonly to: string | null;
  readonly isReminded: boolean;
}

/** Reminds a customer of all overdue invoices, of each at most once a day. */
@Injectable()
export class RemindCustomerService {
  constructor(
    private readonly changes: Changes,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly undelivered: UndeliveredMails,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, mail_not_set_up, no_recipient */
  remind(actor: Actor, customerId: number): Promise<RemindersAnswer> {
    return this.changes.run(async (tx) => {
      // A second request waits here, and then finds the reminders of the first.
      found(await holdRecord(tx, Customer, 'id = ?', [customerId]));
      const overdue = await this.overdue(tx, customerId);
      const due = overdue.filter(({ isReminded }) => !isReminded);
      if (due.length > 0 && !this.mailer.isSetUp) throw new AppError('mail_not_set_up');
      for (const { id, to } of due) {
        if (to === null) throw new AppError('no_recipient');
        await this.outbox.add(tx, {
          ...{ kind: INVOICE_MAIL, resource: 'invoice', resourceId: id },
          payload: reminderTo(to, actor),
        });
        await this.undelivered.settle({ invoiceId: id });
      }
      return { queued: due.length, remindedToday: overdue.length - due.length };
    });
  }

  private async overdue(tx: Tx, customerId: number): Promise<Overdue[]> {
    const { timeZone } = this.settings.company;
    const now = this.changes.now();
    const rows = await tx.manager.query<Row[]>(
      `SELECT i.id, COALESCE(b.email, c.email) AS email, EXISTS (SELECT 1 FROM outbox_tasks t
          WHERE t.resource = 'invoice' AND t.resourceId = i.id AND t.createdAt >= ? AND t.state <> 'parked'
          AND t.payload LIKE '%"kind":"reminder"%') AS isReminded
        FROM invoices i JOIN customers c ON c.id = i.customerId LEFT JOIN customer_billing b ON b.customerId = c.id
        WHERE i.customerId = ? AND i.status IN ('issued', 'partly-paid') AND i.kind = 'invoice' AND i.dueDate < ?
        ORDER BY i.dueDate, i.id`,
      [dayBounds(now, timeZone).start, customerId, dayOf(now, timeZone)],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      to: toNullable(row['email'], toText),
      isReminded: toNumber(row['isReminded']) === 1,
    }));
  }
}

function reminderTo(to: string, { userId, name }: Actor): InvoiceMailPayload {
  return {
    ...{ kind: 'reminder', to, message: null, billsOfLading: false },
    ...{ askedById: userId, askedBy: name },
  };
}
