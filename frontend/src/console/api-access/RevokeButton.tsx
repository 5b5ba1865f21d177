import {
  useRevokeOwnTokenMutation,
  useRevokeTokenMutation,
  type Token,
} from '../../api/accounts/tokens';
import { Button } from '../../ui/button/Button';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

interface RevokeButtonProps {
  token: Token;
  isOwn: boolean;
}

export function RevokeButton({ token, isOwn }: RevokeButtonProps) {
  const { t } = useTranslation('apiAccess');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [revokeOwn] = useRevokeOwnTokenMutation();
  const [revokeAny] = useRevokeTokenMutation();
  const { id, name } = token;
  const handleRevoke = async () => {
    const isSure = await confirm({
      title: t('revoke.title', { name }),
      text: t('revoke.text', { owner: token.ownerName }),
      confirmLabel: t('revoke.confirm'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await (isOwn ? revokeOwn({ id }) : revokeAny({ id }));
    if (error) toast.error(errorText(error));
    else toast.success(t('revoke.done'));
  };
  return (
    <Button
      size="small"
      color="error"
      variant="outlined"
      aria-label={t('revoke.named', { name })}
      aria-haspopup="dialog"
      onClick={() => void handleRevoke()}
    >
      {t('revoke.short')}
    </Button>
  );
}
