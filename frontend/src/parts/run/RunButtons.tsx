import { useCallback, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useDismissGuard } from '../../ui/over/dismissGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import type { RunState } from './useRun';

interface RunButtonsProps {
  state: RunState;
  /** Label of the first start. */
  startLabel: string;
  canStart: boolean;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
  /** A link for after the run. */
  next?: ReactNode;
}

/** Closing the dialog would stop the run and hide its failures. */
function useGuard(isRunning: boolean) {
  const { t } = useTranslation('toInvoice');
  const confirm = useConfirm();
  const ask = useCallback(
    () =>
      confirm({
        title: t('run.leave.title'),
        text: t('run.leave.text'),
        confirmLabel: t('run.leave.confirm'),
        destructive: true,
      }),
    [confirm, t],
  );
  useDismissGuard(isRunning, ask);
}

/** Starts and stops a run, and continues with the remaining steps. */
export function RunButtons(props: RunButtonsProps) {
  const { state, startLabel, canStart, onStart, onStop, onClose, next } = props;
  const { t } = useTranslation(['toInvoice', 'common']);
  const { phase, failed, done } = state;
  const isRunning = phase === 'running' || phase === 'stopping';
  useGuard(isRunning);
  if (isRunning)
    return (
      <DialogButtons>
        <Button
          variant="outlined"
          color="secondary"
          disabled={phase === 'stopping'}
          onClick={onStop}
        >
          {t(phase === 'stopping' ? 'run.stopping' : 'run.stop')}
        </Button>
      </DialogButtons>
    );
  const isWhole = phase === 'done' && failed.length === 0;
  const again = phase === 'stopped' ? t('run.resume') : t('run.again');
  return (
    <DialogButtons>
      <Button color="secondary" onClick={onClose}>
        {t(phase === 'idle' ? 'common:actions.cancel' : 'common:actions.close')}
      </Button>
      {done.size > 0 && next}
      {!isWhole && (
        <Button variant="contained" disabled={!canStart} onClick={onStart}>
          {phase === 'idle' ? startLabel : again}
        </Button>
      )}
    </DialogButtons>
  );
}
