import { WEBHOOK_ADDRESS_MAX, WEBHOOK_NAME_MAX } from '@dispatch/domain/webhooks/webhook';
import { useFormContext } from 'react-hook-form';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { EventFields } from './EventFields';
import type { WebhookValues } from './webhookForm';

/** The fields of both dialogs, inside a `FormProvider`. */
export function WebhookFields() {
  const { t } = useTranslation('webhooks');
  const { control } = useFormContext<WebhookValues>();
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={t('fields.name')}
        help={t('nameHint')}
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
      <FormField
        control={control}
        name="address"
        label={t('fields.address')}
        help={t('addressHint')}
        maxLength={WEBHOOK_ADDRESS_MAX}
        autoComplete="off"
      />
      <EventFields />
      <FormCheckBox control={control} name="includesPrices" label={t('fields.includesPrices')} />
    </>
  );
}
