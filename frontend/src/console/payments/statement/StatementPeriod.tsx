import { useFormContext, useWatch } from 'react-hook-form';
import { statementHref } from '../../../api/invoicing/payments';
import { usePeriods } from '../../../parts/invoices/usePeriods';
import { PlainLink } from '../../../ui/button/PlainLink';
import { DateField } from '../../../ui/form/DateField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { Select } from '../../../ui/form/Select';
import { useTranslation } from '../../../ui/text/useTranslation';
import { statementDaysSchema, type StatementValues } from './statementForm';

/** The days of the statement, and its PDF for them. */
export function StatementPeriod({ customerId }: { customerId: number }) {
  const { t } = useTranslation(['payments', 'invoices']);
  const { control, setValue } = useFormContext<StatementValues>();
  const [from, until] = useWatch({ control, name: ['from', 'until'] });
  const { periods, shown } = usePeriods({ from, to: until });
  const { data: days } = statementDaysSchema.safeParse({ from, until });
  const own = shown === '' ? [{ value: '' as const, label: t('statementDialog.ownPeriod') }] : [];
  return (
    <>
      <p className="type-body">{t('statementDialog.what')}</p>
      <Select
        label={t('invoices:periods.label')}
        options={[...own, ...periods]}
        value={shown}
        onChange={(wanted) => {
          const period = periods.find(({ value }) => value === wanted);
          if (!period) return;
          setValue('from', period.days.from, { shouldDirty: true, shouldValidate: true });
          setValue('until', period.days.to, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <FieldPair>
        <DateField control={control} name="from" label={t('statementDialog.from')} prefer="past" />
        <DateField control={control} name="until" label={t('statementDialog.to')} prefer="past" />
      </FieldPair>
      {days && (
        <div>
          <PlainLink
            variant="outlined"
            color="secondary"
            href={statementHref(customerId, { from: days.from, to: days.until })}
            target="_blank"
            rel="noreferrer"
          >
            {t('statementDialog.download')}
          </PlainLink>
        </div>
      )}
    </>
  );
}
