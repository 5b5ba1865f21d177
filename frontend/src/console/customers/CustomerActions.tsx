import type { Customer } from '../../api/customers';
import { RecordActions } from '../../ui/list/RecordActions';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomersUrl } from './customersUrl';
import { useDeleteCustomer } from './useDeleteCustomer';

export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [, change] = useCustomersUrl();
  const deleteCustomer = useDeleteCustomer();
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
