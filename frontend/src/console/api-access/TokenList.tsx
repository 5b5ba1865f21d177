import type { Token } from '../../api/accounts/tokens';
import { useTranslation } from '../../ui/text/useTranslation';
import { RevokeButton } from './RevokeButton';
import { LastUse, TokenState } from './TokenState';
import { useScopeWords } from './useScopeWords';

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
