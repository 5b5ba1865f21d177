import { firstKept } from '@dispatch/domain/webhooks/webhook';
import type { CoreServices } from '../../../../core-services';
import { deleteInBatches } from '../../../../database/records/delete-in-batches';
import { runEach } from '../../../../run-each';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Deletes old deliveries, and secrets that no longer sign. */
export async function forgetDeliveries(ground: Held): Promise<void> {
  const now = ground.clock.now();
  const endSecrets =
    'UPDATE webhooks SET previousSecret = NULL, previousUntil = NULL WHERE previousUntil <= ?';
  await runEach([
    () => deleteInBatches(ground, 'webhook_attempts', 'at < ?', [firstKept(now)]),
    () => deleteInBatches(ground, 'webhook_deliveries', 'createdAt < ?', [firstKept(now)]),
    () => ground.transactions.run((tx) => tx.manager.query(endSecrets, [now])),
  ]);
}
