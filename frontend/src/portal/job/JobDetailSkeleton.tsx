import { Skeleton } from '../../ui/states/Skeleton';
import './job.css';

const SECTIONS = [96, 80, 112, 112];

/** The same layout as the detail: band, two buttons, sections. */
export function JobDetailSkeleton() {
  return (
    <div className="card" aria-hidden>
      <Skeleton shape="rectangular" height={54} />
      <div className="skeleton-sections">
        <div className="contacts">
          <Skeleton shape="rounded" height={86} />
          <Skeleton shape="rounded" height={86} />
        </div>
        {SECTIONS.map((height, index) => (
          <Skeleton key={index} shape="rounded" height={height} />
        ))}
      </div>
    </div>
  );
}
