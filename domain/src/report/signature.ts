import { TEXT_MAX } from '../limits';
import { LANGUAGES, type Language } from '../text/language';
import type { ReportStage } from './photo';

/** Results of requesting a signature. The first two were signed; the driver noted the others. */
export const SIGNATURE_OUTCOMES = [
  'signed',
  'subject-to-inspection',
  'refused',
  'nobody-there',
] as const;
export type SignatureOutcome = (typeof SIGNATURE_OUTCOMES)[number];
export type SignedOutcome = 'signed' | 'subject-to-inspection';

/** How it was signed; a typed name is for people who cannot draw. */
export const SIGNING_METHODS = ['drawn', 'typed'] as const;
export type SigningMethod = (typeof SIGNING_METHODS)[number];

/** The signer's role: the person who releases the vehicles, or the one who receives them. */
export const SIGNER_ROLES = { pickup: 'releases', delivery: 'receives' } as const;

/** Strokes are scaled to a square with this side; a pad's width fills it. */
export const STROKE_BOX = 1000;
/** Total of all strokes. With the hashes of its photos, a signature then fits a text column of 64 kB. */
export const STROKE_POINTS_MAX = 1500;
/** A request body is limited to this many values, and a stroke is one value. */
export const STROKES_MAX = 500;
/** Shorter ink is a dot or a slip of the finger; units of STROKE_BOX. */
const INK_LENGTH_MIN = 150;
/** Milliseconds from the first point to the last. */
const INK_TIME_MIN = 150;
const NAME_LETTERS_MIN = 2;
/** Milliseconds since the first point. */
export const STROKE_TIME_MAX = 999_999;

/** `[x, y, time]`: whole numbers, x and y within the box, time since the first point. */
export type StrokePoint = readonly [number, number, number];
export type Stroke = readonly StrokePoint[];

export interface Signature {
  readonly outcome: SignatureOutcome;
  /** Of the signer, or of the person who refused, if known. */
  readonly name: string | null;
  /** Null without a signature. */
  readonly method: SigningMethod | null;
  readonly strokes: readonly Stroke[];
  readonly language: Language;
  /** The sentence that was signed; null without a signature. */
  readonly sentenceId: SentenceId | null;
  /** SHA-256 of the stage's photos on the phone at signing, hashed as they are sent. */
  readonly photos: readonly string[];
}

