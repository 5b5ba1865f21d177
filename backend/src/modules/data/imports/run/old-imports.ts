import { IMPORT_DAYS } from '@dispatch/domain/imports/fields';
import type { CoreServices } from '../../../../core-services';
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
