import { withPickedCustomer, withTypedCustomerName } from '@dispatch/domain/jobs/dispatch-form';
import { TEXT_MAX, SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { isEmail } from '@dispatch/domain/people/email';
import { useWatch } from 'react-hook-form';
import { ToneChip } from '../../ui/facts/ToneChip';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { OptionRow } from '../../ui/form/search/OptionRow';
import {
  useSearchCustomersQuery,
  type Customer,
  useFindBlacklistedCustomerQuery,
} from '../../api/customers';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { FormSection } from '../../ui/form/layout/FormSection';
import { fill } from '../../parts/job-form/jobForm';
import { useDispatchForm, type DispatchValues } from './dispatchForm';
import { BlacklistReason } from '../../parts/people/BlacklistReason';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { LateAlert } from '../../ui/over/LateAlert';
import { useChosenCustomer } from './useChosenCustomer';

const useCustomerSuggestions = (q: string | null) =>
  useSearchCustomersQuery(q === null ? skipToken : { q });

export function CustomerSection() {
  const { t } = useTranslation('dispatch');
  return (
    <FormSection title={t('customer.title')}>
      <FieldGrid>
        <FieldCell span={6}>
          <CustomerSearch />
        </FieldCell>
        <FieldCell span={3}>
          <FormField<DispatchValues>
            name="customerEmail"
            label={t('customer.email')}
            type="email"
            maxLength={TEXT_MAX.email}
          />
        </FieldCell>
        <FieldCell span={3}>
          <FormField<DispatchValues>
            name="customerPhone"
            label={t('customer.phone')}
            type="tel"
            tidy={formatPhone}
            maxLength={TEXT_MAX.phone}
          />
        </FieldCell>
      </FieldGrid>
      <BlacklistWarning />
    </FormSection>
  );
}

/** A text field that fills the customer's fields when an existing customer is picked. */
function CustomerSearch() {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  return (
    <FormControlField<DispatchValues>
      name="customerName"
      label={t('customer.name')}
      help={t('customer.nameHint')}
      render={({ field, ids }) => (
        <AsyncSearchField<Customer>
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={form.getValues('customerName')}
          onChange={(text) => {
            const next = withTypedCustomerName(form.getValues(), text);
            field.onChange(text);
            fill(form, next);
          }}
          onBlur={field.onBlur}
          onPick={(customer) => {
            fill(form, withPickedCustomer(customer));
            // Continue with the vehicle.
            form.setFocus(form.getValues('isMultipleVehicles') ? 'units.0.vinLast8' : 'vinLast8');
          }}
          autoFocus
          useSuggestions={useCustomerSuggestions}
          keyOf={({ id }) => id}
          labelOf={({ name }) => name}
          renderItem={(customer) => <CustomerRow customer={customer} />}
          maxLength={TEXT_MAX.name}
        />
      )}
    />
  );
}

function CustomerRow({ customer }: { customer: Customer }) {
  const { t } = useTranslation('jobs');
  const { name, contactName, city, province, phone, email, status } = customer;
  const place = [city, province].filter(Boolean).join(', ');
  const detail = [contactName, place, phone ?? email].filter(Boolean).join(' · ');
  return (
    <OptionRow text={name} detail={detail}>
      {status === 'inactive' && <ToneChip tone="red" label={t('customer.blacklisted')} />}
    </OptionRow>
  );
}

/** Warns with the reason when the picked customer, or the typed name or e-mail, is blacklisted. */
function BlacklistWarning() {
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
