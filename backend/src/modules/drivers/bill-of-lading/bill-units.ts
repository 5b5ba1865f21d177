import { hasRecordedVin, isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import { unitState } from '@dispatch/domain/jobs/unit-state';
import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Block, Phrase } from '../../../papers/paper';
import type { JobAnswer } from '../../jobs/job.schema';
import { reportLines } from './bill-report';
import { asIs, known, type BillVoice } from './bill-voice';

type Unit = JobAnswer['jobVehicles'][number];

/** The vehicles of the job, with their known condition. */
export function unitTable(job: JobAnswer, stage: ReportStage, voice: BillVoice): Block {
  return {
    kind: 'table',
    columns: [
      { label: voice.say((words) => words.unitNumber), width: 0.08 },
      { label: voice.say((words) => words.vin), width: 0.24 },
      { label: voice.say((words) => words.vehicle), width: 0.3 },
      { label: voice.say((words) => words.condition), width: 0.38 },
    ],
    rows: job.jobVehicles.map((unit, place) => [
      [asIs(String(place + 1))],
      [vinOf(unit, voice)],
      [
        nameOf(unit, voice),
        ...known(unit.vehicle.poNumber).map((number) => [
          ...voice.say((words) => words.poNumber),
          ...number,
        ]),
      ],
      [...conditionOf(unit, job, voice), ...reportLines(unit, stage, voice)],
    ]),
  };
}

export function nameOf({ vehicle }: Unit, voice: BillVoice): Phrase {
  const name = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');
  return name === '' ? voice.say((words) => words.unknown) : asIs(name);
}

function vinOf({ vehicle }: Unit, voice: BillVoice): Phrase {
  if (!hasRecordedVin(vehicle)) return voice.say((words) => words.unknown);
  if (vehicle.vin !== null) return asIs(vehicle.vin);
  return [...voice.say((words) => words.vinEnd), ...asIs(vehicle.vinLast8 ?? '')];
}

function conditionOf({ leftBehind, vinCheck, vehicle }: Unit, job: JobAnswer, voice: BillVoice) {
  const state = unitState(job.status, leftBehind !== null);
  const lines = [voice.say((words) => words.states[state])];
  if (leftBehind !== null) {
    lines.push(voice.say((words) => words.leftReasons[leftBehind.reason]));
    lines.push(...known(leftBehind.note));
    return lines;
  }
  if (vinCheck?.isLoadedAnyway)
    lines.push([...voice.say((words) => words.loadedAnyway), ...asIs(vinCheck.vin)]);
  else if (isChecked(vehicle, vinCheck)) lines.push(voice.say((words) => words.vinChecked));
  return lines;
}
