import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../../job/job.css';
import { CallDispatch } from '../../shell/CallDispatch';
import type { KeptPhoto } from './photo';
import { usePhotoQueue, usePhotoState } from './photoContext';

const REASONS = ['not_found', 'too_many_unit_photos', 'too_many_job_photos'] as const;

/** Photos that the server refused for good, grouped by job and reason, until the driver decides. */
export function RefusedPhotos({ jobId }: { jobId?: number }) {
  const { refused } = usePhotoState();
  const groups = new Map<string, KeptPhoto[]>();
  for (const photo of refused) {
    if (jobId !== undefined && photo.jobId !== jobId) continue;
    const key = `${photo.jobId} ${photo.refusal?.code ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), photo]);
  }
  return [...groups].map(([key, photos]) => <RefusedGroup key={key} photos={photos} />);
}

function RefusedGroup({ photos }: { photos: readonly KeptPhoto[] }) {
  const { t } = useTranslation('driver');
  const queue = usePhotoQueue();
  const [first] = photos;
  if (!first) return null;
  const code = REASONS.find((known) => known === first.refusal?.code);
  const reason = code ? t(`photos.reason.${code}`) : (first.refusal?.message ?? t('failed'));
  const title = t('photos.refused', { count: photos.length, job: first.jobName });
  return (
    <section className="driver-notice" role="alert" aria-label={title}>
      <h2 className="type-h3">{title}</h2>
      <p className="type-body type-strong">{reason}</p>
      <p className="type-body">{t('photos.kept')}</p>
      <CallDispatch variant="outlined" />
      <Button variant="outlined" onClick={() => void queue.retry(photos)}>
        {t('photos.retry')}
      </Button>
      <Button
        color="error"
        variant="outlined"
        onClick={() => void queue.discard(photos.map(({ id }) => id))}
      >
        {t('photos.discard', { count: photos.length })}
      </Button>
    </section>
  );
}
