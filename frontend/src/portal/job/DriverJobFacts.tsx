import { nextDriverAction } from '@dispatch/domain/jobs/job-status';
import type { ComponentProps, ReactNode } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { ContactButtons } from './ContactButtons';
import { CustomerBlock } from './CustomerBlock';
import './job.css';
import { nextSide, placeOf } from './routePlace';
import { PlaceBlock } from './PlaceBlock';
import { SpecialInstructions } from './SpecialInstructions';
import { StatusBand } from './StatusBand';
import { UnitPlates } from './UnitPlates';
import { WantedTimes } from './WantedTimes';

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
