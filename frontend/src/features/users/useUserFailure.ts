import { useCallback } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getErrorCode, getServerMessage } from '../../api/errors';
import { showServerProblems } from '../../components/form/serverProblems';
import { useToast } from '../../components/toast/useToast';
import { useErrorText } from '../../components/useErrorText';
import type { UserValues } from './userForm';

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
  const show = useCallback(
    (error: unknown, values: UserValues, setError: UseFormSetError<UserValues>) => {
      showServerProblems(error, values, setError);
      // Said again in the person's own language.
      if (getErrorCode(error) === 'email_taken')
        setError('email', { type: 'server', message: errorText(error) }, { shouldFocus: true });
    },
    [errorText],
  );
  return { tell, show };
}
