import { useState, type KeyboardEvent } from 'react';
import type { Photo } from '../../../api/photos';
import { counterpartOf, isIn, photoPairs } from './photoRows';

interface ShownPhotoProps {
  photos: readonly Photo[];
  shown: Photo['id'];
  onShow: (id: Photo['id']) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};
const OTHER_STAGE = ['ArrowUp', 'ArrowDown'];

/**
 * The position of a lightbox: one photo, or one place at both stages. Left, Right, Home and End move through the
 * photos; Up and Down switch the stage.
 */
export function useShownPhoto({ photos, shown, onShow }: ShownPhotoProps) {
  const [isComparing, setIsComparing] = useState(false);
  const pairs = photoPairs(photos);
  const stops = isComparing
    ? pairs.flatMap(({ pickup, delivery }) => pickup ?? delivery ?? [])
    : photos;
  const pairAt = pairs.findIndex((pair) => isIn(pair, shown));
  const photoAt = photos.findIndex(({ id }) => id === shown);
  const at = isComparing ? pairAt : photoAt;
  const step = (by: number) => {
    const next = stops[Math.min(stops.length - 1, Math.max(0, at + by))];
    if (next) onShow(next.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined && !OTHER_STAGE.includes(event.key)) return;
    event.preventDefault();
    const other = by === undefined ? counterpartOf(photos, shown) : undefined;
    if (by !== undefined) step(by);
    else if (other) onShow(other.id);
  };
  return {
    photo: photos[photoAt],
    pair: pairs[pairAt],
    counterpart: counterpartOf(photos, shown),
    isComparing,
    setIsComparing,
    at,
    total: stops.length,
    step,
    handleKey,
  };
}
