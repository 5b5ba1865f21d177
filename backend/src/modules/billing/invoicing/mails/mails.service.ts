import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { rowsChanged } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import type { ActivityActor } from '../../../base/activity/activity-log';
import { Changes } from '../../../base/activity/changes';
import { ChangeCustomerBillingService } from '../terms/change-customer-billing.service';
import {
  INVOICE_MAIL,
  type InvoiceMailPayload,
  type MailPayload,
  type MailTask,
  STATEMENT_MAIL,
  type StatementMailPayload,
} from './mail-task';
import type { InvoiceMailDto, StatementMailDto } from './mail.dto';
import { MailQueries } from './mail.queries';
import { UndeliveredMails } from './undelivered-mails';
import type { InvoiceMailsAnswer, StatementMailsAnswer } from './mail.schema';

interface MailRequest {
  readonly kind: MailTask;
  readonly resource: 'invoice' | 'customer';
  readonly resourceId: number;
  /** The requested addresses, else `usualTo`. */
  readonly to: readonly string[] | undefined;
  readonly usualTo: string | null;
  readonly payload: Omit<MailPayload, 'to'> & object;
}

@Injectable()
export class MailsService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: MailQueries,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly billing: ChangeCustomerBillingService,
    private readonly undelivered: UndeliveredMails,
  ) {}

  /**
   * Queues an invoice for e-mail in the outbox.
   * @throws AppError not_found, not_issued, mail_not_set_up, no_recipient
   */
  ask(actor: Actor, id: number, body: InvoiceMailDto): Promise<InvoiceMailsAnswer> {
    return this.changes.run(async (tx) => {
      const invoice = await this.queries.invoice(id);
      if (invoice.status === 'draft') throw new AppError('not_issued');
      const payload: Omit<InvoiceMailPayload, 'to'> = {
        kind: body.kind ?? 'invoice',
        message: body.message ?? null,
        billsOfLading: body.billsOfLading ?? true,
        unsignedBills: body.unsignedBills ?? false,
        askedById: actor.userId,
        askedBy: actor.name,
      };
      const about = { kind: INVOICE_MAIL, resource: 'invoice', resourceId: id } as const;
      await this.queue(tx, { ...about, to: body.to, usualTo: invoice.to, payload });
      await this.undelivered.settle({ invoiceId: id });
      if (body.keepAddress === true && body.to !== undefined)
        await this.billing.change(actor, {
          ...{ customerId: invoice.customerId, version: null },
          changes: { email: body.to[0] },
        });
      return this.queries.ofInvoice(id);
    });
  }

  /** @throws AppError not_found if the e-mail is not parked */
  retry(id: number, mailId: number): Promise<InvoiceMailsAnswer> {
    return this.changes.run(async (tx) => {
      const { mails } = await this.queries.ofInvoice(id);
      const isOurs = mails.some((mail) => mail.id === mailId);
      if (!isOurs || !(await this.outbox.tryAgain(tx, mailId))) throw new AppError('not_found');
      await this.undelivered.settle({ invoiceId: id });
      return this.queries.ofInvoice(id);
    });
  }

  /**
   * Queues a statement of account for e-mail in the outbox.
   * @throws AppError not_found, mail_not_set_up, no_recipient
   */
  askStatement(actor: Actor, id: number, body: StatementMailDto): Promise<StatementMailsAnswer> {
    return this.changes.run(async (tx) => {
      const { to: usualTo } = await this.queries.reader(id);
      const payload: Omit<StatementMailPayload, 'to'> = {
        kind: 'statement',
        message: body.message ?? null,
        from: body.from ?? null,
        until: body.until ?? null,
        askedById: actor.userId,
        askedBy: actor.name,
      };
      const about = { kind: STATEMENT_MAIL, resource: 'customer', resourceId: id } as const;
      await this.queue(tx, { ...about, to: body.to, usualTo, payload });
      await this.undelivered.settle({ customerId: id });
      return this.queries.ofCustomer(id);
    });
  }

  /** One task per address. @throws AppError mail_not_set_up, no_recipient */
  private async queue(tx: Tx, request: MailRequest): Promise<void> {
    if (!this.mailer.isSetUp) throw new AppError('mail_not_set_up');
    const { kind, resource, resourceId, usualTo } = request;
    const recipients = request.to ?? (usualTo === null ? [] : [usualTo]);
    if (recipients.length === 0) throw new AppError('no_recipient');
    for (const to of new Set(recipients)) {
      const payload = { ...request.payload, to };
      await this.outbox.add(tx, { kind, resource, resourceId, payload });
    }
  }

  /** Sent by other means than e-mail, or not sent. @throws AppError not_found, not_issued */
  mark(actor: Actor, id: number, sent: boolean): Promise<InvoiceMailsAnswer> {
    return this.changes.run(async (tx) => {
      const { status, sentAt } = await this.queries.invoice(id);
      if (status === 'draft') throw new AppError('not_issued');
      if ((sentAt !== null) !== sent)
        await this.write(tx, actor, id, sent ? this.changes.now() : null);
      if (sent) await this.undelivered.settle({ invoiceId: id });
      return this.queries.ofInvoice(id);
    });
  }

  /** Sent by e-mail. The first one counts. */
  async markMailed(tx: Tx, id: number): Promise<void> {
    await rowsChanged(tx, 'UPDATE invoices SET sentAt = ? WHERE id = ? AND sentAt IS NULL', [
      this.changes.now(),
      id,
    ]);
  }

  private async write(tx: Tx, actor: ActivityActor, id: number, sentAt: Date | null) {
    await rowsChanged(tx, 'UPDATE invoices SET sentAt = ? WHERE id = ?', [sentAt, id]);
    await this.changes.record(tx, actor, {
      action: 'invoice.sent-marked',
      resourceId: id,
      after: { sent: sentAt !== null },
    });
  }
}
