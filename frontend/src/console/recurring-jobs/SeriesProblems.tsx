import type { RecurringJob } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { useSeriesChanges } from './useSeriesChanges';
import { useSeriesWords } from './useSeriesWords';

/** Dates for which no job could be created, with the reason and the fix. */
export function SeriesProblems({ series }: { series: RecurringJob }) {
  const { t } = useTranslation('recurring');
  const { problemOf, dayOf } = useSeriesWords();
  const { retryDate, skipDate } = useSeriesChanges(series);
  if (series.problems.length === 0 || series.state === 'ended') return null;
  return (
    <ul className="plain-list stack gap-8 row-below">
      {series.problems.map((problem) => {
        const date = dayOf(problem.plannedOn);
        return (
          <li key={problem.plannedOn} className="wrap-row middle recurring-problem">
            <p className="line row-words">
              <Icon name="warning" size="text" />
              {problemOf(problem)}
            </p>
            <div className="wrap-row middle">
              {problem.state === 'failed' && (
                <Button
                  isMinor
                  aria-label={t('retryNamed', { date })}
                  onClick={() => void retryDate(problem.plannedOn)}
                >
                  {t('retry')}
                </Button>
              )}
              <Button
                isMinor
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
