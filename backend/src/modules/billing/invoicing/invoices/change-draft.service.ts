import { AppError, fieldError } from '@dispatch/domain/errors';
import type { Carriage } from '@dispatch/domain/invoices/invoice';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { holdRows } from '../../../../database/records/records';
import { Invoice } from '../../../../database/schema/entities/invoicing/invoice';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { assertBookDate } from '../books/book-date';
import { InvoiceWords } from '../invoice-words/invoice-words';
import { customerOf } from './create-draft.service';
import { DraftClaims } from './draft/draft-claims';
import type { StoredCorrection } from './draft/draft-content';
import { DraftContents } from './draft/draft-contents';
import { DraftJobChanges, type DraftJobValues } from './draft/draft-job-changes';
import { DraftRepository } from './draft/draft.repository';
import { JobRecordsQueries } from './draft/job-records.queries';
import type { InvoiceChangesDto } from './invoice-body.dto';
import type { InvoiceRow } from './invoice-row';
import { InvoiceQueries } from './invoice.queries';
import type { InvoiceAnswer } from './invoice.schema';
import { LockedInvoices } from './locked-invoices';
import { ReadInvoiceService } from './read-invoice.service';

/** The parts of a draft besides its header. */
interface Parts {
  readonly jobs: readonly { readonly jobId: number; readonly carriage: Carriage | null }[];
  readonly corrections: readonly StoredCorrection[];
}

@Injectable()
export class ChangeDraftService {
  constructor(
    private readonly changes: Changes,
    private readonly held: LockedInvoices,
    private readonly records: JobRecordsQueries,
    private readonly jobChanges: DraftJobChanges,
    private readonly drafts: DraftRepository,
    private readonly contents: DraftContents,
    private readonly claims: DraftClaims,
    private readonly words: InvoiceWords,
    private readonly queries: InvoiceQueries,
    private readonly reading: ReadInvoiceService,
  ) {}

  /** @throws AppError not_found, invoice_issued, stale_version, and the errors of creating a draft */
  change(actor: Actor, target: Target, body: InvoiceChangesDto): Promise<InvoiceAnswer> {
    const { jobIds, carriages, corrections, jobs = [], ...header } = body;
    return this.changes.run(async (tx) => {
      const draft = await this.held.holdDraft(tx, target);
      await this.assertDate(body.invoiceDate);
      const before = await this.parts(draft.id);
      const after = partsAfter(before, { jobIds, carriages, corrections });
      const headerFacts = changedFacts(draft, header);
      const partFacts = changedFacts(partsFacts(before), differing(before, after));
      await this.changeJobs(tx, actor, after, jobs);
      if (headerFacts === null && partFacts === null && jobs.length === 0)
        return this.reading.get(draft.id);

      await updateVersioned(tx, Invoice, draft.id, draft.version, header, this.changes.now());
      await this.store(tx, draft, before, after);
      await this.changes.record(tx, actor, {
        action: 'invoice.changed',
        resourceId: draft.id,
        version: draft.version + 1,
        before: { ...headerFacts?.before, ...partFacts?.before },
        after: {
          ...{ ...headerFacts?.after, ...partFacts?.after },
          ...(jobs.length > 0 && { changedJobs: jobs.map(({ jobId }) => jobReference(jobId)) }),
        },
      });
      return this.reading.get(draft.id);
    });
  }

  private async changeJobs(
    tx: Tx,
    actor: Actor,
    { jobs }: Parts,
    wanted: readonly DraftJobValues[],
  ): Promise<void> {
    wanted.forEach(({ jobId }, at) => {
      if (!jobs.some((job) => job.jobId === jobId))
        throw fieldError(`jobs.${String(at)}.jobId`, 'not_on_draft');
    });
    if (wanted.length === 0) return;
    await holdRows(
      tx,
      'jobs',
      jobs.map(({ jobId }) => jobId),
    );
    await this.jobChanges.apply(tx, actor, wanted);
  }

  private async store(tx: Tx, draft: InvoiceRow, before: Parts, after: Parts): Promise<void> {
    const jobIds = after.jobs.map(({ jobId }) => jobId);
    const known = new Set(before.jobs.map(({ jobId }) => jobId));
    const added = jobIds.filter((id) => !known.has(id));
    await holdRows(tx, 'jobs', [...new Set([...known, ...jobIds])]);
    if (added.length > 0 && customerOf(await this.records.read(added), added) !== draft.customerId)
      throw new AppError('invoice_customers_differ');
    await this.drafts.replaceJobs(tx, draft.id, after.jobs);
    await this.drafts.replaceCorrections(tx, draft.id, after.corrections);
    const { billings, claims } = await this.contents.ofOne(await this.queries.row(draft.id));
    await this.claims.assertSomeLeft(draft.id, added, billings);
    await this.claims.follow(tx, draft.id, claims);
    await this.words.refresh(tx, draft.id);
  }

  private async parts(id: number): Promise<Parts> {
    const [jobs, lines] = [await this.queries.jobs(id), await this.queries.lines(id)];
    return {
      jobs: jobs.map(({ jobId, carriage }) => ({ jobId, carriage })),
      corrections: lines.map(({ jobId, description, amountCents, taxable }) => ({
        ...{ jobId, description, amountCents, taxable },
      })),
    };
  }

  private async assertDate(date: string | null | undefined): Promise<void> {
    if (date == null) return;
    assertBookDate('invoiceDate', date, (await this.contents.company()).today);
  }

  /** Deletes a draft. Its jobs can be invoiced again. @throws AppError not_found, invoice_issued, stale_version */
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

/** The wanted parts. Absent parts stay unchanged. */
function partsAfter(
  before: Parts,
  {
    jobIds,
    carriages = [],
    corrections,
  }: Pick<InvoiceChangesDto, 'jobIds' | 'carriages' | 'corrections'>,
): Parts {
  const ids = jobIds === undefined ? before.jobs.map(({ jobId }) => jobId) : [...new Set(jobIds)];
  const assertOnDraft = (jobId: number, field: string) => {
    if (!ids.includes(jobId)) throw fieldError(field, 'not_on_draft');
  };
  carriages.forEach(({ jobId }, at) => {
    assertOnDraft(jobId, `carriages.${String(at)}.jobId`);
  });
  corrections?.forEach(({ jobId }, at) => {
    if (jobId != null) assertOnDraft(jobId, `corrections.${String(at)}.jobId`);
  });
  const said = new Map(
    [...before.jobs, ...carriages].map(({ jobId, carriage }) => [jobId, carriage]),
  );
  return {
    jobs: ids.map((jobId) => ({ jobId, carriage: said.get(jobId) ?? null })),
    corrections:
      corrections?.map(({ amount, jobId = null, description, taxable }) => ({
        ...{ jobId, description, taxable, amountCents: amount },
      })) ?? before.corrections,
  };
}

/** In the form of the activity log. */
function partsFacts({ jobs, corrections }: Parts) {
  return {
    jobs: jobs.map(({ jobId }) => jobReference(jobId)),
    carriages: jobs.map(({ jobId, carriage }) => [jobReference(jobId), carriage]),
    corrections: corrections.map(({ amountCents, ...correction }) => ({
      ...correction,
      amount: toDollars(amountCents),
    })),
  };
}

/** Only the changed facts. */
function differing(before: Parts, after: Parts): Partial<ReturnType<typeof partsFacts>> {
  const old = partsFacts(before);
  const wanted = partsFacts(after);
  const names = ['jobs', 'carriages', 'corrections'] as const;
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(wanted[name]))
      .map((name) => [name, wanted[name]]),
  );
}
