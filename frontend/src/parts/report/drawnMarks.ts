import { type DamageMark, newMarks } from '@dispatch/domain/report/unit-report';
import type { DrawnMark } from './VehicleDrawing';

export interface ListedMark extends DamageMark, DrawnMark {}

/** The marks with their numbers; at delivery (`pickup` is set) marks of the pickup are muted. */
export function drawnMarks(
  marks: readonly DamageMark[],
  pickup: readonly DamageMark[] | null,
): ListedMark[] {
  const fresh = new Set(pickup === null ? marks : newMarks(pickup, marks));
  return marks.map((mark, index) => ({ ...mark, number: index + 1, isKnown: !fresh.has(mark) }));
}
