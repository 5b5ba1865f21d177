import { AppError } from '../errors';

/** When a unit is inspected: at the pickup and at the delivery. */
export const REPORT_STAGES = ['pickup', 'delivery'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

/** The subject of a unit's photo. There can be several photos of one subject. */
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

/** Size of the uploaded photo. */
export const PHOTO_MAX_BYTES = 10_000_000;
/** Most memory in bytes for decoding and resizing one image. */
export const IMAGE_DECODING_MAX_BYTES = 215_000_000;
/** A colour JPEG of this size stays below the limit. */
const FITTING_MEGAPIXELS = 12;

/** Longest sides in pixels of the stored photo and its thumbnail. */
export const PHOTO_SIDE = 1600;
export const THUMBNAIL_SIDE = 320;

/** For both stages: a unit needs about 12 per stage, a job of nine units 216. */
export const UNIT_PHOTOS_MAX = 60;
export const JOB_PHOTOS_MAX = 400;

/** How long the file of a deleted photo, or an orphaned file, is kept. */
export const FILE_GRACE_MS = 24 * 60 * 60 * 1000;

export interface PhotoCounts {
  readonly ofUnit: number;
  readonly ofJob: number;
}

/** @throws AppError too_many_unit_photos, too_many_job_photos if one more photo would exceed the limit */
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

/** An upload with the id of an existing photo. */
export interface SentPhoto {
  readonly userId: number;
  /** Hash of the content, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Accepts a repeated upload by the same user with the same content.
 * @throws AppError photo_id_taken if the id belongs to another photo
 */
export function assertRepeat(taken: SentPhoto, sent: SentPhoto): void {
  if (taken.userId !== sent.userId || taken.sha256 !== sent.sha256)
    throw new AppError('photo_id_taken');
}
