import { THUMBNAIL_SIDE } from '@dispatch/domain/report/photo';
import { UnitPhoto } from '../../database/schema/entities/jobs/unit-photo';
import type { Tx } from '../../database/transactions/transaction';
import type { FileStorage } from '../../storage/file-storage';
import { drawVehicle } from './drawn-vehicle';
import { itemAt } from '../plan-jobs';
import type { PlannedPhoto } from './plan-photos';
import { chunks, type People } from '../store/store-jobs';

interface StoredFiles {
  readonly planned: PlannedPhoto;
  readonly file: Pick<UnitPhoto, 'fileName' | 'thumbnailName' | 'bytes' | 'width' | 'height'>;
}

/** Draws the photos and stores their files; they take effect once their rows are written. */
export async function storePhotoFiles(
  storage: FileStorage,
  photos: readonly PlannedPhoto[],
): Promise<StoredFiles[]> {
  const stored: StoredFiles[] = [];
  for (const planned of photos) {
    const picture = drawVehicle(planned.scene);
    const photo = await picture.jpeg();
    const thumbnail = await picture.jpeg(THUMBNAIL_SIDE);
    stored.push({
      planned,
      file: {
        fileName: await storage.put(photo),
        thumbnailName: await storage.put(thumbnail),
        bytes: photo.length + thumbnail.length,
        width: picture.width,
        height: picture.height,
      },
    });
  }
  return stored;
}

export async function storePhotos(
  tx: Tx,
  photos: readonly StoredFiles[],
  { drivers }: People,
): Promise<void> {
  const units: { id: number; jobId: number; position: number }[] = await tx.manager.query(
    'SELECT id, jobId, position FROM job_units',
  );
  const ids = new Map(units.map(({ id, jobId, position }) => [`${jobId}/${position}`, id]));
  const rows = photos.flatMap(({ planned, file }, index) => {
    const unitId = ids.get(`${planned.jobId}/${planned.position}`);
    const { userId, name } = itemAt(drivers, planned.driver);
    const { stage, place } = planned.scene;
    const { takenAt } = planned;
    return unitId === undefined
      ? []
      : [
          {
            ...{ unitId, stage, place, takenAt, ...file },
            clientId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
            sha256: file.fileName,
            receivedAt: takenAt,
            takenById: userId,
            takenByName: name,
            deletedAt: null,
          },
        ];
  });
  for (const part of chunks(rows)) await tx.manager.insert(UnitPhoto, part);
}
