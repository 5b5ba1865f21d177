import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PHONE_STORE } from '../../../lib/phoneStore';
import type { JobsCopy } from './copies';
import { newId } from '../../../lib/newId';
import type { KeptPhoto } from '../photos/photo';
import type { Operation } from '../queue/operation';

interface StoredCopy {
  readonly userId: number;
  readonly driverId: number;
  readonly copy: JobsCopy;
}

interface StoredDraft {
  readonly userId: number;
  readonly draftKey: string;
  readonly text: string;
}

/** Beside the photo, so that a list of photos does not read all their pictures. */
interface PhotoFile {
  readonly id: string;
  readonly userId: number;
  /** A JPEG; as older phones lose what is kept as a blob. */
  readonly bytes: ArrayBuffer;
}

/** In whose name what waits is sent while no page is open. */
export interface Sender {
  readonly userId: number;
  /** Null where the session lives in the cookie alone. */
  readonly token: string | null;
}

interface OfflineSchema extends DBSchema {
  /** In the order of the taps. */
  operations: {
    key: number;
    value: Operation & { place?: number };
    indexes: { id: string; userId: number };
  };
  copies: { key: [number, number]; value: StoredCopy; indexes: { userId: number } };
  drafts: { key: [number, string]; value: StoredDraft; indexes: { userId: number } };
  photos: { key: string; value: KeptPhoto; indexes: { userId: number } };
  photoFiles: { key: string; value: PhotoFile; indexes: { userId: number } };
  sender: { key: 'driver'; value: Sender };
  /**
   * Random id made with the database. If it differs from the id in `localStorage`, the browser has
   * evicted our data.
   */
  birth: { key: 'id'; value: string };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

/** 2 brought photos. */
const VERSION = 2;

function makeStores(database: OfflineDatabase): void {
  const operations = database.createObjectStore('operations', {
    keyPath: 'place',
    autoIncrement: true,
  });
  operations.createIndex('id', 'id', { unique: true });
  operations.createIndex('userId', 'userId');
  const copies = database.createObjectStore('copies', { keyPath: ['userId', 'driverId'] });
  copies.createIndex('userId', 'userId');
  const drafts = database.createObjectStore('drafts', { keyPath: ['userId', 'draftKey'] });
  drafts.createIndex('userId', 'userId');
  database.createObjectStore('sender');
  void database.createObjectStore('birth').put(newId(), 'id');
}

let opened: Promise<OfflineDatabase> | null = null;

async function open(): Promise<OfflineDatabase> {
  const forget = () => (opened = null);
  return openDB<OfflineSchema>(PHONE_STORE, VERSION, {
    upgrade: (database, from) => {
      if (from < 1) makeStores(database);
      for (const name of ['photos', 'photoFiles'] as const)
        database.createObjectStore(name, { keyPath: 'id' }).createIndex('userId', 'userId');
    },
    terminated: forget,
    blocking: (_current, _next, event) => {
      forget();
      // The event comes from the very connection that is in the way.
      (event.target as IDBDatabase).close();
    },
  });
}

/** Rejects where the browser keeps nothing: private windows, a full phone, an old browser. */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/**
 * Ends a step with all that was asked of it. Nothing more is waited for on the page's side: what
 * was written comes to pass even when the page does not live to hear of it, and a page that hangs
 * or dies while it reads holds up nobody behind it.
 */
export async function commitStep<T>(
  step: { commit: () => void; readonly done: Promise<void> },
  asked: Promise<T>,
): Promise<T> {
  step.commit();
  const [answer] = await Promise.all([asked, step.done]);
  return answer;
}

const PERSONAL = ['operations', 'copies', 'drafts', 'photos', 'photoFiles'] as const;

/** Everything the phone keeps for one person. */
export async function forgetPerson(userId: number): Promise<void> {
  const database = await offlineDatabase();
  const work = database.transaction([...PERSONAL, 'sender'] as const, 'readwrite');
  for (const name of PERSONAL) {
    let cursor = await work.objectStore(name).index('userId').openCursor(userId);
    while (cursor) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
  }
  const sender = work.objectStore('sender');
  if ((await sender.get('driver'))?.userId === userId) await sender.delete('driver');
  await work.done;
}

export async function rememberSender(sender: Sender): Promise<void> {
  const step = (await offlineDatabase()).transaction('sender', 'readwrite');
  await commitStep(step, step.store.put(sender, 'driver'));
}

export async function readSender(): Promise<Sender | null> {
  const step = (await offlineDatabase()).transaction('sender');
  return (await commitStep(step, step.store.get('driver'))) ?? null;
}
