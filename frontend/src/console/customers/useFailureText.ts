import { useCallback } from 'react';
import { getServerMessage } from '../../api/request/errors';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** The server's message, or the sentence of the specification. */
export function useFailureText() {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  return useCallback(
    (error: unknown, attempt: 'add' | 'update' | 'delete') =>
      getServerMessage(error) === undefined ? t(`failed.${attempt}`) : errorText(error),
    [errorText, t],
  );
}
