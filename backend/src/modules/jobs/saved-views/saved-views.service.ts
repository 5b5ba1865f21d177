import { AppError, staleVersion } from '@dispatch/domain/errors';
import { MAX_SAVED_VIEWS, savedViewKey } from '@dispatch/domain/people/saved-views';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { updateVersioned } from '../../../database/records/compare-and-swap';
import { insertRecord } from '../../../database/records/records';
import { refuseTaken } from '../../../database/records/refuse-taken';
import { type Row, toDate } from '../../../database/rows';
import { SavedView } from '../../../database/schema/entities/saved-view';
import { holdGuard } from '../../../database/transactions/guards';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import type { NewSavedViewDto, SavedViewChangesDto } from './saved-view.dto';
import type { SavedViewAnswer } from './saved-view.schema';

const SELECT = `SELECT v.id, v.list, v.name, v.query, v.createdAt, v.updatedAt, v.version
  FROM saved_views v WHERE v.userId = ?`;

function present(row: Row): SavedViewAnswer {
  return {
    // the named columns, validated when written
    ...(row as Pick<SavedViewAnswer, 'id' | 'list' | 'name' | 'query' | 'version'>),
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

const refuseTakenName = refuseTaken('saved_views_name', 'name', 'view_name_taken');

const named = (name: string) => ({ name, nameKey: savedViewKey(name) });

/** The views of one user. Other users' views return not_found. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  async list(userId: number): Promise<SavedViewAnswer[]> {
    const rows = await this.database.query<Row>(`${SELECT} ORDER BY v.nameKey, v.id`, [userId]);
    return rows.map(present);
  }

  /** @throws AppError not_found */
  async get(userId: number, id: number): Promise<SavedViewAnswer> {
    return present(await this.database.one<Row>(`${SELECT} AND v.id = ?`, [userId, id]));
  }

  /** @throws AppError too_many_views, view_name_taken */
  save({ userId }: Actor, { list, name, query }: NewSavedViewDto): Promise<SavedViewAnswer> {
    return this.transactions.run(async (tx) => {
      await holdGuard(tx, 'saved-views');
      if ((await tx.manager.countBy(SavedView, { userId })) >= MAX_SAVED_VIEWS)
        throw new AppError('too_many_views', { max: MAX_SAVED_VIEWS });
      const now = this.clock.now();
      const view = { userId, list, ...named(name), query: query ?? '' };
      const row = { ...view, version: 1, createdAt: now, updatedAt: now };
      const id = await insertRecord(tx, SavedView, row).catch(refuseTakenName);
      return this.get(userId, id);
    });
  }

  /** @throws AppError not_found, stale_version, view_name_taken */
  change(
    { userId }: Actor,
    { id, version }: Target,
    { name, query }: SavedViewChangesDto,
  ): Promise<SavedViewAnswer> {
    const fields = {
      ...(name === undefined ? {} : named(name)),
      ...(query === undefined ? {} : { query: query ?? '' }),
    };
    return this.transactions.run(async (tx) => {
      const current = await this.get(userId, id);
      if (version !== null && version !== current.version) throw staleVersion(current);
      const updating = updateVersioned(tx, SavedView, id, version, fields, this.clock.now());
      if ((await updating.catch(refuseTakenName)) !== 'updated')
        throw staleVersion(await this.get(userId, id));
      return this.get(userId, id);
    });
  }

  /**
   * A hard delete, because nothing refers to a view.
   * @throws AppError not_found, stale_version
   */
  delete({ userId }: Actor, { id, version }: Target): Promise<void> {
    return this.transactions.run(async (tx) => {
      const current = await this.get(userId, id);
      if (version !== null && version !== current.version) throw staleVersion(current);
      await tx.manager.delete(SavedView, { id });
    });
  }
}
