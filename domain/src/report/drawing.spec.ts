import type { DamageArea } from './damage-codes';
import { middleOf, VIEW_SIZE, VIEWS, zonesOf } from './drawing';
import { BODIES } from './vehicle-profile';

const areasOf = (body: (typeof BODIES)[number], view: (typeof VIEWS)[number]) =>
  zonesOf(body, view).map(({ area }) => area);

describe('the drawing of a vehicle', () => {
  test('keeps every zone inside its view, and its centre between 0 and 100 per cent', () => {
    for (const body of BODIES)
      for (const view of VIEWS) {
        const [width, height] = VIEW_SIZE[view];
        for (const zone of zonesOf(body, view)) {
          for (const [x, y] of zone.shapes.flat()) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(height);
          }
          const { x, y } = middleOf(zone, view);
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(Math.max(x, y)).toBeLessThan(100);
        }
      }
  });

  test('has each area once per view', () => {
    for (const body of BODIES)
      for (const view of VIEWS) {
        const areas = areasOf(body, view);
        expect(new Set(areas).size).toBe(areas.length);
      }
  });

  test.each([
    ['sedan', 'left', ['10', '11', '14', '15', '30', '35', '72', '73', '74', '75']],
    ['sedan', 'right', ['12', '13', '16', '17', '31', '36', '76', '77', '78', '79']],
    ['suv', 'front', ['03', '20', '22', '24', '27', '14', '16']],
    ['suv', 'rear', ['04', '21', '45', '52']],
    ['sedan', 'top', ['27', '37', '52', '53']],
    ['pickup', 'top', ['61', '52']],
    ['van', 'rear', ['07', '08']],
    ['van', 'right', ['09', '12']],
  ] as const)('of a %s from the %s shows %j', (body, view, areas) => {
    expect(areasOf(body, view)).toEqual(expect.arrayContaining<DamageArea>([...areas]));
  });

  test('has the front of the left side on the left, and of the right side on the right', () => {
    const x = (view: 'left' | 'right') => {
      const bumper = zonesOf('sedan', view).find(({ area }) => area === '03');
      return bumper && middleOf(bumper, view).x;
    };
    expect(x('left')).toBeLessThan(20);
    expect(x('right')).toBeGreaterThan(80);
  });
});
