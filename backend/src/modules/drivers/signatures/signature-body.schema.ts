import { TEXT_MAX } from '@dispatch/domain/limits';
import { JOB_PHOTOS_MAX } from '@dispatch/domain/report/photo';
import {
  areStrokes,
  isSentenceId,
  readStroke,
  SENTENCES,
  type SentenceId,
  SIGNATURE_OUTCOMES,
  SIGNING_METHODS,
  STROKE_BOX,
  STROKE_POINTS_MAX,
  STROKES_MAX,
} from '@dispatch/domain/report/signature';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { oneOf, optionalText, sha256 } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

/** Longer than any value within the limits. */
const STROKE_LETTERS = STROKE_POINTS_MAX * '1000,1000,999999 '.length;

const SentStroke = z
  .string(says('not_text'))
  .max(STROKE_LETTERS, says('too_long', { max: STROKE_LETTERS }))
  .transform((text, context) => {
    const stroke = readStroke(text);
    if (stroke !== null && areStrokes([stroke])) return stroke;
    context.addIssue({ code: 'custom', message: says('not_stroke') });
    return z.NEVER;
  });

const SENTENCE_IDS = Object.keys(SENTENCES).filter(isSentenceId) as [SentenceId, ...SentenceId[]]; // there are some

export const SignatureBody = z
  .strictObject({
    outcome: oneOf(SIGNATURE_OUTCOMES),
    name: optionalText(TEXT_MAX.name)
      .transform((name) => name ?? null)
      .describe('Needed where it was signed.'),
    method: oneOf(SIGNING_METHODS)
      .nullable()
      .describe('A typed name has no strokes. Null if there is no signature.'),
    strokes: z
      .array(SentStroke, says('not_list'))
      .max(STROKES_MAX, says('list_too_long'))
      .meta({
        description: `Each as \`x,y,milliseconds x,y,milliseconds\`: whole numbers, x and y in a square of ${String(STROKE_BOX)}, at most ${String(STROKE_POINTS_MAX)} points together.`,
      }),
    language: oneOf(LANGUAGES).describe('The text that the signer read.'),
    sentenceId: oneOf(SENTENCE_IDS)
      .nullable()
      .describe('The key of the signed sentence. Null if there is no signature.'),
    photos: z
      .array(sha256(), says('not_list'))
      .max(JOB_PHOTOS_MAX, says('list_too_long'))
      .describe('SHA-256 of the photos that the phone had of this stage, as it sends them.'),
  })
  .meta({ id: 'NewSignature' });
