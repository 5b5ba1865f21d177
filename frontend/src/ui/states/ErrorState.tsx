import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../api/request/errors';
import { useTranslation } from '../text/useTranslation';
import { Button } from '../button/Button';
import { useErrorText } from '../text/useErrorText';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  title?: string;
  error?: unknown;
  onRetry: () => void;
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isUnreachable = isApiError(error) && error.status === 0;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const listen = () => retry();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isUnreachable]);
  const reason = isUnreachable ? t('states.unreachable') : errorText(error);
  return (
    <div role="alert">
      <EmptyState
        drawing="alert"
        text={title ?? t('states.loadFailed')}
        hint={error === undefined ? undefined : reason}
        action={
          <Button variant="outlined" color="secondary" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
