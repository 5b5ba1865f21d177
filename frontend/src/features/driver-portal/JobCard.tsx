import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Job } from '../../api/jobs';
import { rememberJob, type ApiDispatch } from '../../api/jobStatusCache';
import { useFormat } from '../../components/useFormat';
import { JobCardPlace } from './JobCardPlace';
import { placeOf } from './place';
import { StatusBadge } from './StatusBadge';
import { unitName, vehiclesOf } from './unit';
import { UnitLine } from './UnitLine';
import { WaitingNote } from './WaitingNote';

interface JobCardProps {
  job: Job;
  /** Null where there is nothing more to do: completed jobs have no link. */
  href: string | null;
}

/** One job of the dashboard (specification 2.16). */
export function JobCard({ job, href }: JobCardProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const dispatch = useDispatch<ApiDispatch>();
  const title = t('card.title', { id: job.id });
  const handleOpen = () => dispatch(rememberJob(job));
  return (
    <Card component="article" aria-label={title}>
      <CardContent>
        <Stack sx={{ gap: 3 }}>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
          >
            <Typography variant="h3">{title}</Typography>
            <StatusBadge status={job.status} />
          </Stack>
          <WaitingNote jobId={job.id} />
          <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {job.customer?.name || t('card.unknownCustomer')}
          </Typography>
          <CardUnits job={job} />
          <JobCardPlace label={t('card.pickup')} place={placeOf(job, 'pickup')} />
          <JobCardPlace label={t('card.delivery')} place={placeOf(job, 'dropoff')} />
          <Typography variant="body2" color="text.secondary">
            {t('card.created', {
              date: job.createdAt ? format.moment(job.createdAt, 'date') : t('card.unknownDate'),
            })}
          </Typography>
          {href !== null && (
            <Button variant="outlined" fullWidth component={Link} to={href} onClick={handleOpen}>
              {t('card.details')}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function CardUnits({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const vehicles = vehiclesOf(job);
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="text.secondary">
        {t('units.title')}
      </Typography>
      {vehicles.length === 0 && <Typography color="text.secondary">{t('units.none')}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <UnitLine name={unitName(vehicle, '') || t('units.none')} vin={vehicle.vinLast8} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
