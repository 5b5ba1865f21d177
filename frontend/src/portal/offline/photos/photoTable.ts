import { commitStep, offlineDatabase } from '../store/database';
import { isUnsent, type KeptPhoto } from './photo';

/** A driver sees what was taken for as long; then the phone forgets it. */
const SENT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Keeps a photo with its file, or nothing of either. Resolves to the id of the database that has it. */
export async function storePhoto(photo: KeptPhoto, bytes: ArrayBuffer): Promise<string | null> {
  const stores = ['photos', 'photoFiles', 'birth'] as const;
  const step = (await offlineDatabase()).transaction(stores, 'readwrite', { durability: 'strict' });
  const { id, userId } = photo;
  const asked = Promise.all([
    step.objectStore('birth').get('id'),
    step.objectStore('photos').add(photo),
    step.objectStore('photoFiles').add({ id, userId, bytes }),
  ]);
  const [storeId] = await commitStep(step, asked);
  return storeId ?? null;
}

/** All of a person, oldest first, and the id of the database that they were read from. */
export async function readPhotos(
  userId: number,
): Promise<{ photos: KeptPhoto[]; storeId: string | null }> {
  const step = (await offlineDatabase()).transaction(['photos', 'birth']);
  const asked = Promise.all([
    step.objectStore('photos').index('userId').getAll(userId),
    step.objectStore('birth').get('id'),
  ]);
  const [photos, storeId] = await commitStep(step, asked);
  const inOrder = photos.sort((one, other) => Date.parse(one.takenAt) - Date.parse(other.takenAt));
  return { photos: inOrder, storeId: storeId ?? null };
}

/** Null for a photo that was sent or put away. */
export async function readPhotoFile(id: string): Promise<ArrayBuffer | null> {
  const step = (await offlineDatabase()).transaction('photoFiles');
  return (await commitStep(step, step.store.get(id)))?.bytes ?? null;
}

/** What became of a photo. A photo that the server has needs its file no more. */
export async function settlePhoto(photo: KeptPhoto): Promise<void> {
  const work = (await offlineDatabase()).transaction(['photos', 'photoFiles'], 'readwrite', {
    durability: 'strict',
  });
  const photos = work.objectStore('photos');
  // Put away meanwhile by the driver: it does not come back.
  if ((await photos.get(photo.id)) !== undefined) await photos.put(photo);
  if (!isUnsent(photo)) await work.objectStore('photoFiles').delete(photo.id);
  await work.done;
}

export async function removePhotos(ids: readonly string[]): Promise<void> {
  const step = (await offlineDatabase()).transaction(['photos', 'photoFiles'], 'readwrite');
  const asked = Promise.all(
    ids.flatMap((id) => [
      step.objectStore('photos').delete(id),
      step.objectStore('photoFiles').delete(id),
    ]),
  );
  await commitStep(step, asked);
}

/** Those that were sent so long ago that nobody looks for them on the phone. */
export function forgettable(photos: readonly KeptPhoto[], now: number): string[] {
  return photos
    .filter(({ sentAt }) => sentAt !== null && now - Date.parse(sentAt) > SENT_KEPT_MS)
    .map(({ id }) => id);
}

/** Of everybody on this phone. */
export async function countUnsentPhotos(): Promise<number> {
  const step = (await offlineDatabase()).transaction('photoFiles');
  return commitStep(step, step.store.count());
}
