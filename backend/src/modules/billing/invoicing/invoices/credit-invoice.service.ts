import type { Credit } from '@dispatch/domain/invoices/credit-note';
import { QUANTITY_STEPS } from '@dispatch/domain/invoices/invoice';
import { invoiceReference } from '@dispatch/domain/invoices/invoice-reference';
import { issuedStatus } from '@dispatch/domain/invoices/invoice-status';
import { sumCents, toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import type { Stored } from '../../../../database/records/records';
import { Invoice } from '../../../../database/schema/entities/invoicing/invoice';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { addInvoicesToReports, removeWaits } from '../../../../totals/reports/billed-sums';
import { Changes } from '../../../base/activity/changes';
import { CompanyProfileQueries } from '../../../base/company/company-profile.queries';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { UndeliveredMails } from '../mails/undelivered-mails';
import { BilledJobs } from './billed-jobs';
import { assertCreditable } from './credit/assert-creditable';
import { type CreditableInvoiceRow, CreditableInvoices } from './credit/creditable-invoices';
import { ReleasedPayments } from './credit/released-payments';
import { DraftClaims } from './draft/draft-claims';
import { DraftContents } from './draft/draft-contents';
import type { CreditNoteDto } from './invoice-body.dto';
import type { InvoiceRow } from './invoice-row';
import type { StoredLine } from './invoice.queries';
import { InvoiceRepository, type NewLine } from './invoice.repository';
import type { InvoiceAnswer } from './invoice.schema';
import { LockedInvoices } from './locked-invoices';
import { ReadInvoiceService } from './read-invoice.service';

/** Credits an issued invoice in whole or in part, with a credit note that has its own number. */
@Injectable()
export class CreditInvoiceService {
  constructor(
    private readonly changes: Changes,
    private readonly held: LockedInvoices,
    private readonly creditables: CreditableInvoices,
    private readonly repository: InvoiceRepository,
    private readonly contents: DraftContents,
    private readonly profiles: CompanyProfileQueries,
    private readonly payments: ReleasedPayments,
    private readonly claims: DraftClaims,
    private readonly jobs: BilledJobs,
    private readonly words: InvoiceWords,
    private readonly reading: ReadInvoiceService,
    private readonly undelivered: UndeliveredMails,
  ) {}

  /**
   * Returns the credit note.
   * @throws AppError not_found, stale_version, invoice_not_issued, credit_note_stays, invoice_taken_back, invoice_written_off, and 400 on
   * lines that are not of the invoice or have a smaller remaining amount
   */
  credit(actor: Actor, target: Target, body: CreditNoteDto): Promise<InvoiceAnswer> {
    return this.changes.run(async (tx) => {
      const row = await this.held.hold(tx, target);
      assertCreditable(row);
      const invoice = await this.creditables.read(row);
      const credit = this.creditables.creditOf(invoice, body.lines);
      const { invoicePrefix } = await this.profiles.read();
      const number = await this.repository.nextNumber(tx);
      const reference = invoiceReference(invoicePrefix, number);
      const id = await this.write(tx, actor, invoice, credit, { number, reference, body });
      await this.takeBack(tx, actor, invoice, credit, reference);
      return this.reading.get(id);
    });
  }

  private async write(
    tx: Tx,
    actor: Actor,
    invoice: CreditableInvoiceRow,
    credit: Credit,
    named: { readonly number: number; readonly reference: string; readonly body: CreditNoteDto },
  ): Promise<number> {
    const { number, reference, body } = named;
    const { today } = await this.contents.company();
    const note = creditNote(invoice.row, credit, {
      ...{ number, reference, today, actor, now: this.changes.now() },
      reason: body.reason,
    });
    const id = await this.repository.insert(tx, note);
    const lines = creditLines(invoice.lines, credit);
    const jobs = new Set(lines.map(({ jobId }) => jobId));
    await this.repository.insertJobs(
      tx,
      id,
      invoice.jobs.filter(({ jobId }) => jobs.has(jobId)),
    );
    await this.repository.writeLines(tx, id, lines);
    await this.repository.writeTaxes(
      tx,
      id,
      credit.taxes.map((tax) => ({ ...tax, baseCents: -tax.baseCents, cents: -tax.cents })),
    );
    await addInvoicesToReports(tx, [id]);
    await this.words.refresh(tx, id);
    return id;
  }

  /** Updates the invoice, its jobs and its payments. */
  private async takeBack(
    tx: Tx,
    actor: Actor,
    { row, jobs }: CreditableInvoiceRow,
    credit: Credit,
    reference: string,
  ): Promise<void> {
    if (credit.isWhole) await removeWaits(tx, row.id);
    const creditedCents = row.creditedCents + credit.totalCents;
    const excess = row.paidCents - (row.totalCents - creditedCents);
    const releasedCents = await this.payments.release(tx, actor, row, excess);
    const paidCents = row.paidCents - releasedCents;
    const sums = { totalCents: row.totalCents, creditedCents, paidCents };
    const status = credit.isWhole ? 'void' : issuedStatus(sums);
    const fields = { creditedCents, paidCents, status };
    await updateVersioned(tx, Invoice, row.id, row.version, fields, this.changes.now());
    if (status === 'void' || status === 'paid')
      await this.undelivered.settle({ invoiceId: row.id });
    if (credit.isWhole) {
      await this.claims.release(tx, row.id);
      const jobIds = jobs.map(({ jobId }) => jobId);
      await this.jobs.mark(tx, actor, jobIds, { billingComplete: false, invoice: reference });
    }
    await this.changes.record(tx, actor, {
      action: 'invoice.credited',
      resourceId: row.id,
      version: row.version + 1,
      before: { status: row.status },
      after: {
        ...{ status, reference: row.reference, creditNote: reference },
        total: toDollars(credit.totalCents),
      },
    });
  }
}

interface Named {
  readonly number: number;
  readonly reference: string;
  readonly reason: string;
  readonly today: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The stored form of a credit note: issued at once, and never due. */
function creditNote(
  invoice: InvoiceRow,
  credit: Credit,
  { number, reference, reason, today, actor, now }: Named,
): Omit<Stored<Invoice>, 'id'> {
  const taxCents = -sumCents(credit.taxes.map(({ cents }) => cents));
  const { customerId, language, poNumber, periodFrom, periodTo, parties } = invoice;
  return {
    ...{ kind: 'credit-note', status: 'issued', number, reference, correctsId: invoice.id },
    ...{ customerId, language, poNumber, periodFrom, periodTo, parties, note: reason },
    ...{ invoiceDate: today, dueDate: null, termsDays: 0, pdfHash: null, sentAt: null },
    inReports: null,
    subtotalCents: -credit.totalCents - taxCents,
    taxCents,
    totalCents: -credit.totalCents,
    ...{ creditedCents: 0, paidCents: 0 },
    ...{ issuedAt: now, issuedById: actor.userId, issuedByName: actor.name },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
}

/** The credited lines with negative amounts. Lines credited in part become a single amount. */
function creditLines(lines: readonly StoredLine[], credit: Credit): NewLine[] {
  const cents = new Map(credit.lines.map((wanted) => [wanted.lineId, wanted.cents]));
  return lines.flatMap(({ id, ...line }) => {
    const amount = cents.get(id) ?? 0;
    if (amount === 0 && line.amountCents !== 0) return [];
    if (!cents.has(id)) return [];
    const isWhole = amount === line.amountCents;
    const counted = isWhole
      ? { quantity: line.quantity, unit: line.unit, price: negative(line.price) }
      : { quantity: QUANTITY_STEPS, unit: 'each', price: negative(amount) };
    return {
      ...line,
      ...counted,
      correctsLineId: id,
      driverId: null,
      make: null,
      amountCents: negative(amount),
    };
  });
}

/** Never -0, which would be printed. */
function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
