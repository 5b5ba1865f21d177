import { newId } from '../../../lib/newId';
import { sha256Of } from '../../../lib/sha256';
import { countLost, rememberWaiting } from '../queue/lostUpdates';
import { withSenderLock } from '../queue/senderLock';
import type { SendOutcome } from '../queue/sendOperations';
import { isUnsent, isWaiting, type KeptPhoto, type NewPhoto } from './photo';
import {
  forgettable,
  readPhotoFile,
  readPhotos,
  removePhotos,
  settlePhoto,
  storePhoto,
} from './photoTable';
import { sendPhotos } from './sendPhotos';

export interface PhotoState {
  /** Oldest first; sent ones stay for some time. */
  readonly photos: readonly KeptPhoto[];
  readonly waiting: readonly KeptPhoto[];
  readonly refused: readonly KeptPhoto[];
  /** The photo being sent; null if there is none. */
  readonly sendingId: string | null;
  /** The maximum number of photos that the browser evicted. */
  readonly lost: number;
  readonly isSending: boolean;
  /** Of the last attempt; null before the first. */
  readonly outcome: SendOutcome | null;
}

interface PhotoQueueParts {
  readonly userId: number;
  readonly token: string | null;
  readonly heldJobs: () => Promise<ReadonlySet<number>>;
  /** Notifies the other tabs that the stored photos have changed. */
  readonly onChange: () => void;
}

const EMPTY: PhotoState = {
  photos: [],
  waiting: [],
  refused: [],
  sendingId: null,
  lost: 0,
  isSending: false,
  outcome: null,
};

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/** One driver's photo queue: photos are stored on the phone first, then sent one by one. */
export function createPhotoQueue({ userId, token, heldJobs, onChange }: PhotoQueueParts) {
  let state = EMPTY;
  let isOpen = true;
  let sending: Promise<SendOutcome> | null = null;
  const listeners = new Set<() => void>();

  const show = (change: Partial<PhotoState>) => {
    const next = { ...state, ...change };
    state = {
      ...next,
      waiting: next.photos.filter(isWaiting),
      refused: next.photos.filter(({ refusal }) => refusal !== null),
    };
    listeners.forEach((listener) => listener());
  };
  const remember = (storeId: string | null) =>
    isOpen && rememberWaiting('photos', userId, state.waiting.length, storeId);
  const load = async () => {
    try {
      const { photos, storeId } = await readPhotos(userId);
      const old = forgettable(photos, Date.now());
      if (old.length > 0) await removePhotos(old);
      const lost = state.lost + (isOpen ? countLost('photos', userId, storeId) : 0);
      show({ photos: photos.filter(({ id }) => !old.includes(id)), lost });
      remember(storeId);
    } catch {
      // A phone that cannot store has no photos; taking one reports the problem.
    }
  };
  const changed = async () => {
    await load();
    onChange();
  };

  const send = async (): Promise<SendOutcome> => {
    await load();
    if (!isOpen || state.waiting.length === 0) return 'done';
    show({ isSending: true });
    return sendPhotos({
      waiting: () => Promise.resolve(isOpen ? state.waiting : []),
      heldJobs,
      fileOf: (id) => {
        show({ sendingId: id });
        return readPhotoFile(id);
      },
      settle: async (photo) => {
        await settlePhoto(photo);
        show({ sendingId: null });
        await changed();
      },
      token: () => token,
    });
  };
  const flush = async (): Promise<SendOutcome> => {
    sending ??= withSenderLock('driver-photos', send);
    let outcome: SendOutcome = 'unreachable';
    try {
      outcome = await sending;
    } catch {
      // A result that could not be stored leads to a second send, which the server deduplicates.
    } finally {
      sending = null;
      show({ isSending: false, sendingId: null, outcome });
    }
    return outcome;
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** After logout this page sends nothing more for the user. */
    setOpen: (open: boolean) => {
      isOpen = open;
    },
    /** Reads the stored photos. */
    load,
    /** Sends all waiting photos; a call during a running send joins it. */
    flush,
    /**
     * Resolves once the photo is stored on the phone. Rejects if the phone cannot store it; nothing
     * is kept then.
     */
    add: async (facts: NewPhoto, bytes: ArrayBuffer): Promise<KeptPhoto> => {
      const sha256 = await sha256Of(bytes);
      const photo: KeptPhoto = { ...facts, id: newId(), sha256, sentAt: null, refusal: null };
      const storeId = await storePhoto(photo, bytes);
      // A message from another tab may already have made this one load it.
      const others = state.photos.filter(({ id }) => id !== photo.id);
      show({ photos: [...others, photo] });
      remember(storeId);
      onChange();
      return photo;
    },
    /**
     * Deletes photos from the phone for good; a photo being sent, once it is known not to have
     * arrived.
     */
    discard: async (ids: readonly string[]): Promise<void> => {
      if (ids.some((id) => id === state.sendingId)) await sending?.catch(() => undefined);
      const gone = state.photos.filter((photo) => isUnsent(photo) && ids.includes(photo.id));
      await removePhotos(gone.map(({ id }) => id));
      await changed();
    },
    /** Queues refused photos again. */
    retry: async (photos: readonly KeptPhoto[]): Promise<void> => {
      for (const photo of photos) await settlePhoto({ ...photo, refusal: null });
      await changed();
      await flush();
    },
  };
}
