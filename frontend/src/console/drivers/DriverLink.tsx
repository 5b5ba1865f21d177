import type { Driver } from '../../api/drivers';
import { RecordLink } from '../../ui/list/RecordLink';
import { OPENED_HERE, useDriverHref } from './driversUrl';

interface DriverLinkProps {
  driver: Pick<Driver, 'id' | 'name'>;
  stretched?: boolean;
}

export function DriverLink({ driver: { id, name }, stretched }: DriverLinkProps) {
  const hrefOf = useDriverHref();
  return (
    <RecordLink to={hrefOf(id)} state={OPENED_HERE} cutText={name} stretched={stretched}>
      {name}
    </RecordLink>
  );
}
