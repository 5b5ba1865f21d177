import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';

/** The first place after this one that has no photo yet; when all have one, whatever else is worth it. */
export function nextPlace(place: PhotoPlace, taken: ReadonlySet<PhotoPlace>): PhotoPlace {
  const from = PHOTO_PLACES.indexOf(place) + 1;
  const others = [...PHOTO_PLACES.slice(from), ...PHOTO_PLACES.slice(0, from)];
  return (
    others.find((other) => other !== place && other !== 'other' && !taken.has(other)) ?? 'other'
  );
}
