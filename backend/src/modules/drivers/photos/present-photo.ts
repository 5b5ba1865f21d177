import { type Row, toIsoText, toNumber } from '../../../database/rows';
import type { PhotoAnswer } from './photo.schema';

type Plain = Pick<PhotoAnswer, 'clientId' | 'stage' | 'place'> & { takenByName: string };

/** From a stored photo, or a row with its columns. */
export function presentPhoto(row: Row): PhotoAnswer {
  const { clientId, stage, place, takenByName } = row as Plain; // text columns, checked when they were written
  return {
    id: toNumber(row.id),
    clientId,
    unitId: toNumber(row.unitId),
    stage,
    place,
    takenAt: toIsoText(row.takenAt),
    takenBy: takenByName,
    width: toNumber(row.width),
    height: toNumber(row.height),
  };
}
