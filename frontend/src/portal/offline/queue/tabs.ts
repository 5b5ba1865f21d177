import type { OperationResult } from './operation';
import type { SenderLock } from './senderLock';
import { openChannel } from './senderSchedule';

type Results = readonly OperationResult[];

/**
 * A queue's channel to the other tabs of this phone. Messages sent while disconnected are dropped.
 */
export function createTabs(name: SenderLock) {
  let channel: ReturnType<typeof openChannel> | null = null;
  return {
    tell: (results: Results) => channel?.tell(results),
    /** Listens until the returned function is called. */
    connect: (onChange: (results: Results) => void) => {
      const opened = openChannel(name, onChange);
      channel = opened;
      return () => {
        channel = null;
        opened.close();
      };
    },
  };
}
