import { zodResolver } from '@hookform/resolvers/zod';
import { dayOf } from '@dispatch/domain/time/company-day';
import { useConfig } from '../../api/config';
import {
  useChangeRecurringJobMutation,
  useGetRecurringJobQuery,
  useMakeRecurringJobMutation,
} from '../../api/jobs/series';
import { ifMatch } from '../../api/request/requestHeaders';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { SeriesFields } from './SeriesFields';
import { blankSeries, newSeriesSchema, seriesSchema, toPayload, valuesOf } from './seriesForm';
import { SeriesPreview } from './SeriesPreview';
import { useSeriesFieldText } from './useSeriesFieldText';

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
