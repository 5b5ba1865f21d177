import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { SignTitle } from './SignTitle';

interface ChooseStepProps {
  job: Job;
  stage: ReportStage;
  onHandOver: () => void;
  onNoted: (outcome: 'refused' | 'nobody-there') => void;
  onBack: () => void;
}

/** The driver chooses whether somebody is there to sign. */
export function ChooseStep({ job, stage, onHandOver, onNoted, onBack }: ChooseStepProps) {
  const { t } = useTranslation(['sign', 'common']);
  return (
    <>
      <SignTitle text={t(`title.${stage}`)} />
      <p className="type-h4">{job.jobId}</p>
      <p className="type-body">{t(`handOver.text.${stage}`)}</p>
      <div className="sign-choices">
        <Button variant="contained" isWide className="tall-button" onClick={onHandOver}>
          {t('handOver.action')}
        </Button>
        <Button
          variant="outlined"
          isWide
          className="tall-button"
          onClick={() => onNoted('nobody-there')}
        >
          {t('nobodyThere')}
        </Button>
        <Button
          variant="outlined"
          isWide
          className="tall-button"
          onClick={() => onNoted('refused')}
        >
          {t('refused')}
        </Button>
        <Button color="secondary" isWide className="tall-button" onClick={onBack}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </>
  );
}
