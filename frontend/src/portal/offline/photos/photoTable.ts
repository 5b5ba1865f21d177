import { commitStep, offlineDatabase } from '../store/database';
import { isUnsent, type KeptPhoto } from './photo';

/** The driver can see sent photos for this long; then the phone deletes them. */
const SENT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Stores a photo and its file in one transaction. Resolves to the id of the database. */
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

/** All photos of a user, oldest first, and the id of the database. */
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

/** Null for a photo that was sent or dismissed. */
export async function readPhotoFile(id: string): Promise<ArrayBuffer | null> {
  const step = (await offlineDatabase()).transaction('photoFiles');
  return (await commitStep(step, step.store.get(id)))?.bytes ?? null;
}

/** Stores the result of a photo. The file is deleted once the server has the photo. */
export async function settlePhoto(photo: KeptPhoto): Promise<void> {
  const work = (await offlineDatabase()).transaction(['photos', 'photoFiles'], 'readwrite', {
    durability: 'strict',
  });
  const photos = work.objectStore('photos');
  // If the driver dismissed it in the meantime, it does not come back.
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

/** The ids of sent photos older than the retention time. */
export function forgettable(photos: readonly KeptPhoto[], now: number): string[] {
  return photos
    .filter(({ sentAt }) => sentAt !== null && now - Date.parse(sentAt) > SENT_KEPT_MS)
    .map(({ id }) => id);
}

/** Counts all users' unsent photos. */
export async function countUnsentPhotos(): Promise<number> {
  const step = (await offlineDatabase()).transaction('photoFiles');
  return commitStep(step, step.store.count());
}
