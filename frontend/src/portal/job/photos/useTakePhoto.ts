import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import { useRef, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { momentOf } from '../../../parts/photos/pictureFile';
import { shrinkPhoto, type ShrunkPhoto } from '../../../parts/photos/shrinkPhoto';
import { usePhotoQueue } from '../../offline/photos/photoContext';

/** Why a photo could not be stored on the phone. */
export type PhotoProblem = 'unreadable' | 'full' | 'unkept';

interface Target {
  readonly userId: number;
  readonly job: Job;
  readonly unitId: number;
  readonly stage: ReportStage;
}

/** Stores one picture after another on the phone; `take` resolves to whether it was stored. */
export function useTakePhoto({ userId, job, unitId, stage }: Target) {
  const queue = usePhotoQueue();
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  const keep = async (source: Blob | HTMLVideoElement, place: PhotoPlace) => {
    const takenAt = momentOf(source);
    let shrunk: ShrunkPhoto;
    try {
      shrunk = await shrinkPhoto(source);
    } catch {
      return 'unreadable';
    }
    const { bytes, preview } = shrunk;
    const of = { userId, jobId: job.id, jobName: job.jobId, unitId, stage, place };
    try {
      await queue.add({ ...of, takenAt, preview }, bytes);
    } catch (error) {
      return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unkept';
    }
    void queue.flush().then((outcome) => {
      if (outcome === 'unreachable') askForBackgroundSync();
    });
    return null;
  };
  const take = async (source: Blob | HTMLVideoElement, place: PhotoPlace): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    const found = await keep(source, place);
    isUnderWay.current = false;
    setIsBusy(false);
    setProblem(found);
    return found === null;
  };
  return { take, problem, isBusy };
}
