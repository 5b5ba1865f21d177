import type { Customer } from '../../api/customers';
import { useTexts } from '../../ui/text/useTexts';

type Blacklisted = Pick<Customer, 'blacklistReason' | 'blacklistedAt'>;

/** Why and since when a customer is blacklisted; empty if neither is known. */
export function BlacklistReason({ customer }: { customer: Blacklisted }) {
  const { t, format } = useTexts();
  const { blacklistReason, blacklistedAt } = customer;
  const since =
    blacklistedAt && t('blacklistedSince', { date: format.moment(blacklistedAt, 'date') });
  const parts = [blacklistReason, since].filter(Boolean);
  if (parts.length === 0) return null;
  return <div className="small">{parts.join(' · ')}</div>;
}
