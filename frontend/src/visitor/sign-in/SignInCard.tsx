import type { ReactNode } from 'react';
import { MANUAL } from '../../lib/manual';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { useTranslation } from '../../ui/text/useTranslation';
import './auth.css';

interface SignInCardProps {
  title: string;
  /** A link below the card. */
  way: ReactNode;
  children: ReactNode;
}

/** The card of all sign-in pages. */
export function SignInCard({ title, way, children }: SignInCardProps) {
  const { t } = useTranslation('common');
  return (
    <div className="sign-in-page">
      <DocumentTitle title={title} />
      <main className="card sign-in-card">{children}</main>
      <div className="sign-in-room" />
      <footer className="sign-in-foot">
        {way}
        <a className="link" href={MANUAL}>
          {t('actions.help')}
        </a>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
