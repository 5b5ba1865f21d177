import { sentenceFor, type Signature, type SignedOutcome } from '@dispatch/domain/report/signature';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { usePhotoState } from '../../offline/photos/photoContext';
import { useQueue } from '../../offline/queueContext';
import type { Handover } from './handover';

/** The signer's input; without strokes the typed name is the signature. */
export interface Signed extends Pick<Signature, 'language'> {
  readonly outcome: SignedOutcome;
  readonly name: string;
  readonly strokes: Signature['strokes'] | null;
}

/**
 * Stores a signature on the phone, with the hashes of the photos it covers, and sends it when there
 * is a network.
 */
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
    /** Records a missing signature. */
    note: (outcome: 'refused' | 'nobody-there') =>
      keep({ outcome, name: null, method: null, strokes: [], language, sentenceId: null }),
  };
}
