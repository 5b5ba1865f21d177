import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import { assertCharge, fromQuantity, ONCE, priceToKeep } from '@dispatch/domain/invoices/charge';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { found } from '../../../../database/records/found';
import {
  findRecord,
  holdRecord,
  insertRecord,
  type Stored,
} from '../../../../database/records/records';
import { JobCharge } from '../../../../database/schema/entities/invoicing/job-charge';
import { Job } from '../../../../database/schema/entities/jobs/job';
import type { VersionedRecord } from '../../../../database/schema/entities/record';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { BilledJobs } from '../invoices/billed-jobs';
import { ChargeQueries } from './charge.queries';
import type { ChargeAnswer } from './charge.schema';
import { presentNamed } from './present-charge';
import { PriceListService } from './price-list.service';
import type { ChargeChangesDto, NewChargeDto } from './charge.dto';

interface ChargeTarget extends Target {
  readonly jobId: number;
}

type ChargeFields = Omit<Stored<JobCharge>, 'jobId' | 'itemId' | keyof VersionedRecord>;

/** A charge in the form of the activity log. */
const factsOf = (charge: ChargeFields) => ({
  ...presentNamed(charge),
  quantity: fromQuantity(charge.quantity),
});

/**
 * Adds, changes and removes charges of a job. Only a charge for an invoiced job changes the
 * job: its billing is no longer complete. Activity entries omit the driver,
 * who must not see what a job costs.
 */
@Injectable()
export class ChangeChargesService {
  constructor(
    private readonly changes: Changes,
    private readonly priceList: PriceListService,
    private readonly queries: ChargeQueries,
    private readonly jobs: BilledJobs,
  ) {}

  /** @throws AppError not_found, 400 on an unknown item, a price invalid for its unit, or too large an amount */
  add(actor: Actor, jobId: number, body: NewChargeDto): Promise<ChargeAnswer> {
    return this.changes.run(async (tx) => {
      await holdJob(tx, jobId);
      const fields = await this.made(tx, body);
      assertCharge(fields);
      const now = this.changes.now();
      const id = await insertRecord(tx, JobCharge, {
        ...{ ...fields, jobId, itemId: body.itemId ?? null },
        ...{ version: 1, createdAt: now, updatedAt: now },
      });
      await this.reopen(tx, actor, jobId);
      const after = factsOf(fields);
      await this.changes.record(tx, actor, {
        action: 'job.charge-added',
        resourceId: jobId,
        after,
      });
      return this.queries.get(jobId, id);
    });
  }

  /** @throws AppError not_found, stale_version, charge_invoiced, and the 400s of `add` */
  change(
    actor: Actor,
    target: ChargeTarget,
    { price, ...changes }: ChargeChangesDto,
  ): Promise<ChargeAnswer> {
    return this.changes.run(async (tx) => {
      const { jobId, id } = target;
      const charge = await this.held(tx, target);
      const unit = changes.unit ?? charge.unit;
      const kept = price === undefined ? {} : { price: priceToKeep(unit, price) };
      const changed = changedFacts(charge, { ...changes, ...kept });
      if (changed === null) return this.queries.get(jobId, id);
      const after = { ...charge, ...changed.after };
      assertCharge(after);
      await updateVersioned(tx, JobCharge, id, charge.version, changed.after, this.changes.now());
      const { nameEn, nameFr } = charge;
      const facts = changedFacts(factsOf(charge), factsOf(after));
      await this.changes.record(tx, actor, {
        ...{ action: 'job.charge-changed', resourceId: jobId },
        before: { nameEn, nameFr, ...facts?.before },
        after: { ...facts?.after },
      });
      return this.queries.get(jobId, id);
    });
  }

  /** A draft that contains the charge loses it. @throws AppError not_found, stale_version, charge_invoiced */
  remove(actor: Actor, target: ChargeTarget): Promise<void> {
    return this.changes.run(async (tx) => {
      const charge = await this.held(tx, target);
      const claim = "DELETE FROM invoice_claims WHERE kind = 'charge' AND subjectId = ?";
      await tx.manager.query(claim, [charge.id]);
      await tx.manager.delete(JobCharge, { id: charge.id });
      await this.changes.record(tx, actor, {
        ...{ action: 'job.charge-removed', resourceId: target.jobId, before: factsOf(charge) },
      });
    });
  }

  /** Clears Billing Complete of an invoiced job, which has something to invoice again. */
  private async reopen(tx: Tx, actor: Actor, jobId: number): Promise<void> {
    const [row] = await tx.manager.query<{ reference: string }[]>(
      `SELECT i.reference FROM invoice_jobs o JOIN invoices i ON i.id = o.invoiceId
       WHERE o.jobId = ? AND i.kind = 'invoice' AND i.status NOT IN ('draft', 'void')
       ORDER BY i.id DESC LIMIT 1`,
      [jobId],
    );
    if (row !== undefined)
      await this.jobs.mark(tx, actor, [jobId], { billingComplete: false, invoice: row.reference });
  }

  /** The sent fields, completed from the item of the price list. */
  private async made(tx: Tx, { itemId, ...sent }: NewChargeDto): Promise<ChargeFields> {
    const item = itemId === undefined ? null : await this.priceList.findItem(tx, itemId);
    if (itemId !== undefined && item === null) throw fieldError('itemId', 'unknown_item');
    const unit = sent.unit ?? item?.unit;
    const nameEn = sent.nameEn ?? item?.nameEn;
    const taxable = sent.taxable ?? item?.taxable;
    const price =
      sent.price === undefined || unit === undefined ? item?.price : priceToKeep(unit, sent.price);
    if (unit === undefined || nameEn === undefined || taxable === undefined || price === undefined)
      throw new Error('A free charge was accepted without one of its fields');
    const nameFr = sent.nameFr ?? item?.nameFr ?? nameEn;
    return { nameEn, nameFr, unit, quantity: sent.quantity ?? ONCE, price, taxable };
  }

  private async held(tx: Tx, { jobId, id, version }: ChargeTarget): Promise<Stored<JobCharge>> {
    await holdJob(tx, jobId);
    const charge = found(await findRecord(tx, JobCharge, 'id = ? AND jobId = ?', [id, jobId]));
    if (version !== null && version !== charge.version)
      throw staleVersion(await this.queries.get(jobId, id));
    const invoice = await invoiceOf(tx, id);
    if (invoice !== null) throw new AppError('charge_invoiced', { invoice });
    return charge;
  }
}

async function holdJob(tx: Tx, id: number): Promise<void> {
  found(await holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL', [id]));
}

/** The issued invoice with this charge. Null if only a draft or no invoice has it. */
async function invoiceOf(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.manager.query<{ reference: string | null }[]>(
    `SELECT i.reference FROM invoice_claims k JOIN invoices i ON i.id = k.invoiceId
     WHERE k.kind = 'charge' AND k.subjectId = ?`,
    [id],
  );
  return row?.reference ?? null;
}
