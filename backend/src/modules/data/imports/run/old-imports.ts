import { IMPORT_DAYS } from '@dispatch/domain/imports/fields';
import type { CoreServices } from '../../../../app.module';
import { deleteInBatches } from '../../../../database/records/delete-in-batches';
import { type Row, toNumber } from '../../../../database/rows';
import { runEach } from '../../../../run-each';
import { hideImport, removeImport } from '../forget-import';
import { IMPORT_TASK } from './import-task';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

type Needed = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Deletes old files with their rows, incomplete imports and deletions of killed servers, and completed tasks. */
export async function forgetOldImports({ database, transactions, clock }: Needed): Promise<void> {
  const now = clock.now().getTime();
  const old = await database.query<Row>(
    `SELECT id FROM imports WHERE (createdAt < ? AND state NOT IN ('running', 'undoing'))
      OR (createdAt < ? AND state = 'reading')`,
    [new Date(now - IMPORT_DAYS * DAY_MS), new Date(now - HOUR_MS)],
  );
  const forget = async (id: number) => {
    if (await transactions.run((tx) => hideImport(tx, id)))
      await removeImport({ database, transactions }, id);
  };
  const done = "kind = ? AND state <> 'waiting' AND createdAt < ?";
  const values = [IMPORT_TASK, new Date(now - DAY_MS)];
  await runEach([
    ...old.map((row) => () => forget(toNumber(row.id))),
    () => deleteInBatches({ database, transactions }, 'outbox_tasks', done, values),
  ]);
}

/**
 * Releases the tasks that a killed server would hold for minutes. If the holder is alive, it loses the rest of its
 * import to this server after the current part. Failed tasks wait for their time.
 */
export async function continueImports({ transactions, clock }: Needed): Promise<void> {
  await transactions.run(async (tx) => {
    await tx.manager.query(
      `UPDATE outbox_tasks SET runAt = ? WHERE kind = ? AND state = 'waiting' AND runAt > ?
        AND attempts > 0 AND lastError IS NULL`,
      [clock.now(), IMPORT_TASK, clock.now()],
    );
  });
}
