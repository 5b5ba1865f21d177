import { nextDriverAction } from '@dispatch/domain/jobs/job-status';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { telHref, formatPhone } from '@dispatch/domain/people/phone';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { nextSide, placeOf, navigationHref } from './routePlace';
import { PlaceBlock } from './PlaceBlock';
import { SpecialInstructions } from './SpecialInstructions';
import { UnitPlates } from './UnitPlates';
import { WantedTimes } from './WantedTimes';
import { StatusGlyph } from '../../parts/job/StatusGlyph';
import { HeadingsContext } from '../shell/headings';
import { WaitingNote } from '../offline/WaitingNote';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import { FallbackText } from '../../ui/facts/FallbackText';
import { SectionTitle } from '../shell/SectionTitle';

interface JobFactsProps {
  job: Job;
  /** Shown below the two ends of the route. */
  map?: ReactNode;
  unitAction?: ComponentProps<typeof UnitPlates>['action'];
  /** The job's actions, below all facts. */
  children?: ReactNode;
}

/** All job facts for the driver, in the order of the work. */
export function DriverJobFacts({ job, map, unitAction, children }: JobFactsProps) {
  const { t } = useTranslation('driver');
  const side = nextSide(job.status);
  const isOpen = nextDriverAction(job.status) !== null;
  return (
    <div className="card">
      <StatusBand job={job} />
      <div className="card-body stack job-sections">
        <ContactButtons job={job} />
        <UnitPlates job={job} action={unitAction} />
        <CustomerBlock customer={job.customer} />
        {job.specialInstructions && (
          <div>
            <SpecialInstructions text={job.specialInstructions} />
          </div>
        )}
        <PlaceBlock
          title={t('job.pickup')}
          place={placeOf(job, 'pickup')}
          isNext={isOpen && side === 'pickup'}
        >
          <WantedTimes job={job} side="pickup" />
        </PlaceBlock>
        <PlaceBlock
          title={t('job.delivery')}
          place={placeOf(job, 'dropoff')}
          isNext={isOpen && side === 'dropoff'}
        >
          <WantedTimes job={job} side="dropoff" />
        </PlaceBlock>
        {map}
        {children}
      </div>
    </div>
  );
}

/** A wide band with icon and word; changes are announced to screen readers. */
function StatusBand({ job }: { job: Job }) {
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

/** Two equal plain links, which work without a connection. */
function ContactButtons({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const side = nextSide(job.status);
  return (
    <div className="contacts">
      <PlainLink variant="outlined" href={telHref(job.customer?.phone)}>
        <Icon name="phone" size="text" />
        {t('job.call')}
      </PlainLink>
      <PlainLink
        variant="outlined"
        href={navigationHref(placeOf(job, side))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="navigation" size="text" />
        {t(side === 'pickup' ? 'job.navigatePickup' : 'job.navigateDelivery')}
      </PlainLink>
    </div>
  );
}

/** Name and phone; the call button is at the top. */
function CustomerBlock({ customer }: { customer: Job['customer'] }) {
  const { t } = useTranslation('driver');
  const phone = customer?.phone;
  return (
    <section>
      <SectionTitle text={t('job.customer')} />
      <p className="type-h4 breakable">
        <FallbackText value={customer?.name} fallback={t('job.noCustomer')} />
      </p>
      <p className="type-body">
        <FallbackText value={phone ? formatPhone(phone) : null} fallback={t('job.noPhone')} />
      </p>
    </section>
  );
}
