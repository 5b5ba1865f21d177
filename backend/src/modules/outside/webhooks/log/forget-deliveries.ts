import { firstKept } from '@dispatch/domain/webhooks/webhook';
import type { CoreServices } from '../../../../core-services';
import { deleteInBatches } from '../../../../database/records/delete-in-batches';
import { runEach } from '../../../../run-each';

type Held = Pick<CoreServices, 'database' | 'transactions' | 'clock'>;

/** Deletes old deliveries, and secrets that no longer sign. */
export async function forgetDeliveries(core: Held): Promise<void> {
  const now = core.clock.now();
  const endSecrets =
    'UPDATE webhooks SET previousSecret = NULL, previousUntil = NULL WHERE previousUntil <= ?';
  await runEach([
    () => deleteInBatches(core, 'webhook_attempts', 'at < ?', [firstKept(now)]),
    () => deleteInBatches(core, 'webhook_deliveries', 'createdAt < ?', [firstKept(now)]),
    () => core.transactions.run((tx) => tx.manager.query(endSecrets, [now])),
  ]);
}
