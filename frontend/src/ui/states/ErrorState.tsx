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
  return (
    <div role="alert">
      <EmptyState
        drawing="alert"
        text={title ?? t('states.loadFailed')}
        hint={error === undefined ? undefined : errorText(error)}
        action={
          <Button variant="outlined" color="secondary" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
