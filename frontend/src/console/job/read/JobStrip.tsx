import { type ReactNode, useId } from 'react';
import type { Job, JobVehicle } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { RecordLink } from '../../../ui/list/RecordLink';
import { useTranslation } from '../../../ui/text/useTranslation';
import { noDriver, vinText } from '../../../parts/job/jobTexts';
import { RouteCell } from '../../../parts/job/RouteCell';
import { StatusChip } from '../../../parts/job/StatusChip';
import { StatusSince } from '../../../parts/job/StatusSince';
import { viewHref } from '../../../parts/navigation/consoleViews';
import type { JobPanel } from '../../../parts/navigation/jobPanel';
import './strip.css';
import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icon/Icon';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTexts } from '../../../ui/text/useTexts';

const vinOf = (vehicle: JobVehicle) => vehicle.vin ?? vinText(vehicle);

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

/** Shows the first VIN and the number of others; copies all. */
function VinCopy({ job }: { job: Job }) {
  const { t, format } = useTexts('jobDetails');
  const toast = useToast();
  const vins = job.jobVehicles.map(({ vehicle }) => vinOf(vehicle)).filter((vin) => vin !== null);
  const [first] = vins;
  const more = vins.length - 1;
  if (first === undefined) return <FallbackText value={null} />;
  const copy = async (texts: readonly string[]) => {
    const text = texts.join('\n');
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ title: t('strip.copied', { count: texts.length }), description: text });
    } catch {
      toast.error(t('strip.notCopied'), text);
    }
  };
  return (
    <>
      <div className="line">
        <span className="job-strip-vin">{first}</span>
        <IconButton
          label={t('strip.copy', { vin: first })}
          tip={t('strip.copyShort')}
          onClick={() => void copy([first])}
        >
          <Icon name="copy" />
        </IconButton>
      </div>
      {more > 0 && (
        <div className="line job-strip-wrap">
          <span className="small quiet">
            {t('strip.more', { count: more, number: format.number(more) })}
          </span>
          <Button size="small" color="secondary" className="wraps" onClick={() => void copy(vins)}>
            {t('strip.copyAll', { count: vins.length, number: format.number(vins.length) })}
          </Button>
        </div>
      )}
    </>
  );
}
