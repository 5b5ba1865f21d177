import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { Block, Paper } from '../../../papers/paper';
import type { Carrier } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';
import type { SignaturesAnswer } from '../signatures/signature.schema';
import { damageDrawings } from './bill-drawings';
import { box, heading, lastChange } from './bill-paper';
import { partyBlocks } from './bill-parties';
import { type BillPhoto, photosOf } from './bill-photos';
import { party, sealLine } from './bill-signatures';
import { unitTable } from './bill-units';
import { asIs, type BillVoice } from './bill-voice';

export interface ClaimSource {
  readonly job: JobAnswer;
  /** Of both stages. */
  readonly photos: readonly BillPhoto[];
  readonly signatures: SignaturesAnswer;
  readonly carrier: Carrier;
}

/**
 * All evidence for a claim: both ends of the trip, every signature, the full-size photos, and the hashes of the chain.
 */
export function claimPaper(source: ClaimSource, voice: BillVoice): Paper {
  const { job, photos, signatures, carrier } = source;
  const title = `${voice.plain((words) => words.claimTitle)} ${job.jobId}`;
  const asOf = lastChange(job, photos);
  return {
    title,
    language: voice.language,
    createdAt: new Date(asOf),
    name: title,
    page: voice.plain((words) => words.page),
    ...sealLine(signatures.signatures.at(-1) ?? null, voice),
    blocks: [
      { kind: 'title', phrase: voice.say((words) => words.claimTitle) },
      {
        kind: 'facts',
        facts: [
          box(voice, (words) => words.number, asIs(job.jobId)),
          box(voice, (words) => words.date, asIs(voice.moment(asOf))),
          box(voice, (words) => words.poNumber, asIs(job.poNumber ?? '—')),
        ],
      },
      ...partyBlocks(job, carrier, voice),
      ...REPORT_STAGES.flatMap((stage) => [
        ...heading(voice, (words) => `${words.units} · ${words.stages[stage]}`),
        unitTable(job, stage, voice),
        ...damageDrawings(job, stage, voice),
      ]),
      ...REPORT_STAGES.flatMap((stage) => signedAt(stage, signatures, voice)),
      ...sealedVersions(signatures, voice),
      ...REPORT_STAGES.flatMap((stage) => photosOf(job, stage, photos, voice)),
    ],
  };
}

/** Points of the first row, which stays on one page with its heading. */
const ROW_SPACE = 80;

/** All signatures at one end, oldest first. */
function signedAt(stage: ReportStage, { signatures }: SignaturesAnswer, voice: BillVoice): Block[] {
  const signed = signatures.filter((signature) => signature.stage === stage);
  if (signed.length === 0) return [];
  const who = voice.say((words) => (stage === 'pickup' ? words.shipper : words.consignee));
  return [
    {
      kind: 'heading',
      phrase: voice.say((words) => `${words.signatures}, ${words.stages[stage].toLowerCase()}`),
      following: ROW_SPACE,
    },
    ...signed.map((signature): Block => ({
      kind: 'signatures',
      parties: [party(who, signature, voice)],
      places: [
        voice.say((words) => words.name),
        voice.say((words) => words.signature),
        voice.say((words) => words.signedOn),
      ],
    })),
  ];
}

function sealedVersions({ signatures, faults }: SignaturesAnswer, voice: BillVoice): Block[] {
  if (signatures.length === 0) return [];
  return [
    ...heading(voice, (words) => words.sealedVersions),
    ...(faults.length > 0
      ? [{ kind: 'text' as const, phrase: voice.say((words) => words.sealBroken) }]
      : []),
    { kind: 'text', phrase: voice.say((words) => words.hashExplained) },
    {
      kind: 'table',
      columns: [
        { label: voice.say((words) => words.version), width: 0.1 },
        { label: voice.say((words) => words.result), width: 0.24 },
        { label: voice.say((words) => words.sealedAt), width: 0.16 },
        { label: voice.say((words) => words.hash), width: 0.5 },
      ],
      rows: signatures.map(({ number, stage, outcome, sealedAt, hash }) => [
        [asIs(String(number))],
        [voice.say((words) => words.stages[stage]), voice.say((words) => words.outcomes[outcome])],
        [asIs(voice.moment(sealedAt))],
        // In two halves, which fit their column.
        [asIs(hash.slice(0, 32)), asIs(hash.slice(32))],
      ]),
    },
  ];
}
