import { savedViewKey } from '@dispatch/domain/people/saved-views';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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
  constructor(@InjectRepository(SavedView) private readonly views: Repository<SavedView>) {}

  /** The number of the user's views. Locked, so that no view can be added until this transaction ends. */
  async countHeld(tx: Tx, userId: number): Promise<number> {
    await holdGuard(tx, 'saved-views');
    return this.in(tx).countBy({ userId });
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
    const row = this.in(tx).create({
      ...view,
      nameKey: savedViewKey(view.name),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.in(tx).insert(row).catch(refuseTakenName);
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
    await this.in(tx).delete({ id });
  }

  private in(tx: Tx): Repository<SavedView> {
    return tx.manager.withRepository(this.views);
  }
}
