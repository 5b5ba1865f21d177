import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import './frame.css';
import { OfflineBand } from './OfflineBand';

interface PortalFrameProps {
  header?: ReactNode;
  /** Sticks to the bottom edge, above the phone's own bar. */
  bottomBar?: ReactNode;
  /** The time of the server's last answer for these jobs; null while they are fresh. */
  asOf?: number | null;
  children: ReactNode;
}

/** One column with the height of the screen: header, content, and the bar with the main action. */
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
