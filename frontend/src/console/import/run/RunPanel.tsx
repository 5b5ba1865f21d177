import {
  isBusy,
  type Import,
  useDeleteImportMutation,
  useRunImportMutation,
  useStopImportMutation,
  useUndoImportMutation,
} from '../../../api/imports';
import { Button } from '../../../ui/button/Button';
import { useTexts } from '../../../ui/text/useTexts';
import { useUrlState } from '../../../ui/url/urlState';
import { IMPORT_FIELDS } from '../importUrl';
import { LeftRows } from './LeftRows';
import { RunProgress } from './RunProgress';
import { useToast } from '../../../ui/over/toast/useToast';
import { useAct } from '../../../ui/record/useAct';

/** Actions on the whole import: run, stop, revert, delete. */
export function RunPanel({ one }: { one: Import }) {
  const { t, format } = useTexts('import');
  const [, change] = useUrlState(IMPORT_FIELDS);
  const { run, stop, undo, forget, isAsking } = useRunImport(one);
  const { counts, kind, state } = one;
  const isAtWork = isBusy(one);
  const isOver = state === 'undone';
  const ready = { count: counts.ready, shown: format.number(counts.ready) };
  const told = (count: number) => ({ count, shown: format.number(count) });
  return (
    <section className="card import-run" aria-label={t('steps.run')}>
      {isAtWork && <RunProgress one={one} />}
      {!isAtWork && counts.made > 0 && (
        <p role="status">{t(`run.done.${kind}`, told(counts.made))}</p>
      )}
      {isOver && <p role="status">{t('run.undone', told(counts.undone))}</p>}
      {!isAtWork && !isOver && counts.ready === 0 && counts.made === 0 && (
        <p role="status">{t('run.nothing')}</p>
      )}
      {!isAtWork && counts.wrong + counts.leftOut > 0 && <LeftRows one={one} />}
      <div className="import-buttons">
        {!isAtWork && !isOver && counts.ready > 0 && (
          <Button variant="contained" disabled={isAsking} onClick={run}>
            {counts.made > 0 ? t(`run.resume.${kind}`, ready) : t(`run.start.${kind}`, ready)}
          </Button>
        )}
        {state === 'running' && (
          <Button variant="outlined" color="secondary" disabled={isAsking} onClick={stop}>
            {t('run.stop')}
          </Button>
        )}
        {!isAtWork && !isOver && (
          <Button variant="outlined" color="secondary" onClick={() => change({ step: 'columns' })}>
            {t('columns.open')}
          </Button>
        )}
        {!isAtWork && counts.made > 0 && (
          <Button variant="outlined" color="error" disabled={isAsking} onClick={undo}>
            {t('run.undo')}
          </Button>
        )}
        {!isAtWork && (
          <Button color="secondary" disabled={isAsking} onClick={forget}>
            {t('run.delete')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The actions on a whole import; a refusal is shown in a toast. */
function useRunImport({ id, fileName, counts }: Import) {
  const { t, format } = useTexts('import');
  const act = useAct();
  const toast = useToast();
  const [, change] = useUrlState(IMPORT_FIELDS);
  const [start, starting] = useRunImportMutation();
  const [halt, halting] = useStopImportMutation();
  const [takeBack, takingBack] = useUndoImportMutation();
  const [remove, removing] = useDeleteImportMutation();
  const told = { count: counts.made, shown: format.number(counts.made), name: fileName };
  const about = fileName;
  const forget = async () => {
    const isDone = await act({
      ask: {
        title: t('run.deleteTitle'),
        text: t('run.deleteText', { name: fileName }),
        confirmLabel: t('run.delete'),
        destructive: true,
      },
      send: () => remove({ id }),
      about,
    });
    if (!isDone) return;
    toast.success(t('run.deleted', { name: fileName }));
    change({ import: null, step: 'rows', rows: 'all', row: null });
  };
  return {
    run: () => void act({ send: () => start({ id }), about }),
    stop: () => void act({ send: () => halt({ id }), about }),
    undo: () =>
      void act({
        ask: {
          title: t('run.undoTitle'),
          text: t('run.undoText', told),
          confirmLabel: t('run.undo'),
          destructive: true,
        },
        send: () => takeBack({ id }),
        about,
      }),
    forget: () => void forget(),
    isAsking: [starting, halting, takingBack, removing].some(({ isLoading }) => isLoading),
  };
}
