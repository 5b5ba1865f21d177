import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorCode, getErrorMessage } from '../api/errors';

/**
 * What a person reads of a failed call: the server's own sentence in English, which names the
 * facts; elsewhere the translation of its code where there is one.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error: unknown) => {
      const code = getErrorCode(error);
      return code === undefined || i18n.language === 'en-CA' ? getErrorMessage(error) : t(code);
    },
    [t, i18n],
  );
}
