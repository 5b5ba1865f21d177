import { listOperations } from '../queue/operationTable';
import type { SendOutcome } from '../queue/sendOperations';
import { withSenderLock } from '../queue/senderLock';
import { openChannel } from '../queue/senderSchedule';
import type { Sender } from '../store/database';
import { isWaiting } from './photo';
import { readPhotoFile, readPhotos, settlePhoto } from './photoTable';
import { sendPhotos } from './sendPhotos';

/** Sends the waiting photos while no page is open. */
export async function sendPhotosInBackground({ userId, token }: Sender): Promise<SendOutcome> {
  const channel = openChannel('driver-photos', () => undefined);
  const outcome = await withSenderLock('driver-photos', () =>
    sendPhotos({
      waiting: async () => (await readPhotos(userId)).photos.filter(isWaiting),
      heldJobs: async () => {
        const waiting = (await listOperations(userId)).filter(({ refusal }) => refusal === null);
        return new Set(waiting.map(({ jobId }) => jobId));
      },
      fileOf: readPhotoFile,
      settle: async (photo) => {
        await settlePhoto(photo);
        channel.tell([]);
      },
      token: () => token,
    }),
  );
  channel.close();
  return outcome;
}
