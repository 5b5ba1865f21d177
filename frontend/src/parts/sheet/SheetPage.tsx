import { formatPhone } from '@dispatch/domain/people/phone';
import { SIDES, type Side } from '@dispatch/domain/jobs/job-location';
import { useConfig } from '../../api/config';
import type { Job } from '../../api/jobs/jobs';
import { BrandMark } from '../../ui/page/BrandMark';
import { fullAddress } from '../job/jobTexts';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { BlankLine, LongLine, SheetColumns, SheetLine, SheetSection } from './SheetParts';
import { SheetUnits } from './SheetUnits';

const phone = (text: string | null | undefined) => (text ? formatPhone(text) : null);

/**
 * The sheet that travels with the vehicles: everything drivers and receivers need, without prices.
 */
export function SheetPage({ job }: { job: Job }) {
  const { t } = useTranslation('jobSheet');
  const { customer, driver, specialInstructions, completionNotes } = job;
  const town = [customer?.city, customer?.province].filter(Boolean).join(', ');
  return (
    <article data-color-scheme="light" className="stack sheet">
      <SheetHead job={job} />
      <SheetColumns>
        <SheetSection title={t('customer')}>
          <SheetLine isMain>{customer?.name ?? t('none')}</SheetLine>
          <SheetLine>{phone(customer?.phone)}</SheetLine>
          <SheetLine>{[customer?.address, town].filter(Boolean).join(', ')}</SheetLine>
        </SheetSection>
        <SheetSection title={t('driver')}>
          <SheetLine isMain>{driver?.name ?? t('none')}</SheetLine>
          <SheetLine>{phone(driver?.phone)}</SheetLine>
        </SheetSection>
        {SIDES.map((side) => (
          <SheetLocation key={side} job={job} side={side} />
        ))}
      </SheetColumns>
      <SheetSection title={t('units', { count: job.vehicleCount })}>
        <SheetUnits job={job} />
      </SheetSection>
      {specialInstructions && (
        <SheetSection title={t('instructions')}>
          <LongLine>{specialInstructions}</LongLine>
        </SheetSection>
      )}
      {completionNotes && (
        <SheetSection title={t('completionNotes')}>
          <LongLine>{completionNotes}</LongLine>
        </SheetSection>
      )}
      <SheetColumns>
        {SIDES.map((side) => (
          <SheetSection key={side} title={t(`signature.${side}`)}>
            <BlankLine label={t('signature.name')} />
            <BlankLine label={t('signature.signature')} />
            <BlankLine label={t('signature.moment')} />
          </SheetSection>
        ))}
      </SheetColumns>
    </article>
  );
}

function SheetHead({ job }: { job: Job }) {
  const { t, format } = useTexts(['jobSheet', 'common']);
  const company = useConfig();
  const dates = [
    t('created', { date: format.moment(job.createdAt, 'date') }),
    job.preferredPickupDate && t('pickupDate', { date: format.day(job.preferredPickupDate) }),
    job.preferredDeliveryDate && t('deliveryDate', { date: format.day(job.preferredDeliveryDate) }),
    job.completedAt && t('completed', { date: format.moment(job.completedAt) }),
    job.poNumber && t('po', { number: job.poNumber }),
  ];
  return (
    <div className="sheet-head">
      <div className="sheet-head-part">
        <BrandMark />
        <p className="type-small quiet sheet-contact">
          {[phone(company.phone), company.email].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="sheet-head-part sheet-head-end">
        <div className="type-caption quiet">{t('title')}</div>
        <h2 className="type-h1">{job.jobId}</h2>
        <p className="type-body type-strong">{t(`common:status.${job.status}`)}</p>
        {dates.filter(Boolean).map((date) => (
          <p key={date} className="type-small quiet">
            {date}
          </p>
        ))}
      </div>
    </div>
  );
}

function SheetLocation({ job, side }: { job: Job; side: Side }) {
  const { t } = useTranslation('jobSheet');
  const site = job[`${side}SiteContactName`];
  const contact = [job[`${side}ContactName`], phone(job[`${side}ContactPhone`])];
  return (
    <SheetSection title={t(side)}>
      <SheetLine isMain>{fullAddress(job, side) ?? t('none')}</SheetLine>
      <SheetLine>{contact.filter(Boolean).join(' · ')}</SheetLine>
      <SheetLine>{site && t('site', { name: site })}</SheetLine>
    </SheetSection>
  );
}
