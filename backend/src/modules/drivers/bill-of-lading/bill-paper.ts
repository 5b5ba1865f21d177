import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Block, Fact, Paper, Phrase } from '../../../papers/paper';
import type { Carrier } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';
import type { SignaturesAnswer } from '../signatures/signature.schema';
import { damageDrawings } from './bill-drawings';
import { partyBlocks } from './bill-parties';
import { type BillPhoto, photoAnnex } from './bill-photos';
import { lastOf, sealLine, signatureBlocks } from './bill-signatures';
import { unitTable } from './bill-units';
import { asIs, type BillVoice, known } from './bill-voice';
import type { BillWords } from './words/bill-words';

/** Space for handwriting, in points. */
const EXCEPTIONS_SPACE = 54;
const AGREEMENTS_SPACE = 14;
const VALUE_SPACE = 18;
/** Points of the signature rows, which stay on one page with their heading. */
const SIGNATURES_SPACE = 230;

export interface BillSource {
  readonly job: JobAnswer;
  readonly stage: ReportStage;
  readonly photos: readonly BillPhoto[];
  readonly signatures: SignaturesAnswer;
  readonly carrier: Carrier;
}

/**
 * All known data that a uniform bill of lading requires, without prices. Unknown fields are left blank for handwriting.
 */
export function billPaper(source: BillSource, voice: BillVoice): Paper {
  const { job, stage, photos, signatures, carrier } = source;
  const title = `${voice.plain((words) => words.title)} ${job.jobId}`;
  const sealed =
    stage === 'pickup' ? lastOf(signatures, 'pickup') : (signatures.signatures.at(-1) ?? null);
  const asOf = lastChange(job, photos);
  return {
    title,
    language: voice.language,
    createdAt: new Date(asOf),
    name: title,
    page: voice.plain((words) => words.page),
    ...sealLine(sealed, voice),
    blocks: [
      { kind: 'title', phrase: voice.say((words) => words.title) },
      {
        kind: 'facts',
        facts: [
          box(voice, (words) => words.number, asIs(job.jobId)),
          box(voice, (words) => words.date, asIs(voice.moment(asOf))),
          box(voice, (words) => words.poNumber, asIs(job.poNumber ?? '—')),
          box(
            voice,
            (words) => words.stage,
            voice.say((words) => words.stages[stage]),
          ),
        ],
      },
      ...partyBlocks(job, carrier, voice),
      ...heading(voice, (words) => words.units),
      unitTable(job, stage, voice),
      ...damageDrawings(job, stage, voice),
      written(voice, (words) => words.exceptions, [], EXCEPTIONS_SPACE),
      written(
        voice,
        (words) => words.specialAgreements,
        known(job.specialInstructions),
        AGREEMENTS_SPACE,
      ),
      ...(stage === 'delivery' && job.completionNotes
        ? [written(voice, (words) => words.deliveryNotes, known(job.completionNotes), 0)]
        : []),
      written(voice, (words) => words.declaredValuation, [asIs('$')], VALUE_SPACE),
      {
        kind: 'choices',
        label: voice.say((words) => words.charges),
        choices: [voice.say((words) => words.prepaid), voice.say((words) => words.collect)],
      },
      ...heading(voice, (words) => words.terms),
      ...terms(voice),
      {
        kind: 'heading',
        phrase: voice.say((words) => words.signatures),
        following: SIGNATURES_SPACE,
      },
      ...signatureBlocks(signatures, stage, voice),
      ...photoAnnex(job, photos, voice),
    ],
  };
}

/** Includes photos, because a new photo does not change the job's version. */
export function lastChange(job: JobAnswer, photos: readonly BillPhoto[]): string {
  return (
    [job.updatedAt, ...photos.map(({ photo }) => photo.takenAt)].sort().at(-1) ?? job.updatedAt
  );
}

export function box(voice: BillVoice, choose: (words: BillWords) => string, line: Phrase): Fact {
  return { label: voice.say(choose), lines: [line] };
}

function written(
  voice: BillVoice,
  choose: (words: BillWords) => string,
  lines: readonly Phrase[],
  space: number,
): Block {
  return { kind: 'facts', facts: [{ label: voice.say(choose), lines, space }] };
}

export function heading(voice: BillVoice, choose: (words: BillWords) => string): Block[] {
  return [{ kind: 'heading', phrase: voice.say(choose) }];
}

/** Paragraph by paragraph, so that both languages of a paragraph are together. */
function terms(voice: BillVoice): Block[] {
  return ([0, 1, 2, 3] as const).map((at) => ({
    kind: 'text',
    phrase: voice.say(({ termTexts }) => termTexts[at]),
  }));
}
