import type { SignedInPlace } from '../../api/accounts/account';
import { Button } from '../../ui/button/Button';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useProgramName } from './useProgramName';

interface SessionRowProps {
  session: SignedInPlace;
  onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const name = useProgramName()(session.userAgent);
  return (
    <li>
      <div className="row-words">
        <p className="type-label">{name}</p>
        <p className="type-small quiet">
          {session.isCurrent
            ? t('sessions.signedIn', { moment: moment(session.signedInAt) })
            : t('sessions.lastUsed', { moment: moment(session.lastUsedAt) })}
        </p>
        {session.address !== null && (
          <p className="type-small quiet">{t('sessions.from', { address: session.address })}</p>
        )}
      </div>
      {session.isCurrent ? (
        <ToneChip tone="green" label={t('sessions.here')} />
      ) : (
        <Button isMinor aria-label={t('sessions.end', { name })} onClick={onEnd}>
          {t('sessions.endShort')}
        </Button>
      )}
    </li>
  );
}
