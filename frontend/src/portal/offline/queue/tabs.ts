import type { OperationResult } from './operation';
import type { SenderLock } from './senderLock';
import { openChannel } from './senderSchedule';

type Results = readonly OperationResult[];

/** A queue's line to the other tabs of this phone. What is told while it is not connected is for nobody. */
export function createTabs(name: SenderLock) {
  let channel: ReturnType<typeof openChannel> | null = null;
  return {
    tell: (results: Results) => channel?.tell(results),
    /** Listens until what it returns is called. */
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
