import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewRepository } from './saved-view.repository';
import type { SavedViewAnswer } from './saved-view.schema';
import type { SavedViewChangesDto } from './saved-view.dto';

interface ViewChange {
  readonly id: number;
  readonly version: number | null;
  readonly changes: SavedViewChangesDto;
}

/** Renames a view, or replaces it with the present state of the list. */
@Injectable()
export class ChangeViewService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: SavedViewRepository,
    private readonly queries: SavedViewQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found, stale_version, view_name_taken */
  change({ userId }: Actor, { id, version, changes }: ViewChange): Promise<SavedViewAnswer> {
    const { name, query } = changes;
    const fields = {
      ...(name === undefined ? {} : { name }),
      ...(query === undefined ? {} : { query: query ?? '' }),
    };
    return this.transactions.run(async (tx) => {
      const current = await this.queries.get(userId, id);
      const isStale = version !== null && version !== current.version;
      if (isStale || !(await this.repository.update(tx, id, fields, version, this.clock.now())))
        throw staleVersion(await this.queries.get(userId, id));
      return this.queries.get(userId, id);
    });
  }
}
