import { AppError } from '@dispatch/domain/errors';
import { invoiceReference } from '@dispatch/domain/invoices/invoice-reference';
import { issuedStatus } from '@dispatch/domain/invoices/invoice-status';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { holdRows } from '../../../../database/records/records';
import { Invoice } from '../../../../database/schema/entities/invoicing/invoice';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { addInvoicesToReports } from '../../../../totals/reports/billed-sums';
import { Changes } from '../../../base/activity/changes';
import { CompanyProfileQueries } from '../../../base/company/company-profile.queries';
import { assertAfter, OpenPeriodCheck } from '../books/open-period-check';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { BilledJobs } from './billed-jobs';
import { DraftClaims } from './draft/draft-claims';
import type { DraftContent } from './draft/draft-content';
import { DraftContents } from './draft/draft-contents';
import { LockedInvoices } from './locked-invoices';
import { InvoiceQueries } from './invoice.queries';
import { InvoiceRepository } from './invoice.repository';
import type { InvoiceAnswer } from './invoice.schema';
import { ReadInvoiceService } from './read-invoice.service';

/** Assigns a number to a draft and stores its content permanently. */
@Injectable()
export class IssueInvoiceService {
  constructor(
    private readonly changes: Changes,
    private readonly held: LockedInvoices,
    private readonly queries: InvoiceQueries,
    private readonly contents: DraftContents,
    private readonly claims: DraftClaims,
    private readonly repository: InvoiceRepository,
    private readonly profiles: CompanyProfileQueries,
    private readonly books: OpenPeriodCheck,
    private readonly jobs: BilledJobs,
    private readonly words: InvoiceWords,
    private readonly reading: ReadInvoiceService,
  ) {}

  /** @throws AppError not_found, invoice_issued, stale_version, invoice_incomplete, already_invoiced, period_closed */
  issue(actor: Actor, target: Target): Promise<InvoiceAnswer> {
    return this.changes.run(async (tx) => {
      const closed = await this.books.relyOn(tx);
      const draft = await this.held.holdDraft(tx, target);
      const jobIds = (await this.queries.jobs(draft.id)).map(({ jobId }) => jobId);
      await holdRows(tx, 'jobs', jobIds);
      const content = await this.contents.ofOne(draft);
      const count = content.problems.length;
      if (count > 0) throw new AppError('invoice_incomplete', { count });
      assertAfter(closed, content.invoiceDate);

      const { invoicePrefix } = await this.profiles.read();
      const number = await this.repository.nextNumber(tx);
      const reference = invoiceReference(invoicePrefix, number);
      const now = this.changes.now();
      await this.repository.writeLines(tx, draft.id, linesOf(content));
      await this.repository.writeTaxes(tx, draft.id, content.totals.taxes);
      await updateVersioned(
        tx,
        Invoice,
        draft.id,
        draft.version,
        {
          ...{ number, reference, ...fieldsOf(content) },
          ...{ issuedAt: now, issuedById: actor.userId, issuedByName: actor.name },
        },
        now,
      );
      await addInvoicesToReports(tx, [draft.id]);
      await this.claims.follow(tx, draft.id, content.claims);
      await this.words.refresh(tx, draft.id);
      await this.jobs.mark(tx, actor, jobIds, { billingComplete: true, invoice: reference });
      await this.changes.record(tx, actor, {
        action: 'invoice.issued',
        resourceId: draft.id,
        version: draft.version + 1,
        after: {
          ...{ reference, customerId: draft.customerId },
          total: toDollars(content.totals.totalCents),
        },
      });
      return this.reading.get(draft.id);
    });
  }
}

function linesOf({ lines }: DraftContent) {
  return lines.map((line) => ({ ...line, correctsLineId: null, driverId: null, make: null }));
}

function fieldsOf(content: DraftContent) {
  const { parties, language, invoiceDate, termsDays, dueDate } = content;
  const { subtotalCents, taxCents, totalCents } = content.totals;
  return {
    ...{ language, invoiceDate, termsDays, dueDate, subtotalCents, taxCents, totalCents },
    parties: JSON.stringify(parties),
    status: issuedStatus({ totalCents, creditedCents: 0, paidCents: 0 }),
  };
}
