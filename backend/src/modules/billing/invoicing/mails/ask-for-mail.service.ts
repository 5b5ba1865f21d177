import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { Outbox } from '../../../../workers/outbox';
import { InvoiceMailQueries } from './invoice-mail.queries';
import { MailRequests } from './mail-requests';
import { INVOICE_MAIL, type InvoiceMailPayload } from './mail-task';
import type { InvoiceMailsAnswer } from './mail.schema';
import type { InvoiceMailDto } from './mail.dto';

/** Queues an invoice for e-mail in the outbox. */
@Injectable()
export class AskForMailService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: InvoiceMailQueries,
    private readonly requests: MailRequests,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError not_found, not_issued, mail_not_set_up, no_recipient */
  ask(actor: Actor, id: number, body: InvoiceMailDto): Promise<InvoiceMailsAnswer> {
    return this.transactions.run(async (tx) => {
      const invoice = await this.queries.invoice(id);
      if (invoice.status === 'draft') throw new AppError('not_issued');
      const payload: Omit<InvoiceMailPayload, 'to'> = {
        kind: body.kind ?? 'invoice',
        message: body.message ?? null,
        billsOfLading: body.billsOfLading ?? true,
        askedById: actor.userId,
        askedBy: actor.name,
      };
      const about = { kind: INVOICE_MAIL, resource: 'invoice', resourceId: id } as const;
      await this.requests.ask(tx, { ...about, to: body.to, usualTo: invoice.to, payload });
      return this.queries.ofInvoice(id);
    });
  }

  /** @throws AppError not_found if the e-mail is not parked */
  retry(id: number, mailId: number): Promise<InvoiceMailsAnswer> {
    return this.transactions.run(async (tx) => {
      const { mails } = await this.queries.ofInvoice(id);
      const isOurs = mails.some((mail) => mail.id === mailId);
      if (!isOurs || !(await this.outbox.tryAgain(tx, mailId))) throw new AppError('not_found');
      return this.queries.ofInvoice(id);
    });
  }
}
