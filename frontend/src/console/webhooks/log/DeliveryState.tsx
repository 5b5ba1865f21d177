import type { WebhookDelivery } from '../../../api/webhooks';
import { ToneChip, type ChipTone } from '../../../ui/facts/ToneChip';
import { Icon } from '../../../ui/icon/Icon';
import type { IconName } from '../../../ui/icon/icons';
import { useTranslation } from '../../../ui/text/useTranslation';

const LOOKS: Readonly<Record<WebhookDelivery['state'], { tone: ChipTone; icon: IconName }>> = {
  waiting: { tone: 'blue', icon: 'hourglass' },
  done: { tone: 'green', icon: 'check' },
  parked: { tone: 'red', icon: 'warning' },
};

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useTranslation('webhooks');
  const { tone, icon } = LOOKS[state];
  return <ToneChip tone={tone} icon={<Icon name={icon} />} label={t(`log.states.${state}`)} />;
}
