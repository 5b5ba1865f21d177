import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { ForgetImport } from './forget-import';
import { ImportQueries } from './import.queries';
import { ImportRepository } from './import.repository';

/** Deletes a file and its rows. Records created from them stay. */
@Injectable()
export class DeleteImportService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly forgetting: ForgetImport,
  ) {}

  /** @throws AppError not_found, stale_version; import_elsewhere while it runs */
  async delete(id: number, version: number | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await this.repository.hold(tx, id, ['draft', 'stopped', 'done', 'undone']);
      if (version !== null && version !== held.version)
        throw staleVersion(await this.queries.get(id));
      await this.forgetting.hide(tx, id);
    });
    await this.forgetting.remove(id);
  }
}
