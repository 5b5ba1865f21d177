import {
  useDeleteImportMutation,
  useRunImportMutation,
  useStopImportMutation,
  useUndoImportMutation,
  type Import,
} from '../../../api/imports';
import { useToast } from '../../../ui/over/toast/useToast';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useUrlState } from '../../../ui/url/urlState';
import { IMPORT_FIELDS } from '../importUrl';

/** The actions on a whole import; a refusal is shown in a toast. */
export function useRunImport({ id, fileName, counts }: Import) {
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
