import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { SEAL_FAULTS } from '@dispatch/domain/report/seal';
import { SIGNATURE_OUTCOMES, SIGNING_METHODS, STROKE_BOX } from '@dispatch/domain/report/signature';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe } from '../../../http/answers/answer-fields';

const SignatureAnswer = z
  .object({
    number: z.int().describe('Of the version that it sealed, from 1 on.'),
    stage: z.enum(REPORT_STAGES),
    outcome: z.enum(SIGNATURE_OUTCOMES),
    name: maybe(z.string()),
    method: maybe(z.enum(SIGNING_METHODS)).describe('Null if there is no signature.'),
    strokes: z.array(z.array(z.array(z.int()).length(3))).meta({
      description: `Strokes of points \`[x, y, milliseconds]\` in a square of ${String(STROKE_BOX)}.`,
    }),
    language: z.enum(LANGUAGES).describe('The text that the signer read.'),
    sentence: maybe(z.string()).describe('The words that were signed.'),
    signedAt: instant(),
    takenBy: z.string().describe('Name at that time of the person who requested it.'),
    sealedAt: instant(),
    hash: z.string().describe('SHA-256 of the sealed data, in hexadecimal.'),
  })
  .meta({ id: 'Signature', description: 'The outcome of a requested signature.' });
export type SignatureAnswer = z.output<typeof SignatureAnswer>;

const SealFaultAnswer = z
  .object({
    number: z.int().describe('Of the version that it was found at.'),
    fault: z
      .enum(SEAL_FAULTS)
      .describe(
        '`changed`: the data are not those that were sealed. `misplaced`: stored under another job or number. `missing`: versions before it are gone. `unlinked`: it does not follow from the one before. `cut`: the last versions are gone.',
      ),
  })
  .meta({ id: 'SealFault' });
export type SealFaultAnswer = z.output<typeof SealFaultAnswer>;

export const SignaturesAnswer = z
  .object({
    signatures: z.array(SignatureAnswer).describe('In the order of their sealing.'),
    faults: z
      .array(SealFaultAnswer)
      .describe('Faults of this job’s sealed versions; empty if there are none.'),
  })
  .meta({ id: 'Signatures' });
export type SignaturesAnswer = z.output<typeof SignaturesAnswer>;
