import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { Controller, type Control } from 'react-hook-form';
import { DateField } from '../../ui/form/DateField';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormSelect } from '../../ui/form/FormSelect';
import { DriverSelect } from '../../parts/people/DriverSelect';
import { CustomerField } from '../../parts/people/CustomerField';
import { SegmentedChoice } from '../../ui/button/SegmentedChoice';
import { useTranslation } from '../../ui/text/useTranslation';
import './export.css';
import { BILLING_CHOICES, EXPORT_FORMATS, EXPORT_LINES, type ExportValues } from './exportForm';

interface ExportFieldsProps {
  control: Control<ExportValues>;
  disabled: boolean;
}

/** Filters and file type of the report. */
export function ExportFields({ control, disabled }: ExportFieldsProps) {
  const { t } = useTranslation(['export', 'common', 'jobs']);
  return (
    <fieldset disabled={disabled} className="stack export-fields">
      <FieldPair>
        <DateField control={control} name="from" label={t('from')} prefer="past" />
        <DateField control={control} name="to" label={t('to')} prefer="past" />
      </FieldPair>
      <FormSelect
        control={control}
        name="status"
        label={t('jobs:columns.status')}
        disabled={disabled}
        options={[
          { value: 'all', label: t('allStatuses') },
          { value: 'active', label: t('active') },
          ...JOB_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) })),
        ]}
      />
      <CustomerField
        control={control}
        name="customerId"
        label={t('jobs:columns.customer')}
        noneLabel={t('allCustomers')}
      />
      <FormControlField
        control={control}
        name="driverId"
        label={t('jobs:columns.driver')}
        render={({ field, ids }) => (
          <DriverSelect
            ids={ids}
            value={field.value as number | null} // the field's own type
            onChange={field.onChange}
            noneLabel={t('allDrivers')}
          />
        )}
      />
      <FormSelect
        control={control}
        name="billing"
        label={t('billing.label')}
        disabled={disabled}
        options={BILLING_CHOICES.map((value) => ({ value, label: t(`billing.${value}`) }))}
      />
      <FormField control={control} name="q" label={t('words')} maxLength={SEARCH_MAX_CHARS} />
      <Controller
        control={control}
        name="lines"
        render={({ field }) => (
          <SegmentedChoice
            label={t('lines.label')}
            options={EXPORT_LINES.map((value) => ({ value, label: t(`lines.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="format"
        render={({ field }) => (
          <SegmentedChoice
            label={t('format')}
            options={EXPORT_FORMATS.map((value) => ({ value, label: t(value) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </fieldset>
  );
}
