import { useListAllTokensQuery, useListServiceAccountsQuery } from '../../api/accounts/tokens';
import { Button } from '../../ui/button/Button';
import { FormSection } from '../../ui/form/layout/FormSection';
import { DataView } from '../../ui/states/DataView';
import { Skeleton } from '../../ui/states/Skeleton';
import { useTranslation } from '../../ui/text/useTranslation';
import { useApiAccessUrl } from './apiAccessUrl';
import { ServiceAccountTokens } from './ServiceAccountTokens';
import { TokenList } from './TokenList';

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
