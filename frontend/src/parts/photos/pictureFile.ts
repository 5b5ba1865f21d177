/** Without HEIC, Apple's browsers provide a JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** When a picture was taken, by this device's clock; a camera file contains its own time. */
export function momentOf(source: Blob | HTMLVideoElement): string {
  const now = Date.now();
  const made = source instanceof File && source.lastModified > 0 ? source.lastModified : now;
  return new Date(Math.min(made, now)).toISOString();
}
