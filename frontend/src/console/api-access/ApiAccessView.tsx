import { TOKEN_WARNING_DAYS } from '@dispatch/domain/people/api-tokens';
import { useSession } from '../../api/accounts/session';
import { useListOwnTokensQuery, type Token } from '../../api/accounts/tokens';
import { Introduction } from '../../parts/manual/Introduction';
import { Button } from '../../ui/button/Button';
import { FormSection } from '../../ui/form/layout/FormSection';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './api-access.css';
import { useApiAccessUrl } from './apiAccessUrl';
import { ManagedTokens } from './ManagedTokens';
import { TokenList } from './TokenList';
import type texts from '../../locales/en-CA/apiAccess.json';

declare module '../../locales/namespaces' {
  interface Namespaces {
    apiAccess: typeof texts;
  }
}

const NewTokenDialog = late(async () => (await import('./NewTokenDialog')).NewTokenDialog);
const NewAccountDialog = late(async () => (await import('./NewAccountDialog')).NewAccountDialog);

const MANUAL = '/api/docs';

/** API tokens: the user's own and, for admins, those of service accounts and all users. */
export function ApiAccessView() {
  const { t } = useTranslation('apiAccess');
  const [{ dialog, account }, change] = useApiAccessUrl();
  const { user, may } = useSession();
  const query = useListOwnTokensQuery();
  const close = () => change({ dialog: '', account: null });
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Button
            variant="contained"
            aria-haspopup="dialog"
            onClick={() => change({ dialog: 'token', account: null })}
          >
            <Icon name="add" />
            {t('add')}
          </Button>
        }
      />
      <div className="stack api-access">
        <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
        <FormSection title={t('own.title')}>
          <DataView query={query} skeleton={120} errorTitle={t('loadFailed')}>
            {(tokens) => (
              <>
                <ExpiryWarning tokens={tokens} />
                <TokenList tokens={tokens} label={t('own.title')} whose="own" />
              </>
            )}
          </DataView>
        </FormSection>
        {user && may('tokens:manage') && <ManagedTokens ownId={user.id} />}
      </div>
      {dialog === 'token' && <NewTokenDialog accountId={account} onClose={close} />}
      {dialog === 'account' && <NewAccountDialog onClose={close} />}
    </>
  );
}

function ExpiryWarning({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useTranslation('apiAccess');
  const { number } = useFormat();
  const count = tokens.filter(({ state }) => state === 'expiring').length;
  if (count === 0) return null;
  return (
    <p role="note" className="line">
      <Icon name="warning" />
      {t('expiring', { count, shown: number(count), days: number(TOKEN_WARNING_DAYS) })}
    </p>
  );
}
