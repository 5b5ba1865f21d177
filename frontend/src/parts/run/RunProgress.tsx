import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Progress } from '../../ui/states/Progress';
import { useTexts } from '../../ui/text/useTexts';
import './run.css';
import type { RunState } from './useRun';

interface RunProgressProps {
  state: RunState;
  /** The kind of result. */
  kind: 'drafts' | 'issues' | 'mails' | 'reminders' | 'statements';
}

/** Progress of a run, and its failures with their reasons. */
export function RunProgress({ state: { phase, total, done, failed }, kind }: RunProgressProps) {
  const { t, format } = useTexts('toInvoice');
  if (phase === 'idle') return null;
  const told = t(`run.${kind}.done`, {
    count: done.size,
    shown: format.number(done.size),
    total: format.number(total),
  });
  const isRunning = phase === 'running' || phase === 'stopping';
  return (
    <div className="stack gap-12">
      <div className="stack gap-4">
        <Progress
          label={t('run.progress')}
          words={told}
          percent={total === 0 ? 100 : Math.round(((done.size + failed.length) / total) * 100)}
        />
        <p role="status" className="type-small quiet">
          {isRunning ? told : `${told} ${t(`run.${phase}`)}`}
        </p>
      </div>
      {failed.length > 0 && (
        <Alert severity="error" role="note">
          <AlertTitle>
            {t('run.failed', { count: failed.length, shown: format.number(failed.length) })}
          </AlertTitle>
          <ul className="breakable run-failures">
            {failed.map(({ key, name, reason }) => (
              <li key={key}>{t('run.reason', { name, reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
