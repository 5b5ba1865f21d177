import { mailtoHref } from '@dispatch/domain/people/email';
import { formatPhone, telHref } from '@dispatch/domain/people/phone';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import { useConfig } from '../../api/config';
import { useTranslation } from '../../ui/text/useTranslation';
import './picker.css';

/** The dispatch contact: the company's phone and email, if configured. */
export function DispatchHelp() {
  const { t } = useTranslation('driver');
  const { phone, email } = useConfig();
  const call = telHref(phone);
  return (
    <div className="dispatch-help">
      <span className="quiet">{t('picker.help')}</span>
      <div className="dispatch-help-ways">
        {phone && call && (
          <PlainLink href={call}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </PlainLink>
        )}
        {email && (
          <PlainLink href={mailtoHref(email)} className="breakable">
            <Icon name="email" />
            {email}
          </PlainLink>
        )}
      </div>
    </div>
  );
}
