import {
  areStrokes,
  boundsOf,
  isWholeSignature,
  readStroke,
  SENTENCES,
  sentenceFor,
  type Signature,
  type Stroke,
  STROKE_POINTS_MAX,
  strokePath,
  strokeText,
  strokesFrom,
} from './signature';

const SIGNED: Signature = {
  outcome: 'signed',
  name: 'Zoë Łukasiewicz',
  method: 'drawn',
  strokes: [
    [
      [10, 20, 0],
      [300, 90, 180],
    ],
  ],
  language: 'fr-CA',
  sentenceId: 'receipt-1',
  photos: [],
};
const lineOf = (...points: Stroke): Stroke => points;
const NOTED: Signature = {
  ...{ ...SIGNED, outcome: 'refused', name: null },
  ...{ method: null, strokes: [], sentenceId: null },
};

test.each<[string, Signature, boolean]>([
  ['a name with strokes', SIGNED, true],
  ['with a reservation', { ...SIGNED, outcome: 'subject-to-inspection' }, true],
  ['a typed name', { ...SIGNED, method: 'typed', strokes: [] }, true],
  ['no name', { ...SIGNED, name: null }, false],
  ['a name of spaces', { ...SIGNED, name: '  ' }, false],
  ['a name that is too long', { ...SIGNED, name: 'x'.repeat(121) }, false],
  ['a name of one letter', { ...SIGNED, name: 'x' }, false],
  ['a typed name of one letter', { ...SIGNED, name: 'x.', method: 'typed', strokes: [] }, false],
  ['a typed name of digits', { ...SIGNED, name: '12 34', method: 'typed', strokes: [] }, false],
  ['a typed name of two letters', { ...SIGNED, name: '李明', method: 'typed', strokes: [] }, true],
  ['nothing drawn', { ...SIGNED, strokes: [] }, false],
  ['one point', { ...SIGNED, strokes: [[[500, 500, 0]]] }, false],
  ['two dots far apart', { ...SIGNED, strokes: [[[0, 0, 0]], [[900, 300, 800]]] }, false],
  ['a point held', { ...SIGNED, strokes: [lineOf([500, 500, 0], [500, 500, 900])] }, false],
  ['a short line', { ...SIGNED, strokes: [lineOf([500, 500, 0], [560, 540, 900])] }, false],
  ['a swipe', { ...SIGNED, strokes: [lineOf([100, 500, 0], [900, 540, 60])] }, false],
  ['drawn and typed', { ...SIGNED, method: 'typed' }, false],
  ['no method', { ...SIGNED, method: null }, false],
  ['no sentence', { ...SIGNED, sentenceId: null }, false],
  ['refused', NOTED, true],
  ['refused by somebody', { ...NOTED, name: 'Pat' }, true],
  ['nobody there', { ...NOTED, outcome: 'nobody-there' }, true],
  ['nobody there, but drawn', { ...SIGNED, outcome: 'nobody-there' }, false],
  ['refused, but the sentence signed', { ...NOTED, sentenceId: 'receipt-1' }, false],
])('a signature that is whole: %s', (_what, signature, isWhole) => {
  expect(isWholeSignature(signature)).toBe(isWhole);
});

test.each([
  [[[[0, 0, 0]]], true],
  [[[[1000, 1000, 999_999]]], true],
  [[[[1001, 0, 0]]], false],
  [[[[-1, 0, 0]]], false],
  [[[[0.5, 0, 0]]], false],
  [[[[Number.NaN, 0, 0]]], false],
  [[[[0, 0, 1_000_000]]], false],
  [[[]], false],
  [[Array.from({ length: STROKE_POINTS_MAX }, () => [0, 0, 0])], true],
  [[Array.from({ length: STROKE_POINTS_MAX + 1 }, () => [0, 0, 0])], false],
] as [[number, number, number][][], boolean][])('strokes %# are taken: %s', (strokes, isTaken) => {
  expect(areStrokes(strokes)).toBe(isTaken);
});

test('a pad of any width fills the box, and time starts with the first point', () => {
  const point = (x: number, y: number, time: number) => ({ x, y, time });
  expect(
    strokesFrom([[point(0, 0, 5000), point(170, 85, 5016)], [point(340, -2, 6000)]], 340),
  ).toEqual([
    [
      [0, 0, 0],
      [500, 250, 16],
    ],
    [[1000, 0, 1000]],
  ]);
});

test('thins out points above the limit, and keeps the ends of every stroke', () => {
  const line = (length: number) =>
    Array.from({ length }, (_, at) => ({ x: at / 10, y: 5, time: at }));
  const strokes = strokesFrom([line(5001), line(3), line(2000)], 1000);
  expect(strokes.flat().length).toBeLessThanOrEqual(STROKE_POINTS_MAX);
  expect(strokes.flat().length).toBeGreaterThan(STROKE_POINTS_MAX / 2);
  expect(areStrokes(strokes)).toBe(true);
  expect(strokes[0]?.at(0)?.[0]).toBe(0);
  expect(strokes[0]?.at(-1)?.[0]).toBe(500);
});

test.each([
  [
    '1,2,3 1000,0,999999',
    [
      [1, 2, 3],
      [1000, 0, 999_999],
    ],
  ],
  ['0,0,0', [[0, 0, 0]]],
  ['', null],
  ['1,2', null],
  ['1,2,3,4', null],
  ['1.5,2,3', null],
  ['-1,2,3', null],
  ['1,2,3  4,5,6', null],
  ['1,2,x', null],
])('parses the stroke %j', (text, stroke) => {
  expect(readStroke(text)).toEqual(stroke);
  if (stroke !== null) expect(strokeText(readStroke(text) ?? [])).toBe(text);
});

test('returns the bounds of the strokes and their path', () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([[[5, 9, 0]], [[25, 3, 1]]])).toEqual({ left: 5, top: 3, width: 20, height: 6 });
  expect(strokePath([[5, 9, 0]])).toBe('M5 9L5 9');
  expect(
    strokePath([
      [0, 0, 0],
      [10, 10, 1],
      [20, 0, 2],
      [30, 10, 3],
    ]),
  ).toBe('M0 0Q10 10 15 5Q20 0 25 5L30 10');
});

test('each stage has its sentences, in both languages', () => {
  expect(sentenceFor('pickup', 'signed')).toBe('release-1');
  expect(sentenceFor('delivery', 'subject-to-inspection')).toBe('receipt-inspection-1');
  // Signed sentences must never change: a new text needs a new id.
  expect(SENTENCES['release-1']['en-CA']).toBe(
    'I hand the vehicles listed over to the carrier. Their condition is as noted in this report.',
  );
  expect(SENTENCES['receipt-1']['fr-CA']).toBe(
    'J’ai reçu les véhicules indiqués. Leur état est celui qui est noté dans ce rapport.',
  );
});
