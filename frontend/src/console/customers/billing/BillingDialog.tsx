import { zodResolver } from '@hookform/resolvers/zod';
import {
  useChangeCustomerBillingMutation,
  useGetCustomerBillingQuery,
} from '../../../api/invoicing/customerBilling';
import { useGetCustomerQuery } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { BillingFields } from './BillingFields';
import { billingSchema, toPayload, toValues } from './billingForm';

interface BillingDialogProps {
  id: number;
  onClose: () => void;
}

/** Edits the customer's billing settings. */
export function BillingDialog({ id, onClose }: BillingDialogProps) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerBillingQuery({ id });
  const customerQuery = useGetCustomerQuery({ id });
  const customer = customerQuery.data;
  const [change] = useChangeCustomerBillingMutation();
  return (
    <RecordDialog
      texts={{
        ...{ title: t('billing.edit'), submit: t('save'), busy: t('saving') },
        done: t('billing.saved'),
      }}
      query={query.data ? customerQuery : query}
      record={customer && query.data}
      rows={6}
      place={`customer-${id}-billing`}
      resolver={zodResolver(billingSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, customerBillingChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'customer', id }}
      inWords={({ name, value }) => ({
        label: t(`billing.fields.${name}`),
        text: String(value ?? ''),
      })}
      onClose={onClose}
    >
      {customer && <BillingFields customer={customer} />}
    </RecordDialog>
  );
}
