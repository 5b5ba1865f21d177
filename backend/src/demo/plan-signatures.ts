import type { ReportStage } from '@dispatch/domain/report/photo';
import {
  isSigned,
  sentenceFor,
  type Signature,
  type SignatureOutcome,
  type Stroke,
  type StrokePoint,
} from '@dispatch/domain/report/signature';
import type { PlannedReport } from './plan-reports';

export interface PlannedSignature {
  readonly jobId: number;
  readonly stage: ReportStage;
  readonly signedAt: Date;
  /** Index in SAMPLE_DRIVERS. */
  readonly driver: number;
  readonly signature: Signature;
}

/** Time after the last vehicle was inspected. */
const AFTER_MS = 4 * 60_000;
const NAMES = ['Camille Roy', 'Jordan Hill', 'Élise Fontaine', 'Sam Whitfield', 'Noor Haddad'];
const POINTS = 60;

/**
 * Signatures for the release and receipt of the reported units, in order of signing. For one of them no person was
 * present.
 */
export function planSignatures(reports: readonly PlannedReport[]): PlannedSignature[] {
  const last = new Map<string, PlannedReport>();
  for (const report of reports) last.set(`${String(report.jobId)} ${report.stage}`, report);
  return [...last.values()]
    .map(({ jobId, stage, tappedAt, driver }, index) => ({
      ...{ jobId, stage, driver },
      signedAt: new Date(tappedAt.getTime() + AFTER_MS),
      signature: signatureOf(stage, index),
    }))
    .sort((one, other) => one.signedAt.getTime() - other.signedAt.getTime());
}

function signatureOf(stage: ReportStage, index: number): Signature {
  const outcome = outcomeOf(stage, index);
  const isDrawn = isSigned(outcome);
  return {
    outcome,
    name: isDrawn ? (NAMES[index % NAMES.length] ?? null) : null,
    method: isDrawn ? 'drawn' : null,
    strokes: isDrawn ? [scrawl(index), underline()] : [],
    language: index % 2 === 0 ? 'fr-CA' : 'en-CA',
    sentenceId: isDrawn ? sentenceFor(stage, outcome) : null,
    photos: [],
  };
}

function outcomeOf(stage: ReportStage, index: number): SignatureOutcome {
  if (stage === 'delivery' && index % 4 === 3) return 'nobody-there';
  return stage === 'delivery' && index % 4 === 1 ? 'subject-to-inspection' : 'signed';
}

/** Loops across the pad, with a different width for each person. */
function scrawl(index: number): Stroke {
  const turns = 4 + (index % 3);
  return Array.from({ length: POINTS }, (_, step): StrokePoint => {
    const way = step / (POINTS - 1);
    const angle = way * turns * 2 * Math.PI;
    const x = 120 + way * 640 + Math.cos(angle) * 60;
    const y = 200 + Math.sin(angle) * (90 - way * 50);
    return [Math.round(x), Math.round(y), step * 20];
  });
}

function underline(): Stroke {
  return [
    [140, 320, 1_400],
    [820, 300, 1_700],
  ];
}
