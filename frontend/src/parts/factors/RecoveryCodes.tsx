import { Button } from '../../ui/button/Button';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { CopyButton } from './CopyButton';
import './factors.css';

/** Recovery codes for a lost phone, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('factors');
  const text = codes.join('\n');
  return (
    <div className="recovery-codes">
      <p className="type-body">{t('codes.intro')}</p>
      <ol aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="wrap-row middle">
        <CopyButton text={text} label={t('codes.copy')} />
        <PlainLink
          isMinor
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('codes.file')}
        >
          {t('codes.download')}
        </PlainLink>
        <Button isMinor onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
    </div>
  );
}
