import type { AppSecret as Secret } from '../../api/accounts/secondStep';
import { QrCode } from '../../ui/facts/QrCode';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { CopyButton } from './CopyButton';
import './factors.css';

/**
 * The secret for an authenticator app: as QR code, as text, and as a link for the phone with the
 * app.
 */
export function AppSecret({ secret, uri }: Secret) {
  const { t } = useTranslation('factors');
  return (
    <div className="app-secret">
      <QrCode text={uri} label={t('app.picture')} />
      <div className="app-secret-words">
        <p className="type-body">{t('app.byHand')}</p>
        <p>
          <code className="app-secret-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div className="wrap-row middle">
          <CopyButton text={secret} label={t('app.copy')} />
          <PlainLink isMinor href={uri}>
            {t('app.open')}
          </PlainLink>
        </div>
      </div>
    </div>
  );
}
