export const BODIES = ['sedan', 'suv', 'pickup', 'van'] as const;
export type Body = (typeof BODIES)[number];

/** In the units of the view. */
export type Point = readonly [x: number, y: number];

export const box = (x: number, y: number, right: number, bottom: number): Point[] => [
  [x, y],
  [right, y],
  [right, bottom],
  [x, bottom],
];

const CORNERS = 12;

/** A circle, approximated by a polygon. */
export function disc(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const at = (middle: number, by: number) => Math.round((middle + radius * by) * 10) / 10;
    return [at(x, Math.cos(angle)), at(y, Math.sin(angle))];
  });
}

/** Dimensions of the left side view with the front on the left; x of each line, y downwards. */
interface Profile {
  /** Top of the roof and of the hood. */
  readonly roof: number;
  readonly hood: number;
  /** Bottom and top of the windshield. */
  readonly cowl: number;
  readonly header: number;
  /** Rear ends of the front door, the rear door and the roof. */
  readonly front: number;
  readonly rear: number;
  readonly roofEnd: number;
  /** Where the rear glass meets the body. */
  readonly deck: number;
}

export const PROFILES: Readonly<Record<Body, Profile>> = {
  sedan: {
    ...{ roof: 12, hood: 32, cowl: 62, header: 84 },
    ...{ front: 108, rear: 144, roofEnd: 134, deck: 160 },
  },
  suv: {
    ...{ roof: 8, hood: 32, cowl: 58, header: 76 },
    ...{ front: 102, rear: 142, roofEnd: 178, deck: 186 },
  },
  pickup: {
    ...{ roof: 8, hood: 32, cowl: 56, header: 72 },
    ...{ front: 92, rear: 118, roofEnd: 112, deck: 120 },
  },
  van: {
    ...{ roof: 4, hood: 34, cowl: 38, header: 56 },
    ...{ front: 80, rear: 132, roofEnd: 186, deck: 190 },
  },
};
