import { DialogBody } from './DialogBody';
import { DialogButtons } from './DialogButtons';
import { Skeleton } from '../states/Skeleton';
import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';
import { ErrorState } from '../states/ErrorState';

interface DialogWaitProps {
  query: { error?: unknown; refetch: () => unknown };
  /** The expected number of rows of fields. */
  rows: number;
  onClose: () => void;
}

/** Placeholder of a `DialogForm` until its record is loaded, or its error. */
export function DialogWait({ query, rows, onClose }: DialogWaitProps) {
  const { t } = useTranslation();
  const { error } = query;
  return (
    <>
      <DialogBody aria-busy={error === undefined} className="stack">
        {error === undefined ? (
          Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} shape="rounded" height={60} />
          ))
        ) : (
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        )}
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </DialogButtons>
    </>
  );
}
