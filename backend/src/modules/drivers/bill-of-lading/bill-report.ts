import type { ReportStage } from '@dispatch/domain/report/photo';
import { newMarks } from '@dispatch/domain/report/unit-report';
import { damageText } from '@dispatch/domain/report/words/damage-text';
import type { Phrase } from '../../../papers/paper';
import type { JobAnswer } from '../../jobs/job.schema';
import { type BillVoice, known } from './bill-voice';
import type { BillWords } from './words/bill-words';

type Unit = JobAnswer['jobVehicles'][number];
type Report = NonNullable<Unit['reports']>[number];

/** The driver's report on a unit at this stage, one fact per line. Empty without a report. */
export function reportLines(unit: Unit, stage: ReportStage, voice: BillVoice): Phrase[] {
  const report = unit.reports?.find((each) => each.stage === stage);
  if (report === undefined) return [];
  const facts = voice.say((words) => factsOf(report, words).join(', '));
  return [
    ...(factsOf(report, null).length > 0 ? [facts] : []),
    ...labelled(voice, (words) => words.looseItems, report.looseItems),
    ...known(report.note),
    ...damageLines(unit, report, voice),
  ];
}

/** Without words: only checks which facts exist. */
function factsOf({ odometer, keys, energy, running }: Report, words: BillWords | null): string[] {
  const texts = words?.report;
  return [
    odometer && `${texts?.odometer ?? ''} ${String(odometer.value)} ${odometer.unit}`,
    keys !== null && `${texts?.keys ?? ''} ${String(keys)}`,
    energy?.kind === 'fuel' && `${texts?.fuel ?? ''} ${String(energy.level)}/8`,
    energy?.kind === 'battery' && `${texts?.battery ?? ''} ${String(energy.level)}\u00a0%`,
    running && (texts?.[running] ?? running),
  ].filter((text) => typeof text === 'string');
}

/** Each damage with its number on the drawing, its code, and in words. At delivery, new damage comes first and is marked as new. */
function damageLines(unit: Unit, { stage, marks }: Report, voice: BillVoice): Phrase[] {
  if (marks.length === 0) return [voice.say(({ report }) => report.noDamage)];
  const pickup = unit.reports?.find((each) => each.stage === 'pickup')?.marks ?? [];
  const fresh = stage === 'delivery' ? newMarks(pickup, marks) : [];
  const others = marks.filter((mark) => !fresh.includes(mark));
  return [...fresh, ...others].map((mark) =>
    voice.say(({ language, report }) => {
      const text = `${mark.code} ${damageText(mark.code, language)}`;
      const number = `${String(marks.indexOf(mark) + 1)}.`;
      return fresh.includes(mark) ? `${number} ${report.newDamage} ${text}` : `${number} ${text}`;
    }),
  );
}

function labelled(
  voice: BillVoice,
  choose: (words: BillWords['report']) => string,
  text: string | null,
): Phrase[] {
  return known(text).map((line) => [...voice.say(({ report }) => choose(report)), ...line]);
}
