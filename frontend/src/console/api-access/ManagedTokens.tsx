import {
  useListAllTokensQuery,
  useListServiceAccountsQuery,
  useDeleteServiceAccountMutation,
  type ServiceAccount,
  type Token,
} from '../../api/accounts/tokens';
import { Button } from '../../ui/button/Button';
import { FormSection } from '../../ui/form/layout/FormSection';
import { DataView } from '../../ui/states/DataView';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTranslation } from '../../ui/text/useTranslation';
import { useApiAccessUrl } from './apiAccessUrl';
import { TokenList } from './TokenList';
import { useAct } from '../../ui/record/useAct';

const WAIT = <Skeleton shape="rounded" height={120} />;

/** Admins manage service accounts and other users' tokens here. */
export function ManagedTokens({ ownId }: { ownId: number }) {
  const { t } = useTranslation('apiAccess');
  const [, change] = useApiAccessUrl();
  const accounts = useListServiceAccountsQuery();
  const tokens = useListAllTokensQuery({});
  const accountIds = new Set(accounts.data?.map(({ id }) => id));
  return (
    <>
      <FormSection
        title={t('accounts.title')}
        action={
          <Button
            color="secondary"
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => change({ dialog: 'account' })}
          >
            {t('accounts.add')}
          </Button>
        }
      >
        <p className="quiet">{t('accounts.hint')}</p>
        <DataView query={accounts} skeleton={WAIT} errorTitle={t('loadFailed')}>
          {(list) =>
            list.map((account) => (
              <ServiceAccountTokens
                key={account.id}
                account={account}
                tokens={tokens.data?.filter(({ ownerId }) => ownerId === account.id) ?? []}
              />
            ))
          }
        </DataView>
      </FormSection>
      <FormSection title={t('others.title')}>
        <DataView query={tokens} skeleton={WAIT} errorTitle={t('loadFailed')}>
          {(list) => (
            <TokenList
              label={t('others.title')}
              whose="others"
              tokens={list.filter(({ ownerId }) => ownerId !== ownId && !accountIds.has(ownerId))}
            />
          )}
        </DataView>
      </FormSection>
    </>
  );
}

interface ServiceAccountTokensProps {
  account: ServiceAccount;
  tokens: readonly Token[];
}

function ServiceAccountTokens({ account, tokens }: ServiceAccountTokensProps) {
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
