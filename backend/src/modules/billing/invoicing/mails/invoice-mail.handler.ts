import { AppError } from '@dispatch/domain/errors';
import { isOpen } from '@dispatch/domain/invoices/invoice-status';
import { permissionsOf } from '@dispatch/domain/people/permissions';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { letterMessage } from '../../../../mail/letter';
import { type Attachment, Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import { RefusedForGood, type Task, type TaskHandler } from '../../../../workers/task';
import { CarrierReader } from '../../../base/company/carrier';
import { ReadBillService } from '../../../drivers/bill-of-lading/read-bill.service';
import { ReadInvoicePaperService } from '../invoice-papers/read-invoice-paper.service';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import { ReadInvoiceService } from '../invoices/read-invoice.service';
import { invoiceLetter } from './invoice-letter';
import { MailActivity } from './mail-activity';
import { INVOICE_MAIL, type InvoiceMailPayload } from './mail-task';
import { MailsService } from './mails.service';
import { UndeliveredMails } from './undelivered-mails';

/** With more attachments, many servers refuse the e-mail. */
const MOST_BILLS = 10;
/** The sender of an automatic e-mail. */
const NOBODY = 0;
const PDF = 'application/pdf';
const OF_STAFF = permissionsOf({ role: 'admin', seesPrices: false });

/** Sends an invoice with its documents, and logs the result in the activity. */
@Injectable()
export class InvoiceMailHandler implements TaskHandler, OnModuleInit {
  readonly kind = INVOICE_MAIL;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly invoices: ReadInvoiceService,
    private readonly papers: ReadInvoicePaperService,
    private readonly bills: ReadBillService,
    private readonly carrier: CarrierReader,
    private readonly transactions: TransactionRunner,
    private readonly activity: MailActivity,
    private readonly marking: MailsService,
    private readonly undelivered: UndeliveredMails,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  async run(task: Task): Promise<void> {
    const payload = task.payload as InvoiceMailPayload; // as MailsService wrote it
    const invoice = await this.invoices.get(task.resourceId).catch(refuseUnknown);
    if (payload.kind === 'reminder' && invoice.balance <= 0)
      throw new RefusedForGood('Nothing is owed any more.');
    const hasBills = payload.kind === 'invoice' && invoice.kind === 'invoice';
    const jobs = payload.billsOfLading && hasBills ? invoice.jobs : [];
    const isTooMuch = jobs.length > MOST_BILLS;
    const bills = isTooMuch ? [] : await this.billsOf(invoice, jobs, payload);
    const sender = await this.carrier.read();
    const papers = { invoice: await this.paperOf(invoice), bills, hasMoreBills: isTooMuch };
    const letter = invoiceLetter({ taskId: task.id, payload, invoice, sender, papers });
    await this.mailer.send(letterMessage(letter));
    await this.transactions.run(async (tx) => {
      if (payload.kind === 'invoice') await this.marking.markMailed(tx, invoice.id);
      await this.activity.record(tx, task, 'invoice.mailed');
    });
  }

  async parked(task: Task, problem: string): Promise<void> {
    const payload = task.payload as InvoiceMailPayload; // as above
    const { reference, status } = await this.invoices.get(task.resourceId);
    // Before the entry: lists that reload for it show the mark.
    if (isOpen(status) && reference !== null)
      await this.undelivered.raise({ invoiceId: task.resourceId }, { reference });
    await this.transactions.run(async (tx) => {
      await this.activity.record(tx, task, 'invoice.mail-refused', { problem });
      if (payload.kind === 'invoice')
        await this.undelivered.markUnsent(tx, task.resourceId, task.id);
    });
  }

  private async paperOf(invoice: InvoiceAnswer): Promise<Attachment> {
    const { name, file } = await this.papers.read(invoice.id);
    const content = file === null ? Buffer.alloc(0) : await buffer(file.content);
    return { filename: `${name}.pdf`, contentType: PDF, content };
  }

  private async billsOf(
    { language }: InvoiceAnswer,
    jobs: InvoiceAnswer['jobs'],
    { askedById, askedBy, unsignedBills }: InvoiceMailPayload,
  ): Promise<Attachment[]> {
    const actor: Actor = {
      ...{ userId: askedById ?? NOBODY, name: askedBy, role: 'admin' },
      ...{ permissions: OF_STAFF, driverId: null, sessionId: 0 },
    };
    const bills: Attachment[] = [];
    for (const { jobId, jobReference } of jobs) {
      const query = { stage: 'delivery', language: language === 'fr-CA' ? 'fr' : 'en' } as const;
      const bill = await this.bills.read(actor, jobId, query).catch(noneOfDeleted);
      if (bill === null || (!bill.isSigned && unsignedBills !== true)) continue;
      const content = Buffer.from(await bill.print());
      bills.push({ filename: `${jobReference}-bill-of-lading.pdf`, contentType: PDF, content });
    }
    return bills;
  }
}

/** Records that no longer exist are not sent. */
export function refuseUnknown(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found')
    throw new RefusedForGood('The record is gone.');
  throw error;
}

/** A job deleted since has no bill of lading. */
function noneOfDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
