import { useState, useCallback } from 'react';
import type { CustomerStatus } from '@dispatch/domain/people/customer';
import { Icon } from '../../ui/icon/Icon';
import { type Customer, useUpdateCustomerMutation } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { ToneChip } from '../../ui/facts/ToneChip';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';

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

/** Sets a customer active, or blacklisted with a reason. */
function useCustomerStatus() {
  const { t } = useTranslation('customers');
  const optimistic = useOptimisticChange('customer');
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const change = useCallback(
    (customer: Customer, status: CustomerStatus, reason: string | null = null) => {
      const { id, name, status: before, blacklistReason } = customer;
      const write = (to: CustomerStatus, why: string | null) => {
        const wanted = { status: to, ...(to === 'inactive' && { blacklistReason: why }) };
        return {
          facts: wanted,
          send: (version: number) => update({ id, customerChanges: wanted, ...ifMatch(version) }),
        };
      };
      const { facts, send } = write(status, reason);
      return optimistic(customer, facts, {
        send,
        done: t(`status.marked.${status}`),
        failed: () => t('status.failed'),
        about: name,
        back: { ...write(before, blacklistReason), about: name },
      });
    },
    [optimistic, t, update],
  );
  return { change, isBusy: isLoading };
}
