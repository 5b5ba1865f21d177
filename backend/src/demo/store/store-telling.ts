import { noticeEventsText } from '@dispatch/domain/customer-notices/notice-event';
import type { Settings } from '../../config/settings';
import { insertRecord } from '../../database/records/records';
import { CustomerNoticeChoice } from '../../database/schema/entities/customer-notices/notice-settings';
import { TrackingLink } from '../../database/schema/entities/jobs/tracking-link';
import type { Tx } from '../../database/transactions/transaction';
import { TrackingTokens } from '../../modules/customers/tracking/tracking-tokens';
import type { People } from './store-jobs';

const MOST_LINKS = 3;

/** Stores tracking links of some jobs in transit, and some customers' notification settings. */
export async function storeTelling(
  tx: Tx,
  settings: Pick<Settings, 'jwtSecret'>,
  { admin, customerIds }: Pick<People, 'admin' | 'customerIds'>,
  at: Date,
): Promise<void> {
  const tokens = new TrackingTokens(settings);
  const jobs = await tx.manager.query<{ id: number }[]>(
    "SELECT id FROM jobs WHERE status = 'in-transit' ORDER BY id LIMIT ?",
    [MOST_LINKS],
  );
  for (const { id: jobId } of jobs) {
    const { nonce, tokenHash } = tokens.make();
    const madeBy = { madeById: admin.userId, madeByName: admin.name };
    const link = { jobId, nonce, tokenHash, ...madeBy, createdAt: at, takenBackAt: null };
    await insertRecord(tx, TrackingLink, link);
  }
  const [first, second] = customerIds;
  const made = { email: null, version: 2, createdAt: at, updatedAt: at };
  const told = noticeEventsText(['picked-up', 'delivered', 'delayed']);
  if (first !== undefined)
    await insertRecord(tx, CustomerNoticeChoice, {
      ...{ customerId: first, events: told, language: null, ...made },
    });
  if (second !== undefined)
    await insertRecord(tx, CustomerNoticeChoice, {
      ...{ customerId: second, events: noticeEventsText(['delivered', 'damage']) },
      ...{ language: 'fr-CA', ...made },
    });
}
