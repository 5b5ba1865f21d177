import { Module } from '@nestjs/common';
import { RenamedWords } from '../../../base/renames/renamed-words';
import { JobsModule } from '../../../jobs/jobs.module';
import { BooksModule } from '../books/books.module';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { BillableCustomersQueries } from './billable/billable-customers.queries';
import { BillableIdsQueries } from './billable/billable-ids.queries';
import { BillableJobsQueries } from './billable/billable-jobs.queries';
import { BillableTotalQueries } from './billable/billable-total.queries';
import { BilledJobs } from './billed-jobs';
import { CreateDraftService } from './create-draft.service';
import { CreditInvoiceService } from './credit-invoice.service';
import { CreditableInvoices } from './credit/creditable-invoices';
import { ReleasedPayments } from './credit/released-payments';
import { ChangeDraftService } from './change-draft.service';
import { BuyerQueries } from './draft/buyer.queries';
import { DraftClaims } from './draft/draft-claims';
import { DraftContents } from './draft/draft-contents';
import { DraftJobChanges } from './draft/draft-job-changes';
import { DraftRepository } from './draft/draft.repository';
import { JobRecordsQueries } from './draft/job-records.queries';
import { LockedInvoices } from './locked-invoices';
import { InvoiceQueries } from './invoice.queries';
import { InvoiceRepository } from './invoice.repository';
import { UndeliveredMailsModule } from '../mails/undelivered-mails.module';
import { InvoicesController } from './invoices.controller';
import { IssueInvoiceService } from './issue-invoice.service';
import { InvoiceListQueries } from './list/invoice-list.queries';
import { ReadCreditableService } from './credit/read-creditable.service';
import { ReadInvoiceService } from './read-invoice.service';

@Module({
  imports: [BooksModule, JobsModule, UndeliveredMailsModule],
  controllers: [InvoicesController],
  providers: [
    BillableCustomersQueries,
    BillableIdsQueries,
    BillableJobsQueries,
    BillableTotalQueries,
    BilledJobs,
    BuyerQueries,
    ChangeDraftService,
    CreateDraftService,
    CreditableInvoices,
    CreditInvoiceService,
    DraftClaims,
    DraftContents,
    DraftJobChanges,
    DraftRepository,
    InvoiceListQueries,
    InvoiceQueries,
    InvoiceRepository,
    InvoiceWords,
    IssueInvoiceService,
    JobRecordsQueries,
    LockedInvoices,
    ReadCreditableService,
    ReadInvoiceService,
    ReleasedPayments,
  ],
  exports: [BilledJobs, BuyerQueries, DraftContents, InvoiceQueries, ReadInvoiceService],
})
export class InvoicesModule {
  constructor(renamed: RenamedWords, words: InvoiceWords) {
    renamed.follow('invoices', (...part) => words.refreshPart(...part));
  }
}
