import type { Language } from '@dispatch/domain/text/language';
import { BYTE_ORDER_MARK, csvLine } from '../../../spreadsheet/csv';
import type { NamedPhoto } from './archive-names';
import type { ArchiveWords } from './archive-words';

interface NotedPhoto extends NamedPhoto {
  readonly isMissing: boolean;
}

interface Note {
  readonly path: string;
  readonly content: Buffer;
}

/** All photos with photographer, time and the hash that proves a copy is identical. */
export function photoList(
  photos: readonly NotedPhoto[],
  words: ArchiveWords,
  language: Language,
  moment: (instant: string) => string,
): Note {
  const { list, columns, notThere } = words;
  const lines = photos.map(({ photo, isMissing, ...named }) => [
    isMissing ? notThere : named.path,
    named.unitNumber,
    named.vehicle,
    named.vin,
    named.stage,
    named.place,
    moment(photo.takenAt),
    photo.takenBy,
    photo.fileName,
  ]);
  const { file, unit, vehicle, vin, stage, place, takenAt, takenBy, sha256 } = columns;
  const heads = [file, unit, vehicle, vin, stage, place, takenAt, takenBy, sha256];
  const text = [heads, ...lines].map((cells) => csvLine(cells, language)).join('');
  return { path: `${list}.csv`, content: Buffer.from(BYTE_ORDER_MARK + text) };
}

/** The files missing from the archive, for its readers. */
export function missingNote(
  paths: readonly string[],
  { missing, missingText }: ArchiveWords,
): Note {
  const text = [missingText, '', ...paths, ''].join('\r\n');
  return { path: `${missing}.txt`, content: Buffer.from(BYTE_ORDER_MARK + text) };
}
