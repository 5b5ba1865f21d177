import { isRefusal } from '../../api/request/errors';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** The text of the sign-in alert: the server's message, if it has one. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return (failure) => {
    if (!isRefusal(failure)) return t('errors.unexpected');
    return failure.server ? errorText(failure) : t('errors.failed');
  };
}
