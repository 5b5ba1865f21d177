import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { dayOf } from '@dispatch/domain/company-day';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useConfig } from '../../api/config';
import { useGetStatsQuery, useListJobsPerDayQuery } from '../../api/stats';
import { useFormat } from '../../components/useFormat';
import { viewHref } from '../../lib/consoleViews';
import { SPARK_HEIGHT } from './charts/geometry';
import { Spark } from './Spark';

const STATS = ['pending', 'inTransit', 'completedToday', 'activeDrivers'] as const;

type Stat = (typeof STATS)[number];

/** What puts a number into its place. */
interface Trend {
  readonly text: string;
  /** Day by day, the last one today. */
  readonly values?: readonly number[];
}

const SPARK_DAYS = 14;

function TrendLine({ trend }: { trend: Trend | undefined }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 2, height: SPARK_HEIGHT }}>
      <Typography variant="caption" color="text.secondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {trend?.text}
      </Typography>
      {trend?.values && (
        <Box aria-hidden sx={{ width: '5rem', display: { xs: 'none', sm: 'block' } }}>
          <Spark values={trend.values} />
        </Box>
      )}
    </Box>
  );
}

/** The four numbers of the day; each leads to what it counts. A missing one shows 0. */
export function StatCards() {
  const { t } = useTranslation('dashboard');
  const { timeZone } = useConfig();
  const format = useFormat();
  const { data, isLoading } = useGetStatsQuery();
  const { data: days } = useListJobsPerDayQuery({});
  const lately = days?.slice(-SPARK_DAYS);
  const trends: Readonly<Record<Stat, Trend | undefined>> = {
    pending: lately && {
      text: t('stats.createdToday', { count: lately.at(-1)?.created ?? 0 }),
      values: lately.map(({ created }) => created),
    },
    inTransit: { text: t('stats.onTheRoad') },
    completedToday: lately && {
      text: t('stats.yesterday', { count: lately.at(-2)?.delivered ?? 0 }),
      values: lately.map(({ delivered }) => delivered),
    },
    activeDrivers: { text: t('stats.onDuty') },
  };
  const today = dayOf(new Date(), timeZone);
  const hrefs = {
    pending: viewHref('active-jobs', { status: 'pending' }),
    inTransit: viewHref('active-jobs', { status: 'in-transit' }),
    completedToday: viewHref('completed-jobs', { from: today, to: today }),
    activeDrivers: viewHref('drivers'),
  };
  return (
    <Box
      component="section"
      aria-label={t('stats.label')}
      aria-busy={isLoading}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {STATS.map((stat) => (
        <Card
          key={stat}
          data-testid={isLoading ? 'skeleton-card' : undefined}
          sx={({ vars }) => ({
            position: 'relative',
            p: 4,
            '&:hover': { borderColor: vars.palette.surface.inputEdge },
          })}
        >
          {isLoading ? (
            <>
              <Skeleton sx={{ typography: 'body2', width: '60%' }} />
              <Skeleton sx={{ typography: 'figure', width: '35%' }} />
              <Box sx={{ height: SPARK_HEIGHT }} />
            </>
          ) : (
            <>
              <Typography variant="body2" color="text.secondary" id={`stat-${stat}`}>
                {t(`stats.${stat}`)}
              </Typography>
              <Link
                component={RouterLink}
                to={hrefs[stat]}
                underline="none"
                aria-labelledby={`stat-${stat} stat-${stat}-value`}
                sx={{
                  typography: 'figure',
                  color: 'text.primary',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                <span id={`stat-${stat}-value`}>{format.number(data?.[stat] ?? 0)}</span>
              </Link>
              <TrendLine trend={trends[stat]} />
            </>
          )}
        </Card>
      ))}
    </Box>
  );
}
