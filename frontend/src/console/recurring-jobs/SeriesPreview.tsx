import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type NextDate, usePreviewScheduleMutation } from '../../api/jobs/series';
import { useTranslation } from '../../ui/text/useTranslation';
import { scheduleOf, seriesSchema, type SeriesValues } from './seriesForm';
import { useSeriesWords } from './useSeriesWords';

const LEAST = { name: '-', templateId: '' };

/** The entered schedule as JSON; null if it is incomplete or invalid. */
function wantedOf(values: unknown): string | null {
  const { data } = seriesSchema.safeParse({ ...(values as SeriesValues), ...LEAST }); // checked here
  return data ? JSON.stringify(scheduleOf(data)) : null;
}

/** The next dates, including those moved or skipped because of a holiday. */
export function SeriesPreview() {
  const { t } = useTranslation('recurring');
  const { control } = useFormContext<SeriesValues>();
  const { dateOf, madeAtOf } = useSeriesWords();
  const [ask] = usePreviewScheduleMutation();
  const [shown, setShown] = useState<{ of: string; dates: NextDate[] } | null>(null);
  const wanted = wantedOf(useWatch({ control }));
  useEffect(() => {
    if (wanted === null) return undefined;
    let isWanted = true;
    const schedule = JSON.parse(wanted) as ReturnType<typeof scheduleOf>; // so written above
    void ask({ schedulePreview: { schedule } }).then(({ data }) => {
      if (isWanted && data) setShown({ of: wanted, dates: data });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, wanted]);
  const dates = shown !== null && shown.of === wanted ? shown.dates : null;
  return (
    <section aria-label={t('preview.title')} aria-live="polite">
      <h3 className="type-h3">{t('preview.title')}</h3>
      {dates === null && <p className="small quiet">{t('preview.wait')}</p>}
      {dates?.length === 0 && <p className="small quiet">{t('preview.none')}</p>}
      <ol className="row-list">
        {dates?.map((date) => (
          <li key={date.plannedOn}>
            <p className={`row-words ${date.day === null ? 'quiet' : ''}`}>{dateOf(date)}</p>
            <span className="small quiet">{madeAtOf(date)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
