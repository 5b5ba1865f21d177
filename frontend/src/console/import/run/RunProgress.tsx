import type { Import } from '../../../api/imports';
import { useTexts } from '../../../ui/text/useTexts';

/** Progress on the server, and a note that waiting is not necessary. */
export function RunProgress({ one: { state, counts } }: { one: Import }) {
  const { t, format } = useTexts('import');
  const isUndo = state === 'undoing';
  const done = isUndo ? counts.undone : counts.made;
  const total = isUndo ? counts.undone + counts.made : counts.made + counts.ready;
  const words = t(isUndo ? 'run.toldUndo' : 'run.told', {
    done: format.number(done),
    total: format.number(total),
  });
  return (
    <div className="import-progress">
      <progress
        max={Math.max(total, 1)}
        value={done}
        aria-label={t('run.progress')}
        aria-valuetext={words}
      />
      <p role="status">{words}</p>
      <p className="small quiet">{t('run.slow')}</p>
    </div>
  );
}
