import { randomUUID } from 'node:crypto';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import { isSigned, sentenceFor, type Signature } from '@dispatch/domain/report/signature';
import { EMPTY_REPORT, type UnitReport } from '@dispatch/domain/report/unit-report';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import type { Actor } from '../http/access/actor';
import { PhotoRepository } from '../modules/drivers/photos/photo.repository';
import { SignJobService } from '../modules/drivers/signatures/sign-job.service';
import type { JobAnswer } from '../modules/jobs/job.schema';
import { ReportUnitService } from '../modules/jobs/units/report-unit.service';
import { itemAt, type SampleOrder } from './sample-orders';
import { PAINTS } from './sample-pictures';
import type { SamplePeople } from './sample-services';

export interface Inspection {
  readonly order: SampleOrder;
  readonly driver: Actor;
  readonly job: JobAnswer;
  readonly stage: ReportStage;
  readonly at: Date;
}

const UNITS_SHOWN = 3;
const SIGNERS = ['Camille Roy', 'Jordan Hill', 'Élise Fontaine', 'Sam Whitfield'];
const KNOWN = [
  { view: 'front', x: 30, y: 70, code: '03052' },
  { view: 'right', x: 16, y: 62, code: '17121' },
] as const;
const NEW = { view: 'left', x: 43, y: 61, code: '10124' } as const;

/** Some loaded vehicles have a report, and the latest deliveries have both. */
export function isReported({ status, index }: SampleOrder): boolean {
  return index < (status === 'delivered' ? 4 : 2);
}

/** Makes the photos, reports and signature of one stage of a job. */
export async function inspect(people: SamplePeople, inspection: Inspection): Promise<void> {
  const { order, driver, job, stage, at } = inspection;
  const { get } = people;
  const target = { id: job.id, version: null };
  const moved = job.jobVehicles.slice(0, order.leftReason === null ? undefined : -1);
  for (const [place, { id: unitId }] of moved.entries()) {
    // One vehicle was damaged during transport.
    const isDamaged = stage === 'delivery' && order.index === 0 && place === 0;
    if (place < UNITS_SHOWN) await takePhotos(people, inspection, unitId, isDamaged);
    const report = reportOf(unitId, stage, isDamaged);
    await get(ReportUnitService).report(driver, target, { unitId, stage, report, tappedAt: at });
  }
  const signature = signatureOf(stage, order.index);
  const signing = { stage, signature, signedAt: at, receivedAt: at };
  await get(SignJobService).sign(driver, target, signing);
}

async function takePhotos(
  { get, pictureOf }: SamplePeople,
  { stage, driver, at }: Inspection,
  unitId: number,
  isDamaged: boolean,
): Promise<void> {
  for (const place of REQUIRED_PHOTOS) {
    const isScratched = isDamaged && place === 'left-side';
    const picture = pictureOf({ place, stage, paint: unitId % PAINTS.length, isScratched });
    const photo = {
      ...{ unitId, stage, place, takenAt: at, receivedAt: at, deletedAt: null, ...picture },
      ...{ clientId: randomUUID(), sha256: picture.fileName },
      ...{ takenById: driver.userId, takenByName: driver.name },
    };
    await get(TransactionRunner).run((tx) => get(PhotoRepository).insert(tx, photo));
  }
}

function reportOf(number: number, stage: ReportStage, isDamaged: boolean): UnitReport {
  const known = KNOWN.slice(0, number % 3);
  const driven = stage === 'delivery' ? 2 : 0;
  return {
    ...EMPTY_REPORT,
    odometer: { value: 12_000 + ((number * 7919) % 90_000) + driven, unit: 'km' },
    keys: 1 + (number % 2),
    energy: { kind: 'fuel', level: 2 + (number % 5) },
    running: number % 7 === 0 ? 'needs-winch' : 'runs',
    marks: isDamaged ? [...known, NEW] : known,
  };
}

function signatureOf(stage: ReportStage, index: number): Signature {
  const deliveries = ['signed', 'subject-to-inspection', 'signed', 'nobody-there'] as const;
  const outcome = stage === 'pickup' ? 'signed' : itemAt(deliveries, index);
  const blank = { name: null, method: null, strokes: [], sentenceId: null, photos: [] };
  const unsigned = { ...blank, outcome, language: index % 2 === 0 ? 'fr-CA' : 'en-CA' } as const;
  if (!isSigned(outcome)) return unsigned;
  // Loops across the pad.
  const stroke = Array.from({ length: 60 }, (_, step) => {
    const angle = (step / 60) * (4 + index) * 2 * Math.PI;
    const x = 120 + step * 11 + Math.cos(angle) * 60;
    return [Math.round(x), Math.round(200 + Math.sin(angle) * 60), step * 20] as const;
  });
  const sentenceId = sentenceFor(stage, outcome);
  const name = itemAt(SIGNERS, index);
  return { ...unsigned, name, method: 'drawn', strokes: [stroke], sentenceId };
}
