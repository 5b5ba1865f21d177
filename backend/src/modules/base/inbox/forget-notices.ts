import { firstKeptNotice } from '@dispatch/domain/notices/notice';
import type { CoreServices } from '../../../app.module';
import { type Row, toNumber } from '../../../database/rows';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Notices deleted per transaction, so that other writes can run between two. */
const BATCH = 200;

/** Deletes notices settled long ago, and their read marks. */
export async function forgetNotices({ database, transactions, clock }: Held): Promise<void> {
  for (let gone = BATCH; gone === BATCH;) {
    const rows = await database.query<Row>(
      `SELECT id FROM notices WHERE settledAt < ? ORDER BY settledAt LIMIT ${String(BATCH)}`,
      [firstKeptNotice(clock.now())],
    );
    gone = rows.length;
    if (gone === 0) return;
    const ids = rows.map(({ id }) => toNumber(id));
    const named = `(${ids.map(() => '?').join(', ')})`;
    await transactions.run(async (tx) => {
      await tx.manager.query(`DELETE FROM notice_reads WHERE noticeId IN ${named}`, ids);
      await tx.manager.query(`DELETE FROM notices WHERE id IN ${named}`, ids);
    });
  }
}
