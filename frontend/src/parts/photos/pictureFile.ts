/** Not HEIC: Apple's browsers then hand over a JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** When a picture was made, by this device's clock: a file of its camera says so itself. */
export function momentOf(source: Blob | HTMLVideoElement): string {
  const now = Date.now();
  const made = source instanceof File && source.lastModified > 0 ? source.lastModified : now;
  return new Date(Math.min(made, now)).toISOString();
}
