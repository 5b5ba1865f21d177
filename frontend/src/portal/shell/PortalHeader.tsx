import type { ReactNode } from 'react';
import './frame.css';

interface PortalHeaderProps {
  /** The page's heading or a link back, and the button at the end of its row. */
  lead: ReactNode;
  action: ReactNode;
  /** Whose portal it is. */
  children: ReactNode;
}

export function PortalHeader({ lead, action, children }: PortalHeaderProps) {
  return (
    <header className="portal-header">
      <div className="portal-header-row">
        {lead}
        {action}
      </div>
      <div className="portal-person">{children}</div>
    </header>
  );
}
