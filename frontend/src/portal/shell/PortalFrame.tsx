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
  /** The header leads to the settings, which contain the language. */
  hasSettings?: boolean;
  children: ReactNode;
}

/** One column with the height of the screen: header, content, and the bar with the main action. */
export function PortalFrame(props: PortalFrameProps) {
  const { header, bottomBar, asOf = null, hasSettings = false, children } = props;
  return (
    <div className="portal-frame">
      {header}
      {header && <OfflineBand asOf={asOf} />}
      <main className="portal-main">
        <div className="portal-content">
          {children}
          <div className="portal-space" />
          <div className="portal-foot">{!hasSettings && <LanguageSwitch />}</div>
        </div>
        {bottomBar && <div className="portal-bar">{bottomBar}</div>}
      </main>
    </div>
  );
}
