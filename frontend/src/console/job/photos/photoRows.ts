import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import type { Photo } from '../../../api/photos';

export interface PhotoRow {
  readonly place: PhotoPlace;
  readonly pickup: readonly Photo[];
  readonly delivery: readonly Photo[];
}

/** One place at both stages, photo by photo. */
export interface PhotoPair {
  readonly place: PhotoPlace;
  readonly pickup: Photo | undefined;
  readonly delivery: Photo | undefined;
}

/** The photos of one unit, pickup next to delivery by place; places without photos are omitted. */
export function photoRows(photos: readonly Photo[]): PhotoRow[] {
  return PHOTO_PLACES.flatMap((place) => {
    const here = photos.filter((photo) => photo.place === place);
    const of = (stage: Photo['stage']) => here.filter((photo) => photo.stage === stage);
    return here.length === 0 ? [] : [{ place, pickup: of('pickup'), delivery: of('delivery') }];
  });
}

/** The photos in the order of the rows. */
export function inRows(photos: readonly Photo[]): Photo[] {
  return photoRows(photos).flatMap(({ pickup, delivery }) => [...pickup, ...delivery]);
}

/** Pairs in the order of the rows; a photo without a counterpart is alone. */
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

/** The photo of the same place at the other stage; undefined if there is none. */
export function counterpartOf(photos: readonly Photo[], id: Photo['id']): Photo | undefined {
  const pair = photoPairs(photos).find((one) => isIn(one, id));
  return pair?.pickup?.id === id ? pair.delivery : pair?.pickup;
}
