import type { ReportStage } from '@dispatch/domain/report/photo';
import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import {
  isSigned,
  sentenceFor,
  type Signature,
  type SignatureOutcome,
  type Stroke,
  type StrokePoint,
} from '@dispatch/domain/report/signature';
import { type DamageMark, EMPTY_REPORT, type UnitReport } from '@dispatch/domain/report/unit-report';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import type { Actor } from '../http/access/actor';
import { PhotoRepository } from '../modules/drivers/photos/photo.repository';
import { SignJobService } from '../modules/drivers/signatures/sign-job.service';
import type { JobAnswer } from '../modules/jobs/job.schema';
import { ReportUnitService } from '../modules/jobs/units/report-unit.service';
import { itemAt, MINUTE, type SampleOrder } from './sample-orders';
import { PAINTS } from './sample-pictures';
import type { SamplePeople, Step } from './sample-services';

interface Inspection {
  readonly order: SampleOrder;
  readonly driver: Actor;
  /** The job, once it was created. */
  readonly job: () => JobAnswer;
  readonly stage: ReportStage;
  /** When the vehicles leave, or the job is delivered. */
  readonly doneAt: number;
}

const UNITS_SHOWN = 3;
const PHOTO_MS = 20_000;
const NAMES = ['Camille Roy', 'Jordan Hill', 'Élise Fontaine', 'Sam Whitfield', 'Noor Haddad'];
const POINTS = 60;

const KNOWN: readonly DamageMark[] = [
  { view: 'front', x: 30, y: 70, code: '03052' },
  { view: 'right', x: 78, y: 62, code: '17121' },
];
const NEW: DamageMark = { view: 'left', x: 43, y: 61, code: '10124' };

/** Some loaded vehicles have a report, and the latest deliveries have both. */
export function isReported({ status, index }: SampleOrder): boolean {
  return index < (status === 'delivered' ? 4 : 2);
}

/** The photos, reports and signature of one stage of a job. */
export function reportSteps(people: SamplePeople, inspection: Inspection): Step[] {
  const { order, driver, job, stage, doneAt } = inspection;
  const count = order.vehicles.length - (order.leftReason === null ? 0 : 1);
  const places = Array.from({ length: count }, (_, place) => place);
  const unit = (place: number) => itemAt(job().jobVehicles, place);
  const target = () => ({ id: job().id, version: null });
  const photos = {
    at: doneAt - 25 * MINUTE,
    run: async () => {
      for (const place of places.slice(0, UNITS_SHOWN))
        await takePhotos(people, inspection, { id: unit(place).id, place });
    },
  };
  const reports = places.map((place) => {
    const at = doneAt - (12 - place) * MINUTE;
    const run = () => {
      const report = reportOf(unit(place).id, stage, isDamaged(inspection, place));
      const reported = { unitId: unit(place).id, stage, report, tappedAt: new Date(at) };
      return people.get(ReportUnitService).report(driver, target(), reported);
    };
    return { at, run };
  });
  const signedAt = new Date(doneAt - 2 * MINUTE);
  const sign = () => {
    const signing = { stage, signature: signatureOf(stage, order.index), signedAt };
    return people.get(SignJobService).sign(driver, target(), { ...signing, receivedAt: signedAt });
  };
  return [photos, ...reports, { at: signedAt.getTime(), run: sign }];
}

/** One vehicle was damaged during transport. */
function isDamaged({ order, stage }: Inspection, place: number): boolean {
  return stage === 'delivery' && order.index === 0 && place === 0;
}

async function takePhotos(
  { get, pictureOf }: SamplePeople,
  inspection: Inspection,
  { id: unitId, place: position }: { readonly id: number; readonly place: number },
): Promise<void> {
  const { stage, driver, doneAt } = inspection;
  for (const [index, place] of REQUIRED_PHOTOS.entries()) {
    const takenAt = new Date(doneAt - 25 * MINUTE + (position * 6 + index) * PHOTO_MS);
    const isScratched = place === 'left-side' && isDamaged(inspection, position);
    const picture = pictureOf({ place, stage, paint: unitId % PAINTS.length, isScratched });
    const number = unitId * 100 + (stage === 'pickup' ? 0 : 50) + index;
    const photo = {
      ...{ unitId, stage, place, takenAt, receivedAt: takenAt, deletedAt: null, ...picture },
      ...{ sha256: picture.fileName, takenById: driver.userId, takenByName: driver.name },
      clientId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    };
    await get(TransactionRunner).run((tx) => get(PhotoRepository).insert(tx, photo));
  }
}

function reportOf(number: number, stage: ReportStage, isDamagedNow: boolean): UnitReport {
  const known = KNOWN.slice(0, number % 3);
  const driven = stage === 'delivery' ? 2 : 0;
  return {
    ...EMPTY_REPORT,
    odometer: { value: 12_000 + ((number * 7919) % 90_000) + driven, unit: 'km' },
    keys: 1 + (number % 2),
    energy: { kind: 'fuel', level: 2 + (number % 5) },
    running: number % 7 === 0 ? 'needs-winch' : 'runs',
    marks: isDamagedNow ? [...known, NEW] : known,
  };
}

function signatureOf(stage: ReportStage, index: number): Signature {
  const outcome = stage === 'pickup' ? 'signed' : outcomeOf(index);
  const isDrawn = isSigned(outcome);
  return {
    outcome,
    name: isDrawn ? itemAt(NAMES, index) : null,
    method: isDrawn ? 'drawn' : null,
    strokes: isDrawn ? [scrawl(index)] : [],
    language: index % 2 === 0 ? 'fr-CA' : 'en-CA',
    sentenceId: isDrawn ? sentenceFor(stage, outcome) : null,
    photos: [],
  };
}

function outcomeOf(index: number): SignatureOutcome {
  if (index === 3) return 'nobody-there';
  return index === 1 ? 'subject-to-inspection' : 'signed';
}

/** Loops across the pad, with a different width for each person. */
function scrawl(index: number): Stroke {
  return Array.from({ length: POINTS }, (_, step): StrokePoint => {
    const way = step / (POINTS - 1);
    const angle = way * (4 + index) * 2 * Math.PI;
    const x = 120 + way * 640 + Math.cos(angle) * 60;
    const y = 200 + Math.sin(angle) * (90 - way * 50);
    return [Math.round(x), Math.round(y), step * 20];
  });
}
