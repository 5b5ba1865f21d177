import { AppError } from '../errors';

/** When a unit is looked at: where it is taken over, and where it is handed over. */
export const REPORT_STAGES = ['pickup', 'delivery'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

/** What a photo of a unit shows. A place may have several photos. */
export const PHOTO_PLACES = [
  'front',
  'rear',
  'left-side',
  'right-side',
  'odometer',
  'vin-plate',
  'other',
] as const;
export type PhotoPlace = (typeof PHOTO_PLACES)[number];

/** Of a photo as it is sent. */
export const PHOTO_MAX_BYTES = 10_000_000;
/** Memory in bytes that decoding and shrinking one image may take. */
export const IMAGE_DECODING_MAX_BYTES = 215_000_000;
/** A colour JPEG of this size stays below the bound. */
const FITTING_MEGAPIXELS = 12;

/** Longest sides in pixels of what is kept: the photo, and the small one of lists. */
export const PHOTO_SIDE = 1600;
export const THUMBNAIL_SIDE = 320;

/** Both stages together: a unit needs some 12 a stage, a job of nine units 216. */
export const UNIT_PHOTOS_MAX = 60;
export const JOB_PHOTOS_MAX = 400;

/** A deleted photo's file, and one that belongs to no photo, is kept this long. */
export const FILE_GRACE_MS = 24 * 60 * 60 * 1000;

export interface PhotoCounts {
  readonly ofUnit: number;
  readonly ofJob: number;
}

/** @throws AppError too_many_unit_photos, too_many_job_photos where one more would be too many */
export function assertRoomForPhoto({ ofUnit, ofJob }: PhotoCounts): void {
  if (ofUnit >= UNIT_PHOTOS_MAX)
    throw new AppError('too_many_unit_photos', { max: UNIT_PHOTOS_MAX });
  if (ofJob >= JOB_PHOTOS_MAX) throw new AppError('too_many_job_photos', { max: JOB_PHOTOS_MAX });
}

export function photoTooLarge(): AppError {
  return new AppError('photo_too_large', { megabytes: PHOTO_MAX_BYTES / 1_000_000 });
}

/** @throws AppError image_too_costly */
export function assertDecodable(bytesNeeded: number): void {
  if (bytesNeeded > IMAGE_DECODING_MAX_BYTES)
    throw new AppError('image_too_costly', { megapixels: FITTING_MEGAPIXELS });
}

/** What was sent under the id of a photo that was taken already. */
export interface SentPhoto {
  readonly userId: number;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Whether a photo is the repeat of one that was taken: by the same person, with the same content.
 * @throws AppError photo_id_taken where the id belongs to another photo
 */
export function assertRepeat(taken: SentPhoto, sent: SentPhoto): void {
  if (taken.userId !== sent.userId || taken.sha256 !== sent.sha256)
    throw new AppError('photo_id_taken');
}
