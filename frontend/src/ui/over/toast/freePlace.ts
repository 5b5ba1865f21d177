/** In px of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP_PX = 8;
const STAY = { x: 0, y: 0 };

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/**
 * The offset that moves a toast off all buttons and texts: to the nearest free place next to, above or below one. It
 * covers a text rather than a button. Without a free place, the toast stays.
 */
export function freePlace(
  toast: Box,
  buttons: readonly Box[],
  window: Box,
  texts: readonly Box[] = [],
) {
  const all = [...buttons, ...texts];
  const xs = [0, ...all.map(({ left }) => left - GAP_PX - toast.right)];
  const ys = [
    0,
    ...all.map(({ top }) => top - GAP_PX - toast.bottom),
    ...all.map(({ bottom }) => bottom + GAP_PX - toast.top),
  ];
  const isFreeOf = (boxes: readonly Box[]) => (place: { x: number; y: number }) => {
    const { x, y } = place;
    const moved = {
      left: toast.left + x,
      right: toast.right + x,
      top: toast.top + y,
      bottom: toast.bottom + y,
    };
    return isWithin(moved, window) && !boxes.some((box) => meet(moved, box));
  };
  const length = ({ x, y }: { x: number; y: number }) => Math.abs(x) + Math.abs(y);
  const places = [...new Set(xs)]
    .flatMap((x) => [...new Set(ys)].map((y) => ({ x, y })))
    .sort((one, other) => length(one) - length(other));
  return places.find(isFreeOf(all)) ?? places.find(isFreeOf(buttons)) ?? STAY;
}
