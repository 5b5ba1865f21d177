import { VIEW_SIZE, VIEWS } from './drawing';
import { artOf } from './vehicle-art';
import { BODIES } from './vehicle-profile';

describe('the picture of a vehicle', () => {
  test('has an outline, glass and wheels from every side', () => {
    for (const body of BODIES)
      for (const view of VIEWS) {
        const inks = artOf(body, view).map(({ ink }) => ink);
        expect(inks).toEqual(expect.arrayContaining(['body', 'glass', 'line']));
        expect(inks.includes('tire')).toBe(view !== 'top');
      }
  });

  test('differs between the bodies', () => {
    for (const view of VIEWS)
      expect(new Set(BODIES.map((body) => JSON.stringify(artOf(body, view)))).size).toBe(4);
  });

  test('mirrors the left side for the right side, and halves at the middle', () => {
    const left = artOf('sedan', 'left');
    expect(left.every(({ flip }) => flip === null)).toBe(true);
    expect(artOf('sedan', 'right')).toEqual(left.map((stroke) => ({ ...stroke, flip: 'x' })));
    expect(artOf('sedan', 'front').some(({ flip }) => flip === 'x')).toBe(true);
    expect(artOf('sedan', 'top').some(({ flip }) => flip === 'y')).toBe(true);
  });

  test('is path data that starts with a move, inside its view', () => {
    for (const body of BODIES)
      for (const view of VIEWS)
        for (const { path } of artOf(body, view)) {
          expect(path).toMatch(/^M[-\d. MLHVCQAZhvqat]+$/);
          const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
          for (const [, x, y] of starts) {
            expect(Number(x)).toBeLessThanOrEqual(VIEW_SIZE[view][0]);
            expect(Number(y)).toBeLessThanOrEqual(VIEW_SIZE[view][1]);
          }
        }
  });
});
