import type { ReportStage } from '@dispatch/domain/report/photo';
import { answeredStrokes, boundsOf, isSigned, strokePath } from '@dispatch/domain/report/signature';
import type { Block, Drawing, Phrase, SigningParty } from '../../../papers/paper';
import type { SignatureAnswer, SignaturesAnswer } from '../signatures/signature.schema';
import { asIs, type BillVoice } from './bill-voice';

/** Only the last signature of a stage counts. */
export function lastOf(
  { signatures }: SignaturesAnswer,
  stage: ReportStage,
): SignatureAnswer | null {
  return signatures.findLast((signature) => signature.stage === stage) ?? null;
}

/** The signatures at each end, with space for handwriting. A pickup bill omits the delivery. */
export function signatureBlocks(
  all: SignaturesAnswer,
  stage: ReportStage,
  voice: BillVoice,
): Block[] {
  const received = stage === 'delivery' ? lastOf(all, 'delivery') : null;
  return [
    ...(all.faults.length > 0
      ? [{ kind: 'text' as const, phrase: voice.say((words) => words.sealBroken) }]
      : []),
    {
      kind: 'signatures',
      parties: [
        party(
          voice.say((words) => words.shipper),
          lastOf(all, 'pickup'),
          voice,
        ),
        party(
          voice.say((words) => words.carrier),
          null,
          voice,
        ),
        party(
          voice.say((words) => words.consignee),
          received,
          voice,
        ),
      ],
      places: [
        voice.say((words) => words.name),
        voice.say((words) => words.signature),
        voice.say((words) => words.signedOn),
      ],
    },
  ];
}

export function party(
  label: Phrase,
  signature: SignatureAnswer | null,
  voice: BillVoice,
): SigningParty {
  if (signature === null) return { label, filled: [null, null, null], remarks: [] };
  const { name, signedAt } = signature;
  return {
    label,
    filled: [
      name === null ? null : asIs(name),
      drawn(signature, voice) ?? voice.say((words) => words.outcomes[signature.outcome]),
      asIs(`${voice.moment(signedAt)} (${voice.timeZone})`),
    ],
    remarks: remarksOf(signature, voice),
  };
}

function drawn(
  { name, outcome, strokes }: SignatureAnswer,
  voice: BillVoice,
): Drawing | Phrase | null {
  const lines = answeredStrokes(strokes);
  const bounds = boundsOf(lines);
  if (bounds === null) return isSigned(outcome) && name !== null ? asIs(name) : null;
  return {
    alt: `${voice.plain((words) => words.signatureOf)} ${name ?? ''}`.trim(),
    language: voice.language,
    paths: lines.map(strokePath),
    ...bounds,
  };
}

/** The sentence in the language of the signature, and any special conditions. */
function remarksOf(signature: SignatureAnswer, voice: BillVoice): Phrase[] {
  const { sentence, language, outcome, method } = signature;
  return [
    ...(sentence === null ? [] : [[{ text: sentence, language }]]),
    ...(outcome === 'subject-to-inspection' ? [voice.say((words) => words.outcomes[outcome])] : []),
    ...(method === 'typed' ? [voice.say((words) => words.typedName)] : []),
  ];
}

/** Names the version that the bill shows. Empty if none was sealed. */
export function sealLine(signature: SignatureAnswer | null, voice: BillVoice) {
  if (signature === null) return {};
  const { number, hash } = signature;
  return { foot: `${voice.plain((words) => words.version)} ${String(number)} · SHA-256 ${hash}` };
}
