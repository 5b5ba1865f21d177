import { AppError, fieldError } from '@dispatch/domain/errors';
import { isBillable } from '@dispatch/domain/invoices/billable';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { Injectable } from '@nestjs/common';
import { holdRows } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { BillableIdsQueries } from './billable/billable-ids.queries';
import { BuyerQueries } from './draft/buyer.queries';
import { DraftClaims } from './draft/draft-claims';
import { DraftContents } from './draft/draft-contents';
import { DraftRepository, type NewDraft } from './draft/draft.repository';
import { type JobRecord, JobRecordsQueries } from './draft/job-records.queries';
import { MAX_INVOICE_JOBS } from './invoice-body.schema';
import { InvoiceQueries } from './invoice.queries';
import type { InvoiceAnswer } from './invoice.schema';
import { ReadInvoiceService } from './read-invoice.service';
import type { GatheredInvoiceDto, NewInvoiceDto } from './invoice-body.dto';

/** Creates drafts from delivered jobs. */
@Injectable()
export class CreateDraftService {
  constructor(
    private readonly changes: Changes,
    private readonly records: JobRecordsQueries,
    private readonly billable: BillableIdsQueries,
    private readonly buyers: BuyerQueries,
    private readonly drafts: DraftRepository,
    private readonly contents: DraftContents,
    private readonly claims: DraftClaims,
    private readonly words: InvoiceWords,
    private readonly queries: InvoiceQueries,
    private readonly reading: ReadInvoiceService,
  ) {}

  /**
   * Gathers everything to bill for deliveries in this period, oldest first.
   * @throws AppError nothing_to_invoice, and 400 for an unknown customer
   */
  gather(actor: Actor, { customerId, from, to }: GatheredInvoiceDto): Promise<InvoiceAnswer> {
    return this.changes.run(async (tx) => {
      const found = await this.billable.ids(
        { customerId, from, to },
        { limit: MAX_INVOICE_JOBS, offset: 0 },
      );
      await holdRows(tx, 'jobs', found);
      const jobIds = await this.billable.stillBillable(found, customerId);
      if (jobIds.length === 0) throw new AppError('nothing_to_invoice');
      return this.make(tx, actor, { customerId, jobIds, periodFrom: from, periodTo: to });
    });
  }

  /** @throws AppError already_invoiced, invoice_job_open, invoice_without_customer, invoice_customers_differ */
  create(actor: Actor, body: NewInvoiceDto): Promise<InvoiceAnswer> {
    return this.changes.run(async (tx) => {
      const jobIds = [...new Set(body.jobIds)];
      await holdRows(tx, 'jobs', jobIds);
      const customerId = customerOf(await this.records.read(jobIds), jobIds);
      return this.make(tx, actor, { customerId, jobIds, periodFrom: null, periodTo: null });
    });
  }

  /**
   * One draft for each job if the customer is invoiced so, else one for all.
   * @throws AppError the errors of `create`
   */
  createAll(actor: Actor, body: NewInvoiceDto): Promise<InvoiceAnswer[]> {
    return this.changes.run(async (tx) => {
      const jobIds = [...new Set(body.jobIds)];
      await holdRows(tx, 'jobs', jobIds);
      const customerId = customerOf(await this.records.read(jobIds), jobIds);
      const buyer = (await this.buyers.read([customerId])).get(customerId);
      const groups = buyer?.gathering === 'job' ? jobIds.map((id) => [id]) : [jobIds];
      const drafts: InvoiceAnswer[] = [];
      for (const group of groups)
        drafts.push(
          await this.make(tx, actor, {
            ...{ customerId, jobIds: group, periodFrom: null, periodTo: null },
          }),
        );
      return drafts;
    });
  }

  private async make(tx: Tx, actor: Actor, draft: NewDraft): Promise<InvoiceAnswer> {
    const id = await this.drafts.insert(tx, draft, this.changes.now());
    const { billings, claims } = await this.contents.ofOne(await this.queries.row(id));
    await this.claims.assertSomeLeft(id, draft.jobIds, billings);
    await this.claims.follow(tx, id, claims);
    await this.words.refresh(tx, id);
    await this.changes.record(tx, actor, {
      action: 'invoice.drafted',
      resourceId: id,
      version: 1,
      after: { customerId: draft.customerId, jobs: draft.jobIds.map(jobReference) },
    });
    return this.reading.get(id);
  }
}

/** The common customer of billable jobs. */
export function customerOf(
  records: ReadonlyMap<number, JobRecord>,
  jobIds: readonly number[],
): number {
  const customers = new Set(
    jobIds.map((id, place) => {
      const record = records.get(id);
      if (!record || (!record.isListed && !isBillable(record)))
        throw fieldError(`jobIds.${String(place)}`, 'no_such_job');
      const job = jobReference(id);
      if (!isBillable(record)) throw new AppError('invoice_job_open', { job });
      if (record.customerId === null) throw new AppError('invoice_without_customer', { job });
      return record.customerId;
    }),
  );
  const [customerId, ...others] = customers;
  if (customerId === undefined || others.length > 0) throw new AppError('invoice_customers_differ');
  return customerId;
}
