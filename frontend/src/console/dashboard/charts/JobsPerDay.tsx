import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { CHART_DAYS } from '@dispatch/domain/limits';
import { useConfig } from '../../../api/config';
import { useListJobsPerDayQuery, type DayOfJobs } from '../../../api/stats';
import { ToggleGroup } from '../../../ui/button/ToggleGroup';
import { useOpenView, viewHref } from '../../../parts/navigation/consoleViews';
import { urlChoice, useUrlState } from '../../../ui/url/urlState';
import { useTexts } from '../../../ui/text/useTexts';
import { ChartCard } from './ChartCard';
import { JobsPlot } from './latePlots';

const PERIODS = [String(CHART_DAYS), '90', '365'] as const;
const FIELDS = { days: urlChoice(PERIODS, PERIODS[0]) };

const sum = (days: readonly DayOfJobs[], of: 'created' | 'delivered') =>
  days.reduce((total, day) => total + day[of], 0);

/** Created and completed jobs by day. */
export function JobsPerDay() {
  const { t, format } = useTexts('dashboard');
  const { timeZone } = useConfig();
  const openView = useOpenView();
  const [{ days: period }, change] = useUrlState(FIELDS);
  const from = addDays(dayOf(new Date(), timeZone), 1 - Number(period));
  const query = useListJobsPerDayQuery(period === PERIODS[0] ? {} : { from });
  const labels = { created: t('charts.created'), delivered: t('charts.delivered') };
  const title = t('charts.jobsPerDay');
  const shown: Record<string, string> = period === PERIODS[0] ? {} : { days: period };
  return (
    <ChartCard
      title={title}
      summary={(days) =>
        t('charts.jobsSummary', {
          created: format.number(sum(days, 'created')),
          delivered: format.number(sum(days, 'delivered')),
        })
      }
      query={query}
      columns={[
        { title: t('charts.day'), text: ({ day }) => format.day(day) },
        {
          title: labels.created,
          text: ({ created }) => format.number(created),
          href: ({ day, created }) =>
            created === 0 ? undefined : viewHref('dashboard', { ...shown, created: day }),
        },
        {
          title: labels.delivered,
          text: ({ delivered }) => format.number(delivered),
          href: ({ day, delivered }) =>
            delivered === 0 ? undefined : viewHref('completed-jobs', { from: day, to: day }),
        },
      ]}
      isEmpty={(days) => sum(days, 'created') + sum(days, 'delivered') === 0}
      empty={t('charts.noJobs')}
      plot={(days) => (
        <JobsPlot
          days={days}
          labels={labels}
          onOpen={(day) => openView('completed-jobs', { from: day, to: day })}
        />
      )}
      controls={
        <ToggleGroup
          aria-label={t('charts.period')}
          options={PERIODS.map((days) => ({
            value: days,
            content: t('charts.days', { count: Number(days) }),
          }))}
          value={period}
          onChange={(days) => change({ days })}
        />
      }
    />
  );
}
