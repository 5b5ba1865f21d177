import { nextUnitStep, type WorkedUnit } from './next-unit-step';
import { REQUIRED_PHOTOS } from './required-parts';
import { EMPTY_REPORT } from './unit-report';

const FOUND = {
  ...EMPTY_REPORT,
  odometer: { value: 41_250, unit: 'km' },
  keys: 2,
  energy: { kind: 'fuel', level: 3 },
  running: 'runs',
} as const;
const SKIPPED = { ...EMPTY_REPORT, skipped: { reason: 'too-dark', note: null } } as const;

const unit = (facts: Partial<WorkedUnit> = {}): WorkedUnit => ({
  ...{ isLeft: false, isChecked: true, photos: [], report: null },
  ...facts,
});

describe('the next step at one vehicle', () => {
  test.each([
    ['pickup', 'none', unit({ isChecked: false }), 'check'],
    ['delivery', 'none', unit({ isChecked: false }), 'photos'],
    ['pickup', 'none', unit(), 'photos'],
    ['pickup', 'none', unit({ photos: ['other'] }), 'report'],
    ['pickup', 'none', unit({ photos: ['other'], report: EMPTY_REPORT }), null],
    ['pickup', 'photos', unit({ photos: ['front'], report: EMPTY_REPORT }), 'photos'],
    ['pickup', 'photos', unit({ photos: REQUIRED_PHOTOS }), 'report'],
    ['pickup', 'photos', unit({ photos: REQUIRED_PHOTOS, report: EMPTY_REPORT }), null],
    ['pickup', 'full', unit({ photos: REQUIRED_PHOTOS, report: EMPTY_REPORT }), 'report'],
    ['pickup', 'full', unit({ photos: REQUIRED_PHOTOS, report: FOUND }), null],
    ['delivery', 'full', unit({ report: SKIPPED }), null],
    ['pickup', 'full', unit({ isChecked: false, report: SKIPPED }), 'check'],
    ['pickup', 'full', unit({ isLeft: true, isChecked: false }), null],
  ] as const)('at %s with level %s, of %j: %s', (stage, level, worked, step) => {
    expect(nextUnitStep(stage, level, worked)).toBe(step);
  });
});
