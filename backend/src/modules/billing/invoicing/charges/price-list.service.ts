import { staleVersion } from '@dispatch/domain/errors';
import { priceToKeep } from '@dispatch/domain/invoices/charge';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import { found } from '../../../../database/records/found';
import {
  findRecord,
  holdRecord,
  insertRecord,
  sharedLock,
  type Stored,
} from '../../../../database/records/records';
import type { Row } from '../../../../database/rows';
import { PriceListItem } from '../../../../database/schema/entities/invoicing/price-list-item';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import type { Target } from '../../../../http/input/target';
import { changedFacts } from '../../../base/activity/changed-facts';
import { Changes } from '../../../base/activity/changes';
import { presentItem, presentNamed } from './present-charge';
import type { NewPriceListItemDto, PriceListItemChangesDto } from './price-list.dto';
import type { PriceListItemAnswer } from './price-list.schema';

const ITEMS = `SELECT id, nameEn, nameFr, unit, price, taxable, proposedBy, createdAt, updatedAt, version
  FROM price_list_items WHERE deletedAt IS NULL`;

/** An item in the form of the activity log. */
const factsOf = (item: ItemFields) => ({ ...presentNamed(item), proposedBy: item.proposedBy });

export type StoredItem = Stored<PriceListItem>;
export type ItemFields = Omit<
  StoredItem,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

const IS_LISTED = 'id = ? AND deletedAt IS NULL';

@Injectable()
export class PriceListService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  /** By English name. Inside a transaction it sees uncommitted writes. */
  async list(): Promise<PriceListItemAnswer[]> {
    const rows = await this.database.query<Row>(`${ITEMS} ORDER BY nameEn, id`);
    return rows.map(presentItem);
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<PriceListItemAnswer> {
    return presentItem(await this.database.one<Row>(`${ITEMS} AND id = ?`, [id]));
  }

  /** The items that a driver's report can propose. */
  async proposed(): Promise<PriceListItemAnswer[]> {
    const rows = await this.database.query<Row>(
      `${ITEMS} AND proposedBy IS NOT NULL ORDER BY nameEn, id`,
    );
    return rows.map(presentItem);
  }

  /**
   * Existing charges stay unchanged, here and in the methods below.
   * @throws AppError 400 on a price invalid for its unit
   */
  add(
    actor: Actor,
    { price: given, proposedBy = null, ...body }: NewPriceListItemDto,
  ): Promise<PriceListItemAnswer> {
    const fields = { ...body, price: priceToKeep(body.unit, given), proposedBy };
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const made = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const id = await insertRecord(tx, PriceListItem, { ...fields, ...made });
      const after = factsOf(fields);
      await this.changes.record(tx, actor, {
        action: 'price-list.item-added',
        resourceId: id,
        after,
      });
      return this.get(id);
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
      if (changed === null) return this.get(item.id);
      const now = this.changes.now();
      await updateVersioned(tx, PriceListItem, item.id, item.version, changed.after, now);
      const facts = changedFacts(factsOf(item), factsOf({ ...item, ...changed.after }));
      await this.changes.record(tx, actor, {
        ...{ action: 'price-list.item-changed', resourceId: item.id, ...facts },
      });
      return this.get(item.id);
    });
  }

  /** @throws AppError not_found, stale_version */
  remove(actor: Actor, target: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      const item = await this.held(tx, target);
      const now = this.changes.now();
      await updateVersioned(tx, PriceListItem, item.id, item.version, { deletedAt: now }, now);
      await this.changes.record(tx, actor, {
        ...{ action: 'price-list.item-removed', resourceId: item.id, before: factsOf(item) },
      });
    });
  }

  private async held(tx: Tx, { id, version }: Target): Promise<StoredItem> {
    const item = found(await holdRecord(tx, PriceListItem, IS_LISTED, [id]));
    if (version !== null && version !== item.version) throw staleVersion(await this.get(id));
    return item;
  }

  /** Holds the item by a shared lock. Null for an unknown or deleted one. */
  findItem(tx: Tx, id: number): Promise<StoredItem | null> {
    return findRecord(tx, PriceListItem, IS_LISTED, [id], sharedLock(tx));
  }
}
