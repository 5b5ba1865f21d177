import { Injectable } from '@nestjs/common';
import type { CoreServices } from '../../../core-services';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { nameOf } from '../../../storage/file-name';
import { isRemovedSince, newestRemoval } from './file-removals';

/** Stores files together with the rows that name them. The file store is only called outside transactions. */
@Injectable()
export class KeepFiles {
  constructor(private readonly core: Omit<CoreServices, 'settings'>) {}

  /**
   * Stores the contents, and runs `record` in a transaction that holds the file guard. If the sweep removed one of the
   * files in between, all are stored again: existing content keeps the age of its first upload.
   * @param record writes the rows that name the files, in the order of the contents
   * @throws AppError storage_full, storage_unavailable
   */
  async keep<T>(
    contents: readonly Uint8Array[],
    record: (tx: Tx, names: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const { clock, database, storage, transactions } = this.core;
    if (database.unit() !== null) throw new Error('Files cannot be stored inside a transaction');
    const names = contents.map((content) => nameOf(content));
    for (;;) {
      const newest = await newestRemoval(database, names, clock.now());
      for (const content of contents) await storage.put(content);
      const present = await Promise.all(names.map((name) => storage.has(name)));
      if (present.includes(false)) continue;
      const kept = await transactions.run(async (tx) => {
        await holdGuard(tx, 'files');
        if (await isRemovedSince(tx, names, newest)) return null;
        return { value: await record(tx, names) };
      });
      if (kept !== null) return kept.value;
    }
  }
}
