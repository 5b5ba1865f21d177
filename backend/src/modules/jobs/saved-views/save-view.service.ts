import { AppError } from '@dispatch/domain/errors';
import { MAX_SAVED_VIEWS } from '@dispatch/domain/people/saved-views';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewRepository } from './saved-view.repository';
import type { SavedViewAnswer } from './saved-view.schema';
import type { NewSavedViewDto } from './saved-view.dto';

@Injectable()
export class SaveViewService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: SavedViewRepository,
    private readonly queries: SavedViewQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError too_many_views, view_name_taken */
  save({ userId }: Actor, { list, name, query }: NewSavedViewDto): Promise<SavedViewAnswer> {
    return this.transactions.run(async (tx) => {
      if ((await this.repository.countHeld(tx, userId)) >= MAX_SAVED_VIEWS)
        throw new AppError('too_many_views', { max: MAX_SAVED_VIEWS });
      const view = { userId, list, name, query: query ?? '' };
      return this.queries.get(userId, await this.repository.insert(tx, view, this.clock.now()));
    });
  }
}
