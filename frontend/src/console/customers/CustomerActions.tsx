import type { Customer } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { RecordActions } from '../../ui/list/RecordActions';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomersUrl } from './customersUrl';
import { useDeleteCustomer } from './useDeleteCustomer';

export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [, change] = useCustomersUrl();
  const deleteCustomer = useDeleteCustomer();
  const { may } = useSession();
  if (!may('customers:manage')) return null;
  const { id, name } = customer;
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      onEdit={() => change({ edit: id })}
      onDelete={() => void deleteCustomer(customer)}
    />
  );
}
