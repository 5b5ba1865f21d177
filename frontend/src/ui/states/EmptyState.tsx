import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';

interface EmptyStateProps {
  /** The specification's sentence. */
  text: string;
  hint?: string;
  /** One button: the next step. */
  action?: ReactNode;
  drawing?: 'road' | 'search' | 'lock' | 'alert';
  /** True if this is the only content of a page; its text is then the page's heading. */
  isPage?: boolean;
}

export function EmptyState({
  text,
  hint,
  action,
  drawing = 'road',
  isPage = false,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="empty-state">
      <EmptyDrawing kind={drawing} />
      <Title className="empty-title">{text}</Title>
      {hint && <p className="empty-hint">{hint}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}
