import { DISPATCH_TEXTS, type DispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import type { WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useListDriversQuery } from '../../api/drivers';
import { Button } from '../../ui/button/Button';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { DriverSelect } from '../people/DriverSelect';
import type { JobFormValues } from './jobForm';

export const NOTE_ROWS = 4;

interface TextFieldProps {
  name: DispatchText;
  hasHeading?: boolean;
}

export function JobTextField({ name, hasHeading }: TextFieldProps) {
  const { t } = useTranslation('jobForm');
  const { max, multiline } = DISPATCH_TEXTS[name];
  return (
    <FormField<JobFormValues>
      {...{ name, hasHeading }}
      label={t(`fields.${name}`)}
      rows={multiline ? NOTE_ROWS : undefined}
      maxLength={max}
    />
  );
}

interface DriverFieldProps {
  noneLabel: string;
  wanted: WantedTruck;
  hasHeading?: boolean;
}

export function JobDriverField({ hasHeading, ...select }: DriverFieldProps) {
  const { t } = useTranslation(['jobForm', 'common']);
  const { isError, refetch } = useListDriversQuery({});
  return (
    <FormControlField<JobFormValues>
      hasHeading={hasHeading}
      name="driverId"
      label={t('fields.driverId')}
      help={
        isError && (
          <>
            {t('driversFailed')}{' '}
            <Button size="small" color="secondary" onClick={() => void refetch()}>
              {t('common:actions.tryAgain')}
            </Button>
          </>
        )
      }
      render={({ field, ids }) => (
        <DriverSelect
          {...select}
          ids={ids}
          value={typeof field.value === 'number' ? field.value : null}
          onChange={field.onChange}
          inputRef={field.ref}
        />
      )}
    />
  );
}
