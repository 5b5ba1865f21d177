import { savedViewKey } from '@dispatch/domain/people/saved-views';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { refuseTaken } from '../../../database/records/refuse-taken';
import { SavedView } from '../../../database/schema/entities/saved-view';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';

interface Fields {
  readonly name?: string;
  readonly query?: string;
}

const keyed = (fields: Fields) => ({
  ...fields,
  ...(fields.name === undefined ? {} : { nameKey: savedViewKey(fields.name) }),
});

const refuseTakenName = refuseTaken('saved_views_name', 'name', 'view_name_taken');

@Injectable()
export class SavedViewRepository {
  /** The number of the user's views. Locked, so that no view can be added until this transaction ends. */
  async countHeld(tx: Tx, userId: number): Promise<number> {
    await holdGuard(tx, 'saved-views');
    return tx.manager.countBy(SavedView, { userId });
  }

  /**
   * Returns the id.
   * @throws AppError view_name_taken
   */
  async insert(
    tx: Tx,
    view: Pick<SavedView, 'userId' | 'list' | 'name' | 'query'>,
    now: Date,
  ): Promise<number> {
    const row = tx.manager.create(SavedView, {
      ...view,
      nameKey: savedViewKey(view.name),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await tx.manager.insert(SavedView, row).catch(refuseTakenName);
    return row.id;
  }

  /**
   * False when the version is no longer the expected one.
   * @throws AppError view_name_taken
   */
  async update(
    tx: Tx,
    id: number,
    fields: Fields,
    expectedVersion: number | null,
    now: Date,
  ): Promise<boolean> {
    const updating = updateVersioned(tx, SavedView, id, expectedVersion, keyed(fields), now);
    return (await updating.catch(refuseTakenName)) === 'updated';
  }

  /** A hard delete, because nothing refers to a view. */
  async delete(tx: Tx, id: number): Promise<void> {
    await tx.manager.delete(SavedView, { id });
  }
}
