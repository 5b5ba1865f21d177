import type { RecurringJob } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { useSeriesChanges } from './useSeriesChanges';
import { useSeriesWords } from './useSeriesWords';

const QUIET = { size: 'small', color: 'secondary', variant: 'outlined' } as const;

/** Dates for which no job could be created, with the reason and the fix. */
export function SeriesProblems({ series }: { series: RecurringJob }) {
  const { t } = useTranslation('recurring');
  const { problemOf, dayOf } = useSeriesWords();
  const { retryDate, skipDate } = useSeriesChanges(series);
  if (series.problems.length === 0 || series.state === 'ended') return null;
  return (
    <ul className="plain-list stack gap-8 recurring-problems">
      {series.problems.map((problem) => {
        const date = dayOf(problem.plannedOn);
        return (
          <li key={problem.plannedOn} className="recurring-problem">
            <p className="line">
              <Icon name="warning" size="text" />
              {problemOf(problem)}
            </p>
            <div className="recurring-actions">
              {problem.state === 'failed' && (
                <Button
                  {...QUIET}
                  aria-label={t('retryNamed', { date })}
                  onClick={() => void retryDate(problem.plannedOn)}
                >
                  {t('retry')}
                </Button>
              )}
              <Button
                {...QUIET}
                aria-label={t('dismissNamed', { date })}
                onClick={() => void skipDate(problem.plannedOn)}
              >
                {t('dismiss')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
