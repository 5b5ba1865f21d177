import {
  type Token,
  useRevokeOwnTokenMutation,
  useRevokeTokenMutation,
} from '../../api/accounts/tokens';
import { useTranslation } from '../../ui/text/useTranslation';
import { useScopeWords } from './useScopeWords';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';

interface TokenListProps {
  tokens: readonly Token[];
  label: string;
  /** Other people's tokens show their owner. */
  whose: 'own' | 'account' | 'others';
}

export function TokenList({ tokens, label, whose }: TokenListProps) {
  const { t } = useTranslation('apiAccess');
  if (tokens.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <ul className="row-list" aria-label={label}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} whose={whose} />
      ))}
    </ul>
  );
}

function TokenRow({ token, whose }: { token: Token } & Pick<TokenListProps, 'whose'>) {
  const { t } = useTranslation('apiAccess');
  const wordsOf = useScopeWords();
  const { name, hint, scopes, ownerName } = token;
  return (
    <li>
      <div className="row-words">
        <p className="strong">
          {whose === 'others' ? t('nameAndOwner', { name, owner: ownerName }) : name}
        </p>
        <p className="small quiet">
          <code>{`${hint}…`}</code>
        </p>
        <p className="small">{scopes.map(wordsOf).join(' · ')}</p>
      </div>
      <div className="row-facts small">
        <p>
          <TokenState token={token} />
        </p>
        <p>
          <LastUse token={token} />
        </p>
      </div>
      <RevokeButton token={token} isOwn={whose === 'own'} />
    </li>
  );
}

interface RevokeButtonProps {
  token: Token;
  isOwn: boolean;
}

function RevokeButton({ token, isOwn }: RevokeButtonProps) {
  const { t } = useTranslation('apiAccess');
  const act = useAct();
  const [revokeOwn] = useRevokeOwnTokenMutation();
  const [revokeAny] = useRevokeTokenMutation();
  const { id, name } = token;
  const handleRevoke = () =>
    void act({
      ask: {
        title: t('revoke.title', { name }),
        text: t('revoke.text', { owner: token.ownerName }),
        confirmLabel: t('revoke.confirm'),
        destructive: true,
      },
      send: () => (isOwn ? revokeOwn({ id }) : revokeAny({ id })),
      done: t('revoke.done'),
    });
  return (
    <Button
      size="small"
      color="error"
      variant="outlined"
      aria-label={t('revoke.named', { name })}
      aria-haspopup="dialog"
      onClick={handleRevoke}
    >
      {t('revoke.short')}
    </Button>
  );
}

/** The expiry, highlighted when near or past. */
function TokenState({ token: { state, expiresAt } }: { token: Token }) {
  const { t } = useTranslation('apiAccess');
  const date = useFormat().moment(expiresAt, 'date');
  if (state === 'expired')
    return <ToneChip tone="red" icon={<Icon name="blocked" />} label={t('expired', { date })} />;
  if (state === 'expiring')
    return <ToneChip tone="orange" icon={<Icon name="warning" />} label={t('expires', { date })} />;
  return <>{t('expires', { date })}</>;
}

function LastUse({ token: { lastUsedAt, lastUsedFrom } }: { token: Token }) {
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
