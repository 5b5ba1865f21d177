import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPhone } from '@dispatch/domain/people/phone';
import { SIDES, type Side } from '@dispatch/domain/jobs/job-location';
import { useConfig } from '../../api/config';
import type { Job } from '../../api/jobs/jobs';
import { BrandMark } from '../../ui/page/BrandMark';
import { fullAddress } from '../job/jobTexts';
import { useFormat } from '../../ui/text/useFormat';
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
    <Box
      component="article"
      data-color-scheme="light"
      sx={({ vars }) => ({
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        width: '100%',
        maxWidth: '7.5in',
        mx: 'auto',
        // The logo keeps its colour in print.
        printColorAdjust: 'exact',
        color: vars.palette.text.primary,
        bgcolor: vars.palette.background.paper,
      })}
    >
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
    </Box>
  );
}

function SheetHead({ job }: { job: Job }) {
  const { t } = useTranslation(['jobSheet', 'common']);
  const company = useConfig();
  const format = useFormat();
  const dates = [
    t('created', { date: format.moment(job.createdAt, 'date') }),
    job.preferredPickupDate && t('pickupDate', { date: format.day(job.preferredPickupDate) }),
    job.completedAt && t('completed', { date: format.moment(job.completedAt) }),
    job.poNumber && t('po', { number: job.poNumber }),
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
      <Box sx={{ minWidth: 0 }}>
        <BrandMark />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {[phone(company.phone), company.email].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary" component="div">
          {t('title')}
        </Typography>
        <Typography variant="h1" component="h2">
          {job.jobId}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{t(`common:status.${job.status}`)}</Typography>
        {dates.filter(Boolean).map((date) => (
          <Typography key={date} variant="body2" color="text.secondary">
            {date}
          </Typography>
        ))}
      </Box>
    </Box>
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
