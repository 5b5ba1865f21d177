import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { BillVoice } from '../bill-of-lading/bill-voice';
import type { JobAnswer } from '../../jobs/job.schema';
import type { StoredOriginal } from '../photos/photo.queries';
import type { ArchiveWords } from './archive-words';

/** Forbidden in file names on some systems. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;
/** These reverse the order of letters, so that a name can fake its extension. */
const TURNING = /\p{Bidi_Control}+/gu;
/** Windows limits a whole path to 260 characters. */
const NAME_MAX = 60;
const VIN_END = 8;

export interface NamedPhoto {
  readonly photo: StoredOriginal;
  readonly path: string;
  readonly unitNumber: number;
  readonly vehicle: string;
  readonly vin: string;
  readonly stage: string;
  readonly place: string;
}

/** The text as a file name that is valid on every system. */
export function fileSafe(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(TURNING, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/gu, ' ');
  return [...plain]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[ .]+|[ .]+$/gu, '');
}

/** The file name of each stage's bill of lading. */
export function billPath(stage: ReportStage, voice: BillVoice): string {
  return `${voice.plain(({ title, stages }) => `${title} - ${stages[stage]}`)}.pdf`;
}

/**
 * Gives each photo a descriptive folder, and a name that repeats the description for a file moved out of its folder:
 * 'Unit 1 - 2021 Toyota Corolla - KP042788/1 Pickup/Unit 1 - Pickup - Front 2.jpg'.
 */
export function namePhotos(
  job: Pick<JobAnswer, 'jobVehicles'>,
  photos: readonly StoredOriginal[],
  words: ArchiveWords,
  voice: BillVoice,
): NamedPhoto[] {
  const taken = new Map<string, number>();
  return job.jobVehicles.flatMap(({ id, vehicle: { year, make, model, ...vins } }, index) => {
    const unitNumber = index + 1;
    const unit = `${words.unit} ${String(unitNumber)}`;
    const vehicle =
      [year, make, model].filter(Boolean).join(' ') || voice.plain(({ unknown }) => unknown);
    const vin = vins.vin ?? vins.vinLast8 ?? '';
    const folder =
      fileSafe([unit, vehicle].join(' - ')) + (vin && ` - ${fileSafe(vin.slice(-VIN_END))}`);
    return photos
      .filter(({ unitId }) => unitId === id)
      .map((photo) => {
        const stage = voice.plain(({ stages }) => stages[photo.stage]);
        const place = voice.plain(({ places }) => places[photo.place]);
        const shown = `${unit} - ${stage} - ${place}`;
        const number = (taken.get(shown) ?? 0) + 1;
        taken.set(shown, number);
        const order = String(REPORT_STAGES.indexOf(photo.stage) + 1);
        const path = `${folder}/${order} ${stage}/${shown} ${String(number)}.jpg`;
        return { photo, path, unitNumber, vehicle, vin, stage, place };
      });
  });
}
