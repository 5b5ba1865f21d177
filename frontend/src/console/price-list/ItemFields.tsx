import { useFormContext } from 'react-hook-form';
import type { ItemValues } from '../../parts/charges/chargeForm';
import { PricedFields } from '../../parts/charges/PricedFields';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { useTranslation } from '../../ui/text/useTranslation';

/** The fields of both dialogs, inside a `FormProvider`. */
export function ItemFields() {
  const { t } = useTranslation('priceList');
  const { control } = useFormContext<ItemValues>();
  return (
    <>
      <PricedFields />
      <FormCheckBox control={control} name="isProposed" label={t('proposeWinch')} />
    </>
  );
}
