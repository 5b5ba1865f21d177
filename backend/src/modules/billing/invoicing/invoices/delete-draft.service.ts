import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { Changes } from '../../../base/activity/changes';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { DraftRepository } from './draft/draft.repository';
import { LockedInvoices } from './locked-invoices';
import { InvoiceQueries } from './invoice.queries';

/** Deletes a draft. Its jobs can be invoiced again. */
@Injectable()
export class DeleteDraftService {
  constructor(
    private readonly changes: Changes,
    private readonly held: LockedInvoices,
    private readonly queries: InvoiceQueries,
    private readonly drafts: DraftRepository,
    private readonly words: InvoiceWords,
  ) {}

  /** @throws AppError not_found, invoice_issued, stale_version */
  delete(actor: Actor, target: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      const { id, customerId, version } = await this.held.holdDraft(tx, target);
      const jobs = await this.queries.jobs(id);
      await this.drafts.delete(tx, id);
      await this.words.remove(tx, id);
      await this.changes.record(tx, actor, {
        action: 'invoice.deleted',
        resourceId: id,
        version: version + 1,
        before: { customerId, jobs: jobs.map(({ jobId }) => jobReference(jobId)) },
      });
    });
  }
}
