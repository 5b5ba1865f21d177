import { firstKeptNotice } from '@dispatch/domain/notices/notice';
import type { CoreServices } from '../../../core-services';
import { deleteInBatches } from '../../../database/records/delete-in-batches';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Deletes notices settled long ago, and their read marks. */
export async function forgetNotices(core: Held): Promise<void> {
  const before = firstKeptNotice(core.clock.now());
  const reads = ['notice_reads', 'noticeId'] as const;
  await deleteInBatches(core, 'notices', 'settledAt < ?', [before], reads);
}
