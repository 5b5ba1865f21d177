import type { ReportStage } from '@dispatch/domain/report/photo';
import { newMarks } from '@dispatch/domain/report/unit-report';
import { damageText } from '@dispatch/domain/report/words/damage-text';
import type { Block, VehicleFigure } from '../../../papers/paper';
import type { JobAnswer } from '../../jobs/job.schema';
import { nameOf } from './bill-units';
import { asIs, type BillVoice } from './bill-voice';

type Unit = JobAnswer['jobVehicles'][number];

/** Points of the first drawing, which stays on one page with its heading. */
const DRAWING_SPACE = 80;

/** The drawing of each damaged vehicle at this stage. Empty without damage. */
export function damageDrawings(job: JobAnswer, stage: ReportStage, voice: BillVoice): Block[] {
  const vehicles = job.jobVehicles.flatMap((unit, place) =>
    figuresOf(unit, place + 1, stage, voice),
  );
  if (vehicles.length === 0) return [];
  return [
    {
      kind: 'heading',
      phrase: voice.say((words) => words.drawings),
      following: DRAWING_SPACE,
    },
    { kind: 'vehicles', vehicles },
  ];
}

function figuresOf(
  unit: Unit,
  number: number,
  stage: ReportStage,
  voice: BillVoice,
): VehicleFigure[] {
  const report = unit.reports?.find((each) => each.stage === stage);
  if (report === undefined || report.marks.length === 0) return [];
  const { body, marks } = report;
  const pickup = unit.reports?.find((each) => each.stage === 'pickup')?.marks ?? [];
  const fresh = new Set(stage === 'delivery' ? newMarks(pickup, marks) : marks);
  const name = nameOf(unit, voice)
    .map(({ text }) => text)
    .join(' / ');
  const damage = voice.plain(({ language }) =>
    marks.map(({ code }, at) => `${String(at + 1)}. ${damageText(code, language)}`).join('; '),
  );
  return [
    {
      alt: `${voice.plain((words) => words.drawings)}, ${String(number)}. ${name}${voice.colon} ${damage}`,
      language: voice.language,
      caption: asIs(`${String(number)}. ${name}`),
      body,
      marks: marks.map((mark, at) => ({
        ...{ view: mark.view, x: mark.x, y: mark.y },
        number: at + 1,
        isKnown: !fresh.has(mark),
      })),
    },
  ];
}
