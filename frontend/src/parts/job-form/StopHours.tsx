import type { Side } from '@dispatch/domain/jobs/job-location';
import { placeTimeZone } from '@dispatch/domain/places/place-time-zone';
import { useWatch } from 'react-hook-form';
import { useConfig } from '../../api/config';
import { FieldCell } from '../../ui/form/layout/FieldGrid';
import { TimeField } from '../../ui/form/TimeField';
import { useTexts } from '../../ui/text/useTexts';
import { useJobForm } from './jobForm';

/** The hours of one end of the route, and their time zone if it is not the company's. */
export function StopHours({ side }: { side: Side }) {
  const { t, format } = useTexts('jobForm');
  const { control } = useJobForm();
  const config = useConfig();
  const [city, province, postalCode] = useWatch({
    control,
    name: [`${side}City`, `${side}Province`, `${side}PostalCode`],
  });
  const timeZone = placeTimeZone({ city, province, postalCode }, config.timeZone);
  const help = timeZone === config.timeZone ? undefined : format.timeZone(timeZone);
  return (
    <>
      {(['From', 'Until'] as const).map((end) => (
        <FieldCell key={end} span={2} half>
          <TimeField
            control={control}
            name={`${side}${end}`}
            label={t(`parts.${end}`)}
            help={help}
          />
        </FieldCell>
      ))}
    </>
  );
}
