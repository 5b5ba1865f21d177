import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';

interface PageHeaderProps {
  title: string;
  /** Secondary text next to the title, such as 'X of Y jobs'; changes are announced politely. */
  count?: string;
  /** The main action, at the right. */
  action?: ReactNode;
  /** The row of search and filters. */
  filters?: ReactNode;
}

/** The common header of all views, with the only `h1` and the title of the browser's tab. */
export function PageHeader({ title, count, action, filters }: PageHeaderProps) {
  return (
    <header className="page-header">
      <DocumentTitle title={title} />
      <div className="page-title">
        <h1 className="type-h1">{title}</h1>
        <p
          className="type-body quiet"
          role="status"
          data-long={count?.includes(' · ') || undefined}
        >
          {count}
        </p>
        {action && <div className="page-action">{action}</div>}
      </div>
      {filters && <div className="page-filters">{filters}</div>}
    </header>
  );
}
