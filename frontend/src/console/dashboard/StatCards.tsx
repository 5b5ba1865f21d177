import { dayOf } from '@dispatch/domain/time/company-day';
import { Link } from 'react-router-dom';
import { useConfig } from '../../api/config';
import { useGetStatsQuery, useListJobsPerDayQuery } from '../../api/stats';
import { Skeleton } from '../../ui/states/Skeleton';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTexts } from '../../ui/text/useTexts';
import './dashboard.css';
import { Spark } from './Spark';

const STATS = ['pending', 'inTransit', 'completedToday', 'activeDrivers'] as const;

type Stat = (typeof STATS)[number];

/** Puts a number into context. */
interface Trend {
  readonly text: string;
  /** One value for each day; the last is today's. */
  readonly values?: readonly number[];
}

const SPARK_DAYS = 14;

function TrendLine({ trend }: { trend: Trend | undefined }) {
  return (
    <div className="stat-trend">
      <span className="type-caption cut quiet">{trend?.text}</span>
      {trend?.values && <Spark values={trend.values} />}
    </div>
  );
}

/** The four numbers of the day, linked to the counted jobs. A missing number shows 0. */
export function StatCards() {
  const { t, format } = useTexts('dashboard');
  const { timeZone } = useConfig();
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
    <section className="stat-cards" aria-label={t('stats.label')} aria-busy={isLoading}>
      {STATS.map((stat) => (
        <div
          key={stat}
          className="card stat-card"
          data-testid={isLoading ? 'skeleton-card' : undefined}
        >
          {isLoading ? (
            <>
              <div className="type-small">
                <Skeleton width="60%" />
              </div>
              <div className="type-figure">
                <Skeleton width="35%" />
              </div>
              <div className="stat-trend" />
            </>
          ) : (
            <>
              <p className="type-small quiet" id={`stat-${stat}`}>
                {t(`stats.${stat}`)}
              </p>
              <span className="type-figure">
                <Link
                  to={hrefs[stat]}
                  className="stat-link"
                  aria-labelledby={`stat-${stat} stat-${stat}-value`}
                >
                  <span id={`stat-${stat}-value`}>{format.number(data?.[stat] ?? 0)}</span>
                </Link>
              </span>
              <TrendLine trend={trends[stat]} />
            </>
          )}
        </div>
      ))}
    </section>
  );
}
