import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';
import './page-header.css';
import '../text/text.css';
import '../text/type.css';

interface PageHeaderProps {
  title: string;
  /** Quiet text beside the title, such as 'X of Y jobs'; read aloud politely when it changes. */
  count?: string;
  /** The main action, at the right. */
  action?: ReactNode;
  /** The one row of search and filters. */
  filters?: ReactNode;
}

/** The same head on every view, with the one `h1` and the title of the browser's tab. */
export function PageHeader({ title, count, action, filters }: PageHeaderProps) {
  return (
    <header className="page-header">
      <DocumentTitle title={title} />
      <div className="page-title">
        <h1 className="type-h1">{title}</h1>
        <p className="type-body quiet" role="status">
          {count}
        </p>
        {action && <div className="page-action">{action}</div>}
      </div>
      {filters && <div className="page-filters">{filters}</div>}
    </header>
  );
}
