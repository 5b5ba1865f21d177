import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { SavedViewQueries } from './saved-view.queries';
import { SavedViewRepository } from './saved-view.repository';

@Injectable()
export class DeleteViewService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: SavedViewRepository,
    private readonly queries: SavedViewQueries,
  ) {}

  /** @throws AppError not_found, stale_version */
  delete({ userId }: Actor, id: number, version: number | null): Promise<void> {
    return this.transactions.run(async (tx) => {
      const current = await this.queries.get(userId, id);
      if (version !== null && version !== current.version) throw staleVersion(current);
      await this.repository.delete(tx, id);
    });
  }
}
