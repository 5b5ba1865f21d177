import { AppError } from '@dispatch/domain/errors';
import { errorDetail } from '@dispatch/domain/field-problems';
import { savedViewKey } from '@dispatch/domain/people/saved-views';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { SavedView } from '../../../database/schema/entities/saved-view';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { uniqueViolation } from '../../../database/engines/unique-violation';

interface Fields {
  readonly name?: string;
  readonly query?: string;
}

const keyed = (fields: Fields) => ({
  ...fields,
  ...(fields.name === undefined ? {} : { nameKey: savedViewKey(fields.name) }),
});

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
    await refusingTakenName(this.in(tx).insert(row));
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
    const outcome = await refusingTakenName(
      updateVersioned(tx, SavedView, id, expectedVersion, keyed(fields), now),
    );
    return outcome === 'updated';
  }

  /** A hard delete, because nothing refers to a view. */
  async delete(tx: Tx, id: number): Promise<void> {
    await this.in(tx).delete({ id });
  }

  private in(tx: Tx): Repository<SavedView> {
    return tx.manager.withRepository(this.views);
  }
}

async function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (uniqueViolation(error) !== 'saved_views_name') throw error;
    throw new AppError('view_name_taken', undefined, {
      details: [errorDetail('name', 'view_name_taken')],
      cause: error,
    });
  }
}
