import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
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
      <DialogContent
        aria-busy={error === undefined}
        sx={{ display: 'grid', gap: 4, alignContent: 'start' }}
      >
        {error === undefined ? (
          Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} shape="rounded" height={60} />
          ))
        ) : (
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
