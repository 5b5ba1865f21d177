import type { NewPhoto } from '../../portal/offline/photos/photo';
import { createPhotoQueue } from '../../portal/offline/photos/photoQueue';

/** The user id of the photos' driver. */
export const OWN = 2;

/** That driver's photo queue, on a separate phone. */
export const makePhotoQueue = (held: readonly number[] = []) =>
  createPhotoQueue({
    userId: OWN,
    token: 'mine',
    heldJobs: () => Promise.resolve(new Set(held)),
    onChange: () => undefined,
  });

let minute = 0;
/** A photo with a timestamp one minute after the previous one. */
export const photo = (facts: Partial<NewPhoto> = {}): NewPhoto => ({
  ...{ userId: OWN, jobId: 7, jobName: 'JOB-000007', unitId: 1, stage: 'pickup', place: 'front' },
  takenAt: new Date(Date.UTC(2026, 2, 3, 19, (minute += 1))).toISOString(),
  preview: 'data:image/jpeg;base64,',
  ...facts,
});
export const fileOf = (text: string): ArrayBuffer => {
  const bytes = new ArrayBuffer(text.length);
  new Uint8Array(bytes).set([...text].map((letter) => letter.charCodeAt(0)));
  return bytes;
};
