import type { RecurringJob } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { useRecurringUrl } from './recurringUrl';
import { useSeriesChanges } from './useSeriesChanges';
import { useSeriesWords } from './useSeriesWords';

const TONES = { on: 'green', paused: 'gray', ended: 'gray' } as const;
const ICONS = { on: 'check', paused: 'hourglass', ended: 'blocked' } as const;

export function RecurringJobRow({ series }: { series: RecurringJob }) {
  const { t } = useTranslation('recurring');
  const { scheduleOf, dateOf } = useSeriesWords();
  const { name, state, templateName, customerName, driverName } = series;
  const next = series.next.find((date) => date.state === 'planned');
  const facts = [templateName ?? t('own'), customerName, driverName ?? t('noDriver')];
  return (
    <li>
      <div className="row-words">
        <p className="strong">{name}</p>
        <p className="small">{scheduleOf(series)}</p>
        <p className="small quiet">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="row-facts small">
        <ToneChip
          tone={TONES[state]}
          icon={<Icon name={ICONS[state]} />}
          label={t(`state.${state}`)}
        />
        {state === 'on' && (
          <p>{next === undefined ? t('nothingNext') : t('next', { date: dateOf(next) })}</p>
        )}
      </div>
      <SeriesProblems series={series} />
      <Actions series={series} />
    </li>
  );
}

function Actions({ series }: { series: RecurringJob }) {
  const { t } = useTranslation('recurring');
  const [, change] = useRecurringUrl();
  const { pause, resume, askToEnd, askToDelete } = useSeriesChanges(series);
  const { id, name, state } = series;
  const opens = (dialog: 'edit' | 'dates') => ({
    isMinor: true,
    'aria-haspopup': 'dialog' as const,
    onClick: () => change({ dialog, series: id }),
  });
  return (
    <div className="wrap-row middle row-below">
      {state !== 'ended' && (
        <>
          <Button {...opens('dates')} aria-label={t('actions.datesNamed', { name })}>
            {t('actions.dates')}
          </Button>
          <Button {...opens('edit')} aria-label={t('actions.editNamed', { name })}>
            {t('actions.edit')}
          </Button>
          {state === 'on' ? (
            <Button
              isMinor
              aria-label={t('actions.pauseNamed', { name })}
              onClick={() => void pause()}
            >
              {t('actions.pause')}
            </Button>
          ) : (
            <Button
              isMinor
              aria-label={t('actions.resumeNamed', { name })}
              onClick={() => void resume()}
            >
              {t('actions.resume')}
            </Button>
          )}
          <Button
            isMinor
            aria-label={t('actions.endNamed', { name })}
            aria-haspopup="dialog"
            onClick={() => void askToEnd()}
          >
            {t('actions.end')}
          </Button>
        </>
      )}
      <Button
        size="small"
        color="error"
        aria-label={t('actions.deleteNamed', { name })}
        aria-haspopup="dialog"
        onClick={() => void askToDelete()}
      >
        {t('actions.delete')}
      </Button>
    </div>
  );
}

/** Dates for which no job could be created, with the reason and the fix. */
function SeriesProblems({ series }: { series: RecurringJob }) {
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
