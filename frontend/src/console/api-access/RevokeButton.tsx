import {
  useRevokeOwnTokenMutation,
  useRevokeTokenMutation,
  type Token,
} from '../../api/accounts/tokens';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

interface RevokeButtonProps {
  token: Token;
  isOwn: boolean;
}

export function RevokeButton({ token, isOwn }: RevokeButtonProps) {
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
