import { Skeleton } from '../../ui/states/Skeleton';
import './company.css';

export function CompanySkeleton() {
  return (
    <div className="company-form">
      <Skeleton shape="rounded" height={430} />
      <Skeleton shape="rounded" height={180} />
      <Skeleton shape="rounded" height={640} />
    </div>
  );
}
