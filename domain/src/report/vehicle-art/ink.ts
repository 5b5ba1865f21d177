/** The parts of a drawing that are painted alike. */
export type Ink = 'body' | 'glass' | 'tire' | 'rim' | 'light' | 'dark' | 'line';

export interface Stroke {
  readonly ink: Ink;
  /** SVG path data in the units of the view. */
  readonly path: string;
  /** Drawn a second time, mirrored at the middle of the vehicle. */
  readonly isTwin: boolean;
}

/** Later strokes are on top. */
export type Art = Readonly<Record<'left' | 'front' | 'rear' | 'top', readonly Stroke[]>>;

export const one = (ink: Ink, path: string): Stroke => ({ ink, path, isTwin: false });
export const both = (ink: Ink, path: string): Stroke => ({ ink, path, isTwin: true });

const SPOKES = 5;
const TURN = -Math.PI / 2;

function circle(x: number, y: number, radius: number): string {
  const across = String(2 * radius);
  const arc = `a${String(radius)} ${String(radius)} 0 1 0`;
  return `M${String(x - radius)} ${String(y)}${arc}${across} 0${arc}-${across} 0Z`;
}

function spokes(x: number, y: number, from: number, to: number): string {
  return Array.from({ length: SPOKES }, (_, spoke) => {
    const angle = TURN + (2 * Math.PI * spoke) / SPOKES;
    return [-0.16, 0.16]
      .map((by) => {
        const at = (radius: number, turn: number) =>
          `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
        return `M${at(from, angle)}L${at(to, angle + by)}`;
      })
      .join('');
  }).join('');
}

/** A wheel from its side; `rim` is the share of the radius. */
export function wheel(x: number, y: number, radius: number, rim: number): Stroke[] {
  const edge = Math.round(radius * rim * 10) / 10;
  return [
    one('tire', circle(x, y, radius)),
    one('rim', circle(x, y, edge)),
    one('line', spokes(x, y, 2, edge - 0.6)),
    one('rim', circle(x, y, 2)),
  ];
}

/** The tires of the front or rear view, under the body. */
export const TIRES = both('tire', 'M76.6 60h13v14.6q0 3.2-3.2 3.2h-6.6q-3.2 0-3.2-3.2Z');

export const PLATE = one(
  'rim',
  'M41 52.6h18q.9 0 .9.9v4.6q0 .9-.9.9h-18q-.9 0-.9-.9v-4.6q0-.9.9-.9Z',
);
export const emblem = (y: number): Stroke => one('rim', circle(50, y, 1.7));
