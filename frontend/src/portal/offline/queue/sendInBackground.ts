import { readSender } from '../store/database';
import { sendPhotosInBackground } from '../photos/sendPhotosInBackground';
import type { OperationResult } from './operation';
import { listOperations, settleOperations } from './operationTable';
import { withSenderLock } from './senderLock';
import { openChannel } from './senderSchedule';
import { sendWaiting } from './sendOperations';

/** Sends waiting operations while no page is open; rejects so that the browser retries later. */
export async function sendInBackground(): Promise<void> {
  const sender = await readSender();
  if (!sender) return;
  const { userId, token } = sender;
  const settled: OperationResult[] = [];
  const outcome = await withSenderLock('driver-operations', () =>
    sendWaiting({
      waiting: async () => (await listOperations(userId)).filter(({ refusal }) => refusal === null),
      settle: (results) => {
        settled.push(...results);
        return settleOperations(userId, results);
      },
      token: () => token,
    }),
  );
  const channel = openChannel('driver-operations', () => undefined);
  channel.tell(settled);
  channel.close();
  const last = outcome === 'done' ? await sendPhotosInBackground(sender) : outcome;
  if (last === 'unreachable') throw new Error('The server could not be reached');
}
