import { useListCustomerLookAlikesQuery } from '../../api/customers';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerLink } from './CustomerLink';

/** Customers with a similar name. Only a person can decide whether they are the same. */
export function CustomerLookAlikes({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customers');
  const { data = [] } = useListCustomerLookAlikesQuery({ id: customerId });
  if (data.length === 0) return null;
  return (
    <section className="small" aria-label={t('lookAlikes')}>
      {t('lookAlikes')}{' '}
      {data.map((customer, at) => (
        <span key={customer.id}>
          {at > 0 && ', '}
          <CustomerLink customer={customer} />
        </span>
      ))}
    </section>
  );
}