/** Sentences to sign. A sentence never changes after release: a new text gets a new id, and the old one stays. */
export const SENTENCES = {
  'release-1': {
    'en-CA':
      'I hand the vehicles listed over to the carrier. Their condition is as noted in this report.',
    'fr-CA':
      'Je remets au transporteur les véhicules indiqués. Leur état est celui qui est noté dans ce rapport.',
  },
  'release-inspection-1': {
    'en-CA':
      'I hand the vehicles listed over to the carrier. I have not inspected them, and what is noted of their condition is subject to my inspection.',
    'fr-CA':
      'Je remets au transporteur les véhicules indiqués. Je ne les ai pas inspectés; ce qui est noté de leur état est sous réserve de mon inspection.',
  },
  'receipt-1': {
    'en-CA': 'I have received the vehicles listed. Their condition is as noted in this report.',
    'fr-CA': 'J’ai reçu les véhicules indiqués. Leur état est celui qui est noté dans ce rapport.',
  },
  'receipt-inspection-1': {
    'en-CA':
      'I have received the vehicles listed, subject to inspection. I may still report damage that is not noted here.',
    'fr-CA':
      'J’ai reçu les véhicules indiqués, sous réserve d’inspection. Je peux encore signaler des dommages qui ne sont pas notés ici.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
export type SentenceId = keyof typeof SENTENCES;

const PRESENT_SENTENCES: Readonly<
  Record<ReportStage, Readonly<Record<SignedOutcome, SentenceId>>>
> = {
  pickup: { signed: 'release-1', 'subject-to-inspection': 'release-inspection-1' },
  delivery: { signed: 'receipt-1', 'subject-to-inspection': 'receipt-inspection-1' },
};

export function sentenceFor(stage: ReportStage, outcome: SignedOutcome): SentenceId {
  return PRESENT_SENTENCES[stage][outcome];
}

export function isSentenceId(value: unknown): value is SentenceId {
  return typeof value === 'string' && Object.hasOwn(SENTENCES, value);
}

export function isSigned(outcome: SignatureOutcome): outcome is SignedOutcome {
  return outcome === 'signed' || outcome === 'subject-to-inspection';
}

export function isSignatureOutcome(value: unknown): value is SignatureOutcome {
  return SIGNATURE_OUTCOMES.some((outcome) => outcome === value);
}

/** Whether a signature has all fields that its outcome requires. */
export function isWholeSignature(signature: Signature): boolean {
  const { outcome, name, method, strokes, sentenceId, language } = signature;
  if (!LANGUAGES.includes(language) || !areStrokes(strokes)) return false;
  if (!isSigned(outcome)) return method === null && sentenceId === null && strokes.length === 0;
  if (name === null || !isSignerName(name) || name.length > TEXT_MAX.name) return false;
  if (sentenceId === null) return false;
  return method === 'drawn' ? isEnoughInk(strokes) : method === 'typed' && strokes.length === 0;
}

export function isSignerName(name: string): boolean {
  return (name.match(/\p{L}/gu) ?? []).length >= NAME_LETTERS_MIN;
}

/** Whether the strokes are more than a dot or a tap. */
export function isEnoughInk(strokes: readonly Stroke[]): boolean {
  const times = strokes.flatMap((stroke) => stroke.map(([, , time]) => time));
  const length = strokes.reduce((sum, stroke) => sum + strokeLength(stroke), 0);
  return length >= INK_LENGTH_MIN && Math.max(...times) - Math.min(...times) >= INK_TIME_MIN;
}

function strokeLength(stroke: Stroke): number {
  return stroke.slice(1).reduce((sum, [x, y], place) => {
    const [fromX, fromY] = stroke[place] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** Whether all points are in the box and within the limit. */
export function areStrokes(strokes: readonly Stroke[]): boolean {
  const points = strokes.flat();
  return (
    strokes.length <= STROKES_MAX &&
    points.length <= STROKE_POINTS_MAX &&
    strokes.every((stroke) => stroke.length > 0) &&
    points.every(
      ([x, y, time]) =>
        isWithin(x, STROKE_BOX) && isWithin(y, STROKE_BOX) && isWithin(time, STROKE_TIME_MAX),
    )
  );
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}

/** Compact format of a stroke in requests: `x,y,time x,y,time`. */
export function strokeText(stroke: Stroke): string {
  return stroke.map((point) => point.join(',')).join(' ');
}

/** Null if the text is not a stroke. */
export function readStroke(text: string): Stroke | null {
  const points: StrokePoint[] = [];
  for (const part of text.split(' ')) {
    const [, x, y, time] = /^(\d{1,4}),(\d{1,4}),(\d{1,6})$/.exec(part) ?? [];
    if (x === undefined) return null;
    points.push([Number(x), Number(y), Number(time)]);
  }
  return points;
}

/** Strokes of a response, in which each point is a list of three numbers. */
export function answeredStrokes(strokes: readonly (readonly (readonly number[])[])[]): Stroke[] {
  return strokes.map((stroke) =>
    stroke.map(([x = 0, y = 0, time = 0]): StrokePoint => [x, y, time]),
  );
}

/** A point of the pad: in pixels, with an absolute time in milliseconds. */
export interface PadPoint {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * The strokes of a pad of `width` pixels, scaled to the box. Points above the limit are thinned out evenly; each
 * stroke keeps its first and last point.
 */
export function strokesFrom(drawn: readonly (readonly PadPoint[])[], width: number): Stroke[] {
  const begun = drawn[0]?.[0]?.time ?? 0;
  const total = drawn.reduce((sum, points) => sum + points.length, 0);
  const scale = STROKE_BOX / width;
  return thinned(drawn, total).map((points) =>
    points.map(({ x, y, time }): StrokePoint => [
      within(x * scale, STROKE_BOX),
      within(y * scale, STROKE_BOX),
      within(time - begun, STROKE_TIME_MAX),
    ]),
  );
}

function thinned(drawn: readonly (readonly PadPoint[])[], total: number) {
  const strokes = drawn.filter((points) => points.length > 0).slice(0, STROKES_MAX);
  if (total <= STROKE_POINTS_MAX) return strokes;
  // Each stroke can keep one extra point: its last.
  const every = Math.ceil(total / (STROKE_POINTS_MAX - strokes.length));
  return strokes.map((points) =>
    points.filter((_, place) => place % every === 0 || place === points.length - 1),
  );
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(value)));
}

/** Null if nothing was drawn. */
export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flat();
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/**
 * One stroke as an SVG or PDF path: a smooth line through the midpoints. A dot is a line of zero length, visible
 * through round line caps.
 */
export function strokePath(stroke: Stroke): string {
  const [first, ...others] = stroke;
  if (first === undefined) return '';
  const last = others.at(-1) ?? first;
  const curves = others.slice(0, -1).map(([x, y], place) => {
    const [nextX, nextY] = others[place + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`;
}
