import { useContext } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { StatusGlyph } from '../../parts/job/StatusGlyph';
import { useTranslation } from '../../ui/text/useTranslation';
import { HeadingsContext } from '../shell/headings';
import './job.css';
import { WaitingNote } from '../offline/WaitingNote';

/** A wide band with icon and word; changes are announced to screen readers. */
export function StatusBand({ job }: { job: Job }) {
  const { status } = job;
  const { t } = useTranslation();
  const { job: Heading } = useContext(HeadingsContext);
  return (
    <div className="status-band" data-tone={status}>
      <StatusGlyph status={status} />
      <div className="status-band-words">
        <Heading className="type-label">{job.jobId}</Heading>
        <p className="type-h2" role="status">
          {t(`driverStatus.${status}`)}
        </p>
        <WaitingNote jobId={job.id} />
      </div>
    </div>
  );
}
