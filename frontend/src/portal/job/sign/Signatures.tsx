import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import { useLocation } from 'react-router-dom';
import type { Job } from '../../../api/jobs/jobs';
import { isLanguage } from '../../../lib/languages';
import { Button } from '../../../ui/button/Button';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../job.css';
import { useQueueState } from '../../offline/queueContext';
import { SectionTitle } from '../../shell/SectionTitle';
import { EMPTY_FORM, hand } from './handover';

/** The stages that can be signed now; before the truck leaves, only the pickup. */
function stagesOf(status: JobStatus): readonly ReportStage[] {
  return hasNotStarted(status) || status === 'picked-up' ? ['pickup'] : REPORT_STAGES;
}

/** The signatures of each stage, those still waiting on this phone, and the buttons to sign. */
export function Signatures({ job, userId }: { job: Job; userId: number }) {
  const { t, i18n } = useTranslation('driver');
  const { pathname, search } = useLocation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en-CA';
  return (
    <div className="stack gap-8">
      <SectionTitle text={t('sign.heading')} />
      <div className="stack gap-8">
        {stagesOf(job.status).map((stage) => (
          <div key={stage} className="stack gap-8">
            <SignatureLine job={job} stage={stage} />
            <Button
              variant="outlined"
              isWide
              className="tall-button"
              onClick={() => {
                const path = pathname + search;
                const languages = { language, signersLanguage: language };
                hand({
                  ...{ userId, job, stage, path, ...languages },
                  ...{ step: 'choose', form: EMPTY_FORM },
                });
              }}
            >
              {t(`sign.${job[`${stage}Signature`] === null ? 'open' : 'again'}.${stage}`)}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

function SignatureLine({ job, stage }: { job: Job; stage: ReportStage }) {
  const { t, format } = useTexts('driver');
  const { waiting } = useQueueState();
  const signature = job[`${stage}Signature`];
  if (signature === null) return null;
  const { outcome, name, at } = signature;
  const isUnsent = waiting.some(
    (operation) =>
      operation.type === 'sign' && operation.jobId === job.id && operation.stage === stage,
  );
  const time = format.moment(at, 'time');
  return (
    <p className="type-body breakable">
      {name === null
        ? t(`sign.${stage}.${outcome}`, { time })
        : t(`sign.${stage}.${outcome}By`, { name, time })}
      {isUnsent && ` · ${t('sign.unsent')}`}
    </p>
  );
}
