import { WEBHOOK_ADDRESS_MAX, WEBHOOK_NAME_MAX } from '@dispatch/domain/webhooks/webhook';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@dispatch/domain/webhooks/webhook-events';
import { FormCheckBoxes } from '../../ui/form/FormCheckBoxes';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { useEventWords } from './useEventWords';
import type { WebhookValues } from './webhookForm';

/** The fields of both dialogs, inside a `FormProvider`. */
export function WebhookFields() {
  const { t } = useTranslation('webhooks');
  const wordsOf = useEventWords();
  return (
    <>
      <FormField<WebhookValues>
        name="name"
        label={t('fields.name')}
        help={t('nameHint')}
        maxLength={WEBHOOK_NAME_MAX}
        autoFocus
      />
      <FormField<WebhookValues>
        name="address"
        label={t('fields.address')}
        help={t('addressHint')}
        maxLength={WEBHOOK_ADDRESS_MAX}
      />
      <FormCheckBoxes<WebhookValues, WebhookEvent>
        name="events"
        label={t('fields.events')}
        options={WEBHOOK_EVENTS}
        labelOf={wordsOf}
      />
      <FormCheckBox<WebhookValues> name="includesPrices" label={t('fields.includesPrices')} />
    </>
  );
}
