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

/** Separate from the photo, so that listing photos does not read their images. */
interface PhotoFile {
  readonly id: string;
  readonly userId: number;
  /** A JPEG. Older phones lose data stored as a blob. */
  readonly bytes: ArrayBuffer;
}

/** The user in whose name the worker sends while no page is open. */
export interface Sender {
  readonly userId: number;
  /** Null if only the cookie holds the session. */
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

/** Version 2 added photos. */
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
      // The event comes from the connection that blocks the upgrade.
      (event.target as IDBDatabase).close();
    },
  });
}

/** Rejects if the browser cannot store: private windows, a full phone, an old browser. */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/**
 * Commits the transaction explicitly. The write commits even if the page is closed before the
 * promise resolves, and a page that hangs while reading does not block other transactions.
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

/** Deletes everything the phone stores for one user. */
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
