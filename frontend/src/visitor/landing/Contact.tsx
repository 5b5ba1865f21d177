import { mailtoHref } from '@dispatch/domain/people/email';
import { useConfig } from '../../api/config';
import { LanguageSwitch } from '../../parts/session/LanguageSwitch';
import { useTranslation } from '../../ui/text/useTranslation';

/** The company's name, phone and email, if configured. */
export function Contact() {
  const { t } = useTranslation('landing');
  const { companyName, phone, email } = useConfig();
  return (
    <footer className="landing-contact">
      <div className="landing-width">
        <p className="landing-company type-body quiet">{companyName}</p>
        {(phone || email) && <p className="type-body quiet">{t('contact')}</p>}
        {phone && (
          <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className="link" href={mailtoHref(email)}>
            {email}
          </a>
        )}
        <span className="landing-language-below">
          <LanguageSwitch />
        </span>
      </div>
    </footer>
  );
}
