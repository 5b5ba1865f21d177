import { encode } from 'uqr';
import type { AppSecret as Secret } from '../../api/accounts/secondStep';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { CopyButton } from './CopyButton';
import './factors.css';

/** What an authenticator app is to know: as a picture, as text, and as a link on the phone that has the app. */
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
        <div className="factor-buttons">
          <CopyButton text={secret} label={t('app.copy')} />
          <PlainLink href={uri} size="small" color="secondary" variant="outlined">
            {t('app.open')}
          </PlainLink>
        </div>
      </div>
    </div>
  );
}

/** Drawn in the page: no server and no log sees what it says. Dark on light in every theme, as cameras want it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${String(size)}v${String(size)}h-${String(size)}z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
