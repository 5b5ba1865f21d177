import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { FallbackText } from '../facts/FallbackText';
import { MoneyText } from '../facts/MoneyText';
import { StatusChip } from '../StatusChip';
import { JobDate } from './JobDate';
import { JobLink } from './JobLink';
import { RouteCell } from './RouteCell';
import { UnitsCell } from './UnitsCell';

interface JobCardProps {
  job: Job;
  /** Beside the status, such as a menu. */
  corner?: ReactNode;
  /** A row of its own at the foot: buttons, check boxes. */
  actions?: ReactNode;
}

/**
 * One job: number and status, customer, route, units, driver and date. All of it opens the
 * details. Every line is cut rather than wrapped, so that cards of a virtual grid are equally high.
 */
export function JobCard({ job, corner, actions }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const above = { position: 'relative', zIndex: 1 } as const;
  return (
    <Card
      component="article"
      aria-label={job.jobId}
      sx={({ vars }) => ({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '&:hover': { borderColor: vars.palette.surface.inputEdge },
      })}
    >
      <Stack sx={{ gap: 3, p: 4, flex: 1 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 32 }}>
          <JobLink job={job} stretched />
          <Box sx={{ flex: 1 }} />
          <StatusChip status={job.status} />
          {corner && <Box sx={{ ...above, mr: -1.5 }}>{corner}</Box>}
        </Stack>
        <Typography variant="subtitle1" component="p" noWrap title={job.customer?.name}>
          <FallbackText value={job.customer?.name} fallback={t('customer.none')} />
        </Typography>
        <RouteCell job={job} />
        <UnitsCell job={job} />
        <Stack
          direction="row"
          sx={{ gap: 2, alignItems: 'baseline', typography: 'body2', color: 'text.secondary' }}
        >
          <Typography variant="body2" noWrap title={job.driver?.name} sx={{ minWidth: 0 }}>
            <FallbackText value={job.driver?.name} fallback={t('driver.none')} />
          </Typography>
          <Box sx={{ flex: 1 }} />
          <JobDate job={job} />
          {job.price != null && (
            <Typography variant="body2" component="span" color="text.primary">
              <MoneyText amount={job.price} />
            </Typography>
          )}
        </Stack>
      </Stack>
      {actions && (
        <Box
          sx={({ vars }) => ({
            ...above,
            px: 4,
            py: 2.5,
            borderTop: `1px solid ${vars.palette.divider}`,
          })}
        >
          {actions}
        </Box>
      )}
    </Card>
  );
}
