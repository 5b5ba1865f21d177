import {
  useDeleteServiceAccountMutation,
  type ServiceAccount,
  type Token,
} from '../../api/accounts/tokens';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';
import { useApiAccessUrl } from './apiAccessUrl';
import { TokenList } from './TokenList';

interface ServiceAccountTokensProps {
  account: ServiceAccount;
  tokens: readonly Token[];
}

export function ServiceAccountTokens({ account, tokens }: ServiceAccountTokensProps) {
  const { t } = useTranslation('apiAccess');
  const [, change] = useApiAccessUrl();
  const act = useAct();
  const [remove] = useDeleteServiceAccountMutation();
  const { id, name } = account;
  const handleDelete = () =>
    void act({
      ask: {
        title: t('accounts.delete.title', { name }),
        text: t('accounts.delete.text'),
        confirmLabel: t('accounts.delete.confirm'),
        destructive: true,
      },
      send: () => remove({ id }),
      done: t('accounts.delete.done'),
    });
  return (
    <div className="api-access-account">
      <div className="wrap-row middle">
        <h3 className="type-h3 push">{name}</h3>
        <div className="line">
          <Button
            isMinor
            aria-label={t('accounts.newToken', { name })}
            aria-haspopup="dialog"
            onClick={() => change({ dialog: 'token', account: id })}
          >
            {t('add')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('accounts.delete.named', { name })}
            aria-haspopup="dialog"
            onClick={handleDelete}
          >
            {t('accounts.delete.short')}
          </Button>
        </div>
      </div>
      <TokenList tokens={tokens} label={name} whose="account" />
    </div>
  );
}
