import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateField } from '../../ui/form/DateField';
import { FieldCell } from '../../ui/form/layout/FieldGrid';
import { useTranslation } from '../../ui/text/useTranslation';

interface JobDatesProps<Values extends FieldValues> {
  /** The form's names of both days. */
  days: Readonly<Record<'pickup' | 'delivery', FieldPath<Values>>>;
  /** The columns of each field on a `FieldGrid`. */
  span?: 2;
}

/** The days that the customer asked for. */
export function JobDates<Values extends FieldValues>({ days, span }: JobDatesProps<Values>) {
  const { t } = useTranslation('jobForm');
  const fields = [
    [days.pickup, t('fields.preferredPickupDate')],
    [days.delivery, t('fields.preferredDeliveryDate')],
  ] as const;
  return fields.map(([name, label]) => {
    const field = <DateField<Values> key={name} name={name} label={label} prefer="future" />;
    return span === undefined ? (
      field
    ) : (
      <FieldCell key={name} span={span}>
        {field}
      </FieldCell>
    );
  });
}
