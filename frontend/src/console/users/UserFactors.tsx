import {
  useGetUserFactorsQuery,
  useRemoveUserFactorsMutation,
  type User,
} from '../../api/accounts/users';
import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** A user's second factors; an admin can remove them after a lost phone. */
export function UserFactors({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { number, list } = useFormat();
  const isSelf = useSession().user?.id === user.id;
  const { data } = useGetUserFactorsQuery({ id: user.id });
  const remove = useRemoval(user);
  if (data === undefined) return null;
  const { app, passkeys, recoveryCodes } = data;
  const hasFactor = app || passkeys > 0;
  const parts = [
    ...(app ? [t('factors.app')] : []),
    ...(passkeys > 0 ? [t('factors.passkeys', { count: passkeys, number: number(passkeys) })] : []),
    ...(hasFactor
      ? [t('factors.codes', { count: recoveryCodes, number: number(recoveryCodes) })]
      : []),
  ];
  return (
    <div role="group" aria-label={t('factors.title')}>
      <p className="type-label">{t('factors.title')}</p>
      <p className="type-body quiet">{hasFactor ? list(parts) : t('factors.none')}</p>
      {hasFactor && !isSelf && (
        <Button color="error" size="small" variant="outlined" onClick={() => void remove()}>
          {t('factors.remove')}
        </Button>
      )}
    </div>
  );
}

function useRemoval({ id, name }: User) {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [removeFactors] = useRemoveUserFactorsMutation();
  return async () => {
    const isSure = await confirm({
      title: t('factors.remove'),
      text: t('factors.ask', { name }),
      confirmLabel: t('factors.yes'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await removeFactors({ id });
    if (error) toast.error(errorText(error));
    else toast.success(t('factors.done'));
  };
}
