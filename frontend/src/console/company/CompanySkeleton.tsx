import { Skeleton } from '../../ui/states/Skeleton';
import './company.css';

/** The two cards of the form. */
export function CompanySkeleton() {
  return (
    <div className="company-form">
      <Skeleton shape="rounded" height={430} />
      <Skeleton shape="rounded" height={180} />
    </div>
  );
}
