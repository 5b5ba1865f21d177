import type { ReactNode } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { RecordLink } from '../../../ui/list/RecordLink';
import { useTranslation } from '../../../ui/text/useTranslation';
import { noDriver } from '../../../parts/job/jobTexts';
import { RouteCell } from '../../../parts/job/RouteCell';
import { StatusChip } from '../../../parts/job/StatusChip';
import { StatusSince } from '../../../parts/job/StatusSince';
import { viewHref } from '../../../parts/navigation/consoleViews';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import { useId } from 'react';
import './strip.css';
import { VinCopy } from './VinCopy';

interface JobStripProps {
  job: Job;
  /** Opens the panels that change the job; undefined if it cannot be changed. */
  onPanel?: ((panel: JobPanel) => void) | undefined;
}

/** The summary at the top of a job: status, driver, route and VIN. */
export function JobStrip({ job, onPanel }: JobStripProps) {
  const { t } = useTranslation(['jobDetails', 'jobForm', 'jobs']);
  return (
    <div className="card job-strip">
      <Cell title={t('jobForm:fields.status')}>
        <div className="line job-strip-wrap">
          <StatusChip status={job.status} />
          <span className="small quiet">
            <StatusSince job={job} />
          </span>
        </div>
      </Cell>
      <Cell title={t('sections.driver')}>
        {job.driver ? (
          <>
            <RecordLink
              to={viewHref('drivers', { driver: job.driver.id })}
              cutText={job.driver.name}
            >
              {job.driver.name}
            </RecordLink>
            <PhoneLink phone={job.driver.phone} />
          </>
        ) : (
          <FallbackText value={null} fallback={t(`jobs:${noDriver(job)}`)} />
        )}
        {onPanel && (
          <div>
            <Button isMinor onClick={() => onPanel('assign')}>
              {t(job.driver ? 'driver.change' : 'driver.assign')}
            </Button>
          </div>
        )}
      </Cell>
      <Cell title={t('strip.way')}>
        <RouteCell job={job} isShort />
      </Cell>
      <Cell title={t('jobForm:fields.vehicleVin')}>
        <VinCopy job={job} />
      </Cell>
    </div>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="job-strip-cell">
      <h3 id={id} className="type-label quiet">
        {title}
      </h3>
      {children}
    </section>
  );
}
