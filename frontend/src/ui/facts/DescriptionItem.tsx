import type { ReactNode } from 'react';
import { FallbackText } from './FallbackText';

interface DescriptionListProps {
  children: ReactNode;
  /** The number of columns depends on their width. */
  columns?: 'narrow' | 'wide';
}

export function DescriptionList({ children, columns }: DescriptionListProps) {
  return (
    <dl className="facts" data-columns={columns}>
      {children}
    </dl>
  );
}

interface DescriptionItemProps {
  label: string;
  value?: string | number | null;
  fallback?: string;
  /** Instead of `value`, for chips, links and several lines. */
  children?: ReactNode;
}

/** One labelled fact inside a `DescriptionList`. */
export function DescriptionItem({ label, value, fallback, children }: DescriptionItemProps) {
  return (
    <div className="fact">
      <dt className="type-caption quiet">{label}</dt>
      <dd className="type-body breakable as-written">
        {children ?? <FallbackText value={value} fallback={fallback} />}
      </dd>
    </div>
  );
}
