import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../api/customers';
import { useCustomersUrl } from './customersUrl';
import { useDeleteCustomer } from './useDeleteCustomer';

export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'common']);
  const [, change] = useCustomersUrl();
  const deleteCustomer = useDeleteCustomer();
  const { name } = customer;
  return (
    <>
      <Tooltip title={t('common:actions.edit')}>
        <IconButton
          aria-label={t('editNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => change({ edit: customer.id })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('common:actions.delete')}>
        <IconButton
          aria-label={t('deleteNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => void deleteCustomer(customer)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
