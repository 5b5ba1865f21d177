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
  /** Returns the id. */
  insert(tx: Tx, fields: ItemFields, now: Date): Promise<number> {
    const made = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    return insertRecord(tx, PriceListItem, { ...fields, ...made });
  }

  /** Locks the item until this transaction ends. Null for an unknown or deleted one. */
  hold(tx: Tx, id: number): Promise<StoredItem | null> {
    return holdRecord(tx, PriceListItem, IS_LISTED, [id]);
  }

  /** Like `hold`, with a shared lock. */
  find(tx: Tx, id: number): Promise<StoredItem | null> {
    return findRecord(tx, PriceListItem, IS_LISTED, [id], sharedLock(tx));
  }

  /** The transaction must hold the item. */
  async update(
    tx: Tx,
    { id, version }: StoredItem,
    fields: Partial<ItemFields> & { readonly deletedAt?: Date },
    now: Date,
  ): Promise<void> {
    await updateVersioned(tx, PriceListItem, id, version, fields, now);
  }
}
