import { maxYear, YEAR_MIN } from '@dispatch/domain/limits';
import { NumberField } from '../../ui/form/number/NumberField';
import { useTranslation } from '../../ui/text/useTranslation';

export function YearField({ name }: { name: string }) {
  const { t } = useTranslation('jobForm');
  const bounds = { min: YEAR_MIN, max: maxYear(new Date()), decimals: 0 };
  return <NumberField {...{ name, bounds }} label={t('year')} />;
}
