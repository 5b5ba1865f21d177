import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import { useEffect, useRef, useState } from 'react';
import { useTakeUnitPhotoMutation } from '../../../api/photos';
import { isApiError } from '../../../api/request/errors';
import { newId } from '../../../lib/newId';
import { sha256Of } from '../../../lib/sha256';
import { momentOf } from '../../../parts/photos/pictureFile';
import { shrinkPhoto, type ShrunkPhoto } from '../../../parts/photos/shrinkPhoto';

export interface UploadTarget {
  readonly jobId: number;
  readonly unitId: number;
  readonly stage: ReportStage;
}

/** One upload. */
export interface Upload {
  /** The idempotency key: the server stores one photo for each id. */
  readonly id: string;
  readonly file: File;
  readonly place: PhotoPlace;
  readonly state: 'waiting' | 'sending' | 'done' | 'unreadable' | 'unreachable' | 'refused';
  /** The server's error for a refused upload. */
  readonly error?: unknown;
  readonly preview?: string;
}

const TOO_BUSY = 429;
const SERVER_ERRORS = 500;

/** Whether another attempt could succeed. */
export const isWorthRetrying = ({ state, error }: Upload): boolean =>
  state === 'unreachable' ||
  (state === 'refused' &&
    isApiError(error) &&
    (error.status === TOO_BUSY || error.status >= SERVER_ERRORS));

/** Uploads photos of a unit one by one, downscaled as on a phone; stops when the dialog is closed. */
export function usePhotoUploads({ jobId, unitId, stage }: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [takePhoto] = useTakeUnitPhotoMutation();
  const last = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const settle = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const send = async ({ id, file, place }: Upload): Promise<Partial<Upload>> => {
    let shrunk: ShrunkPhoto;
    try {
      shrunk = await shrinkPhoto(file);
    } catch {
      return { state: 'unreadable' };
    }
    const { bytes, preview } = shrunk;
    const { error } = await takePhoto({
      ...{ id: jobId, unitId, stage, place, clientId: id },
      sha256: await sha256Of(bytes),
      takenAt: momentOf(file),
      sentAt: new Date().toISOString(),
      body: new Blob([bytes], { type: 'image/jpeg' }),
    });
    if (!error) return { state: 'done', preview };
    const isRefused = isApiError(error) && error.status > 0;
    return { state: isRefused ? 'refused' : 'unreachable', error, preview };
  };
  const sendInTurn = (some: readonly Upload[]) => {
    for (const upload of some)
      last.current = last.current.then(async () => {
        if (isGone.current) return;
        settle(upload.id, { state: 'sending' });
        try {
          settle(upload.id, await send(upload));
        } catch {
          // For example a failed chunk load. Continue with the next photo.
          settle(upload.id, { state: 'unreachable' });
        }
      });
  };

  return {
    uploads,
    add: (files: readonly File[], place: PhotoPlace) => {
      const added = files.map((file): Upload => ({ id: newId(), file, place, state: 'waiting' }));
      setUploads((all) => [...all, ...added]);
      sendInTurn(added);
    },
    retry: (some: readonly Upload[]) => {
      some.forEach(({ id }) => settle(id, { state: 'waiting', error: undefined }));
      sendInTurn(some);
    },
  };
}
