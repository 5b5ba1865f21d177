import { firstKeptNotice } from '@dispatch/domain/notices/notice';
import type { CoreServices } from '../../../app.module';
import { type Row, toNumber } from '../../../database/rows';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Notices that go in one transaction: others write between two. */
const BATCH = 200;

/** Lets go what was settled long ago, and who had read it. */
export async function forgetNotices({ database, transactions, clock }: Held): Promise<void> {
  for (let gone = BATCH; gone === BATCH;) {
    const rows = await database.query<Row>(
      'SELECT id FROM notices WHERE settledAt < ? ORDER BY settledAt LIMIT ?',
      [firstKeptNotice(clock.now()), BATCH],
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
