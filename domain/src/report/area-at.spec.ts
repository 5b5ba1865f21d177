import { areaAt, isNear } from './area-at';
import { VIEW_SIZE, VIEWS, zonesOf } from './drawing';
import { BODIES } from './vehicle-profile';

describe('the area at a point of the drawing', () => {
  test.each([
    ['sedan', 'left', [80, 50], '10'],
    ['sedan', 'left', [120, 50], '11'],
    ['sedan', 'right', [120, 50], '12'],
    ['van', 'right', [100, 50], '09'],
    ['suv', 'front', [50, 46], '22'],
    ['pickup', 'top', [150, 45], '61'],
  ] as const)('%s, %s, at %j: %s', (body, view, point, area) => {
    expect(areaAt(body, view, point)).toBe(area);
  });

  test.each([
    ['front', 30, 70, '03'],
    ['right', 16, 62, '17'],
    ['left', 43, 61, '10'],
    ['top', 20, 50, '27'],
  ] as const)('keeps a stored mark on its area: %s, %i %%, %i %%: %s', (view, x, y, area) => {
    const [width, height] = VIEW_SIZE[view];
    expect(areaAt('sedan', view, [(x * width) / 100, (y * height) / 100])).toBe(area);
  });

  test('takes the topmost zone: the wheel, not the tire or the fender under it', () => {
    expect(areaAt('sedan', 'left', [42, 62])).toBe('73');
    expect(areaAt('sedan', 'left', [42, 50])).toBe('72');
  });

  test('takes the nearest zone beside the zones, and none far from the vehicle', () => {
    expect(areaAt('sedan', 'left', [100, 10])).toBe('37');
    expect(areaAt('sedan', 'left', [2, 55])).toBe('03');
    expect(areaAt('sedan', 'left', [20, 10])).toBeNull();
  });

  test('finds every zone somewhere', () => {
    for (const body of BODIES)
      for (const view of VIEWS) {
        const [width, height] = VIEW_SIZE[view];
        const found = new Set<string | null>();
        for (let x = 0; x <= width; x += 2)
          for (let y = 0; y <= height; y += 2) found.add(areaAt(body, view, [x, y]));
        for (const { area } of zonesOf(body, view)) expect(found).toContain(area);
      }
  });

  test('is near the zones within reach, not the others', () => {
    expect(isNear('sedan', 'left', [80, 50], '10')).toBe(true);
    expect(isNear('sedan', 'left', [64, 50], '10')).toBe(true);
    expect(isNear('sedan', 'left', [80, 50], '15')).toBe(false);
    expect(isNear('sedan', 'left', [80, 50], '52')).toBe(false);
  });
});
