import { ROUTES } from '@dispatch/domain/views/routes';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../ui/page/BrandMark';
import { buttonLook } from '../../ui/button/buttonLook';
import { DocumentTitle } from '../../ui/page/DocumentTitle';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import { useTranslation } from '../../ui/text/useTranslation';
import { ConsolePicture } from './ConsolePicture';
import { Contact } from './Contact';
import { Features } from './Features';
import './landing.css';

const MAIN_ACTION = buttonLook({ variant: 'contained', size: 'large' });
const OTHER_ACTION = buttonLook({ variant: 'outlined', color: 'secondary', size: 'large' });

/** The landing page for signed-out visitors, at / and at unknown paths. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <div className="landing">
      <DocumentTitle />
      <header className="landing-width landing-head">
        <BrandMark subtitle={t('common:product')} />
        <span className="push" />
        <span className="landing-language">
          <LanguageSwitch />
        </span>
        <Link to={ROUTES.login.path} {...buttonLook({ variant: 'outlined', color: 'secondary' })}>
          {t('signIn')}
        </Link>
      </header>
      <main>
        <section className="landing-width landing-lead-in">
          <h1 className="landing-headline">{t('headline')}</h1>
          <p className="landing-lead quiet">{t('lead')}</p>
          <div className="landing-actions">
            <Link to={ROUTES.login.path} {...MAIN_ACTION}>
              {t('getStarted')}
            </Link>
            <a href="#features" {...OTHER_ACTION}>
              {t('learnMore')}
            </a>
          </div>
          <ConsolePicture />
        </section>
        <Features />
        <section className="landing-trial">
          <h2 className="landing-title">{t('trialTitle')}</h2>
          <p className="landing-lead quiet">{t('trialText')}</p>
          <Link to={ROUTES.login.path} {...MAIN_ACTION}>
            {t('trial')}
          </Link>
        </section>
      </main>
      <Contact />
    </div>
  );
}
