import { maxYear, YEAR_MIN } from '@dispatch/domain/limits';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';

export function YearField({ name }: { name: string }) {
  const { t } = useTranslation('jobForm');
  const { control } = useFormContext();
  const bounds = { min: YEAR_MIN, max: maxYear(new Date()), decimals: 0 };
  return <NumberField {...{ control, name, bounds }} label={t('year')} />;
}
