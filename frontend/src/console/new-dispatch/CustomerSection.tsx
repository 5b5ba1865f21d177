import { withPickedCustomer, withTypedCustomerName } from '@dispatch/domain/jobs/dispatch-form';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { ToneChip } from '../../ui/facts/ToneChip';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { useSearchCustomersQuery, type Customer } from '../../api/customers';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { BlacklistWarning } from './BlacklistWarning';
import { FormSection } from '../../ui/form/layout/FormSection';
import { fill } from '../../parts/job-form/jobForm';
import { useDispatchForm, type DispatchValues } from './dispatchForm';

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
