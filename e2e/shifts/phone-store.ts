import type { Page } from '@playwright/test';

export interface PhoneStore {
  readonly waiting: number;
  readonly refused: number;
  readonly waitingPhotos: number;
  readonly refusedPhotos: readonly { unitId: number; place: string }[];
}

interface KeptShot {
  readonly userId: number;
  readonly unitId: number;
  readonly place: string;
  readonly sentAt: string | null;
  readonly refusal: unknown;
}

/**
 * The phone's stored data of the signed-in driver, read without the portal; null until the portal has recorded the
 * driver.
 */
export function storeOf(page: Page): Promise<PhoneStore | null> {
  return page.evaluate(
    () =>
      new Promise<PhoneStore | null>((resolve, reject) => {
        const token = localStorage.getItem('auth_token') ?? '';
        const opening = indexedDB.open('driver-portal');
        let isMissing = false;
        opening.onupgradeneeded = () => {
          isMissing = true;
          // Only the portal may create it.
          opening.transaction?.abort();
        };
        opening.onerror = () => {
          if (isMissing) resolve(null);
          else reject(new Error('The store cannot be opened'));
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = database.transaction(['operations', 'photos', 'sender']);
          const sender = stores.objectStore('sender').get('driver');
          const all = stores.objectStore('operations').getAll();
          const shots = stores.objectStore('photos').getAll();
          stores.oncomplete = () => {
            database.close();
            const who = sender.result as { userId: number; token: string | null } | undefined;
            const operations = all.result as { userId: number; refusal: unknown }[];
            if (who?.token !== token) {
              resolve(null);
              return;
            }
            const own = operations.filter((one) => one.userId === who.userId);
            const waiting = own.filter((one) => one.refusal === null).length;
            const unsent = (shots.result as KeptShot[]).filter(
              (one) => one.userId === who.userId && one.sentAt === null,
            );
            const refusedPhotos = unsent.filter((one) => one.refusal !== null);
            resolve({
              waiting,
              refused: own.length - waiting,
              waitingPhotos: unsent.length - refusedPhotos.length,
              refusedPhotos: refusedPhotos.map(({ unitId, place }) => ({ unitId, place })),
            });
          };
        };
      }),
  );
}

/** The drafts of notes on the phone, read without the portal. */
export function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        // The portal has already created it: notes are written on a visible job.
        const opening = indexedDB.open('driver-portal');
        opening.onerror = () => reject(new Error('The store cannot be opened'));
        opening.onsuccess = () => {
          const database = opening.result;
          const drafts = database.transaction('drafts').objectStore('drafts').getAll();
          drafts.onsuccess = () => {
            database.close();
            resolve((drafts.result as { text: string }[]).map(({ text }) => text));
          };
        };
      }),
  );
}
