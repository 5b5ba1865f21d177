import { zodResolver } from '@hookform/resolvers/zod';
import { ifMatch } from '../../api/request/requestHeaders';
import { useChangeWebhookMutation, useListWebhooksQuery } from '../../api/webhooks';
import { useConfirmed } from '../../parts/account/confirm/useConfirmed';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { WebhookFields } from './WebhookFields';
import { toPayload, toValues, webhookSchema } from './webhookForm';

interface EditWebhookDialogProps {
  id: number;
  onClose: () => void;
}

export function EditWebhookDialog({ id, onClose }: EditWebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const query = useListWebhooksQuery();
  const [change] = useChangeWebhookMutation();
  const { confirmed, question } = useConfirmed();
  return (
    <>
      <RecordDialog
        texts={{ title: t('edit'), submit: t('save'), busy: t('saving'), done: t('saved') }}
        query={query}
        record={query.data?.find((webhook) => webhook.id === id)}
        gone={query.data !== undefined && t('gone')}
        place={`webhook-${id}`}
        resolver={zodResolver(webhookSchema)}
        toValues={toValues}
        save={(values, { version }) =>
          confirmed(() => change({ id, webhookChanges: toPayload(values), ...ifMatch(version) }))
        }
        subject={{ resource: 'webhook', id }}
        inWords={({ name, value }) => ({ label: t(`fields.${name}`), text: String(value) })}
        onClose={onClose}
      >
        <WebhookFields />
      </RecordDialog>
      {question}
    </>
  );
}
