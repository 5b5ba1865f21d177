import { useState } from 'react';
import { Icon } from '../../ui/icon/Icon';
import type { Customer } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { ToneChip } from '../../ui/facts/ToneChip';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomerStatus } from './useCustomerStatus';

const StatusMenu = late(async () => (await import('./StatusMenu')).StatusMenu);
const BlacklistDialog = late(async () => (await import('./BlacklistDialog')).BlacklistDialog);

/** The status; users who manage customers can press it to change it. */
export function CustomerStatusChip({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { may } = useSession();
  const { status } = customer;
  if (may('customers:manage')) return <ChangeableStatus customer={customer} />;
  return (
    <ToneChip
      tone={status === 'active' ? 'green' : 'red'}
      icon={status === 'active' ? <Icon name="check" /> : <Icon name="blocked" />}
      label={t(`status.${status}`)}
    />
  );
}

/** Opens a menu first, so one stray press cannot blacklist a customer. */
function ChangeableStatus({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { change, isBusy } = useCustomerStatus();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { name, status } = customer;
  return (
    <>
      <ToneChip
        tone={status === 'active' ? 'green' : 'red'}
        icon={status === 'active' ? <Icon name="check" /> : <Icon name="blocked" />}
        endIcon={<Icon name="drop-down" />}
        label={t(`status.${status}`)}
        aria-label={t('status.change', { status: t(`status.${status}`), name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <StatusMenu
          customer={customer}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onBlacklist={() => setIsAsking(true)}
          onActive={() => void change(customer, 'active')}
        />
      )}
      {isAsking && (
        <BlacklistDialog
          customer={customer}
          onClose={() => setIsAsking(false)}
          onReason={(reason) => void change(customer, 'inactive', reason)}
        />
      )}
    </>
  );
}
