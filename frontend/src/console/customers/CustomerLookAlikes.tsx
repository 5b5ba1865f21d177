import { useListCustomerLookAlikesQuery } from '../../api/customers';
import { useTranslation } from '../../ui/text/useTranslation';
import '../../ui/text/text.css';
import { CustomerLink } from './CustomerLink';

/** Customers with a name like this one's. Only a person can tell whether they are one. */
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
