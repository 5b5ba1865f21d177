import type { Job } from '../../api/jobs/jobs';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { CallDispatch } from '../shell/CallDispatch';
import './alerts.css';

interface TakenJobNoticeProps {
  job: Job;
  onPutAway: (id: number) => void;
}

/** The driver may already be driving there, so the notice stays until it is dismissed. */
export function TakenJobNotice({ job, onPutAway }: TakenJobNoticeProps) {
  const { t } = useTranslation('driver');
  const title = t('taken.title', { job: job.jobId });
  return (
    <section className="driver-notice taken-job" role="alert" aria-label={title}>
      <h2 className="type-h3">{title}</h2>
      <p className="type-body">{t('taken.text')}</p>
      <CallDispatch variant="outlined" />
      <Button color="secondary" variant="outlined" onClick={() => onPutAway(job.id)}>
        {t('taken.putAway')}
      </Button>
    </section>
  );
}
