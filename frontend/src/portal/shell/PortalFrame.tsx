import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import './frame.css';
import { OfflineBand } from './OfflineBand';

interface PortalFrameProps {
  header?: ReactNode;
  /** Stays at the bottom edge, clear of the phone's own bar. */
  bottomBar?: ReactNode;
  /** When the server last told of the jobs shown; null while they are fresh. */
  asOf?: number | null;
  children: ReactNode;
}

/** One column the height of the screen: head, content, and the bar with the one decision. */
export function PortalFrame({ header, bottomBar, asOf = null, children }: PortalFrameProps) {
  return (
    <div className="portal-frame">
      {header}
      {header && <OfflineBand asOf={asOf} />}
      <main className="portal-main">
        <div className="portal-content">
          {children}
          <div className="portal-space" />
          <div className="portal-foot">
            <LanguageSwitch />
          </div>
        </div>
        {bottomBar && <div className="portal-bar">{bottomBar}</div>}
      </main>
    </div>
  );
}
