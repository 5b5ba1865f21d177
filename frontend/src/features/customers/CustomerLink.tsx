import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Customer } from '../../api/customers';
import { useCustomerHref } from './customersUrl';

interface CustomerLinkProps {
  customer: Pick<Customer, 'id' | 'name'>;
  /** The whole of the nearest positioned ancestor is pressed as this link. */
  stretched?: boolean;
}

/** Opens the details; a real link, so it also opens in another tab. */
export function CustomerLink({ customer, stretched = false }: CustomerLinkProps) {
  const hrefOf = useCustomerHref();
  return (
    <Link
      component={RouterLink}
      to={hrefOf(customer.id)}
      title={customer.name}
      noWrap
      sx={{
        display: 'block',
        fontWeight: 600,
        '&::after': stretched
          ? { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' }
          : undefined,
        '&:focus-visible': stretched ? { outline: 'none' } : undefined,
        '&:focus-visible::after': stretched
          ? { outline: '2px solid currentColor', outlineOffset: 2 }
          : undefined,
      }}
    >
      {customer.name}
    </Link>
  );
}
