import fc from 'fast-check';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { contrast } from './colour';
import { derivePalette, deriveShades } from './schemePalette';
import { SURFACES, TEXT_CONTRAST, type Scheme } from './tokens';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom<Scheme>('light', 'dark');
const ratio = fc.constantFrom(TEXT_CONTRAST.console, TEXT_CONTRAST.driver);
const NAMES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

test('returns contrast 21 for black on white and 1 for equal colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('keeps the contrast of every text pair for any configured colours', () => {
  fc.assert(
    fc.property(colour, colour, colour, scheme, ratio, (primary, success, warning, mode, least) => {
      const palette = derivePalette({ primary, success, warning }, mode, least);
      const surface = SURFACES[mode];
      const grounds = [surface.page, surface.paper, surface.raised, surface.sunken];
      const pairs: [string, string][] = grounds.flatMap((ground): [string, string][] => [
        [palette.text.primary, ground],
        [palette.text.secondary, ground],
        ...NAMES.map((name): [string, string] => [palette[name].text, ground]),
      ]);
      for (const name of NAMES) {
        const shades = palette[name];
        pairs.push([shades.contrastText, shades.main], [shades.contrastText, shades.dark]);
        pairs.push([shades.text, shades.tint], [palette.text.primary, shades.tint]);
      }
      pairs.push([palette.note.text, palette.note.tint]);
      for (const status of JOB_STATUSES) {
        pairs.push([palette.status[status].text, palette.status[status].tint]);
      }
      for (const [ink, ground] of pairs) {
        expect([ink, ground, contrast(ink, ground) >= least]).toEqual([ink, ground, true]);
      }
    }),
    { numRuns: 300 },
  );
});

test('keeps button faces and input edges distinguishable on every surface', () => {
  fc.assert(
    fc.property(colour, scheme, ratio, (given, mode, least) => {
      const surface = SURFACES[mode];
      const { main } = deriveShades(given, mode, least);
      for (const ground of [surface.page, surface.paper, surface.raised, surface.sunken]) {
        expect(contrast(main, ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(surface.inputEdge, ground)).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});

test('keeps a readable colour as configured', () => {
  expect(deriveShades('#1d4ed8', 'light', TEXT_CONTRAST.console)).toMatchObject({
    main: '#1d4ed8',
    text: '#1d4ed8',
    contrastText: '#ffffff',
  });
});

test('falls back to the default for an invalid colour', () => {
  const palette = derivePalette({ primary: 'blue', success: '', warning: 'x' }, 'light', 4.5);
  expect(palette.primary.main).toBe('#1d4ed8');
});
