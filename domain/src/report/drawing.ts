import type { DamageArea } from './damage-codes';
import { type Body, box, disc, type Point, PROFILES } from './vehicle-profile';

export const VIEWS = ['left', 'right', 'front', 'rear', 'top'] as const;
export type View = (typeof VIEWS)[number];

/** A region of the drawing for one area: polygons in the units of `VIEW_SIZE`. */
export interface Zone {
  readonly area: DamageArea;
  readonly shapes: readonly (readonly Point[])[];
}

/** Width and height of each view. Left and right are seen from outside; the top has the front on the left. */
export const VIEW_SIZE: Readonly<Record<View, readonly [width: number, height: number]>> = {
  left: [200, 80],
  right: [200, 80],
  front: [100, 80],
  rear: [100, 80],
  top: [200, 90],
};

const zone = (area: DamageArea, ...shapes: Point[][]): Zone => ({ area, shapes });

const BELT = 36;
const SILL = 64;

interface SideAreas {
  readonly doors: readonly [front: DamageArea, rear: DamageArea];
  readonly fender: DamageArea;
  readonly quarter: DamageArea;
  readonly rocker: DamageArea;
  readonly mirror: DamageArea;
  readonly tires: readonly [front: DamageArea, rear: DamageArea];
  readonly wheels: readonly [front: DamageArea, rear: DamageArea];
}

const LEFT: SideAreas = {
  ...{ doors: ['10', '11'], fender: '14', quarter: '15', rocker: '35', mirror: '30' },
  ...{ tires: ['72', '74'], wheels: ['73', '75'] },
};
const RIGHT: SideAreas = {
  ...{ doors: ['12', '13'], fender: '16', quarter: '17', rocker: '36', mirror: '31' },
  ...{ tires: ['78', '76'], wheels: ['79', '77'] },
};

/** A van has a sliding door on its right. */
function rearDoorOf(body: Body, { doors }: SideAreas): DamageArea {
  return body === 'van' && doors[1] === RIGHT.doors[1] ? '09' : doors[1];
}

/** The front is on the left. */
function sideZones(body: Body, areas: SideAreas): Zone[] {
  const { roof, hood, cowl, header, front, rear, roofEnd, deck } = PROFILES[body];
  const glass = roof + 4;
  const isBox = body === 'pickup';
  const end = isBox ? rear : roofEnd;
  return [
    zone('03', [
      [4, 50],
      [18, 47],
      [24, SILL],
      [6, SILL],
    ]),
    zone('24', box(8, 40, 22, 46)),
    zone('27', [
      [14, hood + 5],
      [cowl, hood],
      [cowl, BELT + 1],
      [14, BELT + 3],
    ]),
    zone(areas.fender, [
      [22, BELT + 3],
      [cowl + 4, BELT + 1],
      [cowl + 4, SILL],
      [24, SILL],
    ]),
    zone('20', [
      [cowl, hood],
      [header, glass],
      [header + 5, glass],
      [cowl + 8, BELT],
    ]),
    zone('37', box(header, roof, roofEnd, glass)),
    zone(areas.doors[0], box(cowl + 4, BELT + 1, front, SILL), [
      [cowl + 12, BELT],
      [header + 6, glass],
      [front, glass],
      [front, BELT],
    ]),
    zone(rearDoorOf(body, areas), box(front, BELT + 1, rear, SILL), [
      [front, glass],
      [Math.min(end, rear), glass],
      [rear, BELT],
      [front, BELT],
    ]),
    zone(
      areas.quarter,
      box(rear, isBox ? BELT - 2 : BELT + 1, 184, SILL),
      ...(end > rear
        ? [
            [
              [rear, glass],
              [end, glass],
              [Math.min(deck, 182), BELT],
              [rear, BELT],
            ] satisfies Point[],
          ]
        : []),
    ),
    zone('45', box(184, BELT + 1, 194, 48)),
    zone('04', box(184, 50, 196, SILL)),
    zone(areas.rocker, box(58, SILL, 142, 69)),
    zone(areas.mirror, box(cowl + 8, BELT - 7, cowl + 17, BELT)),
    zone(areas.tires[0], disc(42, 62, 14)),
    zone(areas.wheels[0], disc(42, 62, 8)),
    zone(areas.tires[1], disc(160, 62, 14)),
    zone(areas.wheels[1], disc(160, 62, 8)),
  ];
}

