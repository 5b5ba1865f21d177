import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import type { Photo } from '../../../api/photos';

export interface PhotoRow {
  readonly place: PhotoPlace;
  readonly pickup: readonly Photo[];
  readonly delivery: readonly Photo[];
}

/** The same place at both stages; the first photo of one beside the first of the other. */
export interface PhotoPair {
  readonly place: PhotoPlace;
  readonly pickup: Photo | undefined;
  readonly delivery: Photo | undefined;
}

/** The photos of one unit, pickup beside delivery of the same place; places without any are left out. */
export function photoRows(photos: readonly Photo[]): PhotoRow[] {
  return PHOTO_PLACES.flatMap((place) => {
    const here = photos.filter((photo) => photo.place === place);
    const of = (stage: Photo['stage']) => here.filter((photo) => photo.stage === stage);
    return here.length === 0 ? [] : [{ place, pickup: of('pickup'), delivery: of('delivery') }];
  });
}

/** In the order in which the rows show them. */
export function inRows(photos: readonly Photo[]): Photo[] {
  return photoRows(photos).flatMap(({ pickup, delivery }) => [...pickup, ...delivery]);
}

/** In the order of the rows; what has no counterpart stands alone. */
export function photoPairs(photos: readonly Photo[]): PhotoPair[] {
  return photoRows(photos).flatMap(({ place, pickup, delivery }) =>
    Array.from({ length: Math.max(pickup.length, delivery.length) }, (_, at) => ({
      place,
      pickup: pickup[at],
      delivery: delivery[at],
    })),
  );
}

export const isIn = (pair: PhotoPair, id: Photo['id']): boolean =>
  pair.pickup?.id === id || pair.delivery?.id === id;

/** The same place at the other stage; undefined where nobody took it. */
export function counterpartOf(photos: readonly Photo[], id: Photo['id']): Photo | undefined {
  const pair = photoPairs(photos).find((one) => isIn(one, id));
  return pair?.pickup?.id === id ? pair.delivery : pair?.pickup;
}
