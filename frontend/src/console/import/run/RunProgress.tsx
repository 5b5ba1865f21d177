import type { Import } from '../../../api/imports';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Progress on the server, and a note that waiting is not necessary. */
export function RunProgress({ one: { state, counts } }: { one: Import }) {
  const { t } = useTranslation('import');
  const format = useFormat();
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
