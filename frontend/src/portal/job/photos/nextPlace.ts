import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';

/** The first place after this one without a photo; if all have one, the place for extra photos. */
export function nextPlace(place: PhotoPlace, taken: ReadonlySet<PhotoPlace>): PhotoPlace {
  const from = PHOTO_PLACES.indexOf(place) + 1;
  const others = [...PHOTO_PLACES.slice(from), ...PHOTO_PLACES.slice(0, from)];
  return (
    others.find((other) => other !== place && other !== 'other' && !taken.has(other)) ?? 'other'
  );
}
