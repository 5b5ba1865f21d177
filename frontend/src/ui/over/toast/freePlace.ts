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
 * The offset that moves a toast off all buttons: to the nearest free place next to, above or below one. Without a free
 * place, the toast stays.
 */
export function freePlace(toast: Box, buttons: readonly Box[], window: Box) {
  const xs = [0, ...buttons.map(({ left }) => left - GAP_PX - toast.right)];
  const ys = [
    0,
    ...buttons.map(({ top }) => top - GAP_PX - toast.bottom),
    ...buttons.map(({ bottom }) => bottom + GAP_PX - toast.top),
  ];
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const moved = {
      left: toast.left + x,
      right: toast.right + x,
      top: toast.top + y,
      bottom: toast.bottom + y,
    };
    return isWithin(moved, window) && !buttons.some((button) => meet(moved, button));
  };
  const length = ({ x, y }: { x: number; y: number }) => Math.abs(x) + Math.abs(y);
  return (
    [...new Set(xs)]
      .flatMap((x) => [...new Set(ys)].map((y) => ({ x, y })))
      .sort((one, other) => length(one) - length(other))
      .find(isFree) ?? STAY
  );
}
