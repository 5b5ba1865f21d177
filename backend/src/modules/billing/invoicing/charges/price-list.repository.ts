import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import {
  findRecord,
  holdRecord,
  insertRecord,
  sharedLock,
  type Stored,
} from '../../../../database/records/records';
import { PriceListItem } from '../../../../database/schema/entities/invoicing/price-list-item';
import type { Tx } from '../../../../database/transactions/transaction';

export type StoredItem = Stored<PriceListItem>;
export type ItemFields = Omit<
  StoredItem,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

const IS_LISTED = 'id = ? AND deletedAt IS NULL';

@Injectable()
export class PriceListRepository {
  /** Answers the id. */
  insert(tx: Tx, fields: ItemFields, now: Date): Promise<number> {
    const made = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    return insertRecord(tx, PriceListItem, { ...fields, ...made });
  }

  /** The item, which nobody else changes until this transaction ends; null for an unknown or deleted one. */
  hold(tx: Tx, id: number): Promise<StoredItem | null> {
    return holdRecord(tx, PriceListItem, IS_LISTED, [id]);
  }

  /** The same of one that others read as well. */
  find(tx: Tx, id: number): Promise<StoredItem | null> {
    return findRecord(tx, PriceListItem, IS_LISTED, [id], sharedLock(tx));
  }

  /** Of an item that this transaction holds. */
  async update(
    tx: Tx,
    { id, version }: StoredItem,
    fields: Partial<ItemFields> & { readonly deletedAt?: Date },
    now: Date,
  ): Promise<void> {
    await updateVersioned(tx, PriceListItem, id, version, fields, now);
  }
}
