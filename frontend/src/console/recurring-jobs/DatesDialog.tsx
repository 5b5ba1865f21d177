import { type NextDate, type RecurringJob, useGetRecurringJobQuery } from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useTranslation } from '../../ui/text/useTranslation';
import { useSeriesChanges } from './useSeriesChanges';
import { useSeriesWords } from './useSeriesWords';

/** The next dates of a series; each can be skipped. */
export function DatesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['recurring', 'common']);
  const query = useGetRecurringJobQuery({ id });
  const { data: series } = query;
  const name = series?.name ?? '';
  return (
    <DialogFrame title={t('actions.datesNamed', { name })} onClose={onClose}>
      {series ? (
        <>
          <DialogBody>
            <ul className="row-list">
              {series.next.map((date) => (
                <DateRow key={date.plannedOn} series={series} date={date} />
              ))}
            </ul>
          </DialogBody>
          <DialogButtons>
            <Button color="secondary" onClick={onClose}>
              {t('common:actions.close')}
            </Button>
          </DialogButtons>
        </>
      ) : (
        <DialogWait query={query} rows={6} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function DateRow({ series, date }: { series: RecurringJob; date: NextDate }) {
  const { t } = useTranslation('recurring');
  const { dateOf, dayOf } = useSeriesWords();
  const { skipDate, unskipDate } = useSeriesChanges(series);
  const { plannedOn, state } = date;
  const named = { date: dayOf(plannedOn) };
  return (
    <li>
      <p className="row-words">{dateOf(date)}</p>
      {state !== 'left-out' && <span className="small quiet">{t(`dateState.${state}`)}</span>}
      {(state === 'planned' || state === 'failed') && (
        <Button isMinor aria-label={t('skipNamed', named)} onClick={() => void skipDate(plannedOn)}>
          {t('skip')}
        </Button>
      )}
      {state === 'skipped' && (
        <Button
          isMinor
          aria-label={t('unskipNamed', named)}
          onClick={() => void unskipDate(plannedOn)}
        >
          {t('unskip')}
        </Button>
      )}
    </li>
  );
}
