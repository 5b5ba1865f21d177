import { firstKept } from '@dispatch/domain/webhooks/webhook';
import type { CoreServices } from '../../../../app.module';
import { deleteInBatches } from '../../../../database/records/delete-in-batches';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Deletes old deliveries, and secrets that no longer sign. */
export async function forgetDeliveries(ground: Held): Promise<void> {
  const now = ground.clock.now();
  await deleteInBatches(ground, 'webhook_attempts', 'at < ?', [firstKept(now)]);
  await deleteInBatches(ground, 'webhook_deliveries', 'createdAt < ?', [firstKept(now)]);
  await ground.transactions.run((tx) =>
    tx.manager.query(
      'UPDATE webhooks SET previousSecret = NULL, previousUntil = NULL WHERE previousUntil <= ?',
      [now],
    ),
  );
}
