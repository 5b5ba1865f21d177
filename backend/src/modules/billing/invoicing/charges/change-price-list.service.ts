import { staleVersion } from '@dispatch/domain/errors';
import { priceToKeep } from '@dispatch/domain/invoices/charge';
import { Injectable } from '@nestjs/common';
import { found } from '../../../../database/records/found';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { presentNamed } from './present-charge';
import { PriceListQueries } from './price-list.queries';
import { type ItemFields, PriceListRepository, type StoredItem } from './price-list.repository';
import type { PriceListItemAnswer } from './price-list.schema';
import type { NewPriceListItemDto, PriceListItemChangesDto } from './price-list.dto';

/** An item in the form of the activity log. */
const factsOf = (item: ItemFields) => ({ ...presentNamed(item), proposedBy: item.proposedBy });

/** Adds, changes and removes items of the price list. Existing charges stay unchanged. */
@Injectable()
export class ChangePriceListService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: PriceListRepository,
    private readonly queries: PriceListQueries,
  ) {}

  /** @throws AppError 400 on a price invalid for its unit */
  add(
    actor: Actor,
    { price: given, proposedBy = null, ...body }: NewPriceListItemDto,
  ): Promise<PriceListItemAnswer> {
    const fields = { ...body, price: priceToKeep(body.unit, given), proposedBy };
    return this.changes.run(async (tx) => {
      const id = await this.repository.insert(tx, fields, this.changes.now());
      const after = factsOf(fields);
      await this.changes.record(tx, actor, { action: 'price-list.item-added', resourceId: id, after });
      return this.queries.get(id);
    });
  }

  /** @throws AppError not_found, stale_version, 400 on a price invalid for its unit */
  change(
    actor: Actor,
    target: Target,
    { price, ...changes }: PriceListItemChangesDto,
  ): Promise<PriceListItemAnswer> {
    return this.changes.run(async (tx) => {
      const item = await this.held(tx, target);
      const unit = changes.unit ?? item.unit;
      const kept = price === undefined ? {} : { price: priceToKeep(unit, price) };
      const changed = changedFacts(item, { ...changes, ...kept });
      if (changed === null) return this.queries.get(item.id);
      await this.repository.update(tx, item, changed.after, this.changes.now());
      const facts = changedFacts(factsOf(item), factsOf({ ...item, ...changed.after }));
      await this.changes.record(tx, actor, {
        ...{ action: 'price-list.item-changed', resourceId: item.id, ...facts },
      });
      return this.queries.get(item.id);
    });
  }

  /** @throws AppError not_found, stale_version */
  remove(actor: Actor, target: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      const item = await this.held(tx, target);
      const now = this.changes.now();
      await this.repository.update(tx, item, { deletedAt: now }, now);
      await this.changes.record(tx, actor, {
        ...{ action: 'price-list.item-removed', resourceId: item.id, before: factsOf(item) },
      });
    });
  }

  private async held(tx: Tx, { id, version }: Target): Promise<StoredItem> {
    const item = found(await this.repository.hold(tx, id));
    if (version !== null && version !== item.version)
      throw staleVersion(await this.queries.get(id));
    return item;
  }
}
