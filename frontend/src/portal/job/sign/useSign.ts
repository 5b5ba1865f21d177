import { sentenceFor, type Signature, type SignedOutcome } from '@dispatch/domain/report/signature';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { usePhotoState } from '../../offline/photos/photoContext';
import { useQueue } from '../../offline/queueContext';
import type { Handover } from './handover';

/** What the signer filled in; without strokes the name was typed for a signature. */
export interface Signed extends Pick<Signature, 'language'> {
  readonly outcome: SignedOutcome;
  readonly name: string;
  readonly strokes: Signature['strokes'] | null;
}

/** Keeps a signature on the phone, with the hashes of the photos that it stands for, and sends it when there is a network. */
export function useSign({ userId, job, stage, language }: Handover) {
  const queue = useQueue();
  const { photos } = usePhotoState();
  const keep = async (signature: Omit<Signature, 'photos'>) => {
    const { id: jobId, jobId: jobName, version: baseVersion } = job;
    const own = photos.filter((photo) => photo.jobId === jobId && photo.stage === stage);
    const operation = await queue.add(
      {
        ...{ userId, jobId, jobName, baseVersion, stage },
        ...{ type: 'sign', status: null, notes: null },
        signature: { ...signature, photos: own.map(({ sha256 }) => sha256) },
      },
      null,
    );
    if (operation === null) return;
    void queue.settlementOf(operation.id).then(({ kind }) => {
      if (kind === 'waiting') askForBackgroundSync();
    });
  };
  return {
    sign: ({ strokes, outcome, ...signed }: Signed) =>
      keep({
        ...signed,
        outcome,
        method: strokes === null ? 'typed' : 'drawn',
        strokes: strokes ?? [],
        sentenceId: sentenceFor(stage, outcome),
      }),
    /** Nobody signed. */
    note: (outcome: 'refused' | 'nobody-there') =>
      keep({ outcome, name: null, method: null, strokes: [], language, sentenceId: null }),
  };
}
