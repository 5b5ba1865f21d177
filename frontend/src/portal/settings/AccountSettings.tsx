import { useState } from 'react';
import { driversPage } from '../../lib/manual';
import type { AccountDialog } from '../../parts/account/AccountDialogs';
import { Button } from '../../ui/button/Button';
import { PlainLink } from '../../ui/button/PlainLink';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/icons';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';

const AccountDialogs = late(
  async () =>
    (await import(/* webpackChunkName: "account" */ '../../parts/account/AccountDialogs'))
      .AccountDialogs,
  { texts: ['account'] },
);

/** The driver's password, second step and devices, and their page of the manual. */
export function AccountSettings() {
  const { t, i18n } = useTranslation(['account', 'common']);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const entry = (icon: IconName, words: string, opened: AccountDialog) => (
    <Button color="secondary" aria-haspopup="dialog" onClick={() => setDialog(opened)}>
      <Icon name={icon} />
      {words}
    </Button>
  );
  return (
    <>
      {entry('key', t('password.open'), 'password')}
      {entry('shield', t('factors.open'), 'factors')}
      {entry('devices', t('sessions.title'), 'sessions')}
      <PlainLink color="secondary" href={driversPage(i18n.language)}>
        <Icon name="help" />
        {t('common:actions.help')}
      </PlainLink>
      {dialog && <AccountDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
