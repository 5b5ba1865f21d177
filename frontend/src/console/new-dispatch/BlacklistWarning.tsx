import { SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';
import { isEmail } from '@dispatch/domain/people/email';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useFindBlacklistedCustomerQuery } from '../../api/customers';
import { BlacklistReason } from '../../parts/people/BlacklistReason';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { LateAlert } from '../../ui/over/LateAlert';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDispatchForm } from './dispatchForm';
import { useChosenCustomer } from './useChosenCustomer';

/** Warns with the reason when the picked customer, or the typed name or e-mail, is blacklisted. */
export function BlacklistWarning() {
  const { t } = useTranslation('dispatch');
  const chosen = useChosenCustomer();
  const typed = useTypedBlacklisted();
  const listed = chosen?.status === 'inactive' ? chosen : typed;
  if (!listed) return null;
  return (
    <LateAlert severity="warning">
      {t('customer.blacklistedWarning')}
      <BlacklistReason customer={listed} />
      {typed?.deletedAt && listed === typed && (
        <div className="small">{t('customer.blacklistedDeleted', { name: typed.name })}</div>
      )}
    </LateAlert>
  );
}

/** A typed, not picked, customer. Deleted customers stay on the blacklist. */
function useTypedBlacklisted() {
  const { control } = useDispatchForm();
  const [id, typedName, typedEmail] = useWatch({
    control,
    name: ['customerId', 'customerName', 'customerEmail'],
  });
  const name = useDebouncedValue(typedName.trim(), SEARCH_DEBOUNCE_MS);
  const email = useDebouncedValue(typedEmail.trim(), SEARCH_DEBOUNCE_MS);
  const asked = { ...(name && { name }), ...(isEmail(email) && { email }) };
  const isAsked = id === null && Object.keys(asked).length > 0;
  const { currentData } = useFindBlacklistedCustomerQuery(isAsked ? asked : skipToken);
  return currentData?.[0];
}
