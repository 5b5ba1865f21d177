import { useLiveState } from '../../api/live/liveFeedSlice';
import { useTranslation } from '../../ui/text/useTranslation';
import './shell.css';

/** Whether other users' changes arrive live; empty before the first connection. */
export function LiveIndicator() {
  const { t } = useTranslation('console');
  const state = useLiveState();
  if (state === 'off') return <div role="status" className="live-state" />;
  return (
    <div
      role="status"
      className="live-state"
      data-state={state}
      data-tip={t(`live.${state}Hint`)}
      aria-label={t(`live.${state}Hint`)}
    >
      <span className="live-words">{t(`live.${state}`)}</span>
    </div>
  );
}
