import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Block, PhotoFigure, Phrase } from '../../../papers/paper';
import type { JobAnswer } from '../../jobs/job.schema';
import type { StoredThumbnail } from '../photos/photo.queries';
import { nameOf } from './bill-units';
import { asIs, type BillVoice } from './bill-voice';

export interface BillPhoto {
  readonly photo: StoredThumbnail;
  /** Null if the file is missing. */
  readonly image: Uint8Array<ArrayBuffer> | null;
}

/** The photos of the stage, after the bill. Empty if there are none. */
export function photoAnnex(
  job: JobAnswer,
  photos: readonly BillPhoto[],
  voice: BillVoice,
): Block[] {
  return photoBlocks(
    job,
    photos,
    voice.say((words) => words.annex),
    3,
    voice,
  );
}

/** The photos of one stage, each at half the page width. */
export function photosOf(
  job: JobAnswer,
  stage: ReportStage,
  photos: readonly BillPhoto[],
  voice: BillVoice,
): Block[] {
  const own = photos.filter(({ photo }) => photo.stage === stage);
  const title = voice.say((words) => `${words.photos}, ${words.stages[stage].toLowerCase()}`);
  return photoBlocks(job, own, title, 2, voice);
}

function photoBlocks(
  job: JobAnswer,
  photos: readonly BillPhoto[],
  title: Phrase,
  inARow: number,
  voice: BillVoice,
): Block[] {
  if (photos.length === 0) return [];
  const times = voice
    .say((words) => words.times)
    .map(({ text, language }) => ({ text: `${text} ${voice.timeZone}.`, language }));
  return [
    { kind: 'heading', phrase: title, isOnNewPage: true },
    { kind: 'text', phrase: times },
    {
      kind: 'photos',
      inARow,
      photos: photos.map((one) => figureOf(job, one, voice)),
      missing: voice.say((words) => words.missingPhoto),
    },
  ];
}

function figureOf(job: JobAnswer, { photo, image }: BillPhoto, voice: BillVoice): PhotoFigure {
  const place = job.jobVehicles.findIndex(({ id }) => id === photo.unitId);
  const unit = job.jobVehicles[place];
  const number = String(place + 1);
  const name = unit
    ? nameOf(unit, voice)
        .map(({ text }) => text)
        .join(' / ')
    : '';
  const time = voice.moment(photo.takenAt);
  return {
    alt: voice.plain(
      (words) =>
        `${words.photo}, ${words.unit} ${number} (${name}), ${words.places[photo.place]}, ${words.takenAt} ${time}`,
    ),
    language: voice.language,
    caption: [
      ...asIs(`${number}. ${name}`),
      ...voice.say((words) => words.places[photo.place]),
      ...asIs(time),
    ],
    image,
  };
}
