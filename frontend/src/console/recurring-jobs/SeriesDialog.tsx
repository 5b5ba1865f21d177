import { zodResolver } from '@hookform/resolvers/zod';
import { dayOf } from '@dispatch/domain/time/company-day';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConfig } from '../../api/config';
import {
  useChangeRecurringJobMutation,
  useGetRecurringJobQuery,
  useMakeRecurringJobMutation,
  type RecurringJob,
  type NextDate,
  usePreviewScheduleMutation,
} from '../../api/jobs/series';
import { ifMatch } from '../../api/request/requestHeaders';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { SeriesFields } from './SeriesFields';
import {
  blankSeries,
  newSeriesSchema,
  seriesSchema,
  toPayload,
  valuesOf,
  type SeriesValues,
  scheduleOf,
} from './seriesForm';
import { useSeriesWords } from './useSeriesWords';

const LEAST = { name: '-', templateId: '' };

export function AddSeriesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recurring');
  const { timeZone } = useConfig();
  const [make] = useMakeRecurringJobMutation();
  return (
    <NewRecordDialog
      texts={{ title: t('add'), submit: t('save'), busy: t('saving'), done: t('saved') }}
      place="new-recurring-job"
      resolver={zodResolver(newSeriesSchema)}
      defaultValues={blankSeries(dayOf(new Date(), timeZone))}
      send={(values, once) => make({ newRecurringJob: toPayload(values), ...once })}
      onClose={onClose}
    >
      <SeriesFields mayKeepOwn={false} />
      <SeriesPreview />
    </NewRecordDialog>
  );
}

export function EditSeriesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('recurring');
  const fieldText = useSeriesFieldText();
  const query = useGetRecurringJobQuery({ id });
  const [change] = useChangeRecurringJobMutation();
  const series = query.data;
  const mayKeepOwn = series?.templateId === null;
  return (
    <RecordDialog
      texts={{ title: t('edit'), submit: t('save'), busy: t('saving'), done: t('saved') }}
      query={query}
      record={series}
      rows={8}
      place={`recurring-job-${id}`}
      resolver={zodResolver(mayKeepOwn ? seriesSchema : newSeriesSchema)}
      toValues={valuesOf}
      save={(values, { version }) =>
        change({ id, recurringJobChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'recurring-job', id }}
      inWords={({ name }, base) => ({ label: t(`fields.${name}`), text: fieldText(name, base) })}
      onClose={onClose}
    >
      <SeriesFields mayKeepOwn={mayKeepOwn} />
      <SeriesPreview />
    </RecordDialog>
  );
}

/** The value of one field of a series in words; empty if not set. */
function useSeriesFieldText() {
  const { t } = useTranslation(['recurring', 'books']);
  const { daysOf } = useSeriesWords();
  return (name: keyof SeriesValues, series: RecurringJob): string => {
    const { kind, weekdays, onHoliday, province } = series.schedule;
    switch (name) {
      case 'templateId':
        return series.templateName ?? t('own');
      case 'driverId':
        return series.driverName ?? t('noDriver');
      case 'kind':
        return t(`kinds.${kind}`);
      case 'weekdays':
        return daysOf(weekdays);
      case 'province':
        return province === null ? t('noProvince') : t(`books:provinces.${province}`);
      case 'onHoliday':
        return t(`rules.${onHoliday}`);
      case 'everyWeeks':
      case 'monthDay':
      case 'daysAhead':
        return String(valuesOf(series)[name]);
      default:
        return valuesOf(series)[name].replaceAll('\n', ', ');
    }
  };
}

/** The entered schedule as JSON; null if it is incomplete or invalid. */
function wantedOf(values: unknown): string | null {
  const { data } = seriesSchema.safeParse({ ...(values as SeriesValues), ...LEAST }); // checked here
  return data ? JSON.stringify(scheduleOf(data)) : null;
}

/** The next dates, including those moved or skipped because of a holiday. */
function SeriesPreview() {
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
