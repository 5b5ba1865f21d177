import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import { assertCharge, fromQuantity, ONCE, priceToKeep } from '@dispatch/domain/invoices/charge';
import { Injectable } from '@nestjs/common';
import { found } from '../../../../database/records/found';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import type { Action } from '../../../base/activity/activity-entry';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { ChargeQueries } from './charge.queries';
import { type ChargeFields, ChargeRepository, type StoredCharge } from './charge.repository';
import type { ChargeAnswer } from './charge.schema';
import { presentNamed } from './present-charge';
import { PriceListRepository } from './price-list.repository';
import type { ChargeChangesDto, NewChargeDto } from './charge.dto';

interface ChargeTarget extends Target {
  readonly jobId: number;
}

/** A charge in the form of the activity log. */
const factsOf = (charge: ChargeFields) => ({
  ...presentNamed(charge),
  quantity: fromQuantity(charge.quantity),
});

/** Adds, changes and removes charges of a job. The job and its version stay unchanged. */
@Injectable()
export class ChangeChargesService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: ChargeRepository,
    private readonly priceList: PriceListRepository,
    private readonly queries: ChargeQueries,
  ) {}

  /** @throws AppError not_found, 400 on an unknown item, a price invalid for its unit, or too large an amount */
  add(actor: Actor, jobId: number, body: NewChargeDto): Promise<ChargeAnswer> {
    return this.changes.run(async (tx) => {
      await this.holdJob(tx, jobId);
      const fields = await this.made(tx, body);
      assertCharge(fields);
      const itemId = body.itemId ?? null;
      const id = await this.repository.insert(tx, { ...fields, jobId, itemId }, this.changes.now());
      await this.record(tx, actor, 'job.charge-added', jobId, { after: factsOf(fields) });
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
      await this.repository.update(tx, charge, changed.after, this.changes.now());
      const { nameEn, nameFr } = charge;
      const facts = changedFacts(factsOf(charge), factsOf(after));
      await this.record(tx, actor, 'job.charge-changed', jobId, {
        before: { nameEn, nameFr, ...facts?.before },
        after: { ...facts?.after },
      });
      return this.queries.get(jobId, id);
    });
  }

  /** @throws AppError not_found, stale_version, charge_invoiced */
  remove(actor: Actor, target: ChargeTarget): Promise<void> {
    return this.changes.run(async (tx) => {
      const charge = await this.held(tx, target);
      await this.repository.delete(tx, charge.id);
      const before = factsOf(charge);
      await this.record(tx, actor, 'job.charge-removed', target.jobId, { before });
    });
  }

  /** The sent fields, completed from the item of the price list. */
  private async made(tx: Tx, { itemId, ...sent }: NewChargeDto): Promise<ChargeFields> {
    const item = itemId === undefined ? null : await this.priceList.find(tx, itemId);
    if (itemId !== undefined && item === null) throw fieldError('itemId', 'unknown_item');
    const unit = sent.unit ?? item?.unit;
    const nameEn = sent.nameEn ?? item?.nameEn;
    const taxable = sent.taxable ?? item?.taxable;
    const price =
      sent.price === undefined || unit === undefined ? item?.price : priceToKeep(unit, sent.price);
    if (unit === undefined || nameEn === undefined || taxable === undefined || price === undefined)
      throw new Error('A free charge was let in without one of its fields');
    const nameFr = sent.nameFr ?? item?.nameFr ?? nameEn;
    return { nameEn, nameFr, unit, quantity: sent.quantity ?? ONCE, price, taxable };
  }

  private async holdJob(tx: Tx, jobId: number): Promise<void> {
    if ((await this.repository.holdJob(tx, jobId)) === null) throw new AppError('not_found');
  }

  private async held(tx: Tx, { jobId, id, version }: ChargeTarget): Promise<StoredCharge> {
    await this.holdJob(tx, jobId);
    const charge = found(await this.repository.find(tx, jobId, id));
    if (version !== null && version !== charge.version)
      throw staleVersion(await this.queries.get(jobId, id));
    const invoice = await this.repository.invoiceOf(tx, id);
    if (invoice !== null) throw new AppError('charge_invoiced', { invoice });
    return charge;
  }

  /** The entry omits the driver, who must not see what a job costs. */
  private record(
    tx: Tx,
    actor: Actor,
    action: Action,
    resourceId: number,
    facts: { readonly before?: object; readonly after?: object },
  ): Promise<void> {
    const { before = null, after = null } = facts;
    return this.changes.record(tx, actor, {
      action,
      resourceId,
      before: before && { ...before },
      after: after && { ...after },
    });
  }
}
