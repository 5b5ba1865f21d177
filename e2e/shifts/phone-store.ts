import type { Page } from '@playwright/test';

export interface PhoneStore {
  readonly waiting: number;
  readonly refused: number;
}

/** How many updates of whoever is signed in the phone keeps, read past the portal. */
export function storeOf(page: Page): Promise<PhoneStore> {
  return page.evaluate(
    () =>
      new Promise<PhoneStore>((resolve, reject) => {
        const token = localStorage.getItem('auth_token') ?? '';
        const opening = indexedDB.open('driver-portal');
        opening.onerror = () => reject(new Error('The store cannot be opened'));
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = database.transaction(['operations', 'sender']);
          const sender = stores.objectStore('sender').get('driver');
          const all = stores.objectStore('operations').getAll();
          stores.oncomplete = () => {
            database.close();
            const who = sender.result as { userId: number; token: string | null } | undefined;
            const operations = all.result as { userId: number; refusal: unknown }[];
            if (who === undefined || who.token !== token) reject(new Error('Nobody sends'));
            const own = operations.filter((one) => one.userId === who?.userId);
            const waiting = own.filter((one) => one.refusal === null).length;
            resolve({ waiting, refused: own.length - waiting });
          };
        };
      }),
  );
}
