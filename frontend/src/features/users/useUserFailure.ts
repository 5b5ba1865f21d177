import { useCallback } from 'react';
import { getServerMessage } from '../../api/errors';
import { useToast } from '../../components/toast/useToast';
import { useErrorText } from '../../components/useErrorText';
import { useTranslation } from '../../lib/useTranslation';

/** Says why users were not changed: the server's message, else the specification's sentence. */
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
