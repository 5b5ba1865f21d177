import { useCallback } from 'react';
import { getServerMessage } from '../../api/request/errors';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Reports a failed change of users: the server's message, or the specification's sentence. */
export function useUserFailure() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const errorText = useErrorText();
  const tell = useCallback(
    (error: unknown, attempt: 'create' | 'update' | 'delete') =>
      toast.error(
        getServerMessage(error) === undefined ? t(`failed.${attempt}`) : errorText(error),
      ),
    [errorText, t, toast],
  );
  return { tell };
}
