import { createHash } from 'node:crypto';
import { SIGNATURE_OUTCOMES, SIGNING_METHODS } from '@dispatch/domain/report/signature';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';

/** Increment it when the shape of sealed data changes. Existing data keep their format. */
export const DATA_FORMAT = 'vehicle-report-1';

const point = z.tuple([z.int(), z.int(), z.int()]);

/** The part of the sealed data that is read again. */
const SealedData = z.object({
  stage: z.enum(REPORT_STAGES),
  sealedAt: z.string(),
  takenBy: z.string(),
  seal: z.object({ previous: z.string().nullable(), previousOfJob: z.string().nullable() }),
  signature: z.object({
    outcome: z.enum(SIGNATURE_OUTCOMES),
    name: z.string().nullable(),
    method: z.enum(SIGNING_METHODS).nullable(),
    strokes: z.array(z.array(point)),
    language: z.enum(LANGUAGES),
    sentence: z.object({ id: z.string(), text: z.string() }).nullable(),
    signedAt: z.string(),
  }),
  units: z.array(z.object({ photos: z.array(z.object({ id: z.int(), file: z.string() })) })),
});
export type SealedData = z.output<typeof SealedData>;

export function readSealedData(text: string): SealedData | null {
  try {
    return SealedData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** SHA-256 of the text in UTF-8, in hexadecimal. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Code points of a piece: 4 bytes each at most, and a text column holds 65,535. */
const PIECE = 16_000;

/** Splits a text between code points. */
export function inPieces(text: string): string[] {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / PIECE) }, (_, at) =>
    letters.slice(at * PIECE, (at + 1) * PIECE).join(''),
  );
}
