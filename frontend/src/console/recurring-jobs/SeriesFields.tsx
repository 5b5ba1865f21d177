import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { HOLIDAY_RULES, PATTERN_KINDS } from '@dispatch/domain/recurring/schedule';
import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { useFormContext, useWatch } from 'react-hook-form';
import { useListJobTemplatesQuery } from '../../api/jobs/series';
import { DriverSelect } from '../../parts/people/DriverSelect';
import { DateField } from '../../ui/form/DateField';
import { FormCheckBoxes } from '../../ui/form/FormCheckBoxes';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';
import { SCHEDULE_BOUNDS, type SeriesValues } from './seriesForm';

/** The maximum page size, to load all templates. */
const ALL = 500;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields of the editor, inside a `FormProvider`. `mayKeepOwn` is true for a series with a job of its own. */
export function SeriesFields({ mayKeepOwn }: { mayKeepOwn: boolean }) {
  const { t } = useTranslation(['recurring', 'books']);
  const { control, getValues, setValue } = useFormContext<SeriesValues>();
  const { data: templates = [] } = useListJobTemplatesQuery({ limit: ALL });
  const none = { value: '', label: t(mayKeepOwn ? 'own' : 'chooseTemplate') };
  const kind = useWatch({ control, name: 'kind' });
  const nameLikeTemplate = (templateId: string) => {
    const template = templates.find(({ id }) => String(id) === templateId);
    if (template && getValues('name').trim() === '')
      setValue('name', template.name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormField<SeriesValues>
        name="name"
        label={t('fields.name')}
        maxLength={SERIES_NAME_MAX}
        autoFocus
      />
      <FormSelect<SeriesValues>
        name="templateId"
        label={t('fields.templateId')}
        help={mayKeepOwn && t('hints.own')}
        options={[none, ...templates.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChosen={nameLikeTemplate}
      />
      <FormControlField<SeriesValues>
        name="driverId"
        label={t('fields.driverId')}
        render={({ field, ids }) => (
          <DriverSelect
            ids={ids}
            value={typeof field.value === 'number' ? field.value : null}
            onChange={field.onChange}
            noneLabel={t('noDriver')}
            inputRef={field.ref}
          />
        )}
      />
      <FormSelect<SeriesValues>
        name="kind"
        label={t('fields.kind')}
        options={PATTERN_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {kind === 'weekdays' && (
        <>
          <FormCheckBoxes<SeriesValues, (typeof WEEKDAYS)[number]>
            name="weekdays"
            label={t('fields.weekdays')}
            options={WEEKDAYS}
            labelOf={(day) => t(`weekday.${day}`)}
          />
          <NumberField<SeriesValues>
            name="everyWeeks"
            label={t('fields.everyWeeks')}
            bounds={SCHEDULE_BOUNDS.everyWeeks}
          />
        </>
      )}
      {kind === 'month-day' && (
        <NumberField<SeriesValues>
          name="monthDay"
          label={t('fields.monthDay')}
          help={t('hints.monthDay')}
          bounds={SCHEDULE_BOUNDS.monthDay}
        />
      )}
      {kind === 'dates' && (
        <FormField<SeriesValues>
          name="dates"
          label={t('fields.dates')}
          rows={4}
          help={t('hints.dates')}
        />
      )}
      <DateField<SeriesValues> name="startOn" label={t('fields.startOn')} prefer="future" />
      <DateField<SeriesValues> name="endOn" label={t('fields.endOn')} prefer="future" />
      <FormSelect<SeriesValues>
        name="province"
        label={t('fields.province')}
        options={[
          { value: '', label: t('noProvince') },
          ...PROVINCE_CODES.map((value) => ({ value, label: t(`books:provinces.${value}`) })),
        ]}
      />
      <FormSelect<SeriesValues>
        name="onHoliday"
        label={t('fields.onHoliday')}
        options={HOLIDAY_RULES.map((value) => ({ value, label: t(`rules.${value}`) }))}
      />
      <NumberField<SeriesValues>
        name="daysAhead"
        label={t('fields.daysAhead')}
        help={t('hints.daysAhead')}
        bounds={SCHEDULE_BOUNDS.daysAhead}
      />
      <FormField<SeriesValues> name="makeAt" label={t('fields.makeAt')} help={t('hints.makeAt')} />
    </>
  );
}
