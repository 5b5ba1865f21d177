import { Icon } from '../../ui/icon/Icon';
import type { Customer } from '../../api/customers';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomerStatus } from './useCustomerStatus';

/** The status; pressed, it becomes the other one. */
export function CustomerStatusChip({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { change, isBusy } = useCustomerStatus();
  const { name, status } = customer;
  const other = status === 'active' ? 'inactive' : 'active';
  return (
    <ToneChip
      tone={status === 'active' ? 'green' : 'red'}
      icon={status === 'active' ? <Icon name="check" /> : <Icon name="blocked" />}
      endIcon={<Icon name="swap" />}
      tip={t(`status.mark.${other}`)}
      label={t(`status.${status}`)}
      aria-label={t('status.toggle', {
        status: t(`status.${status}`),
        action: t(`status.mark.${other}`),
        name,
      })}
      disabled={isBusy}
      onClick={() => void change(customer, other)}
    />
  );
}
