import type { Customer } from '../../api/customers';
import { RecordLink } from '../../ui/list/RecordLink';
import { useCustomerHref } from './customersUrl';

interface CustomerLinkProps {
  customer: Pick<Customer, 'id' | 'name'>;
  stretched?: boolean;
}

export function CustomerLink({ customer: { id, name }, stretched }: CustomerLinkProps) {
  const hrefOf = useCustomerHref();
  return (
    <RecordLink to={hrefOf(id)} cutText={name} stretched={stretched}>
      {name}
    </RecordLink>
  );
}
