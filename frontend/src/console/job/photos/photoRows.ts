import { PHOTO_PLACES, type PhotoPlace } from '@dispatch/domain/report/photo';
import type { Photo } from '../../../api/photos';

export interface PhotoRow {
  readonly place: PhotoPlace;
  readonly pickup: readonly Photo[];
  readonly delivery: readonly Photo[];
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
