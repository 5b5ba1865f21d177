import type { Token } from '../../api/accounts/tokens';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** The expiry, highlighted when near or past. */
export function TokenState({ token: { state, expiresAt } }: { token: Token }) {
  const { t } = useTranslation('apiAccess');
  const date = useFormat().moment(expiresAt, 'date');
  if (state === 'expired')
    return <ToneChip tone="red" icon={<Icon name="blocked" />} label={t('expired', { date })} />;
  if (state === 'expiring')
    return <ToneChip tone="orange" icon={<Icon name="warning" />} label={t('expires', { date })} />;
  return <>{t('expires', { date })}</>;
}

export function LastUse({ token: { lastUsedAt, lastUsedFrom } }: { token: Token }) {
  const { t } = useTranslation('apiAccess');
  const { moment } = useFormat();
  if (lastUsedAt === null) return <span className="quiet">{t('neverUsed')}</span>;
  const date = moment(lastUsedAt);
  return (
    <span>
      {lastUsedFrom === null
        ? t('lastUsed', { date })
        : t('lastUsedFrom', { date, address: lastUsedFrom })}
    </span>
  );
}
