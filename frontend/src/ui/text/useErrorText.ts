import { useCallback } from 'react';
import { getErrorCode, getErrorMessage, getErrorParams } from '../../api/request/errors';
import { filledText } from './filledText';
import { useTranslation } from './useTranslation';

/**
 * The message of a failed request: in English the server's sentence, otherwise the translation of its code with the
 * same parameters.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error: unknown) => {
      const code = getErrorCode(error);
      const params = getErrorParams(error);
      const isKnown = i18n.exists(String(code), { ns: 'errors', ...params });
      if (i18n.language === 'en-CA' || !isKnown) return getErrorMessage(error);
      // Codes with a plural are listed by their forms; the library selects one by `count`.
      return (
        filledText((options) => t(code as 'internal', { ...options }), params) ??
        getErrorMessage(error)
      );
    },
    [t, i18n],
  );
}
