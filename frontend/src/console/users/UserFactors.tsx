import {
  useGetUserFactorsQuery,
  useRemoveUserFactorsMutation,
  type User,
} from '../../api/accounts/users';
import { useSession } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** A user's second factors; an admin can remove them after a lost phone. */
export function UserFactors({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation('users');
  const { number, list } = useFormat();
  const isSelf = useSession().user?.id === id;
  const { data } = useGetUserFactorsQuery({ id });
  const act = useAct();
  const [remove] = useRemoveUserFactorsMutation();
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
  const handleRemove = () =>
    void act({
      ask: {
        title: t('factors.remove'),
        text: t('factors.ask', { name }),
        confirmLabel: t('factors.yes'),
        destructive: true,
      },
      send: () => remove({ id }),
      done: t('factors.done'),
    });
  return (
    <div role="group" aria-label={t('factors.title')}>
      <p className="type-label">{t('factors.title')}</p>
      <p className="type-body quiet">{hasFactor ? list(parts) : t('factors.none')}</p>
      {hasFactor && !isSelf && (
        <Button color="error" size="small" variant="outlined" onClick={handleRemove}>
          {t('factors.remove')}
        </Button>
      )}
    </div>
  );
}
