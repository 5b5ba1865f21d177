import type { DamageArea } from './damage-codes';
import { type View, zonesOf } from './drawing';
import type { Body, Point } from './vehicle-profile';

/** A tap this far from the nearest zone still counts, in the units of the view: gloves are thick. */
const REACH = 8;

/** The area of the topmost zone at a point of the view, else of the nearest; null far from the vehicle. */
export function areaAt(body: Body, view: View, point: Point): DamageArea | null {
  const zones = zonesOf(body, view);
  const hit = zones.findLast(({ shapes }) => shapes.some((shape) => isInside(shape, point)));
  if (hit) return hit.area;
  let nearest: { readonly area: DamageArea; readonly distance: number } | null = null;
  for (const { area, shapes } of zones) {
    const distance = Math.min(...shapes.map((shape) => distanceTo(shape, point)));
    if (distance <= (nearest?.distance ?? REACH)) nearest = { area, distance };
  }
  return nearest?.area ?? null;
}

/** Whether a point of the view belongs to an area, as far as gloves can tell. */
export function isNear(body: Body, view: View, point: Point, area: DamageArea): boolean {
  const zone = zonesOf(body, view).find((each) => each.area === area);
  return (zone?.shapes ?? []).some(
    (shape) => isInside(shape, point) || distanceTo(shape, point) <= REACH,
  );
}

type Edge = readonly [from: Point, to: Point];

function edgesOf(shape: readonly Point[]): Edge[] {
  return shape.map((from, index): Edge => [from, shape[index + 1] ?? shape[0] ?? from]);
}

/** A ray from an inner point crosses an odd number of edges. */
function isInside(shape: readonly Point[], [x, y]: Point): boolean {
  const crossed = edgesOf(shape).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay),
  );
  return crossed.length % 2 === 1;
}

function distanceTo(shape: readonly Point[], [x, y]: Point): number {
  const distances = edgesOf(shape).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - share * dx, y - ay - share * dy);
  });
  return Math.min(...distances);
}