/** Seen from the front: the vehicle's right is on the left. */
function frontZones(body: Body): Zone[] {
  const { roof } = PROFILES[body];
  return [
    zone('37', box(26, roof, 74, roof + 4)),
    zone('20', [
      [26, roof + 4],
      [74, roof + 4],
      [82, 30],
      [18, 30],
    ]),
    zone('27', box(24, 30, 76, 42)),
    zone('16', box(10, 32, 24, 42)),
    zone('14', box(76, 32, 90, 42)),
    zone('31', box(2, 24, 13, 31)),
    zone('30', box(87, 24, 98, 31)),
    zone('24', box(10, 42, 28, 50), box(72, 42, 90, 50)),
    zone('22', box(28, 42, 72, 51)),
    zone('03', box(8, 51, 92, 61)),
    zone('25', box(12, 61, 24, 66), box(76, 61, 88, 66)),
    zone('42', box(24, 61, 76, 66)),
    zone('78', box(10, 66, 24, 78)),
    zone('72', box(76, 66, 90, 78)),
  ];
}

function rearZones(body: Body): Zone[] {
  const { roof } = PROFILES[body];
  const doors: Zone[] =
    body === 'van'
      ? [zone('08', box(18, 30, 50, 50)), zone('07', box(50, 30, 82, 50))]
      : [zone('52', box(20, 32, 80, 50))];
  return [
    zone('37', box(26, roof, 74, roof + 4)),
    zone('21', [
      [26, roof + 4],
      [74, roof + 4],
      [80, 30],
      [20, 30],
    ]),
    ...doors,
    zone('45', box(8, 34, 18, 48), box(82, 34, 92, 48)),
    zone('04', box(8, 51, 92, 62)),
    zone('92', box(40, 52, 60, 58)),
    zone('91', box(66, 62, 78, 66)),
    zone('74', box(10, 64, 24, 78)),
    zone('76', box(76, 64, 90, 78)),
  ];
}

/** The vehicle's left side is at the bottom; its front is on the left. */
function topZones(body: Body): Zone[] {
  const { cowl, header, front, rear, roofEnd, deck } = PROFILES[body];
  const isBox = body === 'pickup';
  const sides = (areas: SideAreas, y: number, bottom: number): Zone[] => [
    zone(areas.fender, box(16, y, cowl, bottom)),
    zone(areas.doors[0], box(cowl, y, front, bottom)),
    zone(rearDoorOf(body, areas), box(front, y, rear, bottom)),
    zone(areas.quarter, box(rear, y, 184, bottom)),
  ];
  return [
    zone('03', box(4, 12, 16, 78)),
    zone('27', box(16, 20, cowl, 70)),
    zone('20', [
      [cowl, 18],
      [header, 24],
      [header, 66],
      [cowl, 72],
    ]),
    zone('37', box(header, 22, roofEnd, 68)),
    zone('53', box(header + 6, 34, header + 20, 56)),
    zone('21', box(roofEnd, 24, Math.min(deck, 190), 66)),
    ...(isBox ? [zone('61', box(deck, 20, 182, 70))] : []),
    ...(body === 'sedan' ? [zone('52', box(deck, 20, 184, 70))] : []),
    zone('04', box(isBox ? 186 : Math.max(184, deck), 12, 197, 78)),
    ...(isBox ? [zone('52', box(182, 20, 186, 70))] : []),
    ...sides(RIGHT, 10, 20),
    ...sides(LEFT, 70, 80),
  ];
}

function mirrored(zones: readonly Zone[], width: number): Zone[] {
  return zones.map(({ area, shapes }) => ({
    area,
    shapes: shapes.map((shape) => shape.map(([x, y]): Point => [width - x, y])),
  }));
}

/** The zones of a body from one side; later zones are on top. */
export function zonesOf(body: Body, view: View): Zone[] {
  switch (view) {
    case 'left':
      return sideZones(body, LEFT);
    case 'right':
      return mirrored(sideZones(body, RIGHT), VIEW_SIZE.right[0]);
    case 'front':
      return frontZones(body);
    case 'rear':
      return rearZones(body);
    case 'top':
      return topZones(body);
  }
}

/** The centre of a zone in per cent of its view, for a mark made without a pointer. */
export function middleOf({ shapes }: Zone, view: View): { readonly x: number; readonly y: number } {
  const points = shapes[0] ?? [];
  const [width, height] = VIEW_SIZE[view];
  const mean = (of: number, size: number) =>
    Math.round(
      (points.reduce((sum, point) => sum + (point[of] ?? 0), 0) / points.length / size) * 100,
    );
  return { x: mean(0, width), y: mean(1, height) };
}
